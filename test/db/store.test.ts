import { randomBytes } from 'node:crypto';

import pg from 'pg';

import { StartError } from '../../server/start-error';
import { postgresMigrations } from '../../server/store/migrations';
import { openStore } from '../../server/store/open';
import { PostgresStore, type PostgresOptions } from '../../server/store/postgres';
import { StoreError } from '../../server/store/store';
import { ThreadedStore } from '../../server/store/threaded';
import { describeMatchStore, match, play, stateOf, step } from '../server/match-store.contract';
import { reachable } from './reachable';
import { Relay } from './relay';

const SERVER = process.env.CIVITAS_TEST_POSTGRES || 'postgres://root@127.0.0.1:5432/test';

/** What the tests do beside the stores. */
const admin = new pg.Client({ connectionString: SERVER });

let schema: string;
const cleanups: (() => unknown)[] = [];
const stores: PostgresStore[] = [];

/** The address of the test's own schema; its connections go by the schema's name. */
function url(change: (url: URL) => void = () => {}): string {
  const own = new URL(SERVER);
  own.searchParams.set('options', `-c search_path=${schema}`);
  own.searchParams.set('application_name', schema);
  change(own);
  return own.href;
}

async function open(options?: PostgresOptions, address = url()): Promise<PostgresStore> {
  const store = new PostgresStore(address, options);
  stores.push(store);
  await store.open();
  return store;
}

async function freshSchema(): Promise<void> {
  schema = `civitas_test_${randomBytes(6).toString('hex')}`;
  await admin.query(`CREATE SCHEMA ${schema}`);
  await admin.query(`SET search_path = ${schema}`);
}

/** Waits until `check` returns something true. */
async function until(check: () => Promise<unknown>): Promise<void> {
  for (const end = Date.now() + 20_000; Date.now() < end;) if (await check()) return;
  throw new Error(`waited in vain for ${check.toString()}`);
}

/** Ends all connections of the stores, as a restart of PostgreSQL does. */
const kill = () =>
  admin.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1', [schema]);

