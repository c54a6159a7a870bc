/** What becomes of a game that asks for small updates (`deltaState`), with the framework's own client. */
import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';

import type { Child } from '../../load/child';
import type { Attack, Loot } from './attack';
import { sorted, type Sorted } from './games';
import { lookAt, PATIENCE, pause, seated, until, type Chair } from './victim';

type Stock = ReturnType<typeof Client<Sorted>>;

async function play(target: Child, run: (ann: Stock, bob: Stock, matchID: string) => Promise<Loot>): Promise<Loot> {
  const { matchID, chairs } = await seated(target, 'sorted');
  const clients = chairs.map(({ playerID, credentials }: Chair) => {
    const multiplayer = SocketIO({ server: target.url, socketOpts: { transports: ['websocket'], forceNew: true } });
    const client = Client<Sorted>({
      game: sorted,
      multiplayer,
      debug: false,
      matchID,
      ...(playerID !== null && { playerID }),
      credentials: String(credentials),
    });
    client.start();
    return client;
  }) as [Stock, Stock];
  try {
    await until(() => clients.every((client) => client.getState()));
    return await run(...clients, matchID);
  } finally {
    for (const client of clients) client.stop();
  }
}

const found = (what: string, is: unknown): Loot => (is ? [what] : []);

/** Processor time that one shuffle may take, in milliseconds: how long it takes by the clock depends on what else the machine does. */
const WORK = 2000;

export const delta: Attack[] = [
  {
    fact: '§0.8',
    name: 'shuffling a long list does not hold everybody up',
    run: (target) =>
      play(target, async (ann, bob) => {
        const before = await target.ask<number>('work');
        ann.moves.shuffle?.();
        const shown = (client: Stock): boolean => client.getState()?.G.ids.some((id, i) => id !== i) ?? false;
        const all = await until(() => shown(ann) && shown(bob), PATIENCE / 3).then(
          () => true,
          () => false,
        );
        const work = all ? (await target.ask<number>('work')) - before : Infinity;
        return found('a shuffle of 600 numbers kept the server busy for seconds', work > WORK);
      }),
  },
  {
    fact: '§0.8',
    name: 'who has made a move learns what became of it',
    run: (target) =>
      play(target, async (ann) => {
        ann.moves.look?.();
        const told = await until(() => ann.getState()?.G.known === 'the truth', PATIENCE / 3).then(
          () => true,
          () => false,
        );
        return found('the mover never learns the result', !told);
      }),
  },
  {
    fact: '§0.8',
    name: 'players who move at once see the same afterwards',
    run: (target) =>
      play(target, async (ann, bob, matchID) => {
        const moves = 10;
        for (let i = 0; i < moves; i++) {
          ann.moves.count?.();
          bob.moves.count?.();
          await pause(5);
        }
        const truth = async (): Promise<number> => ((await lookAt(target, matchID, 'sorted')).state.G as Sorted).count;
        await until(async () => (await truth()) === 2 * moves, PATIENCE / 3).catch(() => {});
        const counted = await truth();
        const seen = (): unknown[] => [ann, bob].map((client) => client.getState()?.G.count);
        await until(() => seen().every((count) => count === counted), PATIENCE / 3).catch(() => {});
        return found(
          `of ${counted} counted moves the players see ${seen().join(' and ')}`,
          seen().some((count) => count !== counted),
        );
      }),
  },
];
