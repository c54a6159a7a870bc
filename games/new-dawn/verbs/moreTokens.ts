import { arg, word } from '../../kit/effect/signature';
import { verb } from './verb';

/** Adds control tokens to the culture card, by the latest era among the wonders: 1, 2 or 3 (France). */
export const moreTokens = verb({
  name: 'moreTokens',
  args: [arg({ what: word(['era']) })],
  run: 'read',
});