(reachable(SERVER, 5432) ? describe : describe.skip)('PostgreSQL', () => {
  beforeAll(async () => {
    await admin.connect();
    await freshSchema();
    await open();
  });
  afterEach(async () => {
    for (const store of stores.splice(0)) await store.close();
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
    await admin.query('DELETE FROM match');
  });
  afterAll(async () => {
    await admin.query(`DROP SCHEMA ${schema} CASCADE`);
    await admin.end();
  });

  describeMatchStore('the store', () => open());

  test('is used where there is a URL of it, else SQLite is', () => {
    expect(openStore({ database: 'unused.sqlite', databaseUrl: url() })).toBeInstanceOf(PostgresStore);
    expect(openStore({ database: 'unused.sqlite' })).toBeInstanceOf(ThreadedStore);
  });

  test('a database that can be read and takes no changes is not ready: a full disk, a standby', async () => {
    const store = await open();
    await Promise.all([store.ping(), store.ping()]);
    await admin.query(`CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$`);
    cleanups.push(() => admin.query('DROP FUNCTION full_disk CASCADE'));
    await admin.query('CREATE TRIGGER full_disk BEFORE INSERT ON base EXECUTE FUNCTION full_disk()');
    await expect(store.ping()).rejects.toThrow(StoreError);
    expect(await store.find('m')).toBeUndefined();
    await admin.query('DROP TRIGGER full_disk ON base');
    await store.ping();
    expect((await admin.query("SELECT id FROM base WHERE id = 'probe'")).rows).toEqual([]);
  });

  describe('in trouble', () => {
    test('loses no move that it has confirmed, and stores none twice, while its connections are killed', async () => {
      const store = await open({ connections: 3 });
      await store.create(match('m'), stateOf(0, []), []);
      const confirmed: number[] = [];
      let failures = 0;
      let tries = 0;
      const kills: Promise<unknown>[] = [];
      const write = async (writer: number) => {
        for (let i = 0; i < 40;) {
          const move = writer * 1000 + i;
          // While the other writers are in the middle of something.
          if (++tries % 10 === 0) kills.push(kill());
          try {
            const before = (await store.state('m'))!;
            const done = before.G as number[];
            // Its answer may have got lost when it was made.
            if (done.includes(move)) i++;
            else if (await store.commit('m', step(before, stateOf(before._stateID + 1, [...done, move])))) {
              confirmed.push(move);
              i++;
            }
          } catch (error) {
            expect(error).toBeInstanceOf(StoreError);
            failures++;
          }
        }
      };
      await Promise.all([0, 1, 2].map(write));
      await Promise.all(kills);
      expect(failures).toBeGreaterThan(0);
      const { G, _stateID } = (await store.state('m').catch(() => store.state('m')))!;
      const done = G as number[];
      expect(done).toHaveLength(120);
      expect(new Set(done).size).toBe(120);
      expect(_stateID).toBe(120);
      expect(done).toEqual(expect.arrayContaining(confirmed));
    });

    test('leaves nothing half done when its connection is killed within a transaction', async () => {
      const store = await open();
      // The second statement of the transaction waits for a table that somebody else holds.
      const holder = new pg.Client({ connectionString: SERVER });
      await holder.connect();
      cleanups.push(() => holder.end());
      await holder.query(`BEGIN; LOCK TABLE ${schema}.initial IN ACCESS EXCLUSIVE MODE`);
      const created = store.create(match('m'), stateOf(0), []);
      const ended = created.then(
        () => 'stored',
        (error: unknown) => error,
      );
      const waiting = `SELECT pid FROM pg_stat_activity WHERE application_name = $1 AND wait_event_type = 'Lock'`;
      await until(async () => (await admin.query(waiting, [schema])).rows.length > 0);
      await kill();
      expect(await ended).toBeInstanceOf(StoreError);
      await holder.query('ROLLBACK');
      expect(await store.find('m')).toBeUndefined();
      await store.create(match('m'), stateOf(0), []);
      expect(await store.state('m')).toEqual(stateOf(0));
    });

    test('refuses a move that waits too long for somebody else, and takes it afterwards', async () => {
      const store = await open({ patience: 200 });
      const state = await play(store, 'm', 1);
      await admin.query('BEGIN');
      await admin.query(`SELECT * FROM match WHERE id = 'm' FOR UPDATE`);
      await expect(store.commit('m', step(state, stateOf(2)))).rejects.toThrow(/statement timeout/);
      expect(await store.state('m')).toEqual(state);
      await admin.query('ROLLBACK');
      expect(await store.commit('m', step(state, stateOf(2)))).toBe(true);
    });

    describe('on the way to it', () => {
      let relay: Relay;
      let store: PostgresStore;

      beforeEach(async () => {
        const { hostname, port } = new URL(SERVER);
        relay = new Relay({ host: hostname, port: Number(port || 5432) });
        await relay.open();
        cleanups.push(() => relay.cut());
        store = await open(
          { patience: 300, connections: 2 },
          url((own) => {
            own.hostname = '127.0.0.1';
            own.port = String(relay.port);
          }),
        );
        await store.create(match('m'), stateOf(0), []);
      });

      test('says so at every call while it is gone, and works as soon as it is back', async () => {
        await relay.cut();
        for (let i = 0; i < 3; i++) {
          await expect(store.ping()).rejects.toThrow(StoreError);
          await expect(store.find('m')).rejects.toThrow(StoreError);
          await expect(store.commit('m', step(stateOf(0), stateOf(1)))).rejects.toThrow(StoreError);
          await expect(store.removeEmpty('m')).rejects.toThrow(StoreError);
        }
        await relay.open();
        expect(await store.commit('m', step(stateOf(0), stateOf(1)))).toBe(true);
        expect(await store.state('m')).toEqual(stateOf(1));
      });

      test('fails what is on its way and nothing else; each match is there whole or not at all', async () => {
        const made = Array.from({ length: 20 }, (_, i) => store.create(match(`n${i}`), stateOf(0), []));
        const ended = Promise.allSettled(made);
        await made[0];
        await relay.cut();
        const outcomes = await ended;
        for (const each of outcomes) if (each.status === 'rejected') expect(each.reason).toBeInstanceOf(StoreError);
        expect(outcomes.map(({ status }) => status)).toContain('rejected');
        await relay.open();
        for (const [i, { status }] of outcomes.entries()) {
          const found = await store.find(`n${i}`);
          if (status === 'fulfilled') expect(found).toBeDefined();
          if (found) expect(found.seats).toHaveLength(3);
          expect(await store.state(`n${i}`)).toEqual(found && stateOf(0));
        }
      });

      test('does not wait for ever for one that does not answer', async () => {
        await Promise.all([store.ping(), store.ping()]);
        relay.freeze();
        await expect(store.find('m')).rejects.toThrow(StoreError);
        await expect(store.say('m', { id: 'c', seat: 0, name: 'Ann', text: 'hi', at: 1 })).rejects.toThrow(StoreError);
        relay.thaw();
        // What was open stays dead; each connection that fails makes room for a new one.
        await until(() => store.find('m').catch(() => undefined));
        expect(await store.chat('m', 0)).toEqual([]);
      });
    });
  });

  describe('its tables', () => {
    let before: string;
    beforeEach(async () => {
      before = schema;
      await freshSchema();
    });
    afterEach(async () => {
      for (const store of stores.splice(0)) await store.close();
      await admin.query(`DROP SCHEMA ${schema} CASCADE`);
      schema = before;
      await admin.query(`SET search_path = ${schema}`);
    });

    test('are made by one of several processes that start at once', async () => {
      const opened = await Promise.all(Array.from({ length: 3 }, () => open()));
      await opened[0]!.create(match('m'), stateOf(0), []);
      for (const store of opened) expect(await store.state('m')).toEqual(stateOf(0));
      expect((await admin.query('SELECT version FROM schema_version')).rows).toEqual([
        { version: postgresMigrations.length },
      ]);
    });

    test('of an earlier version are brought up to date, and nothing is lost', async () => {
      await admin.query(`
        ${postgresMigrations[0]!}
        CREATE TABLE schema_version (version INTEGER NOT NULL);
        INSERT INTO schema_version VALUES (1);
        INSERT INTO match VALUES ('m', 'toy', 0, 1000, 1000, NULL, NULL, NULL, 0, '[]')`);
      await admin.query(`INSERT INTO initial VALUES ('m', 0, $1)`, [JSON.stringify(stateOf(0))]);
      const store = await open();
      expect(await store.initial('m')).toEqual(stateOf(0));
      expect(await store.commit('m', step(stateOf(0), stateOf(1, { total: 1 })))).toBe(true);
      expect(await store.state('m')).toEqual(stateOf(1, { total: 1 }));
    });

    test('are left as they are when they are newer', async () => {
      await (await open()).close();
      await admin.query('UPDATE schema_version SET version = 1000');
      await expect(open()).rejects.toThrow(StartError);
      await expect(open()).rejects.toThrow(/newer version of Civitas/);
      expect((await admin.query('SELECT version FROM schema_version')).rows).toEqual([{ version: 1000 }]);
    });

    test("are left as they are when they are another program's", async () => {
      await admin.query('CREATE TABLE seat (colour TEXT)');
      await expect(open()).rejects.toThrow(/relation "seat" already exists/);
      const tables = await admin.query('SELECT table_name FROM information_schema.tables WHERE table_schema = $1', [
        schema,
      ]);
      expect(tables.rows).toEqual([{ table_name: 'seat' }]);
    });
  });

  test('that cannot be reached is told without its password', async () => {
    const address = new URL('postgres://civitas:open-sesame@127.0.0.1:1/civitas');
    const error = await open({}, address.href).catch((failure: unknown) => failure);
    expect(error).toBeInstanceOf(StartError);
    expect((error as Error).message).toMatch(/^The PostgreSQL database cannot be used: .*ECONNREFUSED.* DATABASE_URL/);
    expect((error as Error).message).not.toContain('open-sesame');
    for (const nonsense of ['nonsense', 'postgres://'])
      await expect(open({ patience: 300 }, nonsense)).rejects.toThrow(StartError);
  });
});
