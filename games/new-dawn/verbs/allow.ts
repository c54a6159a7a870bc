import { arg, word } from '../../kit/effect/signature';
import { verb } from './verb';

/** Chichen Itza: control tokens may also be placed on empty spaces of that terrain, wherever they are; the slot still limits. */
export const allow = verb({
  name: 'allow',
  args: [arg({ what: word(['forest']) })],
  run: 'read',
});
