import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

import type { State } from 'boardgame.io';
import { io } from 'socket.io-client';

import { loadBot, loadGames, RULESETS, rulesetEntry, type HostedGame } from '../../games';
import type { Core } from '../../games/kit/core';
import { readRecord } from '../../games/kit/recordFile';
import { hashOf } from '../../server/credentials';
import { LIMITS } from '../../server/http/limits';
import { SqliteStore } from '../../server/store/sqlite';
import { patch } from '../../protocol/delta';
import type { History, Rejection } from '../../protocol/wire';
import { afterwards, freshFolder } from './cleanup';
import { host, post, until } from './host';

/**
 * Matches that earlier commits of this program have stored go on under today's rules, or are refused. Each file (`fixtures/write.ts`)
 * is named after its commit, and holds of each game one match with moves behind it, an open undo among them, and one in its
 * first decisions.
 */

const folder = path.join(__dirname, 'fixtures');

interface Older {
  commit: string;
  game: string;
  matchID: string;
  stateID: number;
  credentials: string[];
}

const matches = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => {
    const stored = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as { matches: Omit<Older, 'commit'>[] };
    return stored.matches.map((match): Older => ({ ...match, commit: path.parse(file).name }));
  });

/** A copy of a database as a commit left it. */
function databaseOf({ commit }: Older): string {
  const file = path.join(freshFolder(), 'older.sqlite');
  writeFileSync(file, gunzipSync(readFileSync(path.join(folder, `${commit}.sqlite.gz`))));
  return file;
}

/** Somebody at a match, or a spectator. */
function sit(url: string, { game, matchID, credentials }: Older, seat: number | null) {
  const socket = io(`${url}/${game}`, { transports: ['websocket'], forceNew: true });
  afterwards(() => socket.close());
  const seen: { state?: State<Core>; initial?: State<Core>; refusals: Rejection[] } = { refusals: [] };
  socket.on('sync', (_: string, { state, initialState }: { state: State<Core>; initialState: State<Core> }) => {
    seen.state = state;
    seen.initial = initialState;
  });
  socket.on('update', (_: string, state: State<Core>) => (seen.state = state));
  socket.on('rejected', (_: string, refusal: Rejection) => seen.refusals.push(refusal));
  const playerID = seat === null ? null : String(seat);
  socket.emit('sync', matchID, playerID, seat === null ? undefined : credentials[seat]);
  return {
    seen,
    move: (type: string, args: readonly unknown[]) =>
      socket.emit(
        'update',
        { type: 'MAKE_MOVE', payload: { type, args, playerID } },
        seen.state?._stateID,
        matchID,
        playerID,
      ),
    history: (from: number) => socket.emitWithAck('history', matchID, { playerID, from }) as Promise<History>,
  };
}

/** All games with one more upgrade. */
const withUpgrade = async (upgrade: (g: Core) => Core | 'old' | 'new'): Promise<HostedGame[]> =>
  (await loadGames()).map((game): HostedGame => ({
    ...game,
    upgrade: (position) => {
      const today = game.upgrade?.(position) ?? position;
      if (typeof today === 'string') return today;
      const G = upgrade(today.G as Core);
      return typeof G === 'string' ? G : { ...today, G };
    },
  }));

jest.setTimeout(60_000);

