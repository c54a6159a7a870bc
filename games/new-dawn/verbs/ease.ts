import { arg, number, word } from '../../kit/effect/signature';
import { verb } from './verb';

/** Mohenjo Daro: for placing control tokens every space is so much less difficult (C16.15). */
export const ease = verb({
  name: 'ease',
  args: [arg({ n: number, what: word(['difficulty']) })],
  run: 'read',
});
