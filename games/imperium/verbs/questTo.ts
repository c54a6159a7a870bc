import { arg, word } from '../../kit/effect/signature';
import { verb } from './verb';

/** Where the active quest goes when it is done. */
export const questTo = verb({
  name: 'questTo',
  args: [arg({ what: word(['hand', 'discardPile']) })],
  phrases: ['questToHand', 'questToDiscard'],
  phrase: ([{ what }]): 'questToHand' | 'questToDiscard' => (what.word === 'hand' ? 'questToHand' : 'questToDiscard'),
  run: 'planned',
});
