import { arg, word } from '../../kit/effect/signature';
import { verb } from './verb';

/** America: natural wonders lie on focus cards, and are spent as trade tokens or as resources. */
export const mount = verb({
  name: 'mount',
  args: [arg({ what: word(['naturalWonder']) })],
  run: 'read',
});
