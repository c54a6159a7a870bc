import { arg, number, word } from '../../kit/effect/signature';
import { verb } from './verb';

/** Says which piece the top provinces of the deck get in set-up (M2.7). */
export const scatter = verb({
  name: 'scatter',
  args: [arg({ n: number, what: word(['dragon', 'runestone']) })],
  run: 'read',
});
