import { arg, word } from '../../kit/effect/signature';
import { verb } from './verb';

/** What set-up does with every such card (R2). */
export const addTo = verb({
  name: 'addTo',
  args: [arg({ what: word(['unrestPile']) })],
  phrases: ['addToUnrest'],
  run: 'read',
});
