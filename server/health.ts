import type { Middleware } from 'koa';

import type { Bus } from './bus/bus';

/** How long the store may take to answer, and how long its answer is believed, in milliseconds. */
const PATIENCE = 1000;
const FRESH = 1000;

/**
 * GET /healthz: the process lives; restart it when it does not answer. GET /readyz: the store takes changes (503 when it does
 * not), so that a balancer may send people here. While the bus is broken the process is still of use: what other
 * processes do is shown here a second later. Whoever watches over the process knows no API_SECRET: this stands in front of
 * the framework, which asks for it.
 */
export function health(storeAnswers: () => Promise<boolean>, bus: Pick<Bus, 'healthy'>): Middleware {
  const answers: Record<string, () => Promise<{ ok: boolean }>> = {
    '/healthz': async () => ({ ok: true }),
    '/readyz': async () => {
      const ok = await storeAnswers();
      return { ok, store: ok, bus: bus.healthy };
    },
  };
  return async (ctx, next) => {
    const answer = ctx.method === 'GET' || ctx.method === 'HEAD' ? answers[ctx.path] : undefined;
    if (!answer) {
      await next();
      return;
    }
    // As the router names what it has matched: requests are counted by it.
    (ctx as { _matchedRoute?: string })._matchedRoute = ctx.path;
    const body = await answer();
    ctx.status = body.ok ? 200 : 503;
    ctx.body = body;
  };
}

/** Whether something answers in time; it is asked at most once a second, however many want to know. */
export function pulse(ping: () => Promise<void>): () => Promise<boolean> {
  let verdict: Promise<boolean> | undefined;
  const ask = () =>
    new Promise<boolean>((resolve) => {
      const late = setTimeout(() => resolve(false), PATIENCE);
      const say = (ok: boolean) => {
        clearTimeout(late);
        resolve(ok);
      };
      Promise.resolve()
        .then(ping)
        .then(
          () => say(true),
          () => say(false),
        );
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
