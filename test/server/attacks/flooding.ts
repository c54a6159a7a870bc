/** Attacks by much. */
import type { Attack, Loot } from './attack';
import { ask, lookAt, open, seated, Wire } from './victim';
import type { Child } from '../../load/child';

const MB = 1024 * 1024;

const found = (what: string, is: unknown): Loot => (is ? [what] : []);

/** What `flood` leaves behind in the server's memory, if it is more than `most` bytes. */
async function leftBehind(target: Child, most: number, flood: () => Promise<unknown>): Promise<Loot> {
  await lookAt(target, await open(target));
  const before = (await target.weigh()).heap;
  await flood();
  const grown = (await target.weigh()).heap - before;
  return found(`${(grown / MB).toFixed(1)} MB that the server never forgets`, grown > most);
}

export const flooding: Attack[] = [
  {
    fact: '§5',
    name: '5,000 syncs of matches that there are not leave nothing behind',
    run: (target) =>
      leftBehind(target, 4 * MB, async () => {
        const wire = new Wire(target);
        for (let i = 0; i < 5000; i++) wire.say('sync', `nowhere-${i}`, null, undefined, 2);
        await wire.done();
        wire.close();
      }),
  },
  {
    fact: '§5',
    name: '20,000 moves in matches that there are not leave nothing behind',
    run: (target) =>
      leftBehind(target, 4 * MB, async () => {
        const wire = new Wire(target);
        const payload = { type: 'add', args: [1], playerID: '0' };
        for (let i = 0; i < 20_000; i++) {
          wire.say('update', { type: 'MAKE_MOVE', payload }, 0, `nowhere-${i}`, '0');
          if (i % 5000 === 0) await wire.done();
        }
        await wire.done();
        wire.close();
      }),
  },
  {
    fact: '§5',
    name: 'a sync does not choose how many seats there are',
    run: (target) =>
      leftBehind(target, 4 * MB, async () => {
        const wire = new Wire(target);
        await wire.look({ matchID: 'crowd', playerID: null }, 1);
        wire.say('sync', 'a crowd', null, undefined, 300_000);
        await wire.done();
        wire.close();
      }),
  },
  {
    fact: '§5',
    name: 'a message of 900 KB is not taken, let alone passed on',
    async run(target) {
      const { chairs } = await seated(target);
      const [ann, bob] = [new Wire(target), new Wire(target)];
      await ann.sit(chairs[0]);
      await bob.sit(chairs[1]);
      const { matchID, credentials } = ann.chair;
      ann.say('chat', matchID, { id: 'x', sender: '0', payload: 'x'.repeat(900_000) }, credentials);
      const heard = await bob.next(([event]) => event === 'chat', 0, 1000);
      ann.close();
      bob.close();
      return found('900 KB of chat for everybody', heard);
    },
  },
  {
    fact: '§5',
    name: 'one connection cannot talk without end',
    on: 'limits',
    async run(target) {
      const { chairs } = await seated(target);
      const wire = new Wire(target);
      await wire.sit(chairs[0]);
      for (let i = 0; i < 2000; i++) wire.move('addAnyTime', 1);
      await wire.done();
      const refused = wire.frames.some(
        ([event, , why]) => event === 'rejected' && (why as { code?: unknown }).code === 'too-fast',
      );
      // Whoever says that much is cut off before he is told why.
      const held = refused || wire.closed;
      wire.close();
      return found('2,000 moves as fast as they came', !held);
    },
  },
  {
    fact: '§5',
    name: 'one address cannot open matches without end',
    on: 'limits',
    async run(target) {
      let opened = 0;
      for (let i = 0; i < 300; i++) if ((await ask(target, 'heist/create', { numPlayers: 2 })).status === 200) opened++;
      return found('300 matches', opened === 300);
    },
  },
  {
    fact: '§5',
    name: 'one address cannot try seats and requests without end',
    on: 'limits',
    async run(target) {
      let answered = 0;
      const matchID = 'nowhere';
      for (let i = 0; i < 700; i++)
        if ((await ask(target, `heist/${matchID}/join`, { playerID: '0', playerName: 'Eve' })).status !== 429)
          answered++;
      return found('700 tries to take a seat', answered === 700);
    },
  },
];
