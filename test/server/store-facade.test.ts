import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { LogEntry, Server as Bgio, State } from 'boardgame.io';
import { LobbyClient } from 'boardgame.io/client';
import { createMatch, InitializeGame } from 'boardgame.io/internal';
import { Master } from 'boardgame.io/master';
import { Server } from 'boardgame.io/server';
import type { Context, Next } from 'koa';

import { hashOf, ownsSeat } from '../../server/credentials';
import { ConflictError, StorageFacade } from '../../server/store/facade';
import { SqliteStore } from '../../server/store/sqlite';
import type { StoredState } from '../../server/store/store';
import { entry, match, stateOf } from './match-store.contract';
import { toy, type ToyState } from './toy';

let folder: string;
let store: SqliteStore;
let facade: StorageFacade;
let present: Set<number>;
let changed: string[];

beforeEach(async () => {
  // The framework speaks to the console.
  for (const method of ['log', 'info', 'warn', 'error'] as const)
    jest.spyOn(console, method).mockImplementation(() => {});
  folder = mkdtempSync(path.join(os.tmpdir(), 'civitas-'));
  store = new SqliteStore(path.join(folder, 'civitas.sqlite'));
  present = new Set();
  changed = [];
  facade = new StorageFacade(store, { presence: () => present, changed: (matchID) => changed.push(matchID) });
  await facade.connect();
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
  jest.restoreAllMocks();
});

const everything = { state: true, log: true, metadata: true, initialState: true } as const;
const metadataOf = async (id = 'm'): Promise<Bgio.MatchData> => (await facade.fetch(id, { metadata: true })).metadata;

/** Sits down as the framework's route does, as far as its `setMetadata`. */
async function join(
  metadata: Bgio.MatchData,
  seat: number,
  name: string,
  credentials = `secret of ${name}`,
): Promise<void> {
  Object.assign(metadata.players[seat]!, { name, credentials });
  await facade.setMetadata('m', metadata);
}

/** Stands up as the framework's route does. */
async function leave(metadata: Bgio.MatchData, seat: number): Promise<void> {
  delete metadata.players[seat]!.name;
  delete metadata.players[seat]!.credentials;
  await (Object.values(metadata.players).some(({ name }) => name)
    ? facade.setMetadata('m', metadata)
    : facade.wipe('m'));
}

