import { HIDDEN, type ComponentId } from '../../kit/core';
import type { Filter, Argument } from '../../kit/effect/syntax';
import { isResource, isWord, matches, player, quotient } from '../rules/select';
import { homesOf, zonesOf } from '../verbs/picking';
import type { Valued } from '../verbs/verb';
import { WEIGHTS } from './weights';

/** Helpers with which verbs compute their value to a bot. */

/** The sum of the values. */
export const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** The best of the values; 0 when there is nothing to choose from. */
export const best = (values: readonly number[]): number => (values.length ? Math.max(...values) : 0);

/** The n smallest values, summed: cards that leave the own side. */
export const cheapest = (values: readonly number[], n: number): number =>
  sum([...values].sort((a, b) => a - b).slice(0, n));

/** The argument that says how many of what the verb is about. */
export const phraseOf = ({ args }: Valued): Argument => args[0] ?? {};

/** The number of things that the text speaks of. */
export function howMany(valued: Valued): number {
  const phrase = phraseOf(valued);
  const n = typeof phrase.n === 'number' ? phrase.n : phrase.n === 'all' ? 3 : 1;
  return phrase.per ? n * quotient(valued.evaluation.g, phrase.per, valued.at) : n;
}

/** The value of one token of the kind that the text names. */
export const token = (valued: Valued): number => {
  const { what } = phraseOf(valued);
  return what?.kind === 'word' && isResource(what.word) ? WEIGHTS.token[what.word] : 0;
};

/** The value of n more unrest cards, or fewer, to the player of whom the text speaks. */
export const unrestWorth = ({ evaluation, at }: Valued, n: number): number =>
  at.seat === evaluation.seat ? -evaluation.unrest(n) : -n * (2 + WEIGHTS.unrest);

/**
 * The value of n cards drawn. The abilities that answer to the deck running out (R14.8.6) count by the share of the
 * deck that is drawn.
 */
export function drawn({ evaluation, at }: Valued, n: number): number {
  const { hand, deck, discard } = player(evaluation.g, at.seat);
  return n * (WEIGHTS.draw + evaluation.emptied(at.seat) / Math.max(n, hand.length + deck.length + discard.length));
}

/** Zones that the kind of card implies; null when it implies none. */
const homes = (valued: Valued): string[] | null => {
  const { what } = phraseOf(valued);
  return what ? homesOf(what) : null;
};

/** The cards that fit the text, in the zones that it names, or else in `otherwise`. Hidden cards do not fit. */
export const fitting = (valued: Valued, otherwise: string): ComponentId[] =>
  fittingIn(valued, zonesOf(phraseOf(valued).from, homes(valued) ?? [otherwise]));

/** The cards of these zones that fit the text. Hidden cards do not fit. */
export function fittingIn(valued: Valued, zones: readonly string[]): ComponentId[] {
  const {
    evaluation: { g },
    at,
  } = valued;
  const { what } = phraseOf(valued);
  const p = player(g, at.seat);
  const cards = zones.flatMap((word): readonly ComponentId[] => {
    switch (word) {
      case 'hand':
        return p.hand;
      case 'discardPile':
        return p.discard;
      case 'history':
        return p.history;
      case 'playArea':
      case 'pinned':
        return p.play;
      case 'sunken':
        return p.sunken;
      case 'garrison':
        return Object.values(p.garrison).flat();
      case 'development':
        return p.development;
      case 'market':
        return g.market.flatMap((place) => place.card ?? []);
      case 'exile':
        return g.exile;
      default:
        return [];
    }
  });
  return cards.filter((id) => id !== HIDDEN && id !== at.self && (!what || matches(g, id, what, at)));
}

export { isWord } from '../rules/select';

/** Is the filter this word, or an alternative with this word in it? */
export const mentions = (filter: Filter | undefined, word: string): boolean =>
  filter?.kind === 'or' ? filter.of.some((f) => mentions(f, word)) : isWord(filter, word);
