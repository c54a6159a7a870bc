import type { Listed } from '../../games/kit/browse';
import { plain, type Token, type Words } from '../../games/kit/text/words';
import { folded } from '../folded';

/** A search for cards: words that all have to occur, and a value for each facet that matters. */
export interface CardSearch {
  text: string;
  facets: Readonly<Record<string, string>>;
}

/** A card's number and its names, folded: what a search of the gallery looks through. */
export const namesOf = ({ id }: Listed, words: Words): string => folded([id, ...words.names(id)].join('\n'));

/** A card's number, its names and its text, folded: what a search of the browser looks through. */
export function wordsOf(card: Listed, words: Words): string {
  const { abilities, keywords, points } = words.card(card.id);
  const lines: (readonly Token[])[] = [
    ...abilities.flatMap(({ timing, lines: said }) => [[timing], ...said]),
    ...keywords,
    ...(points ? [points] : []),
  ];
  return [namesOf(card, words), ...lines.map((line) => folded(plain(line)))].join('\n');
}

/**
 * Whether a card is what a search asks for.
 * @param said the folded text to search, of `namesOf` or `wordsOf`
 */
export const fits = (card: Listed, said: string, { text, facets }: CardSearch): boolean =>
  folded(text)
    .split(/\s+/)
    .every((word) => said.includes(word)) &&
  Object.entries(facets).every(([facet, value]) =>
    value === NONE ? card.facets[facet]?.length === 0 : card.facets[facet]?.includes(value),
  );

/** The value of a facet for cards without one, such as cards of no nation. */
export const NONE = '-';

/** All values of a facet, in the order of the cards; cards without one give `NONE`. */
export function valuesOf(cards: readonly Listed[], facet: string): string[] {
  const values = new Set(cards.flatMap((card) => card.facets[facet] ?? []));
  return cards.some((card) => card.facets[facet]?.length === 0) ? [...values, NONE] : [...values];
}
