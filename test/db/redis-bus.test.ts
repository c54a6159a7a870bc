import { randomBytes } from 'node:crypto';

import { Redis } from 'ioredis';
import pino from 'pino';

import type { Bus, Notice } from '../../server/bus/bus';
import { redisBus } from '../../server/bus/redis';
import { reachable } from './reachable';
import { Relay } from './relay';

const URL_OF_REDIS = process.env.CIVITAS_TEST_REDIS || 'redis://127.0.0.1:6379';
const target = { host: new URL(URL_OF_REDIS).hostname, port: Number(new URL(URL_OF_REDIS).port || 6379) };

const cleanups: (() => unknown)[] = [];
let channel = '';

beforeEach(() => {
  channel = `civitas-test-${randomBytes(6).toString('hex')}`;
});
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

interface Process {
  bus: Bus;
  heard: Notice[];
  gaps: number;
  log: { level: number; msg: string; [field: string]: unknown }[];
}

/** A process of the site. */
function join(url = URL_OF_REDIS, on = channel): Process {
  const log: Process['log'] = [];
  const logger = pino(
    { base: null },
    { write: (line: string) => log.push(JSON.parse(line) as Process['log'][number]) },
  );
  const process: Process = { bus: redisBus(url, { channel: on, logger }), heard: [], gaps: 0, log };
  process.bus.onNotice((notice) => process.heard.push(notice));
  process.bus.onGap(() => process.gaps++);
  cleanups.push(() => process.bus.close());
  return process;
}

/** A way to Redis of which the test decides when it is open. */
async function way(): Promise<Relay & { url: string }> {
  const relay = new Relay(target);
  await relay.open();
  cleanups.push(() => relay.cut());
  return Object.assign(relay, { url: `redis://127.0.0.1:${relay.port}` });
}

