import { arg, number, word } from '../../kit/effect/signature';
import { verb } from './verb';

/** Great Lighthouse: for building a city empty edge spaces count as that far from a friendly space. */
export const reach = verb({
  name: 'reach',
  args: [arg({ what: word(['edge']) }), arg({ n: number, what: word(['space']) })],
  run: 'read',
});
