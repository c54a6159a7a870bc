import type { AddressInfo } from 'node:net';

import Router from '@koa/router';
import Koa from 'koa';
import pino from 'pino';

import { health, pulse } from '../../server/health';
import { Metrics } from '../../server/metrics';
import { metricsServer, serveMetrics } from '../../server/metrics-server';
import { requestLog } from '../../server/request-log';
import { StartError } from '../../server/start-error';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  jest.useRealTimers();
});

/** Samples of ours by name and labels. */
async function samples(metrics: Metrics): Promise<Record<string, number>> {
  const { text } = await metrics.read();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  );
}

/** Listens on a free port. @returns its address */
async function serve(server: {
  listen(port: number, host: string, done: () => void): { address(): unknown; close(): unknown };
}): Promise<string> {
  const listening = await new Promise<ReturnType<typeof server.listen>>((resolve) => {
    const each = server.listen(0, '127.0.0.1', () => resolve(each));
  });
  cleanups.push(() => listening.close());
  return `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
}

describe('the figures', () => {
  test('say what has happened', async () => {
    const metrics = new Metrics();
    metrics.moved('toy', 0.004);
    metrics.moved('toy', 0.2);
    metrics.moved('other', 0.004);
    metrics.committed(0.0001);
    metrics.refused('stale');
    metrics.requested('/games/:name', 200);
    metrics.requested('/games/:name', 404);
    metrics.noticed('state');
    metrics.sent(150);
    metrics.sent(0);
    expect(await samples(metrics)).toMatchObject({
      'civitas_moves_total{game="toy"}': 2,
      'civitas_moves_total{game="other"}': 1,
      civitas_move_seconds_count: 3,
      'civitas_move_seconds_bucket{le="0.005"}': 2,
      'civitas_commit_seconds_bucket{le="0.0005"}': 1,
      'civitas_refusals_total{code="stale"}': 1,
      'civitas_refusals_total{code="busy"}': 0,
      'civitas_requests_total{route="/games/:name",status="200"}': 1,
      'civitas_requests_total{route="/games/:name",status="404"}': 1,
      'civitas_notices_total{kind="state"}': 1,
      civitas_update_bytes_count: 1,
      'civitas_update_bytes_bucket{le="200"}': 1,
      'civitas_update_bytes_bucket{le="100"}': 0,
      civitas_whole_updates_total: 1,
    });
  });

  test('look things up when they are read', async () => {
    const metrics = new Metrics();
    let matches = 1;
    let up = true;
    metrics.watch({
      matches: () => matches,
      sockets: () => 7,
      bots: () => 3,
      store: () => Promise.resolve(up),
      bus: () => up,
    });
    expect(await samples(metrics)).toMatchObject({
      civitas_live_matches: 1,
      civitas_sockets: 7,
      civitas_bot_seats: 3,
      civitas_store_up: 1,
      civitas_bus_up: 1,
    });
    matches = 2;
    up = false;
    expect(await samples(metrics)).toMatchObject({ civitas_live_matches: 2, civitas_store_up: 0, civitas_bus_up: 0 });
  });

  test('of two servers in one process are their own', async () => {
    const [a, b] = [new Metrics(), new Metrics()];
    a.refused('busy');
    expect((await samples(b))['civitas_refusals_total{code="busy"}']).toBe(0);
  });

  test('are answered on a port of their own, and nothing else is there', async () => {
    const metrics = new Metrics();
    metrics.moved('toy', 1);
    metrics.watchProcess();
    const url = await serve(metricsServer(metrics));
    const response = await fetch(`${url}/metrics`);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ]);
    const text = await response.text();
    for (const name of [
      'civitas_moves_total{game="toy"} 1',
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_p99_seconds',
      'process_cpu_seconds_total',
    ]) {
      expect(text).toContain(`\n${name}`);
    }
    for (const [method, path] of [
      ['POST', '/metrics'],
      ['GET', '/'],
      ['GET', '/games'],
      ['GET', '/metrics/'],
    ] as const) {
      expect((await fetch(url + path, { method })).status).toBe(404);
    }
  });

  test("that cannot be read are an error of the reader's, not the end", async () => {
    const metrics = new Metrics();
    metrics.watch({ store: () => Promise.reject(new Error('no')) });
    const url = await serve(metricsServer(metrics));
    expect((await fetch(`${url}/metrics`)).status).toBe(500);
  });

  test('need a port that is free, and give it back', async () => {
    const taken = new URL(await serve(metricsServer(new Metrics())));
    const port = Number(taken.port);
    await expect(serveMetrics(new Metrics(), { port, host: '127.0.0.1' })).rejects.toThrow(StartError);
    await expect(serveMetrics(new Metrics(), { port, host: '127.0.0.1' })).rejects.toThrow(
      `Metrics cannot be served on port ${port} of 127.0.0.1`,
    );
    await cleanups.pop()?.();
    const metrics = new Metrics();
    const close = await serveMetrics(metrics, { port, host: '127.0.0.1' });
    expect((await fetch(`${taken.origin}/metrics`)).status).toBe(200);
    await close();
    await expect(fetch(`${taken.origin}/metrics`)).rejects.toThrow();
  });
});

describe('requests', () => {
  test('have an id and are counted by route and status', async () => {
    const metrics = new Metrics();
    const lines: Record<string, unknown>[] = [];
    const logger = pino(
      { level: 'debug', base: null },
      {
        write: (line) => {
          lines.push(JSON.parse(line) as Record<string, unknown>);
        },
      },
    );
    const app = new Koa();
    const router = new Router();
    const ids: unknown[] = [];
    app.silent = true;
    app.use(requestLog(logger, metrics));
    router.get('/games/:name/:id', (ctx) => {
      ids.push(ctx.state.request);
      ctx.body = {};
    });
    router.get('/fails', () => {
      throw new Error('it fails');
    });
    app.use(router.routes());
    const url = await serve(app);
    const responses = [];
    for (const path of ['/games/toy/abc?credentials=secret', '/games/toy/def', '/secret-path', '/fails'])
      responses.push(await fetch(url + path));
    expect(await samples(metrics)).toMatchObject({
      'civitas_requests_total{route="/games/:name/:id",status="200"}': 2,
      'civitas_requests_total{route="other",status="404"}': 1,
    });
    const told = responses.map(({ headers }) => headers.get('x-request-id'));
    expect(told.slice(0, 2)).toEqual(ids);
    expect(new Set(lines.map(({ request }) => request)).size).toBe(4);
    expect(lines[0]).toMatchObject({
      request: told[0],
      method: 'GET',
      route: '/games/:name/:id',
      match: 'abc',
      status: 200,
      msg: 'request',
    });
    expect(JSON.stringify(lines)).not.toContain('secret');
  });
});

describe('health', () => {
  async function asked(ping: () => Promise<void>, healthy = true) {
    const app = new Koa();
    app.use(health(pulse(ping), { healthy }));
    const url = await serve(app);
    return async (path: string) => {
      const response = await fetch(url + path);
      return [response.status, await response.json()];
    };
  }

  test('is well while the store answers', async () => {
    const get = await asked(() => Promise.resolve());
    expect(await get('/healthz')).toEqual([200, { ok: true }]);
    expect(await get('/readyz')).toEqual([200, { ok: true, store: true, bus: true }]);
  });

  test('is alive but not ready while the store does not answer', async () => {
    const get = await asked(() => Promise.reject(new Error('away')));
    expect(await get('/healthz')).toEqual([200, { ok: true }]);
    expect(await get('/readyz')).toEqual([503, { ok: false, store: false, bus: true }]);
  });

  test('is ready while only the bus is broken', async () => {
    const get = await asked(() => Promise.resolve(), false);
    expect(await get('/readyz')).toEqual([200, { ok: true, store: true, bus: false }]);
  });

  test('asks the store once a second at most, and does not wait for it for ever', async () => {
    jest.useFakeTimers();
    let pings = 0;
    let ping = () => Promise.resolve();
    const answers = pulse(() => {
      pings++;
      return ping();
    });
    expect(await Promise.all([answers(), answers(), answers()])).toEqual([true, true, true]);
    await jest.advanceTimersByTimeAsync(900);
    ping = () => new Promise(() => {});
    expect([await answers(), pings]).toEqual([true, 1]);
    await jest.advanceTimersByTimeAsync(200);
    const late = answers();
    await jest.advanceTimersByTimeAsync(1000);
    expect([await late, pings]).toEqual([false, 2]);
    ping = () => {
      throw new Error('thrown, not rejected');
    };
    await jest.advanceTimersByTimeAsync(1100);
    expect([await answers(), pings]).toEqual([false, 3]);
    ping = () => Promise.resolve();
    await jest.advanceTimersByTimeAsync(1100);
    expect([await answers(), pings]).toEqual([true, 4]);
    expect(jest.getTimerCount()).toBe(1);
  });
});
