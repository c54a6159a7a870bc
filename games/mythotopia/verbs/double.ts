import { arg, filter } from '../../kit/effect/signature';
import { SYMBOL_WORDS } from '../language/words';
import { verb } from './verb';

/** Twice the symbols of a card played with it. */
export const double = verb({
  name: 'double',
  args: [arg({ what: filter(SYMBOL_WORDS, 'SYMBOL') })],
  run: 'read',
  worth: 0.6,
});
