import { randomBytes } from 'node:crypto';
import { createConnection, createServer, type AddressInfo, type Server } from 'node:net';

import { LobbyClient } from 'boardgame.io/client';
import { Client } from 'pg';
import { io, type Socket } from 'socket.io-client';

import { patch } from '../../protocol/delta';
import { WANTS_DELTAS, type ChatMessage, type DeltaUpdate } from '../../protocol/wire';
import { PostgresStore } from '../../server/store/postgres';
import { until } from '../server/host';
import { bundle, ended, serving, start, type Program } from '../server/program';
import type { RaceState } from '../server/race';
import { reachable } from './reachable';

const POSTGRES = process.env.CIVITAS_TEST_POSTGRES || 'postgres://root@127.0.0.1:5432/test';
const REDIS = process.env.CIVITAS_TEST_REDIS || 'redis://127.0.0.1:6379';

/** How long processes are killed under load, in milliseconds; more by KILL_MS. */
const KILL_MS = Number(process.env.KILL_MS ?? 20_000);

interface State {
  _stateID: number;
  G: RaceState;
}

const there = reachable(POSTGRES, 5432) && reachable(REDIS, 6379);
let database = '';
let script = '';
const cleanups: (() => unknown)[] = [];

beforeAll(() => {
  if (there) script = bundle();
});
beforeEach(async () => {
  const schema = `civitas_test_${randomBytes(6).toString('hex')}`;
  await sql(`CREATE SCHEMA ${schema}`);
  cleanups.push(() => sql(`DROP SCHEMA ${schema} CASCADE`));
  const url = new URL(POSTGRES);
  url.searchParams.set('options', `-c search_path=${schema}`);
  database = url.href;
});
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
}, 30_000);

