import { arg, word } from '../../kit/effect/signature';
import { verb } from './verb';

/** Whose control tokens count for the maturity of own cities (C6.6): rivals' (Sydney Opera House), those of who gave the card. */
export const mature = verb({
  name: 'mature',
  args: [arg({ what: word(['rival', 'giver']) })],
  phrases: ['matureRival', 'matureGiver'],
  phrase: ([{ what }]): 'matureRival' | 'matureGiver' => (what.word === 'rival' ? 'matureRival' : 'matureGiver'),
  run: 'read',
});
