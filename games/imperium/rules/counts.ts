import type { Seat } from '../../kit/core';
import { MOVED, say } from '../../kit/events';
import type { Imperium } from '../state';
import { zones, type CountName } from '../zones';

/** Tokens that come from the supply and go back to it, of which nothing more is to be said. */

/** Adds to a player's tokens, or takes away from them, and tells it. */
export function change(g: Imperium, seat: Seat, what: CountName, by: number): void {
  if (by === 0) return;
  zones.count(g, what, seat, by);
  const spot = `${what} ${seat}`;
  say(g, { k: MOVED, seat, n: Math.abs(by), ...(by > 0 ? { into: spot } : { from: spot }) });
}

/** Sets a player's tokens to a number, and tells the difference. */
export const reset = (g: Imperium, seat: Seat, what: CountName, n: number): void =>
  change(g, seat, what, n - (zones.countsOf(g, seat)[what] ?? 0));
