import { arg, word } from '../../kit/effect/signature';
import { verb } from './verb';

/** Lets a due token come from the bank (M11.27). */
export const allow = verb({
  name: 'allow',
  args: [arg({ what: word(['token']), from: word(['bank']) })],
  run: 'read',
  worth: 0.4,
});
