import { randomUUID } from 'node:crypto';

import type { Middleware } from 'koa';
import type { Logger } from 'pino';

import type { Metrics } from './metrics';

/**
 * Gives each request an id, which the answer carries as X-Request-Id and log lines as `request` (`ctx.state.request`),
 * counts it, and at level debug tells of it. Addresses and what they ask for are not logged: a proxy may do that.
 */
export const requestLog =
  (logger: Logger, metrics: Metrics): Middleware =>
  async (ctx, next) => {
    const begun = performance.now();
    const request = randomUUID();
    ctx.state.request = request;
    ctx.set('X-Request-Id', request);
    try {
      await next();
    } finally {
      // The router leaves what it has matched; a path itself would be one of endlessly many.
      const { _matchedRoute: route = 'other', params } = ctx as { _matchedRoute?: string; params?: { id?: string } };
      metrics.requested(route, ctx.status);
      logger.debug(
        {
          request,
          method: ctx.method,
          route,
          match: params?.id,
          status: ctx.status,
          ms: Math.round(performance.now() - begun),
        },
        'request',
      );
    }
  };
