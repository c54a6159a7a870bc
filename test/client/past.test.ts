import { Client } from 'boardgame.io/client';

import { ClientStore } from '../../client/net/clientStore';
import { pastOf, Positions, type Past } from '../../client/net/past';
import { deltaSocket, type AskHost } from '../../client/net/transport';
import { loadGames } from '../../games';
import { movesOf, toGame } from '../../games/kit/boardgame';
import { decide } from '../../games/kit/bots/bot';
import type { Core, Seat } from '../../games/kit/core';
import { generator } from '../../games/kit/random';
import { replayRecord } from '../../games/kit/record';
import imperium from '../../games/imperium';
import { HISTORY_PAGE } from '../../protocol/wire';
import { UNLIMITED } from '../../server/http/limits';
import { hashOf } from '../../tools/play/hash';
import { afterwards } from '../server/cleanup';
import { host, post, until } from '../server/host';

const { ruleset, bots } = imperium;

interface Chair {
  store: ClientStore;
  past: Past;
  seat: Seat | null;
}

/** A match of two on a server, with somebody who watches. */
async function sitDown(): Promise<{
  chairs: [Chair, Chair];
  watcher: Chair;
  setupData: object;
  close(): Promise<void>;
}> {
  const { url, close } = await host({ games: await loadGames(), limits: UNLIMITED });
  const setupData = { nations: 'random' };
  const { json } = await post(`${url}/games/imperium/create`, { numPlayers: 2, setupData });
  const matchID = String(json.matchID);
  const chair = async (seat: Seat | null): Promise<Chair> => {
    const joined =
      seat === null
        ? undefined
        : (await post(`${url}/games/imperium/${matchID}/join`, { playerID: String(seat), playerName: `P${seat}` }))
            .json;
    let ask: AskHost | undefined;
    const client = Client<Core>({
      game: toGame<Core, unknown>(ruleset),
      debug: false,
      matchID,
      ...(seat !== null && { playerID: String(seat) }),
      ...(joined && { credentials: String(joined.playerCredentials) }),
      multiplayer: deltaSocket({
        server: url,
        onRefused: (refused) => store.refuse(refused),
        onMade: (made) => {
          ask = made;
        },
      }),
    });
    const store = new ClientStore(client, ruleset);
    afterwards(store.start());
    await until(() => store.snapshot().view);
    return { store, past: pastOf(ask as AskHost), seat };
  };
  return { chairs: [await chair(0), await chair(1)], watcher: await chair(null), setupData, close };
}

/** Bots play on. @returns each position as its seat saw it then */
async function play(chairs: readonly Chair[], enough: (g: Core) => boolean): Promise<Map<number, Core>[]> {
  const random = generator('past');
  const chooser = await Object.values(bots).at(-1)!();
  const seen = chairs.map(({ store }) => {
    const views = new Map<number, Core>();
    const look = (): void => {
      views.set(store.snapshot().stateID, store.snapshot().view as Core);
    };
    look();
    afterwards(store.subscribe(look));
    return views;
  });
  for (;;) {
    const view = chairs[0]!.store.snapshot().view as Core;
    if (enough(view)) return seen;
    const { store, seat } = chairs[view.questions[0]!.seat]!;
    await until(() => store.snapshot().stateID === chairs[0]!.store.snapshot().stateID);
    const move = decide(ruleset, chooser, store.snapshot().view!, seat!, random)!;
    const { stateID } = chairs[0]!.store.snapshot();
    store.client.moves[move.name]?.(...move.args);
    await until(() => chairs.every((chair) => chair.store.snapshot().stateID > stateID));
  }
}

test('the positions of a match are told as they were seen; others’ eyes and the moves only after the end', async () => {
  const { chairs, watcher, setupData } = await sitDown();
  const [ann, bob] = chairs;
  await play(chairs, (g) => g.turn > 3);
  const mine = new Positions(ann.past, 0);
  const { stateID, view } = ann.store.snapshot();
  await mine.fetch(stateID);
  expect(mine.at(stateID)).toEqual(view);
  expect(mine.at(stateID + 1)).toBeUndefined();
  await expect(mine.fetch(stateID + 1000)).rejects.toThrow();
  await expect(new Positions(ann.past, 1).fetch(0)).rejects.toThrow('wrong-credentials');
  await expect(new Positions(watcher.past, 0).fetch(0)).rejects.toThrow('wrong-credentials');
  const before = movesOf(await ann.past.log());
  expect(before).toHaveLength(stateID);
  expect(
    before
      .filter(({ seat }) => seat === 1)
      .every(({ args }) => args.flat().every((arg) => arg === null || arg === undefined)),
  ).toBe(true);

  const [annSaw, bobSaw] = (await play(chairs, (g) => g.result !== null)) as [Map<number, Core>, Map<number, Core>];
  const end = ann.store.snapshot();
  await until(() => bob.store.snapshot().stateID === end.stateID && watcher.store.snapshot().stateID === end.stateID);
  expect(end.stateID).toBeGreaterThan(2 * HISTORY_PAGE);
  for (const [eyes, saw] of [
    [0, annSaw],
    [1, bobSaw],
  ] as const) {
    const lent = new Positions(watcher.past, eyes);
    // Back and forth over the pages' edges.
    for (const n of [end.stateID, 0, HISTORY_PAGE - 1, HISTORY_PAGE, HISTORY_PAGE + 1]) {
      await lent.fetch(n);
      if (saw.has(n)) expect(lent.at(n)).toEqual(saw.get(n));
    }
    expect([...saw.keys()].filter((n) => lent.at(n) === undefined && n < 2 * HISTORY_PAGE)).toEqual([]);
  }

  // Seed, options and moves lead to the same end.
  const { seed, version } = end.view!;
  const record = {
    civitas: 1,
    ruleset: 'imperium',
    version,
    seats: 2,
    options: setupData as Record<string, unknown>,
    seed,
    moves: movesOf(await watcher.past.log()),
  } as const;
  expect(record.moves).toHaveLength(end.stateID);
  expect(hashOf({ ...replayRecord(ruleset, record).g, undo: null })).toBe(hashOf({ ...end.view!, undo: null }));
}, 120_000);

test('nothing is asked of a server that is away', async () => {
  const { watcher, close } = await sitDown();
  await close();
  await until(() => !watcher.store.snapshot().connected);
  await expect(new Positions(watcher.past, null).fetch(0)).rejects.toThrow('offline');
});
