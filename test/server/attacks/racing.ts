/** Attacks by doing two things at once, on a store that takes a moment as databases do. */
import type { State } from 'boardgame.io';

import type { Child } from '../../load/child';
import type { Attack, Loot } from './attack';
import type { Heist } from './games';
import { ask, join, lookAt, open, PATIENCE, pause, seated, until, Wire } from './victim';

const ROUNDS = 6;

/** Moves of each of two; our server tells the latest 50 log entries to whoever comes. */
const MOVES = 24;

const found = (what: string, is: unknown): Loot => (is ? [what] : []);

const namesOf = async (target: Child, matchID: string): Promise<unknown[]> => {
  const { json } = await ask(target, `heist/${matchID}`);
  return (json.players as { name?: unknown }[]).map(({ name }) => name);
};

/** How many of some rounds went wrong. */
async function rounds(what: string, round: () => Promise<boolean>): Promise<Loot> {
  let wrong = 0;
  for (let i = 0; i < ROUNDS; i++) if (await round()) wrong++;
  return found(`${what}, ${wrong} times of ${ROUNDS}`, wrong);
}

/** The state when it has not changed for a while. */
async function calm(target: Child, matchID: string): Promise<Awaited<ReturnType<typeof lookAt>>> {
  for (;;) {
    const before = await lookAt(target, matchID);
    await pause(100);
    const after = await lookAt(target, matchID);
    if (before.state._stateID === after.state._stateID) return after;
  }
}

export const racing: Attack[] = [
  {
    fact: '§0.7',
    name: 'of two who take one seat at once one gets it',
    on: 'database',
    run: (target) =>
      rounds('both got the seat', async () => {
        const matchID = await open(target);
        const take = (playerName: string) => ask(target, `heist/${matchID}/join`, { playerID: '0', playerName });
        const answers = await Promise.all([take('Ann'), take('Bob')]);
        return answers.filter(({ status }) => status === 200).length !== 1;
      }),
  },
  {
    fact: '§0.7',
    name: 'of three who take three seats at once all get theirs',
    on: 'database',
    run: (target) =>
      rounds('somebody who was told to have a seat has none', async () => {
        const matchID = await open(target, 'heist', 4);
        const take = (playerID: string) =>
          ask(target, `heist/${matchID}/join`, { playerID, playerName: `player ${playerID}` });
        const answers = await Promise.all(['0', '1', '2'].map(take));
        const names = await namesOf(target, matchID);
        return answers.some(({ status }, seat) => status === 200 && names[seat] === undefined);
      }),
  },
  {
    fact: '§0.7',
    name: "a move does not undo another's taking of a seat",
    on: 'database',
    run: (target) =>
      rounds('a seat that was taken is free again', async () => {
        const matchID = await open(target);
        const wire = new Wire(target);
        await wire.sit(await join(target, matchID, '0'));
        const moving = Promise.all(
          Array.from({ length: 10 }, async (_, i) => {
            await pause(i);
            wire.move('addAnyTime', 1);
          }),
        );
        await join(target, matchID, '1');
        await moving;
        await until(() => wire.state?.G.total === 10, PATIENCE / 3).catch(() => {});
        await calm(target, matchID);
        wire.close();
        return (await namesOf(target, matchID))[1] === undefined;
      }),
  },
  {
    fact: '§4',
    name: 'moves of somebody who goes away in the midst of them are neither lost nor overwritten',
    on: 'database',
    run: (target) =>
      rounds('the state lacks moves that are in the log', async () => {
        const {
          matchID,
          chairs: [ann, bob],
        } = await seated(target);
        const [leaver, stayer] = [new Wire(target), new Wire(target)];
        await leaver.sit(ann);
        await until(() => stayer.socket.connected);
        for (let i = 0; i < MOVES; i++) leaver.move('addAnyTime', 1);
        leaver.close();
        // While moves of the first are still waiting, and the server thinks that nobody is there.
        await pause(20);
        stayer.say('sync', matchID, '1', bob.credentials, 2);
        const payload = { type: 'addAnyTime', args: [1], playerID: '1', credentials: bob.credentials };
        for (let i = 0; i < MOVES; i++) stayer.say('update', { type: 'MAKE_MOVE', payload }, 0, matchID, '1');
        const { state, log } = await calm(target, matchID);
        stayer.close();
        return (state as State<Heist>).G.total !== log.length;
      }),
  },
  {
    fact: '§0.7',
    name: 'a move is shown when it is stored, and not before',
    on: 'database',
    async run(target) {
      const { matchID, chairs } = await seated(target);
      const [ann, bob] = [new Wire(target), new Wire(target)];
      await ann.sit(chairs[0]);
      await bob.sit(chairs[1]);
      await target.ask('break');
      ann.move('add', 7);
      await ann.next(([event]) => event === 'rejected', 0, PATIENCE / 3);
      if (target.alive) await target.ask('mend');
      const shown = bob.state?.G.total;
      const { state } = await calm(target, matchID);
      ann.close();
      bob.close();
      return found('everybody saw a move that does not exist', shown !== (state as State<Heist>).G.total);
    },
  },
];
