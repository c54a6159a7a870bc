import { doubtsOf, type Listed } from '../kit/browse';
import { COPIES, CARDS } from './catalogue';
import type { Card } from './card';
import { copyOf } from './lookup';

const facetsOf = ({ kind, facts }: Card): Record<string, readonly string[]> => ({
  kind: [kind],
  ...('type' in facts ? { type: [facts.type] } : {}),
  ...('level' in facts ? { level: [`level${facts.level}`] } : {}),
  ...('era' in facts ? { era: [facts.era] } : {}),
});

/**
 * Every card for the card browser: player's cards in one colour, because all players have the same, and one of two
 * copies.
 */
export const browse = (): Listed[] =>
  [...CARDS.values()]
    .filter(({ colour }) => colour === null || colour === 'red')
    .filter(({ id, kind, facts }) => kind !== 'cityState' || id === copyOf(facts.id, COPIES[0]))
    .map((card) => ({ id: card.id, facets: facetsOf(card), doubts: doubtsOf(card.facts.confidence) }));