describe("boardgame.io's storage contract", () => {
  const initialState = InitializeGame({ game: toy, numPlayers: 2 });
  const stored = JSON.parse(JSON.stringify(initialState)) as StoredState;
  const metadata = (more: Partial<Bgio.MatchData> = {}): Bgio.MatchData => ({
    gameName: 'toy',
    players: { 0: { id: 0 }, 1: { id: 1 } },
    unlisted: false,
    createdAt: 1000,
    updatedAt: 1000,
    ...more,
  });
  const stateAt = (stateID: number, total: number): State => ({
    ...initialState,
    G: { total },
    _stateID: stateID,
    deltalog: [],
  });

  test('nothing is there before it is created, whatever it is called', async () => {
    for (const id of ['none', '__proto__', '']) expect(await facade.fetch(id, everything)).toEqual({ log: [] });
  });

  test('a created match is there, of which only what is asked for is returned', async () => {
    const players = { 0: { id: 0, name: 'Ann', credentials: 'secret', data: [1] }, 1: { id: 1 } };
    await facade.createMatch('m', {
      initialState,
      metadata: metadata({ players, setupData: { total: 3 }, unlisted: true }),
    });
    const found = await facade.fetch('m', everything);
    expect(found).toEqual({ state: stored, initialState: stored, log: [], metadata: expect.anything() as unknown });
    expect({ ...found.metadata, players: { ...found.metadata.players } }).toEqual({
      ...metadata({ setupData: { total: 3 }, unlisted: true }),
      players: {
        0: { id: 0, name: 'Ann', credentials: hashOf('secret'), data: [1], isConnected: false },
        1: { id: 1, isConnected: false },
      },
    });
    expect(await facade.fetch('m', { log: true })).toEqual({ log: [] });
    expect(await facade.fetch('m', {})).toEqual({});
    await expect(facade.createMatch('m', { initialState, metadata: metadata() })).rejects.toThrow();
  });

  test('states replace each other, their logs add up, the first one stays', async () => {
    await facade.createMatch('m', { initialState, metadata: metadata() });
    await facade.setState('m', stateAt(1, 5), [entry(0)]);
    await facade.setState('m', stateAt(2, 6));
    await facade.setState('m', stateAt(4, 7), [entry(3), entry(3)]);
    expect(await facade.fetch('m', everything)).toMatchObject({
      state: { _stateID: 4, G: { total: 7 } },
      initialState: stored,
      log: [entry(0), entry(3), entry(3)],
    });
  });

  test('a state that is not newer is refused together with its log; the unchanged one changes nothing', async () => {
    await facade.createMatch('m', { initialState, metadata: metadata() });
    await facade.setState('m', stateAt(5, 50), [entry(4)]);
    await facade.setState('m', stateAt(5, 51), []);
    await expect(facade.setState('m', stateAt(4, 40), [entry(3)])).rejects.toThrow(ConflictError);
    await expect(facade.setState('m', stateAt(5, 51), [entry(4)])).rejects.toThrow(ConflictError);
    await expect(facade.setState('none', stateAt(1, 1))).rejects.toThrow(ConflictError);
    expect(await facade.fetch('m', everything)).toMatchObject({ state: { G: { total: 50 } }, log: [entry(4)] });
  });

  test('of two states that come at once from different masters one is stored', async () => {
    await facade.createMatch('m', { initialState, metadata: metadata() });
    const results = await Promise.allSettled(
      [1, 2, 3].map((total) => facade.setState('m', stateAt(1, total), [entry(0)])),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await facade.fetch('m', { log: true })).log).toHaveLength(1);
  });

  test('the end of a match is in its metadata and in its lists', async () => {
    await facade.createMatch('m', { initialState, metadata: metadata() });
    await facade.createMatch('chess', { initialState, metadata: metadata({ gameName: 'chess', updatedAt: 3000 }) });
    await facade.createMatch('over', { initialState, metadata: metadata({ gameover: 'over', updatedAt: 2000 }) });
    expect(await facade.listMatches()).toEqual(['chess', 'over', 'm']);
    expect(await facade.listMatches({ gameName: 'toy' })).toEqual(['over', 'm']);
    expect(await facade.listMatches({ gameName: 'toy', where: { isGameover: false } })).toEqual(['m']);
    expect(await facade.listMatches({ where: { isGameover: true, updatedAfter: 1000 } })).toEqual(['over']);
    expect(await facade.listMatches({ where: { updatedBefore: 2000 } })).toEqual(['m']);
    const state = stateAt(1, 1);
    await facade.setState('m', { ...state, ctx: { ...state.ctx, gameover: { winner: '0' } } });
    expect(await metadataOf()).toMatchObject({ gameover: { winner: '0' } });
    expect((await metadataOf()).updatedAt).toBeGreaterThan(3000);
    expect(await store.find('m')).toMatchObject({ active: [] });
    expect(await facade.listMatches({ where: { isGameover: true } })).toEqual(['m', 'over']);
  });

  test('a wiped match is gone, also with people in it', async () => {
    const players = { 0: { id: 0, name: 'Ann', credentials: 'secret' } };
    await facade.createMatch('m', { initialState, metadata: metadata({ players }) });
    await facade.wipe('m');
    await facade.wipe('m');
    expect(await facade.fetch('m', everything)).toEqual({ log: [] });
  });

  test('metadata that was not fetched here is written against what is there', async () => {
    await facade.createMatch('m', { initialState, metadata: metadata() });
    await facade.setMetadata(
      'm',
      metadata({ players: { 1: { id: 1, name: 'Ann', data: 1 } }, updatedAt: 5, gameover: 1 }),
    );
    expect((await store.find('m'))?.seats).toEqual([{ seat: 0 }, { seat: 1, name: 'Ann', data: 1 }]);
    await expect(facade.setMetadata('none', metadata())).rejects.toThrow(ConflictError);
  });

  test("boardgame.io's own Master plays a match on it", async () => {
    const sent: unknown[] = [];
    const transport = { send: (data: unknown) => sent.push(data), sendAll: (data: unknown) => sent.push(data) };
    const master = new Master(toy, facade, transport);
    await facade.createMatch(
      'm',
      createMatch({ game: toy, numPlayers: 2, setupData: undefined, unlisted: false }) as never,
    );

    const move = (stateID: number, playerID: string, type: string, ...args: unknown[]) =>
      master.onUpdate({ type: 'MAKE_MOVE', payload: { type, args, playerID } } as never, stateID, 'm', playerID);
    await move(0, '0', 'add', 3);
    // Refused: not a number, and not asked.
    await move(1, '1', 'add', 'much');
    await move(1, '0', 'add', 1);
    await move(1, '1', 'add', 4);
    await move(2, '0', 'finish');

    sent.length = 0;
    await master.onSync('m', '0', undefined, 2);
    const [{ args }] = sent as [{ args: [string, { state: State<ToyState>; log: LogEntry[]; initialState: State }] }];
    const { state, log, initialState: first } = args[1];
    expect(state).toMatchObject({ G: { total: 7 }, ctx: { gameover: { winner: '0' } } });
    expect(log.map(({ action }) => action.payload.type as unknown)).toEqual([
      'add',
      'endTurn',
      'add',
      'endTurn',
      'finish',
      'endTurn',
    ]);
    expect(first).toMatchObject({ G: { total: 0 }, _stateID: 0 });
    expect(await store.find('m')).toMatchObject({ gameover: { winner: '0' }, active: [], stateID: state._stateID });
    await master.onConnectionChange('m', '1', undefined, true);
    expect(await store.state('m')).toEqual(JSON.parse(JSON.stringify(state)));
  });
});

