import { arg, word } from '../../kit/effect/signature';
import { verb } from './verb';

/** Lets natural wonders lie on focus cards, to be spent as trade tokens or as resources (America). */
export const mount = verb({
  name: 'mount',
  args: [arg({ what: word(['naturalWonder']) })],
  run: 'read',
});
