import {
  chmodSync,
  closeSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type RealDatabase from 'better-sqlite3';
import Database from 'better-sqlite3';

import { hashOf } from '../../server/credentials';
import { StartError } from '../../server/start-error';
import { SNAPSHOT_EVERY } from '../../server/store/commit';
import { APPLICATION_ID, sqliteMigrations } from '../../server/store/migrations';
import { SqliteStore, type SqliteOptions } from '../../server/store/sqlite';
import { StoreError } from '../../server/store/store';
import { describeMatchStore, entry, match, play, stateOf, step } from './match-store.contract';

/** Connections that the stores have opened, the latest last: to fill the disk under them, for one. */
const mockConnections: RealDatabase.Database[] = [];

jest.mock('better-sqlite3', () => {
  const Real = jest.requireActual<typeof RealDatabase>('better-sqlite3');
  return class extends (Real as unknown as new (...args: unknown[]) => RealDatabase.Database) {
    constructor(...args: unknown[]) {
      super(...args);
      mockConnections.push(this);
    }
  };
});

let folder: string;
let file: string;
const stores: SqliteStore[] = [];

async function open(options?: SqliteOptions): Promise<SqliteStore> {
  const store = new SqliteStore(file, options);
  stores.push(store);
  await store.open();
  return store;
}

/** Opens the file beside the stores. */
function beside<T>(use: (db: RealDatabase.Database) => T): T {
  const db = new Database(file);
  try {
    return use(db);
  } finally {
    db.close();
  }
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'civitas-'));
  file = path.join(folder, 'deep', 'er', 'civitas.sqlite');
});
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
  mockConnections.length = 0;
  rmSync(folder, { recursive: true });
});

describeMatchStore('SQLite', open);

