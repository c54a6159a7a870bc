import { arg, word } from '../../kit/effect/signature';
import { verb } from './verb';

/** Where set-up puts cards with this text (R2). */
export const addTo = verb({
  name: 'addTo',
  args: [arg({ what: word(['unrestPile']) })],
  phrases: ['addToUnrest'],
  run: 'read',
});
