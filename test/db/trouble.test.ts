import { randomBytes } from 'node:crypto';

import { LobbyClient } from 'boardgame.io/client';
import { Client } from 'pg';

import { Bare } from '../server/bare';
import { host, plug, until } from '../server/host';
import { reachable } from './reachable';
import { Relay } from './relay';

const POSTGRES = new URL(process.env.CIVITAS_TEST_POSTGRES || 'postgres://root@127.0.0.1:5432/test');
const REDIS = new URL(process.env.CIVITAS_TEST_REDIS || 'redis://127.0.0.1:6379');
const there = reachable(POSTGRES.href, 5432) && reachable(REDIS.href, 6379);

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
}, 30_000);

async function sql(statement: string): Promise<void> {
  const client = new Client({ connectionString: POSTGRES.href });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** A way to one of the servers that the test can cut and mend. */
async function way({ hostname, port }: URL, defaultPort: number): Promise<Relay> {
  const relay = new Relay({ host: hostname, port: Number(port || defaultPort) });
  await relay.open();
  cleanups.push(() => relay.cut());
  return relay;
}

/** Two processes' worth of servers on one database, each with its own way to it and to Redis; Ann is at one, Bob at the other. */
async function site() {
  const schema = `civitas_test_${randomBytes(6).toString('hex')}`;
  await sql(`CREATE SCHEMA ${schema}`);
  cleanups.push(() => sql(`DROP SCHEMA ${schema} CASCADE`));
  const one = async () => {
    const [postgres, redis] = [await way(POSTGRES, 5432), await way(REDIS, 6379)];
    const databaseUrl = new URL(POSTGRES);
    databaseUrl.host = `127.0.0.1:${postgres.port}`;
    databaseUrl.searchParams.set('options', `-c search_path=${schema}`);
    const { url, close } = await host({ databaseUrl: databaseUrl.href, redisUrl: `redis://127.0.0.1:${redis.port}` });
    cleanups.push(close);
    return { url, postgres, redis };
  };
  const [here, there] = [await one(), await one()];
  const lobby = new LobbyClient({ server: here.url });
  const { matchID } = await lobby.createMatch('toy', { numPlayers: 2 });
  const sit = async (url: string, playerID: string) => {
    const { playerCredentials } = await lobby.joinMatch('toy', matchID, { playerName: `Player ${playerID}`, playerID });
    const player = new Bare(plug(url), matchID, playerID, playerCredentials);
    await until(() => player.state);
    return player;
  };
  return { here, there, matchID, ann: await sit(here.url, '0'), bob: await sit(there.url, '1') };
}

const ready = async (url: string) => (await fetch(`${url}/readyz`)).status;

(there ? describe : describe.skip)('a site in trouble', () => {
  test('without PostgreSQL moves are refused and it says that it is not ready; when it is back, all goes on', async () => {
    const { here, there, ann, bob } = await site();
    await here.postgres.cut();
    ann.move('add', 5);
    await until(() => ann.refusals.length > 0, 20_000);
    expect(ann.refusals).toEqual([{ code: 'unavailable', move: 'add', question: 5 }]);
    await until(async () => (await ready(here.url)) === 503, 10_000);
    expect(await ready(there.url)).toBe(200);
    expect((await fetch(`${here.url}/healthz`)).status).toBe(200);
    await here.postgres.open();
    await until(async () => (await ready(here.url)) === 200, 20_000);
    ann.move('add', 5);
    await until(() => bob.state?.G.total === 5, 20_000);
    bob.move('add', 1);
    await until(() => ann.state?.G.total === 6, 20_000);
  }, 90_000);

  test('a move whose answer PostgreSQL could not give any more is made once, and shown everywhere when it is back', async () => {
    const { here, there, matchID, ann, bob } = await site();
    here.postgres.mute();
    ann.move('add', 5);
    await until(() => ann.refusals.length > 0, 30_000);
    expect((await new LobbyClient({ server: there.url }).getMatch('toy', matchID)) as unknown).toMatchObject({
      active: ['1'],
    });
    await here.postgres.cut();
    await here.postgres.open();
    // Nobody does anything.
    await until(() => bob.state?.G.total === 5 && ann.state?.G.total === 5, 30_000);
    ann.refusals.length = 0;
    ann.move('add', 5);
    await until(() => ann.refusals.length > 0);
    expect(ann.refusals[0]?.code).toBe('not-active');
    expect(bob.state?._stateID).toBe(1);
  }, 90_000);

  test('without Redis moves are still shown everywhere, a little later; when it is back, at once', async () => {
    const { here, there, ann, bob } = await site();
    await here.redis.cut();
    await there.redis.cut();
    ann.move('add', 5);
    await until(() => bob.state?.G.total === 5, 20_000);
    bob.move('add', 1);
    await until(() => ann.state?.G.total === 6, 20_000);
    await here.redis.open();
    await there.redis.open();
    await until(async () => ((await (await fetch(`${here.url}/readyz`)).json()) as { bus: boolean }).bus, 20_000);
    ann.move('add', 1);
    await until(() => bob.state?.G.total === 7, 20_000);
  }, 90_000);
});
