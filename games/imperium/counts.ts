import type { Seat } from '../kit/core';
import type { Imperium } from './state';
import { zones } from './zones';

/** Tokens of a player; of nobody, the cards in the unrest pile, for it is the one that ends the game (R10.3). */
export const counts = (g: Imperium, seat: Seat | null): Readonly<Record<string, number>> =>
  seat === null ? { unrestPile: g.unrest.length } : zones.countsOf(g, seat);