test.each(matches)('$game: a match of commit $commit, at state $stateID, is played on', async (older) => {
  const { ruleset } = await rulesetEntry(older.game).load();
  const decide = await loadBot(older.game, 'random', Math.random);
  const database = databaseOf(older);
  const { url, close } = await host({ database, games: await loadGames() });
  const people = older.credentials.map((_, seat) => sit(url, older, seat));
  const watcher = sit(url, older, null);
  const all = [...people, watcher];
  await until(() => all.every(({ seen }) => seen.state));
  for (const { seen } of all) {
    expect(seen.state).toMatchObject({ _stateID: older.stateID, G: { version: ruleset.version } });
    expect(seen.initial).toMatchObject({ _stateID: 0, G: { version: ruleset.version } });
  }

  const undoing = people.find(
    ({ seen }, seat) => seen.state?.G.undo?.moves.length && seen.state.G.questions.some((q) => q.seat === seat),
  );
  undoing?.move('undo', []);
  const begun = older.stateID + (undoing ? 1 : 0);
  for (let id = begun; id < begun + 40; id++) {
    await until(() => all.every(({ seen }) => seen.state?._stateID === id));
    const [asked] = people.flatMap(({ seen, move }, seat) => {
      const chosen = seen.state && decide(seen.state.G, seat);
      return chosen ? [{ move, chosen }] : [];
    });
    asked?.move(asked.chosen.name, asked.chosen.args);
  }
  await until(() => all.every(({ seen }) => seen.state?._stateID === begun + 40));
  expect(all.flatMap(({ seen }) => seen.refusals)).toEqual([]);

  // Positions before and after the change are seen in one shape.
  let view: unknown;
  for (let whole = false, from = 0; !whole;) {
    const page = await watcher.history(from);
    view = page.state;
    for (const { change } of [{ change: undefined }, ...page.steps]) {
      view = patch(view, change);
      expect((view as State<Core>).G.version).toBe(ruleset.version);
    }
    ({ whole, from } = { whole: page.whole, from: (view as State<Core>)._stateID });
  }
  expect(view).toMatchObject({ _stateID: begun + 40 });
  await close();

  const store = new SqliteStore(database);
  await store.open();
  const stored = (await store.state(older.matchID))?.G as Core;
  await store.close();
  expect(ruleset.audit(stored)).toEqual([]);
});

test('a stored match has what a match begun today has', async () => {
  const games = await loadGames();
  for (const older of matches) {
    const { game: name, matchID } = older;
    const store = new SqliteStore(databaseOf(older));
    await store.open();
    const { ruleset } = await rulesetEntry(name).load();
    const state = await store.state(matchID);
    await store.close();
    const game = games.find((each) => each.name === name);
    const position = state && game?.upgrade?.(state);
    if (typeof position !== 'object') throw new Error(`${name} has no way from an older match`);
    const fresh = ruleset.setup(2, ruleset.matchOptions({}, 2));
    // Only a match of older rules says with which it was begun.
    const shape = ({ begun: _begun, ...g }: Core): unknown =>
      Object.entries(g)
        .map(([key, value]) => (key === 'players' ? [key, Object.keys((value as object[])[0] ?? {}).sort()] : key))
        .sort();
    expect(shape(position.G as Core)).toEqual(shape(fresh));
  }
});

test('a change of shape is stored with the next move, and before it nothing is', async () => {
  const [older] = matches as [Older];
  const database = databaseOf(older);
  const store = new SqliteStore(database);
  await store.open();
  const upgraded = (g: Core) => ('moreover' in g ? g : { ...g, moreover: [1, 2, 3] });
  const { url } = await host({ database, games: await withUpgrade(upgraded) });
  const decide = await loadBot(older.game, 'random', Math.random);
  const people = older.credentials.map((_, seat) => sit(url, older, seat));
  await until(() => people.every(({ seen }) => seen.state));
  expect(people[0]?.seen.state?.G).toMatchObject({ moreover: [1, 2, 3] });
  expect((await store.state(older.matchID))?.G).not.toHaveProperty('moreover');

  for (const { seen, move } of people) {
    const chosen =
      seen.state &&
      decide(
        seen.state.G,
        people.findIndex((each) => each.seen === seen),
      );
    if (chosen) {
      move(chosen.name, chosen.args);
      break;
    }
  }
  await until(() => people.every(({ seen }) => seen.state?._stateID === older.stateID + 1));
  expect(await store.state(older.matchID)).toMatchObject({ G: { moreover: [1, 2, 3] } });
  expect(await store.initial(older.matchID)).toMatchObject({ G: { version: '1' } });
  await store.close();
});

test.each([
  ['old', 'old-rules'],
  ['new', 'new-rules'],
] as const)('a match whose rules are too %s is refused, to players and spectators', async (unfit, code) => {
  const [older] = matches as [Older];
  const { url } = await host({ database: databaseOf(older), games: await withUpgrade(() => unfit) });
  for (const seat of [0, null]) {
    const { seen } = sit(url, older, seat);
    await until(() => seen.refusals.length > 0);
    expect(seen).toEqual({ refusals: [{ code, move: null, question: null }] });
  }
});

