import type { Lobby } from './lobby';

/** How many days a match is kept at least after its last move; 0 keeps it for ever. */
export interface Expiry {
  overDays: number;
  unfinishedDays: number;
}

const DAY = 24 * 60 * 60 * 1000;
const HOUR = 60 * 60 * 1000;

/** How long an old match is noted before it is removed, in milliseconds. */
const GRACE = 3 * DAY;

/** Matches removed at a time, so that moves need not wait long. */
const BATCH = 50;

type Keeper = Pick<Lobby, 'store' | 'changed' | 'logger'>;

/** Removes old matches now and every hour. A run that fails is logged; the next tries again. @returns what ends it */
export function startExpiry(keeper: Keeper, expiry: Expiry): () => Promise<void> {
  if (expiry.overDays === 0 && expiry.unfinishedDays === 0) return () => Promise.resolve();
  const ending = new AbortController();
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= expireMatches(keeper, expiry, ending.signal)
      .catch((err: unknown) => keeper.logger.error({ err }, 'old matches could not be removed'))
      .finally(() => (running = undefined));
  };
  const timer = setInterval(run, HOUR);
  timer.unref();
  run();
  return async () => {
    clearInterval(timer);
    ending.abort();
    await running;
  };
}

/**
 * Notes old matches, and removes those that were noted days ago and are still as old: a clock that was set wrong takes
 * nothing away, if somebody sets it right meanwhile.
 * @returns when all is noted and removed, or the signal says to end
 */
export async function expireMatches(
  { store, changed, logger }: Keeper,
  expiry: Expiry,
  signal?: AbortSignal,
): Promise<void> {
  const now = Date.now();
  const before = (days: number) => (days === 0 ? 0 : now - days * DAY);
  const limits = { over: before(expiry.overDays), unfinished: before(expiry.unfinishedDays) };
  let more: boolean;
  let count = 0;
  do {
    const { noted, removed } = await store.expire(limits, { now, noted: now - GRACE }, BATCH);
    count += noted;
    for (const match of removed) {
      logger.info({ match }, 'removed, nobody has moved for long');
      changed(match);
    }
    more = noted === BATCH || removed.length === BATCH;
    // Others may have their turn, also where the store works on this thread.
    await new Promise((resolve) => setImmediate(resolve));
  } while (more && !signal?.aborted);
  if (count > 0) logger.info({ matches: count, days: GRACE / DAY }, 'old matches will be removed');
}
