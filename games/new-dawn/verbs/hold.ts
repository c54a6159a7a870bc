import { arg, number, word } from '../../kit/effect/signature';
import { verb } from './verb';

/** Potala Palace: so many diplomacy cards of each other player may be held (C12.4). */
export const hold = verb({
  name: 'hold',
  args: [arg({ n: number, what: word(['diplomacy']) })],
  run: 'read',
});
