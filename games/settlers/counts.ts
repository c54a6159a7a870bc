import type { Seat } from '../kit/core';
import { GOODS, type Good } from './card';
import { score } from './rules/ending';
import { player } from './rules/select';
import type { Settlers } from './state';

/** Names of tokens that have the name of a move. */
const NAMES: Readonly<Partial<Record<Good, string>>> = { raze: 'razeToken', defence: 'defenceToken' };

/** Goods, score and hand size of a player, by name; nothing for null. */
export function counts(g: Settlers, seat: Seat | null): Readonly<Record<string, number>> {
  if (seat === null) return {};
  const { goods, hand } = player(g, seat);
  return {
    points: score(g, seat),
    ...Object.fromEntries(GOODS.map((good) => [NAMES[good] ?? good, goods[good]])),
    hand: hand.length,
  };
}
