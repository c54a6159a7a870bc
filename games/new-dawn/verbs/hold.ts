import { arg, number, word } from '../../kit/effect/signature';
import { verb } from './verb';

/** Raises the number of diplomacy cards that may be held from each player (Potala Palace, C12.4). */
export const hold = verb({
  name: 'hold',
  args: [arg({ n: number, what: word(['diplomacy']) })],
  run: 'read',
});
