/**
 * The seed of game number `i` (from 0) of a series. Whole numbers count up; other texts get a number behind them. The
 * first game has the given seed, so that any game of a series can be played again alone.
 */
export const seedOf = (seed: string, i: number): string =>
  /^\d{1,15}$/.test(seed) ? String(Number(seed) + i) : i === 0 ? seed : `${seed}+${i}`;
