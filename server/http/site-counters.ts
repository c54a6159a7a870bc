import { createHash } from 'node:crypto';

import { RateLimiterRedis } from 'rate-limiter-flexible';

import { connect, end } from '../bus/redis-connection';
import { inProcess, type Counters } from './limits';

/** How long a request waits to be counted, in milliseconds: Redis may have fallen silent. */
const PATIENCE = 200;

/**
 * Counts for all processes of a site together, in Redis; while Redis is away each process counts for itself.
 * @param databaseUrl the site's database, which tells it from other sites on the same Redis
 */
export function siteCounters(redisUrl: string, databaseUrl = ''): { counters: Counters; close(): Promise<void> } {
  const storeClient = connect(redisUrl, { commandTimeout: PATIENCE });
  // The bus tells of it.
  storeClient.on('error', () => undefined);
  const prefix = `civitas:${siteOf(databaseUrl)}`;
  return {
    counters: (what, rate) =>
      new RateLimiterRedis({
        storeClient,
        keyPrefix: `${prefix}:${what}`,
        points: rate.points,
        duration: rate.seconds,
        rejectIfRedisNotReady: true,
        insuranceLimiter: inProcess(what, rate),
      }),
    close: () => end(storeClient),
  };
}

/** The same in all processes of a site, which may know the database's machine by different names. */
function siteOf(databaseUrl: string): string {
  const { pathname, search } = new URL(databaseUrl || 'postgres:');
  return createHash('sha256').update(`${pathname}${search}`).digest('hex').slice(0, 12);
}
