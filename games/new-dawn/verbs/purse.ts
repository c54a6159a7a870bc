import { arg, number, word } from '../../kit/effect/signature';
import { verb } from './verb';

/** Gives the caravans of one resolution more spaces in all (Colossus, C10.2). */
export const purse = verb({
  name: 'purse',
  args: [arg({ n: number, what: word(['space']) })],
  run: 'read',
});
