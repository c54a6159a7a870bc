import type { Seat } from '../kit/core';
import { points } from './rules/points';
import { player } from './rules/select';
import type { Mythotopia } from './state';

/** Points, pieces ready for use and hand size of a player, by name; nothing for null. */
export function counts(g: Mythotopia, seat: Seat | null): Readonly<Record<string, number>> {
  if (seat === null) return {};
  const { stock, hand } = player(g, seat);
  return {
    points: points(g, seat),
    armiesLeft: stock.armies,
    shipsLeft: stock.ships,
    townsLeft: stock.towns,
    citiesLeft: stock.cities,
    hand: hand.length,
  };
}
