import { arg, number, word } from '../../kit/effect/signature';
import { verb } from './verb';

/** Makes every space less difficult for placing control tokens (Mohenjo Daro, C16.15). */
export const ease = verb({
  name: 'ease',
  args: [arg({ n: number, what: word(['difficulty']) })],
  run: 'read',
});
