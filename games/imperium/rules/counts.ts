import type { Seat } from '../../kit/core';
import { changeCount } from '../../kit/zones/moving';
import type { Imperium } from '../state';
import { zones, type CountName } from '../zones';

/** Tokens that come from the supply and go back to it, of which nothing more is to be said. */

/** Adds to a player's tokens, or takes away from them, and tells it. */
export const change = (g: Imperium, seat: Seat, count: CountName, by: number): void =>
  changeCount(zones, g, { count, seat }, by);

/** Sets a player's tokens to a number, and tells the difference. */
export const reset = (g: Imperium, seat: Seat, count: CountName, n: number): void =>
  change(g, seat, count, n - (zones.countsOf(g, seat)[count] ?? 0));
