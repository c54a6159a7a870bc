import { randomBytes } from 'node:crypto';

import { Client } from 'pg';

import { LIMITS, type Limits, RateLimits } from '../../server/http/limits';
import { siteCounters } from '../../server/http/site-counters';
import { afterwards } from '../server/cleanup';
import { host, plug, until } from '../server/host';
import { reachable } from './reachable';
import { Relay } from './relay';

const POSTGRES = new URL(process.env.CIVITAS_TEST_POSTGRES || 'postgres://root@127.0.0.1:5432/test');
const REDIS = new URL(process.env.CIVITAS_TEST_REDIS || 'redis://127.0.0.1:6379');
const redisThere = reachable(REDIS.href, 6379);
const allThere = redisThere && reachable(POSTGRES.href, 5432);

/** A database that no other site has. */
const ofItsOwn = (): string => `postgres://db.example/${randomBytes(6).toString('hex')}`;

const THREE: Limits = { ...LIMITS, joins: { points: 3, seconds: 60 } };

/** Counts as a process of a site does. */
function counting(databaseUrl: string, redisUrl = REDIS.href): RateLimits {
  const { counters, close } = siteCounters(redisUrl, databaseUrl);
  afterwards(close);
  return new RateLimits(THREE, counters);
}

/** How often somebody is granted what he asks for. */
async function granted(limits: RateLimits, times: number): Promise<number> {
  let n = 0;
  for (let i = 0; i < times; i++) {
    await limits.spend('joins', '192.0.2.1').then(
      () => n++,
      (error: { status?: number }) => expect(error).toMatchObject({ status: 429 }),
    );
  }
  return n;
}

/** Waits until Redis counts, whoever it is. */
const ready = (limits: RateLimits, other: RateLimits): Promise<unknown> =>
  until(async () => {
    const who = randomBytes(6).toString('hex');
    await limits.spend('joins', who, 3);
    return other.spend('joins', who).then(
      () => false,
      () => true,
    );
  });

(redisThere ? describe : describe.skip)('limits of a site', () => {
  test('are counted by all of its processes together, and each site for itself', async () => {
    const database = ofItsOwn();
    const [here, there, elsewhere] = [counting(database), counting(database), counting(ofItsOwn())];
    await ready(here, there);
    expect([await granted(here, 2), await granted(there, 2), await granted(here, 1)]).toEqual([2, 1, 0]);
    await expect(there.spend('joins', '192.0.2.1')).rejects.toMatchObject({ status: 429, retryAfter: 60 });
    expect(await granted(elsewhere, 4)).toBe(3);
    expect(await there.spend('joins', '192.0.2.2')).toBeUndefined();
  });

  test('are the same for processes that know the machine of the database by different names', async () => {
    const name = randomBytes(6).toString('hex');
    const [here, there] = [counting(`postgres://a@one/${name}`), counting(`postgres://b:secret@two:5433/${name}`)];
    await ready(here, there);
    expect([await granted(here, 2), await granted(there, 2)]).toEqual([2, 1]);
  });

  test('what turned out to be harmless is taken back for all', async () => {
    const database = ofItsOwn();
    const [here, there] = [counting(database), counting(database)];
    await ready(here, there);
    expect(await granted(here, 3)).toBe(3);
    await here.refund('joins', '192.0.2.1');
    expect(await granted(there, 2)).toBe(1);
  });

  test.each(['cut', 'mute'] as const)(
    'are counted by each process for itself while Redis is away (%s), and together when it is back',
    async (how) => {
      const relay = new Relay({ host: REDIS.hostname, port: Number(REDIS.port || 6379) });
      await relay.open();
      afterwards(() => relay.cut());
      const database = ofItsOwn();
      const [here, there] = [counting(database, `redis://127.0.0.1:${relay.port}`), counting(database)];
      await ready(here, there);
      expect(await granted(there, 3)).toBe(3);
      await relay[how]();
      const begun = performance.now();
      expect(await granted(here, 5)).toBe(3);
      // Nobody waits for long to be counted: a fifth of a second each at most.
      expect(performance.now() - begun).toBeLessThan(4000);
      if (how === 'mute') await relay.cut();
      await relay.open();
      await ready(here, there);
      expect(await granted(here, 1)).toBe(0);
    },
    30_000,
  );
});

(allThere ? test : test.skip)(
  'two processes open as many matches, and take as many sockets, as one does',
  async () => {
    const schema = `civitas_test_${randomBytes(6).toString('hex')}`;
    const sql = async (statement: string): Promise<void> => {
      const client = new Client({ connectionString: POSTGRES.href });
      await client.connect();
      await client.query(statement);
      await client.end();
    };
    await sql(`CREATE SCHEMA ${schema}`);
    afterwards(() => sql(`DROP SCHEMA ${schema} CASCADE`));
    const database = new URL(POSTGRES);
    database.searchParams.set('options', `-c search_path=${schema}`);
    const limits = { ...LIMITS, creations: { points: 4, seconds: 600 }, handshakes: { points: 4, seconds: 600 } };
    const one = () => host({ databaseUrl: database.href, redisUrl: REDIS.href, limits });
    const urls = [(await one()).url, (await one()).url];
    await until(async () =>
      (await Promise.all(urls.map((url) => fetch(`${url}/readyz`).then((answer) => answer.json())))).every(
        (answer) => (answer as { bus: boolean }).bus,
      ),
    );
    const statuses: number[] = [];
    let sockets = 0;
    for (let i = 0; i < 6; i++) {
      const url = urls[i % 2]!;
      const headers = { 'Content-Type': 'application/json' };
      const body = JSON.stringify({ numPlayers: 2 });
      statuses.push((await fetch(`${url}/games/toy/create`, { method: 'POST', headers, body })).status);
      const socket = plug(url);
      socket.io.reconnection(false);
      let refused = false;
      socket.on('connect_error', () => (refused = true));
      await until(() => refused || socket.connected);
      if (socket.connected) sockets++;
    }
    expect([statuses, sockets]).toEqual([[200, 200, 200, 200, 429, 429], 4]);
  },
  60_000,
);
