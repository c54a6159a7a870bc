import { arg, number, word } from '../../kit/effect/signature';
import { verb } from './verb';

/** Lets cards in slots 1 and 2 be resolved as if farther right (Machu Picchu). */
export const raise = verb({
  name: 'raise',
  args: [arg({ n: number, what: word(['slot']) })],
  run: 'read',
});
