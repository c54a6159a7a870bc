import { arg, number, word } from '../../kit/effect/signature';
import { verb } from './verb';

/** Colossus: so many spaces more in all for the caravans of one resolution (C10.2). */
export const purse = verb({
  name: 'purse',
  args: [arg({ n: number, what: word(['space']) })],
  run: 'read',
});