async function sql(statement: string): Promise<void> {
  const client = new Client({ connectionString: POSTGRES });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Several server processes behind one address: connections go to those that run, in turn and without memory. */
class Site {
  readonly programs: { program: Program; port: number }[] = [];
  readonly #balancer: Server;
  #turn = 0;

  constructor() {
    this.#balancer = createServer((client) => {
      const alive = this.programs.filter(({ program }) => program.code === undefined);
      const target = alive[this.#turn++ % alive.length];
      if (!target) return void client.destroy();
      const server = createConnection(target.port, '127.0.0.1');
      client.pipe(server).pipe(client);
      for (const [one, other] of [
        [client, server],
        [server, client],
      ] as const) {
        one.on('error', () => other.destroy()).on('close', () => other.destroy());
      }
      return undefined;
    });
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#balancer.address() as AddressInfo).port}`;
  }

  async open(processes: number): Promise<void> {
    await new Promise<void>((resolve) => this.#balancer.listen(0, '127.0.0.1', resolve));
    await Promise.all(Array.from({ length: processes }, () => this.add()));
  }

  async add(): Promise<void> {
    const program = start([], { DATABASE_URL: database, REDIS_URL: REDIS, LIMITS: 'off', BOT_THREADS: '0' }, script);
    this.programs.push({ program, port: Number(new URL(await serving(program)).port) });
  }

  /** Kills a process that runs, and starts another in its place. */
  async killOne(): Promise<void> {
    const alive = this.programs.filter(({ program }) => program.code === undefined);
    const victim = alive[Math.floor(Math.random() * alive.length)];
    victim?.program.child.kill('SIGKILL');
    if (victim) await ended(victim.program);
    await this.add();
  }

  async close(): Promise<void> {
    for (const { program } of this.programs) program.child.kill('SIGKILL');
    await Promise.all(this.programs.map(({ program }) => ended(program)));
    await new Promise((resolve) => this.#balancer.close(resolve));
  }
}

async function site(processes: number): Promise<Site> {
  const opened = new Site();
  cleanups.push(() => opened.close());
  await opened.open(processes);
  return opened;
}

/** Puts one thing after the other, each again until it lies there, as a person would; comes back when its process dies. */
class Writer {
  readonly socket: Socket;
  /** Everything that it was ever shown. */
  readonly seen = new Set<string>();
  readonly lost: string[] = [];
  /** How long it was away each time, in milliseconds. */
  readonly away: number[] = [];
  #state: State | undefined;
  #gone = 0;
  #put = 0;
  #begun = false;
  #enough = false;

  constructor(
    url: string,
    readonly matchID: string,
    readonly seat: string,
    credentials: string,
    readonly name: string,
  ) {
    this.socket = io(`${url}/race`, {
      transports: ['websocket'],
      forceNew: true,
      auth: WANTS_DELTAS,
      reconnectionDelay: 100,
      reconnectionDelayMax: 500,
      timeout: 1000,
    });
    cleanups.push(() => this.socket.close());
    const sync = () => this.socket.emit('sync', matchID, seat, credentials);
    this.socket.on('connect', sync);
    this.socket.on('disconnect', () => (this.#gone = performance.now()));
    this.socket.on('sync', (_: string, { state }: { state: State }) => {
      if (this.#gone > 0) this.away.push(performance.now() - this.#gone);
      this.#gone = 0;
      this.#see(state);
      // What was on its way may have died with its process.
      this.#move();
    });
    this.socket.on('update', (_: string, state: State) => this.#see(state));
    this.socket.on('delta', (_: string, text: string) => {
      const { from, change } = JSON.parse(text) as DeltaUpdate;
      if (from === this.#state?._stateID) this.#see(patch(this.#state, change));
      else sync();
    });
    this.socket.on('rejected', () => setTimeout(() => this.#move(), 20));
  }

  get ready(): boolean {
    return this.#state !== undefined;
  }

  get list(): readonly string[] {
    return this.#state?.G.list ?? [];
  }

  /** What it has put and seen lying there. */
  get count(): number {
    return this.#put;
  }

  begin(): void {
    this.#begun = true;
    this.#move();
  }

  /** Puts nothing new. */
  finish(): void {
    this.#enough = true;
  }

  get #next(): string {
    return `${this.name}-${this.#put}`;
  }

  #see(state: State): void {
    const before = this.#state;
    this.#state = state;
    for (const id of state.G.list.slice(before && before._stateID <= state._stateID ? before.G.list.length : 0))
      this.seen.add(id);
    // What was shown once stays.
    if (before) for (const [i, id] of before.G.list.entries()) if (state.G.list[i] !== id) this.lost.push(id);
    if (state.G.list.includes(this.#next)) {
      this.#put++;
      this.#move();
    }
  }

  #move(): void {
    if (!this.#state || !this.#begun || this.#enough) return;
    const payload = { type: 'put', args: [this.#next], playerID: this.seat };
    this.socket.emit('update', { type: 'MAKE_MOVE', payload }, this.#state._stateID, this.matchID, this.seat);
  }
}

/** Several writers at each of four seats of one match. */
async function writers(url: string, perSeat: number): Promise<Writer[]> {
  const lobby = new LobbyClient({ server: url });
  const { matchID } = await lobby.createMatch('race', { numPlayers: 4 });
  const all: Writer[] = [];
  for (const seat of ['0', '1', '2', '3']) {
    const { playerCredentials } = await lobby.joinMatch('race', matchID, {
      playerName: `Player ${seat}`,
      playerID: seat,
    });
    for (let i = 0; i < perSeat; i++)
      all.push(new Writer(url, matchID, seat, playerCredentials, `${seat}${'abcdefgh'[i]}`));
  }
  await until(() => all.every(({ ready }) => ready), 10_000);
  return all;
}

/** What the database holds in the end, after all have been shown it. */
async function settle(all: readonly Writer[]): Promise<string[]> {
  const store = new PostgresStore(database);
  await store.open();
  try {
    const matchID = all[0]?.matchID ?? '';
    const list = async () => ((await store.state(matchID))?.G as RaceState).list;
    for (;;) {
      const stored = await list();
      await until(() => all.every((writer) => writer.list.length >= stored.length), 10_000);
      // What was on its way may still have come in.
      await new Promise((resolve) => setTimeout(resolve, 500));
      if ((await list()).length === stored.length) return stored;
    }
  } finally {
    await store.close();
  }
}

function expectNothingLost(all: readonly Writer[], stored: readonly string[]): void {
  // Doubled.
  expect(new Set(stored).size).toBe(stored.length);
  for (const writer of all) {
    // Lost: shown, and not there any more.
    expect(writer.lost).toEqual([]);
    expect([...writer.seen].filter((id) => !stored.includes(id))).toEqual([]);
    expect(writer.list).toEqual(stored);
    // Phantom: there, and put by nobody.
    const own = stored.filter((id) => id.startsWith(`${writer.name}-`));
    expect(own).toEqual(own.map((_, i) => `${writer.name}-${i}`));
    expect([writer.count, writer.count + 1]).toContain(own.length);
  }
}

(there ? describe : describe.skip)('a site of several processes', () => {
  test.each([2, 3])(
    'of %d: many writers on one hot match lose nothing, double nothing, see no phantoms',
    async (processes) => {
      const { url } = await site(processes);
      const all = await writers(url, 3);
      for (const writer of all) writer.begin();
      await until(() => all.every(({ count }) => count >= 40), 60_000);
      for (const writer of all) writer.finish();
      expectNothingLost(all, await settle(all));
    },
    120_000,
  );

  test(
    'goes on when processes are killed at random: nothing is lost, and whoever was there comes back within 2 s',
    async () => {
      const opened = await site(3);
      const all = await writers(opened.url, 2);
      for (const writer of all) writer.begin();
      const end = Date.now() + KILL_MS;
      while (Date.now() < end) {
        await new Promise((resolve) => setTimeout(resolve, 300 + Math.random() * 700));
        await opened.killOne();
      }
      for (const writer of all) writer.finish();
      await until(() => all.every(({ socket }) => socket.connected), 5000);
      expectNothingLost(all, await settle(all));
      const away = all.flatMap((writer) => writer.away);
      expect(away.length).toBeGreaterThan(1);
      expect(Math.max(...away)).toBeLessThan(2000);
    },
    KILL_MS + 120_000,
  );

  test('shows who is there through any process, and drops a freed seat at all of them', async () => {
    const { url, programs } = await site(2);
    const lobby = new LobbyClient({ server: url });
    const { matchID } = await lobby.createMatch('race', { numPlayers: 2 });
    const { playerCredentials } = await lobby.joinMatch('race', matchID, { playerName: 'Ann', playerID: '0' });
    const [first = '', second = ''] = programs.map(({ port }) => `http://127.0.0.1:${port}`);
    const watch = io(`${second}/race`, { transports: ['websocket'], forceNew: true });
    cleanups.push(() => watch.close());
    let isThere: boolean | undefined;
    watch.on('matchData', (_: string, seats: { isConnected: boolean }[]) => (isThere = seats[0]?.isConnected));
    watch.emit('sync', matchID, null);
    const ann = new Writer(first, matchID, '0', playerCredentials, 'ann');
    await until(() => ann.ready && isThere === true);
    let dropped = false;
    ann.socket.on('disconnect', () => (dropped = true));
    // The lobby's request may arrive at either process.
    await new LobbyClient({ server: second }).joinMatch('race', matchID, { playerName: 'Bob', playerID: '1' });
    await new LobbyClient({ server: second }).leaveMatch('race', matchID, {
      playerID: '0',
      credentials: playerCredentials,
    });
    await until(() => dropped && isThere === false);
  }, 60_000);

  test('carries what is said to those who are at another process, and keeps it', async () => {
    const { url, programs } = await site(2);
    const lobby = new LobbyClient({ server: url });
    const { matchID } = await lobby.createMatch('race', { numPlayers: 2 });
    const [first = '', second = ''] = programs.map(({ port }) => `http://127.0.0.1:${port}`);
    const sit = async (server: string, playerID: string, playerName: string) => {
      const { playerCredentials } = await lobby.joinMatch('race', matchID, { playerName, playerID });
      return new Writer(server, matchID, playerID, playerCredentials, playerName);
    };
    const [ann, bob] = [await sit(first, '0', 'Ann'), await sit(second, '1', 'Bob')];
    const heard: ChatMessage[] = [];
    bob.socket.on('chat', (_: string, message: ChatMessage) => heard.push(message));
    await until(() => ann.ready && bob.ready);
    ann.socket.emit('chat', matchID, { id: 'a', sender: '0', payload: 'hello over there' });
    await until(() => heard.length > 0);
    expect(heard).toEqual([
      { id: 'a', n: 1, sender: '0', name: 'Ann', payload: 'hello over there', at: expect.any(Number) },
    ]);
    const said = await new Promise((resolve) => bob.socket.emit('said', matchID, 0, resolve));
    expect(said).toEqual(heard);
  }, 60_000);
});
