import { arg, word } from '../../kit/effect/signature';
import { verb } from './verb';

/** Oxford University: a focus card but science may be replaced with one of another type (C13.5). */
export const mix = verb({
  name: 'mix',
  args: [arg({ what: word(['focus']) })],
  run: 'read',
});
