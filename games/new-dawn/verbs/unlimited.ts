import { arg, word } from '../../kit/effect/signature';
import { verb } from './verb';

/** Pentagon: attacks may be as far away as one likes; the rules of counting stay. */
export const unlimited = verb({
  name: 'unlimited',
  args: [arg({ what: word(['range']) })],
  run: 'read',
});
