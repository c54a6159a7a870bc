import { doubtsOf, type Listed } from '../kit/browse';
import { CARDS } from './catalogue';

/** Every card for the card browser. Starters are listed in one colour, because all players have the same. */
export const browse = (): Listed[] =>
  [...CARDS.values()]
    .filter(({ colour }) => colour === null || colour === 'red')
    .map(({ id, kind, facts, abilities }) => ({
      id,
      facets: {
        kind: [kind],
        symbol: [...new Set(facts.symbols)],
        timing: [...new Set(abilities.map(({ timing }) => timing))],
      },
      doubts: doubtsOf(facts.confidence),
    }));
