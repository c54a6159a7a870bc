import type { Seat } from '../kit/core';
import { GOODS, type Good } from './card';
import { score } from './rules/ending';
import { player } from './rules/select';
import type { Settlers } from './state';

/** Names of tokens that have the name of a move. */
const NAMES: Readonly<Partial<Record<Good, string>>> = { raze: 'razeToken', defence: 'defenceToken' };

const COUNTED = GOODS.filter((good) => good !== 'vp');

/**
 * Goods, score and hand size of a player, by name; nothing for null. Points scored are among all points: two counts of one sign
 * would be taken for twice as many.
 */
export function counts(g: Settlers, seat: Seat | null): Readonly<Record<string, number>> {
  if (seat === null) return {};
  const { goods, hand } = player(g, seat);
  return {
    points: score(g, seat),
    ...Object.fromEntries(COUNTED.map((good) => [NAMES[good] ?? good, goods[good]])),
    hand: hand.length,
  };
}
