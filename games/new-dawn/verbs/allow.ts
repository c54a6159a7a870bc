import { arg, word } from '../../kit/effect/signature';
import { verb } from './verb';

/**
 * Lets control tokens be placed on empty spaces of that terrain anywhere; the slot still limits the difficulty (Chichen
 * Itza).
 */
export const allow = verb({
  name: 'allow',
  args: [arg({ what: word(['forest']) })],
  run: 'read',
});
