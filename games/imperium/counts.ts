import type { Seat } from '../kit/core';
import type { Imperium } from './state';
import { zones } from './zones';

/** The tokens of a player, by name; for null the cards in the unrest pile, which can end the game (R10.3). */
export const counts = (g: Imperium, seat: Seat | null): Readonly<Record<string, number>> =>
  seat === null ? { unrestPile: g.unrest.length } : zones.countsOf(g, seat);
