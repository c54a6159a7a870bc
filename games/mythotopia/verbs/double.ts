import { arg, filter } from '../../kit/effect/signature';
import { SYMBOL_WORDS } from '../language/words';
import { verb } from './verb';

/** Doubles the symbols of a card played with it (M11.29). */
export const double = verb({
  name: 'double',
  args: [arg({ what: filter(SYMBOL_WORDS, 'SYMBOL') })],
  run: 'read',
  worth: 0.6,
});
