import type { Seat } from '../kit/core';
import { player } from './rules/select';
import type { Imperium } from './state';

/** Tokens of a player; of nobody, the cards in the unrest pile, for it is the one that ends the game (R10.3). */
export function counts(g: Imperium, seat: Seat | null): Readonly<Record<string, number>> {
  if (seat === null) return { unrestPile: g.unrest.length };
  const { material, population, progress, actions: action, exhausts: exhaust } = player(g, seat);
  return { material, population, progress, action, exhaust };
}
