import type { Seat } from '../kit/core';
import { GOODS } from './card';
import { score } from './rules/ending';
import { player } from './rules/select';
import type { Settlers } from './state';

/** Goods of a player, the score as of now, and cards in hand; of nobody nothing. */
export function counts(g: Settlers, seat: Seat | null): Readonly<Record<string, number>> {
  if (seat === null) return {};
  const { goods, hand } = player(g, seat);
  return {
    points: score(g, seat),
    ...Object.fromEntries(GOODS.map((good) => [good, goods[good]])),
    hand: hand.length,
  };
}