async function until(check: () => unknown, within = 10_000): Promise<void> {
  const end = Date.now() + within;
  while (!check()) {
    if (Date.now() > end) throw new Error(`waited in vain for ${check.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

const healthy = (...processes: Process[]) => until(() => processes.every(({ bus }) => bus.healthy));

const state = (stateID: number): Notice => ({ kind: 'state', matchID: 'm', stateID });

(reachable(URL_OF_REDIS, 6379) ? describe : describe.skip)('the bus over Redis', () => {
  test('brings every notice to all other processes, in order, and not back', async () => {
    const [a, b, c] = [join(), join(), join()];
    await healthy(a, b, c);
    const notices: Notice[] = [
      { kind: 'state', matchID: 'm', stateID: 7 },
      { kind: 'seats', matchID: 'm' },
      { kind: 'chat', matchID: 'm', n: 1 },
      { kind: 'present', matchID: 'm', process: 'a', seats: [0, 3] },
      { kind: 'who', matchID: 'm' },
      { kind: 'alive', process: 'a' },
    ];
    notices.forEach((notice) => a.bus.publish(notice));
    b.bus.publish(state(8));
    await until(() => b.heard.length >= 6 && c.heard.length >= 7 && a.heard.length > 0);
    expect(b.heard).toEqual(notices);
    expect(a.heard).toEqual([state(8)]);
    expect(c.heard.filter((notice) => notice.kind !== 'state' || notice.stateID === 7)).toEqual(notices);
  });

  test('hears nothing of other sites', async () => {
    const [a, other, b] = [join(), join(URL_OF_REDIS, `${channel}-other`), join()];
    await healthy(a, other, b);
    other.bus.publish(state(1));
    b.bus.publish(state(2));
    await until(() => a.heard.length > 0);
    expect(a.heard).toEqual([state(2)]);
  });

  test.each([
    ['', 'no JSON', 'x {', 'x null', 'x []', 'x 7'],
    [
      'x {"kind":"state","matchID":"m","stateID":-1}',
      'x {"kind":"state","matchID":7,"stateID":1}',
      'x {"kind":"state"}',
    ],
    [
      'x {"kind":"present","matchID":"m","process":"p","seats":"0"}',
      'x {"kind":"present","matchID":"m","process":"p","seats":[0.5]}',
    ],
    ['x {"kind":"of a newer version","matchID":"m"}', `x {"kind":"who","matchID":"${'m'.repeat(101)}"}`],
  ])('passes over what is no notice and says so once: %j', async (...texts) => {
    const [a, b] = [join(), join()];
    await healthy(a, b);
    const stranger = new Redis(URL_OF_REDIS);
    cleanups.push(() => stranger.disconnect());
    for (const text of texts) await stranger.publish(channel, text);
    b.bus.publish(state(1));
    await until(() => a.heard.length > 0);
    expect(a.heard).toEqual([state(1)]);
    expect(a.log.map(({ msg }) => msg)).toEqual(['a notice was not understood']);
  });

  test('goes on when a listener fails, and lets the others listen', async () => {
    const [a, b] = [join(), join()];
    await healthy(a, b);
    const late: Notice[] = [];
    a.bus.onNotice(() => {
      throw new Error('this listener fails');
    });
    a.bus.onNotice((notice) => late.push(notice));
    b.bus.publish(state(1));
    b.bus.publish(state(2));
    await until(() => late.length === 2);
    expect(a.heard).toEqual([state(1), state(2)]);
    expect(a.log.map(({ err }) => (err as Error).message)).toEqual(['this listener fails', 'this listener fails']);
  });

  test('begins while Redis is away, says that it hears nothing, and works once Redis is there', async () => {
    const relay = await way();
    await relay.cut();
    const [a, b] = [join(relay.url.replace('//', '//:hunter2@')), join()];
    expect(a.bus.healthy).toBe(false);
    a.bus.publish(state(1));
    await healthy(b);
    const before = b.gaps;
    await until(() => a.gaps >= 2);
    expect(a.log).toHaveLength(1);
    expect(a.log[0]).toMatchObject({
      level: 50,
      redis: relay.url.replace('//', '//:***@'),
      msg: expect.stringContaining('Redis is away') as unknown,
    });

    await relay.open();
    const gaps = a.gaps;
    await healthy(a);
    expect(a.gaps).toBeGreaterThan(gaps);
    b.bus.publish(state(2));
    a.bus.publish(state(3));
    await until(() => a.heard.length > 0 && b.heard.length > 0);
    expect([a.heard, b.heard]).toEqual([[state(2)], [state(3)]]);
    // b never heard of state 1: it was told that something is missing.
    expect(b.gaps).toBeGreaterThan(before);
    expect(a.log.map(({ msg }) => msg).slice(1)).toEqual(['Redis is back']);
    expect(JSON.stringify(a.log)).not.toContain('hunter2');
  });

  test('lives through an outage: drops what cannot be sent, tells of gaps, logs once, comes back', async () => {
    const relay = await way();
    const [a, b] = [join(relay.url), join()];
    await healthy(a, b);
    for (let outage = 1; outage <= 2; outage++) {
      const [mine, theirs] = [a.gaps, b.gaps];
      b.heard.length = 0;
      await relay.cut();
      await until(() => !a.bus.healthy);
      for (let i = 0; i < 20_000; i++) a.bus.publish(state(i));
      await until(() => a.gaps >= mine + 2);
      await relay.open();
      await healthy(a);
      await until(() => a.gaps >= mine + 3 && b.gaps > theirs);
      a.bus.publish(state(99_999));
      await until(() => b.heard.length > 0);
      expect(b.heard).toEqual([state(99_999)]);
      expect(a.log.map(({ msg }) => msg.slice(0, 13))).toEqual(
        Array(outage).fill(['Redis is away', 'Redis is back']).flat(),
      );
    }
    expect(b.log).toEqual([]);
  }, 30_000);

  test('tells the others what they have missed when only its own voice was gone', async () => {
    const relay = await way();
    const [a, b] = [join(relay.url), join()];
    await healthy(a, b);
    // The connection that subscribes stays.
    a.bus.publish(state(1));
    await until(() => b.heard.length === 1);
    const { gaps } = a;
    const missed = b.gaps;
    relay.drop(/publish/i);
    await until(() => !a.bus.healthy);
    a.bus.publish(state(2));
    await until(() => b.gaps > missed);
    await healthy(a);
    expect(b.heard).toEqual([state(1)]);
    expect(a.gaps).toBe(gaps);
  });

  test('notices that only its own ear was gone', async () => {
    const relay = await way();
    const [a, b] = [join(relay.url), join()];
    await healthy(a, b);
    const [mine, theirs] = [a.gaps, b.gaps];
    relay.drop(/subscribe/i);
    await until(() => a.gaps > mine && a.bus.healthy);
    b.bus.publish(state(1));
    await until(() => a.heard.length > 0);
    expect(b.gaps).toBe(theirs);
  });

  test('notices a connection that is dead and does not say so, and makes a new one', async () => {
    const relay = await way();
    const [a, b] = [join(relay.url), join()];
    await healthy(a, b);
    const [mine, theirs] = [a.gaps, b.gaps];
    relay.freeze();
    a.bus.publish(state(1));
    await until(() => !a.bus.healthy);
    relay.thaw();
    await healthy(a);
    await until(() => a.gaps > mine && b.gaps > theirs);
    a.bus.publish(state(2));
    await until(() => b.heard.length > 0);
    expect(b.heard).toEqual([state(2)]);
  }, 30_000);

  test('keeps no more than ten thousand notices waiting for a Redis that is slower than we are', async () => {
    const [a, b] = [join(), join()];
    await healthy(a, b);
    const theirs = b.gaps;
    for (let i = 0; i < 50_000; i++) a.bus.publish(state(i));
    await until(() => b.gaps > theirs);
    a.bus.publish(state(99_999));
    await until(() => b.heard.length > 10_000);
    expect(b.heard).toHaveLength(10_001);
    expect(b.heard.at(-1)).toEqual(state(99_999));
  });

  test('says that Redis does not let it in, and not with what it tried', async () => {
    const a = join(URL_OF_REDIS.replace('//', '//nobody:hunter2@'));
    await until(() => a.gaps >= 2);
    expect(a.bus.healthy).toBe(false);
    expect(a.log).toMatchObject([{ level: 50, reason: expect.stringContaining('WRONGPASS') as unknown }]);
    expect(JSON.stringify(a.log)).not.toContain('hunter2');
  });

  test('closes: what was said still arrives, and nothing is left open', async () => {
    const relay = await way();
    const [a, b] = [join(relay.url), join()];
    await healthy(a, b);
    a.bus.publish(state(1));
    await a.bus.close();
    await until(() => relay.connections === 0);
    await until(() => b.heard.length > 0);
    a.bus.publish(state(2));
    await a.bus.close();
    expect(a.bus.healthy).toBe(false);
    expect(a.log).toEqual([]);
  });

  test('closes while Redis is away, is coming, or does not answer', async () => {
    const relay = await way();
    const coming = join(relay.url);
    await coming.bus.close();
    const there = join(relay.url);
    await healthy(there);
    relay.freeze();
    await there.bus.close();
    await relay.cut();
    const away = join(relay.url);
    await until(() => away.log.length > 0);
    await away.bus.close();
    const gone = [there.gaps, away.gaps];
    await relay.open();
    expect([there, away, coming].some(({ bus }) => bus.healthy)).toBe(false);
    expect([there.gaps, away.gaps]).toEqual(gone);
    await until(() => relay.connections === 0);
  });
});