describe('the file of a match whose rules are gone', () => {
  const ask = (url: string, { game, matchID }: Older, credentials: string | undefined) =>
    post(`${url}/games/${game}/${matchID}/file`, { playerID: '0', credentials });

  test.each(matches)('$game at $stateID: is given to who sits there, and holds all moves', async (older) => {
    const { url } = await host({ database: databaseOf(older), games: await withUpgrade(() => 'old') });
    const { status, json } = await ask(url, older, older.credentials[0]);
    expect(status).toBe(200);
    const record = readRecord(JSON.stringify(json));
    expect(record).toMatchObject({ ruleset: older.game, version: '1', seats: older.credentials.length });
    expect(record.names?.slice(0, 2)).toEqual(['Ann', 'Bob']);
    expect(record.moves).toHaveLength(older.stateID);
  });

  test('is given to nobody else, whatever they say they are', async () => {
    const [older, other] = matches as [Older, Older];
    const { url } = await host({ database: databaseOf(older), games: await withUpgrade(() => 'old') });
    const own = older.credentials[0] ?? '';
    const place = `${url}/games/${older.game}/${older.matchID}/file`;
    const attempts: [status: number, body: unknown][] = [
      ...[older.credentials[1], other.credentials[0], hashOf(own), ''].map((credentials): [number, unknown] => [
        403,
        { playerID: '0', credentials },
      ]),
      ...[undefined, null, [own], { toString: own }].map((credentials): [number, unknown] => [
        400,
        { playerID: '0', credentials },
      ]),
      ...['00', '__proto__', 'toString', '-1', '9'].map((playerID): [number, unknown] => [
        404,
        { playerID, credentials: own },
      ]),
      ...[0, null, ['0']].map((playerID): [number, unknown] => [400, { playerID, credentials: own }]),
      [400, { playerID: '0', credentials: own, eyes: 'all' }],
      [400, '{"playerID":"0"'],
    ];
    for (const [status, body] of attempts) {
      const answer = await post(place, body);
      expect([body, answer.status, Object.keys(answer.json).sort()]).toEqual([body, status, ['error', 'message']]);
    }
    const elsewhere = RULESETS.find(({ name }) => name !== older.game)?.name;
    for (const wrong of [`${elsewhere}/${older.matchID}`, `${older.game}/nowhere`])
      expect((await post(`${url}/games/${wrong}/file`, { playerID: '0', credentials: own })).status).toBe(404);
    expect((await fetch(place)).ok).toBe(false);
  });

  test('is not made again and again', async () => {
    const [older] = matches as [Older];
    const limits = { ...LIMITS, seats: { points: 3, seconds: 600 } };
    const { url } = await host({ database: databaseOf(older), games: await withUpgrade(() => 'old'), limits });
    // A stranger's attempts cost its owner nothing.
    for (let i = 0; i < 5; i++) expect((await ask(url, older, 'guessed')).status).toBe(403);
    const answers = [];
    for (let i = 0; i < 4; i++) answers.push((await ask(url, older, older.credentials[0])).status);
    expect(answers).toEqual([200, 200, 200, 429]);
  });

  test.each(['new', 'today'])(
    'is not given where it would tell what is hidden: the match goes on (%s)',
    async (which) => {
      const [older] = matches as [Older];
      const games = which === 'new' ? await withUpgrade(() => 'new') : await loadGames();
      const { url } = await host({ database: databaseOf(older), games });
      expect(await ask(url, older, older.credentials[0])).toMatchObject({ status: 409, json: { error: 'goes-on' } });
    },
  );
});

test('the stored matches are of all games that have changed since they were first played', async () => {
  const changed = await Promise.all(
    RULESETS.map(async ({ name, load }) => ((await load()).ruleset.upgrades.length > 0 ? [name] : [])),
  );
  expect(new Set(matches.map(({ game }) => game))).toEqual(new Set(changed.flat()));
});