describe('metadata that is fetched, changed and written back', () => {
  beforeEach(() => store.create(match('m'), stateOf(0), [0]));

  test('stores credentials as their hash, and the name; nothing of other seats', async () => {
    await join(await metadataOf(), 1, 'Ann', 'secret');
    expect((await store.find('m'))?.seats).toEqual([
      { seat: 0 },
      { seat: 1, name: 'Ann', hash: hashOf('secret') },
      { seat: 2 },
    ]);
    expect(ownsSeat('secret', (await metadataOf()).players[1])).toBe(true);
    expect(ownsSeat(hashOf('secret'), (await metadataOf()).players[1])).toBe(false);
    expect(changed).toEqual(['m']);
  });

  test('gives one seat to one of thirty', async () => {
    const seen = await Promise.all(Array.from({ length: 30 }, () => metadataOf()));
    const joined = await Promise.allSettled(seen.map((metadata, i) => join(metadata, 0, `player ${i}`)));
    expect(joined.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const each of joined) if (each.status === 'rejected') expect(each.reason).toBeInstanceOf(ConflictError);
    const winner = joined.findIndex(({ status }) => status === 'fulfilled');
    expect((await store.find('m'))?.seats[0]).toMatchObject({ name: `player ${winner}` });
    expect(changed).toEqual(['m']);
  });

  test('gives different seats to all who join at once, also while moves are made', async () => {
    const seen = await Promise.all([0, 1, 2].map(() => metadataOf()));
    const state = (await facade.fetch('m', { state: true })).state;
    await Promise.all([
      ...seen.map((metadata, i) => join(metadata, i, `player ${i}`)),
      facade.setState('m', { ...state, _stateID: 1 }, [entry(0)]),
    ]);
    expect((await store.find('m'))?.seats.map(({ name }) => name)).toEqual(['player 0', 'player 1', 'player 2']);
    expect(await store.find('m')).toMatchObject({ stateID: 1 });
  });

  test('takes away what the seat no longer has, and with the credentials the recovery code', async () => {
    await join(await metadataOf(), 0, 'Ann');
    await join(await metadataOf(), 1, 'Bob');
    const [ann] = (await store.find('m'))!.seats;
    await store.changeSeat('m', 0, ann!, { recovery: 'r', data: { colour: 'red' } });
    const metadata = await metadataOf();
    delete metadata.players[0]!.data;
    await leave(metadata, 0);
    expect((await store.find('m'))?.seats[0]).toEqual({ seat: 0 });
  });

  test('changes name and data, and refuses to where the seat has changed hands', async () => {
    await join(await metadataOf(), 0, 'Ann');
    await join(await metadataOf(), 1, 'Bob');
    const late = await metadataOf();
    const metadata = await metadataOf();
    metadata.players[0]!.data = { colour: 'red' };
    metadata.players[0]!.name = 'Anna';
    await facade.setMetadata('m', metadata);
    expect((await store.find('m'))?.seats[0]).toMatchObject({
      name: 'Anna',
      data: { colour: 'red' },
      hash: hashOf('secret of Ann'),
    });
    await leave(await metadataOf(), 0);
    await join(await metadataOf(), 0, 'Cid');
    late.players[0]!.data = { colour: 'blue' };
    await expect(facade.setMetadata('m', late)).rejects.toThrow(ConflictError);
    expect((await store.find('m'))?.seats[0]).toMatchObject({ name: 'Cid', data: { colour: 'red' } });
  });

  test('says who is connected, and keeps nobody from saying otherwise', async () => {
    present.add(1);
    const metadata = await metadataOf();
    expect(Object.values(metadata.players).map(({ isConnected }) => isConnected)).toEqual([false, true, false]);
    metadata.players[0]!.isConnected = true;
    await facade.setMetadata('m', metadata);
    expect((await metadataOf()).players[0]).toEqual({ id: 0, isConnected: false });
    expect(changed).toEqual([]);
  });

  test('names no seat by what every object answers to', async () => {
    const players = (await metadataOf()).players as Record<string, unknown>;
    expect(players.__proto__).toBeUndefined();
    expect(players.constructor).toBeUndefined();
  });

  test('names one next match, and removes the one that came too late', async () => {
    const [a, b] = [await metadataOf(), await metadataOf()];
    for (const id of ['next a', 'next b']) await store.create(match(id), stateOf(0), []);
    a.nextMatchID = 'next a';
    b.nextMatchID = 'next b';
    await facade.setMetadata('m', a);
    await expect(facade.setMetadata('m', b)).rejects.toThrow(ConflictError);
    expect((await metadataOf()).nextMatchID).toBe('next a');
    expect((await store.ids({})).sort()).toEqual(['m', 'next a']);
    // Written again as it was read it conflicts with nothing.
    await facade.setMetadata('m', await metadataOf());
  });
});

