import { arg, number, word } from '../../kit/effect/signature';
import { verb } from './verb';

/** Machu Picchu: cards in slots 1 and 2 are resolved as if so many slots farther right. */
export const raise = verb({
  name: 'raise',
  args: [arg({ n: number, what: word(['slot']) })],
  run: 'read',
});
