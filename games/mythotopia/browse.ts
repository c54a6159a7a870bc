import { doubtsOf, type Listed } from '../kit/browse';
import { CARDS } from './catalogue';

/** Every card for the card browser: of starters, which all players have alike, those of one colour. */
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
