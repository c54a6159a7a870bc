import type { Listed } from '../../games/kit/browse';
import { plain, type Token, type Words } from '../../games/kit/text/words';
import { folded } from '../folded';

/** A search for cards: words that all have to occur, and a value for each facet that matters. */
export interface Wanted {
  text: string;
  facets: Readonly<Record<string, string>>;
}

/** All text in which words are searched: a card's number, its names, its text. */
export function wordsOf({ id }: Listed, words: Words): string {
  const { abilities, keywords, points } = words.card(id);
  const lines: (readonly Token[])[] = [
    ...abilities.flatMap(({ timing, lines: said }) => [[timing], ...said]),
    ...keywords,
    ...(points ? [points] : []),
  ];
  return folded([id, ...words.names(id), ...lines.map((line) => plain(line))].join('\n'));
}

export const fits = (card: Listed, said: string, { text, facets }: Wanted): boolean =>
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