describe('the last who leaves', () => {
  beforeEach(() => store.create(match('m'), stateOf(0), [0]));

  test('takes the match along', async () => {
    await join(await metadataOf(), 0, 'Ann');
    await leave(await metadataOf(), 0);
    expect(await store.find('m')).toBeUndefined();
    expect(changed).toEqual(['m', 'm']);
  });

  test('takes it along also when all leave at once', async () => {
    for (const seat of [0, 1, 2]) await join(await metadataOf(), seat, `player ${seat}`);
    const seen = await Promise.all([0, 1, 2].map(() => metadataOf()));
    await Promise.all(seen.map((metadata, seat) => leave(metadata, seat)));
    expect(await store.find('m')).toBeUndefined();
  });

  test('takes it along also when bots stay', async () => {
    await store.changeSeat('m', 1, {}, { name: 'Bot', bot: 'random' });
    await join(await metadataOf(), 0, 'Ann');
    await leave(await metadataOf(), 0);
    expect(await store.find('m')).toBeUndefined();
  });

  test('leaves it to somebody who has sat down meanwhile', async () => {
    await join(await metadataOf(), 0, 'Ann');
    const metadata = await metadataOf();
    await join(await metadataOf(), 1, 'Bob');
    await leave(metadata, 0);
    expect((await store.find('m'))?.seats).toMatchObject([{ seat: 0 }, { seat: 1, name: 'Bob' }, { seat: 2 }]);
    expect((await store.find('m'))?.seats[0]).toEqual({ seat: 0 });
  });

  test('does not throw out who has taken the same seat meanwhile', async () => {
    await join(await metadataOf(), 0, 'Ann');
    const [first, second] = [await metadataOf(), await metadataOf()];
    await join(await metadataOf(), 1, 'Bob');
    await leave(first, 0);
    await join(await metadataOf(), 0, 'Cid');
    await expect(leave(second, 0)).rejects.toThrow(ConflictError);
    expect((await store.find('m'))?.seats[0]).toMatchObject({ name: 'Cid' });
  });
});

