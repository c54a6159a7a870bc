import type { ComponentId, Option, Question } from '../kit/core';
import { cardOf } from './lookup';
import { PLAYS } from './optionKinds';
import { isConverter } from './rules/purse';
import { player } from './rules/select';
import type { Mythotopia } from './state';

/**
 * The usual way to pay: all cards come back, but a place in the reserve and what may be used once in a turn do not by themselves. So
 * cards from the hand come first, without others that are played along; then few cards, and those without a text of their own.
 */
export function usual(view: Mythotopia, { ask, options, seat }: Question): readonly Option[] | null {
  if (ask !== 'pay') return null;
  const { reserve } = player(view, seat);
  const cost = (id: ComponentId): number =>
    (reserve.includes(id) ? (isConverter(id) ? 4 : 16) : 0) + (cardOf(id).abilities.length > 0 ? 2 : 0) + 1;
  const price = (option: Option): number =>
    PLAYS.read(option).reduce(
      (sum, { card, with: along }) => sum + cost(card) + along.reduce((more, id) => more + cost(id) + 4, 0),
      0,
    );
  const [best] = [...options].sort((a, b) => price(a) - price(b));
  return best === undefined ? null : [best];
}
