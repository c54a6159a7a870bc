import { arg, word } from '../../kit/effect/signature';
import { verb } from './verb';

/** Removes the limit of the range of attacks; the rules of counting stay (Pentagon). */
export const unlimited = verb({
  name: 'unlimited',
  args: [arg({ what: word(['range']) })],
  run: 'read',
});
