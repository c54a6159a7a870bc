import type { ComponentId, Option, Question } from '../kit/core';
import { cardOf } from './lookup';
import { PLAYS } from './optionKinds';
import { isConverter } from './rules/purse';
import { player } from './rules/select';
import type { Mythotopia } from './state';

/** More symbols than any card has. */
const MOST_SYMBOLS = 20;

/**
 * The usual way to pay. Every card comes back, but its place in the reserve, and what works once a turn, are lost. So
 * hand cards that need no other cards come first, then few cards, then cards without a text of their own, then those that could
 * have been played for little else.
 */
export function usual(view: Mythotopia, { ask, options, seat }: Question): readonly Option[] | null {
  if (ask !== 'pay') return null;
  const { reserve } = player(view, seat);
  const symbolsOn = (id: ComponentId): number => Object.values(cardOf(id).symbols).reduce((sum, n) => sum + n, 0);
  const cost = (id: ComponentId): number =>
    symbolsOn(id) / MOST_SYMBOLS +
    (reserve.includes(id) ? (isConverter(id) ? 4 : 16) : 0) +
    (cardOf(id).abilities.length > 0 ? 2 : 0) +
    1;
  const price = (option: Option): number =>
    PLAYS.read(option).reduce(
      (sum, { card, with: along }) => sum + cost(card) + along.reduce((more, id) => more + cost(id) + 4, 0),
      0,
    );
  const [best] = [...options].sort((a, b) => price(a) - price(b));
  return best === undefined ? null : [best];
}

/** Cards already played for earlier needs, and the source of an invasion. */
export function taken({ agenda }: Mythotopia, { seat }: Question): readonly ComponentId[] {
  const frame = agenda.at(-1);
  if (frame?.owner !== seat) return [];
  if (frame.op === 'pay') return frame.plays.flatMap(({ card, with: along }) => [card, ...along]);
  return frame.op === 'deploy' && frame.route ? [frame.route.card] : [];
}

/** Cards of one kind in the same place, which are interchangeable (M1.5). */
export function twins(view: Mythotopia, { seat }: Question, id: ComponentId): readonly ComponentId[] {
  const { hand, reserve } = player(view, seat);
  const { type } = cardOf(id);
  const zone = [hand, reserve].find((each) => each.includes(id)) ?? [];
  return zone.filter((each) => each !== id && cardOf(each).type === type);
}