describe('the SQLite store', () => {
  test('waits for the disk before it says that a move is stored', async () => {
    await open();
    const db = mockConnections.at(-1)!;
    expect(db.pragma('journal_mode', { simple: true })).toBe('wal');
    expect(db.pragma('synchronous', { simple: true })).toBe(2); // FULL
  });

  describe.each([
    ['0000', 0o000],
    ['0022', 0o022],
    ['0077', 0o077],
  ])('started with umask %s', (_, mask) => {
    let before: number;
    beforeEach(() => (before = process.umask(mask)));
    afterEach(() => process.umask(before));

    test('keeps its files to its account, those that it finds as well', async () => {
      const modes = () =>
        readdirSync(path.dirname(file)).map((name) =>
          (statSync(path.join(path.dirname(file), name)).mode & 0o777).toString(8),
        );
      const store = await open();
      await play(store, 'm', 3);
      expect(modes()).toEqual(['600', '600', '600']);
      await store.close();
      for (const name of readdirSync(path.dirname(file))) chmodSync(path.join(path.dirname(file), name), 0o666);
      await open();
      expect(modes()).toEqual(['600', '600', '600']);
    });
  });

  test('leaves the rights of a file alone that is not its own', async () => {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, 'somebody wrote this', { mode: 0o644 });
    await expect(open()).rejects.toThrow(StartError);
    expect(statSync(file).mode & 0o777).toBe(0o644);
  });

  test('stores of a move what it changes, and a whole state now and then and at the end', async () => {
    const store = await open();
    await play(store, 'm', SNAPSHOT_EVERY - 1);
    const whole = () => beside((db) => db.prepare('SELECT state_id FROM snapshot').pluck().all());
    expect(whole()).toEqual([]);
    const last = stateOf(SNAPSHOT_EVERY, { total: SNAPSHOT_EVERY });
    await store.commit('m', step(stateOf(SNAPSHOT_EVERY - 1, { total: SNAPSHOT_EVERY - 1 }), last));
    expect(whole()).toEqual([SNAPSHOT_EVERY]);
    await store.commit('m', step(last, stateOf(SNAPSHOT_EVERY + 1), { gameover: true }));
    expect(whole()).toEqual([SNAPSHOT_EVERY + 1]);
    const changes = beside((db) => db.prepare<[], string>('SELECT change FROM step').pluck().all());
    expect(changes).toHaveLength(SNAPSHOT_EVERY + 1);
    expect(Math.max(...changes.map((each) => each.length))).toBeLessThan(100);
  });

  test('stores together what comes together, and each fails or succeeds by itself', async () => {
    const store = await open();
    for (const id of ['a', 'b', 'c']) await store.create(match(id), stateOf(0), []);
    const circular = { ...entry(0), metadata: {} as Record<string, unknown> };
    circular.metadata.self = circular;
    const results = await Promise.allSettled([
      store.commit('a', step(stateOf(0), stateOf(1, 'a'))),
      store.commit('a', step(stateOf(0), stateOf(1, 'late'))),
      store.commit('b', step(stateOf(0), stateOf(1), { log: [circular] })),
      store.changeSeat('b', 0, {}, { name: Symbol('no text') as never }),
      store.create(match('a'), stateOf(0), []),
      store.commit('c', step(stateOf(0), stateOf(1, 'c'))),
      store.changeSeat('c', 0, {}, { name: 'Ann' }),
    ]);
    expect(results.map((result) => (result.status === 'fulfilled' ? result.value : 'rejected'))).toEqual([
      true,
      false,
      'rejected',
      'rejected',
      'rejected',
      true,
      true,
    ]);
    expect([await store.state('a'), await store.state('b'), await store.state('c')]).toEqual([
      stateOf(1, 'a'),
      stateOf(0),
      stateOf(1, 'c'),
    ]);
    expect((await store.find('c'))?.seats[0]).toEqual({ seat: 0, name: 'Ann' });
  });

  test('keeps everything when it is closed and opened again', async () => {
    const store = await open();
    const state = await play(store, 'm', 40);
    const last = store.commit('m', step(state, stateOf(41)));
    await store.close();
    expect(await last).toBe(true);
    await expect(store.state('m')).rejects.toThrow('not open');
    await expect(store.commit('m', step(stateOf(41), stateOf(42)))).rejects.toThrow('not open');
    await store.open();
    expect(await store.state('m')).toEqual(stateOf(41));
  });

  test('keeps everything when its process ends without closing it', async () => {
    const state = await play(await open(), 'm', 3);
    // What lies on the disk at this moment is what a killed process would leave behind.
    cpSync(path.dirname(file), path.join(folder, 'copy'), { recursive: true });
    file = path.join(folder, 'copy', path.basename(file));
    expect(await (await open()).state('m')).toEqual(state);
  });

  test('uses its indices for what is asked often', async () => {
    const store = await open();
    await store.create(match('m'), stateOf(0), []);
    const plans: string[] = [];
    const db = mockConnections.at(-1)!;
    const prepare = db.prepare.bind(db);
    db.prepare = (sql: string) => {
      const names = Object.fromEntries([...sql.matchAll(/@(\w+)/g)].map(([, name]) => [name!, 1]));
      const plan = prepare<[object], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`).all(names);
      plans.push(plan.map(({ detail }) => detail).join('\n'));
      return prepare(sql);
    };
    await store.list({ game: 'toy', limit: 10, after: { updatedAt: 1, id: 'm' } });
    await store.find('m');
    await store.state('m');
    await store.expire({ over: 1, unfinished: 1 }, { now: 2, noted: 1 }, 1);
    await store.list({ game: 'toy', limit: 10, ids: ['m'] });
    await store.claimBots({ process: 'a', beat: 1 }, [], 10);
    expect(plans).toHaveLength(9);
    expect(plans[0]).toContain('SEARCH match USING INDEX match_listed (game=? AND (updated_at,id)<(?,?))');
    expect(plans[3]).toContain('SEARCH initial USING COVERING INDEX initial_by_base');
    expect(plans[4]).toContain('match_expiring');
    expect(plans[5]).toContain('match_expiring (expiring<?)');
    expect(plans[7]).toContain('SEARCH match USING PRIMARY KEY (id=?)');
    expect(plans[8]).toContain('USING INDEX seat_of_bot');
    for (const plan of plans) expect(plan).not.toMatch(/SCAN (match|seat|step|snapshot|initial|s)$/m);
  });
});

describe('a SQLite file in trouble', () => {
  const next = stateOf(2, { total: 2 });
  let store: SqliteStore;
  let state: Awaited<ReturnType<typeof play>>;

  const start = async (options?: SqliteOptions) => {
    store = await open(options);
    state = await play(store, 'm', 1);
  };
  const move = () => store.commit('m', step(state, next));

  test('because the disk is full takes no moves, shows what there is, and goes on when there is room', async () => {
    await start();
    const db = mockConnections.at(-1)!;
    const [pages, most] = [db.pragma('page_count', { simple: true }), db.pragma('max_page_count', { simple: true })];
    db.pragma(`max_page_count = ${Number(pages)}`);
    const large = { total: 'x'.repeat(100_000) };
    const moves = [store.commit('m', step(state, stateOf(2, large))), store.create(match('n'), stateOf(0, large), [])];
    for (const { status, ...rest } of await Promise.allSettled(moves)) {
      expect(status).toBe('rejected');
      expect((rest as PromiseRejectedResult).reason).toBeInstanceOf(StoreError);
      expect((rest as PromiseRejectedResult).reason).toMatchObject({
        message: expect.stringMatching(/full.*SQLITE_FULL/) as unknown,
      });
    }
    expect(await store.state('m')).toEqual(state);
    expect(await store.find('n')).toBeUndefined();
    await expect(store.ping()).rejects.toThrow(/SQLITE_FULL/);
    db.pragma(`max_page_count = ${Number(most)}`);
    await store.ping();
    expect(beside((each) => each.prepare("SELECT 1 FROM base WHERE id = 'probe'").all())).toEqual([]);
    expect(await move()).toBe(true);
    expect(await store.state('m')).toEqual(next);
    expect(await store.log('m')).toHaveLength(2);
  });

  test('because another process writes lets moves wait and others read, and stores them afterwards', async () => {
    await start({ patience: 60_000 });
    const other = new Database(file);
    other.exec('BEGIN IMMEDIATE');
    const moved = move();
    let done = false;
    void moved.then(() => {
      done = true;
    });
    for (let i = 0; i < 5; i++) {
      await turn();
      expect(await store.state('m')).toEqual(state);
    }
    expect(done).toBe(false);
    const joined = store.changeSeat('m', 0, {}, { name: 'Ann' });
    other.exec('ROLLBACK');
    other.close();
    expect(await Promise.all([moved, joined])).toEqual([true, true]);
    expect(await store.state('m')).toEqual(next);
  });

  test('because another process writes for long refuses moves, until it has finished', async () => {
    await start({ patience: 30 });
    const other = new Database(file);
    other.exec('BEGIN IMMEDIATE');
    await expect(move()).rejects.toThrow(StoreError);
    await expect(move()).rejects.toThrow(/SQLITE_BUSY/);
    expect(await store.state('m')).toEqual(state);
    other.exec('ROLLBACK');
    other.close();
    expect(await move()).toBe(true);
  });

  test('because it was closed while another process writes says that nothing was stored', async () => {
    await start({ patience: 60_000 });
    const other = new Database(file);
    other.exec('BEGIN IMMEDIATE');
    const moved = move();
    await store.close();
    await expect(moved).rejects.toThrow(StoreError);
    other.close();
    await store.open();
    expect(await store.state('m')).toEqual(state);
  });

  test('because it was moved away takes no moves, which would be lost, until it is back', async () => {
    await start();
    renameSync(file, `${file}.away`);
    await expect(move()).rejects.toThrow(/was moved or replaced/);
    await expect(store.ping()).rejects.toThrow(StoreError);
    expect(await store.state('m')).toEqual(state);
    writeFileSync(file, '');
    await expect(move()).rejects.toThrow(/was moved or replaced/);
    renameSync(`${file}.away`, file);
    expect(await move()).toBe(true);
    await store.ping();
  });

  test('because it is damaged says so, and is read again as soon as it is repaired', async () => {
    await start();
    beside((db) => db.pragma('wal_checkpoint(TRUNCATE)'));
    const sound = readFileSync(file);
    const write = (bytes: Buffer) => {
      const handle = openSync(file, 'r+');
      writeSync(handle, bytes, 4096, bytes.length - 4096, 4096);
      closeSync(handle);
    };
    write(Buffer.alloc(sound.length, 0xff));
    // What was read before is still known; this makes room in memory.
    mockConnections.forEach((db) => db.open && db.pragma('shrink_memory'));
    await expect(store.state('m')).rejects.toThrow(/malformed.*SQLITE_CORRUPT/);
    await expect(store.state('m')).rejects.toThrow(StoreError);
    await expect(move()).rejects.toThrow(StoreError);
    write(sound);
    expect(await store.state('m')).toEqual(state);
    expect(await move()).toBe(true);
  });

  test('in which a step is missing does not show a state that never was', async () => {
    store = await open();
    await play(store, 'm', 3);
    beside((db) => db.exec('DELETE FROM step WHERE state_id = 2'));
    await expect(store.state('m')).rejects.toThrow(StoreError);
    await play(store, 'n', 3);
    beside((db) => db.exec(`UPDATE step SET change = '{"a":[[9,1]]}' WHERE state_id = 2 AND match_id = 'n'`));
    await expect(store.state('n')).rejects.toThrow(StoreError);
  });
});

describe('a database file of the first version', () => {
  const seed = (db: RealDatabase.Database) => {
    db.pragma('journal_mode = WAL');
    db.pragma(`application_id = ${APPLICATION_ID}`);
    db.pragma('user_version = 1');
    db.exec(sqliteMigrations[0]!);
    const insertMatch = db.prepare('INSERT INTO match VALUES (?, ?, ?, ?, ?, ?, ?, ?)');
    const insertSeat = db.prepare('INSERT INTO seat VALUES (?, ?, ?, ?, ?)');
    const insertInitial = db.prepare('INSERT INTO initial VALUES (?, ?)');
    const insertState = db.prepare('INSERT INTO state VALUES (?, ?, ?)');
    const insertLog = db.prepare('INSERT INTO log VALUES (?, ?, ?)');
    insertMatch.run('m', 'toy', 0, 1000, 2000, '{"total":3}', null, 'n');
    insertSeat.run('m', 0, 'Ann', 'secret', '{"colour":"red"}');
    insertSeat.run('m', 1, null, null, null);
    insertInitial.run('m', JSON.stringify(stateOf(0)));
    insertState.run('m', 12, JSON.stringify(stateOf(12, { total: 12 })));
    // Two entries of one move, and the eleventh after the tenth.
    [0, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].forEach((stateID, seq) =>
      insertLog.run('m', seq, JSON.stringify(entry(stateID))),
    );

    insertMatch.run('n', 'toy', 1, 1000, 1500, null, '{"winner":"0"}', null);
    const over = { ...stateOf(1), ctx: { ...stateOf(1).ctx, gameover: { winner: '0' } } };
    insertInitial.run('n', JSON.stringify(stateOf(0)));
    insertState.run('n', 1, JSON.stringify(over));
  };

  beforeEach(() => {
    file = path.join(folder, 'first.sqlite');
    beside(seed);
  });

  test('is brought up to date: nothing is lost, credentials are hashed', async () => {
    const store = await open();
    expect(await store.find('m')).toEqual({
      ...match('m', { updatedAt: 2000, setup: { total: 3 }, nextMatchID: 'n' }),
      stateID: 12,
      active: [0],
      seats: [{ seat: 0, name: 'Ann', hash: hashOf('secret'), data: { colour: 'red' } }, { seat: 1 }],
    });
    expect(await store.find('n')).toMatchObject({ unlisted: true, gameover: { winner: '0' }, active: [], seats: [] });
    expect(await store.initial('m')).toEqual(stateOf(0));
    expect(await store.state('m')).toEqual(stateOf(12, { total: 12 }));
    expect((await store.log('m')).map(({ _stateID }) => _stateID)).toEqual([0, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(await store.log('m', 2)).toEqual([entry(10), entry(11)]);
    expect(await store.log('n')).toEqual([]);
    expect(readFileSync(file).includes('"secret"')).toBe(false);
  });

  test('is played on, and by two processes that start at once', async () => {
    const [store, other] = await Promise.all([open(), open()]);
    expect(await store.commit('m', step(stateOf(12, { total: 12 }), stateOf(13)))).toBe(true);
    expect(await other.state('m')).toEqual(stateOf(13));
    expect(await other.log('m', 1)).toEqual([entry(12)]);
    expect(await other.steps('m', 11)).toMatchObject([
      { from: 11, to: 12, change: undefined },
      { from: 12, to: 13 },
    ]);
    expect((await store.list({ game: 'toy', limit: 5 })).map(({ id }) => id)).toEqual(['m']);
  });
});

describe('a database file that cannot be used', () => {
  let store: SqliteStore;

  const refusal = async (): Promise<string> => {
    try {
      await open();
    } catch (error) {
      if (error instanceof StartError) return error.message;
      throw error;
    }
    return 'opened';
  };

  beforeEach(async () => {
    store = await open();
    await store.close();
  });

  /** Expects the file to be refused and to stay as it is. */
  const expectRefusal = async (words: RegExp) => {
    const before = readFileSync(file);
    expect(await refusal()).toMatch(words);
    expect(readFileSync(file).equals(before)).toBe(true);
  };

  test('because it is no database is refused and stays as it is', async () => {
    writeFileSync(file, 'letters to a friend\n'.repeat(100));
    await expectRefusal(/cannot be read: file is not a database\. It was not changed\. Restore a backup/);
  });

  test('because a part of it is damaged is refused and stays as it is', async () => {
    store = await open();
    for (let i = 0; i < 50; i++) await store.create(match(`m${i}`), stateOf(0), []);
    await store.close();
    const bytes = readFileSync(file);
    bytes.fill(0xff, 4 * 4096, 9 * 4096);
    writeFileSync(file, bytes);
    await expectRefusal(/(is damaged|cannot be read: database disk image is malformed).* It was not changed\./);
  });

  test('because it was cut off is refused and stays as it is', async () => {
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.subarray(0, bytes.length - 2 * 4096));
    await expectRefusal(/malformed|damaged/);
  });

  test('because another program made it is refused and stays as it is', async () => {
    file = path.join(folder, 'recipes.sqlite');
    beside((db) => db.exec('CREATE TABLE recipe (name TEXT)'));
    await expectRefusal(/is a database of another program/);
  });

  test('because a newer version made it is refused and stays as it is', async () => {
    beside((db) => db.pragma('user_version = 1000'));
    await expectRefusal(/was written by a newer version of Civitas/);
  });

  test('because it is a folder is refused', async () => {
    file = path.join(folder, 'deep', 'er');
    expect(await refusal()).toMatch(/is not a file\.$/);
    expect(readdirSync(file)).toContain('civitas.sqlite');
  });

  test('because its folder cannot be made is refused', async () => {
    file = path.join(file, 'civitas.sqlite');
    expect(await refusal()).toMatch(/^The folder .* of the database file cannot be made: /);
  });

  test('is not one that is empty', async () => {
    file = path.join(folder, 'empty.sqlite');
    writeFileSync(file, '');
    expect(await refusal()).toBe('opened');
  });
});
