import { arg, word } from '../../kit/effect/signature';
import { verb } from './verb';

/** France: further control tokens of the culture card by the latest era among the wonders: 1, 2 or 3. */
export const moreTokens = verb({
  name: 'moreTokens',
  args: [arg({ what: word(['era']) })],
  run: 'read',
});
