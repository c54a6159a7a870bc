import { arg, word } from '../../kit/effect/signature';
import { verb } from './verb';

/** Lets a focus card, except science, be replaced with one of another type (Oxford University, C13.5). */
export const mix = verb({
  name: 'mix',
  args: [arg({ what: word(['focus']) })],
  run: 'read',
});
