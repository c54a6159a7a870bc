import type { Seat } from '../kit/core';
import { GOODS, type Good } from './card';
import { score } from './rules/ending';
import { player } from './rules/select';
import type { Settlers } from './state';

/** Tokens are called otherwise where they stand beside moves of the same name. */
const NAMES: Readonly<Partial<Record<Good, string>>> = { raze: 'razeToken', defence: 'defenceToken' };

/** Goods of a player, the score as of now, and cards in hand; of nobody nothing. */
export function counts(g: Settlers, seat: Seat | null): Readonly<Record<string, number>> {
  if (seat === null) return {};
  const { goods, hand } = player(g, seat);
  return {
    points: score(g, seat),
    ...Object.fromEntries(GOODS.map((good) => [NAMES[good] ?? good, goods[good]])),
    hand: hand.length,
  };
}
