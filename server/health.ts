import type { ParameterizedContext } from 'koa';

import type { Bus } from './bus/bus';
import type { MatchStore } from './store/store';

/** How long the store may take to answer, and how long its answer is believed, in milliseconds. */
const PATIENCE = 1000;
const FRESH = 1000;

/** As much of the framework's router as is needed. */
interface Router {
  get(path: string, handler: (ctx: ParameterizedContext) => unknown): unknown;
}

/**
 * GET /healthz: the process lives; restart it when it does not answer. GET /readyz: the store answers (503 when it does
 * not), so that a balancer may send people here. While the bus is broken the process is still of use: what other
 * processes do is shown here a second later.
 */
export function addHealth(router: Router, { store, bus }: { store: Pick<MatchStore, 'ping'>; bus: Pick<Bus, 'healthy'> }): void {
  const answers = pulse(() => store.ping());
  router.get('/healthz', (ctx) => {
    ctx.body = { ok: true };
  });
  router.get('/readyz', async (ctx) => {
    const ok = await answers();
    ctx.status = ok ? 200 : 503;
    ctx.body = { ok, store: ok, bus: bus.healthy };
  });
}

/** Whether something answers in time; it is asked at most once a second, however many want to know. */
export function pulse(ping: () => Promise<void>): () => Promise<boolean> {
  let verdict: Promise<boolean> | undefined;
  const ask = () => new Promise<boolean>((resolve) => {
    const late = setTimeout(() => resolve(false), PATIENCE);
    const say = (ok: boolean) => {
      clearTimeout(late);
      resolve(ok);
    };
    Promise.resolve().then(ping).then(() => say(true), () => say(false));
  });
  const forget = () => {
    verdict = undefined;
  };
  return () => {
    if (!verdict) {
      verdict = ask();
      void verdict.then(() => setTimeout(forget, FRESH).unref());
    }
    return verdict;
  };
}