describe("the framework's lobby routes on it", () => {
  let http: Awaited<ReturnType<ReturnType<typeof Server>['run']>>['appServer'];
  let lobby: LobbyClient;

  beforeEach(async () => {
    const server = Server({
      games: [toy],
      db: facade,
      transport: { init: () => {} } as never,
      authenticateCredentials: ownsSeat,
      origins: [],
    });
    server.router.use(async (ctx: Context, next: Next) => {
      await next().catch((error: unknown) => {
        if (!(error instanceof ConflictError)) throw error;
        ctx.status = 409;
      });
    });
    http = (await server.run(0)).appServer;
    lobby = new LobbyClient({ server: `http://127.0.0.1:${(http.address() as AddressInfo).port}` });
  });
  afterEach(() => {
    http.closeAllConnections();
    http.close();
  });

  test('serve a match from its creation to the last who leaves', async () => {
    const { matchID } = await lobby.createMatch('toy', { numPlayers: 2, setupData: { total: 1 } });
    const ann = await lobby.joinMatch('toy', matchID, { playerName: 'Ann', data: { colour: 'red' } });
    const bob = await lobby.joinMatch('toy', matchID, { playerName: 'Bob', playerID: '1' });
    expect(ann.playerID).toBe('0');
    await lobby.updatePlayer('toy', matchID, { playerID: '1', credentials: bob.playerCredentials, newName: 'Rob' });
    const found = await lobby.getMatch('toy', matchID);
    expect(found.players).toEqual([
      { id: 0, name: 'Ann', data: { colour: 'red' }, isConnected: false },
      { id: 1, name: 'Rob', isConnected: false },
    ]);
    expect((await lobby.listMatches('toy')).matches).toEqual([found]);

    await expect(
      lobby.leaveMatch('toy', matchID, { playerID: '0', credentials: bob.playerCredentials }),
    ).rejects.toThrow('403');
    const { nextMatchID } = await lobby.playAgain('toy', matchID, {
      playerID: '0',
      credentials: ann.playerCredentials,
    });
    expect(await lobby.playAgain('toy', matchID, { playerID: '1', credentials: bob.playerCredentials })).toEqual({
      nextMatchID,
    });
    await lobby.leaveMatch('toy', matchID, { playerID: '0', credentials: ann.playerCredentials });
    await lobby.leaveMatch('toy', matchID, { playerID: '1', credentials: bob.playerCredentials });
    await expect(lobby.getMatch('toy', matchID)).rejects.toThrow('404');
  });

  test('seat one of thirty who join one seat at once', async () => {
    const { matchID } = await lobby.createMatch('toy', { numPlayers: 2 });
    const joins = Array.from({ length: 30 }, (_, i) =>
      lobby.joinMatch('toy', matchID, { playerID: '0', playerName: `p${i}` }),
    );
    const joined = await Promise.allSettled(joins);
    expect(joined.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const winner = joined.findIndex(({ status }) => status === 'fulfilled');
    expect((await lobby.getMatch('toy', matchID)).players[0]).toMatchObject({ name: `p${winner}` });
  });

  test('cannot be asked to write to what every object answers to', async () => {
    const { matchID } = await lobby.createMatch('toy', { numPlayers: 2 });
    await expect(lobby.joinMatch('toy', matchID, { playerID: '__proto__', playerName: 'x' })).rejects.toThrow('404');
    expect(({} as { name?: string }).name).toBeUndefined();
  });
});
