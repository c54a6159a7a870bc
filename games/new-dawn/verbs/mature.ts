import { arg, word } from '../../kit/effect/signature';
import { verb } from './verb';

/**
 * Says whose control tokens count for the maturity of own cities (C6.6): those of rivals (Sydney Opera House), or of
 * the card's giver.
 */
export const mature = verb({
  name: 'mature',
  args: [arg({ what: word(['rival', 'giver']) })],
  phrases: ['matureRival', 'matureGiver'],
  phrase: ([{ what }]): 'matureRival' | 'matureGiver' => (what.word === 'rival' ? 'matureRival' : 'matureGiver'),
  run: 'read',
});
