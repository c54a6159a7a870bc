import { arg, number, word } from '../../kit/effect/signature';
import { verb } from './verb';

/** Makes empty edge spaces count as that far from a friendly space, for building a city (Great Lighthouse). */
export const reach = verb({
  name: 'reach',
  args: [arg({ what: word(['edge']) }), arg({ n: number, what: word(['space']) })],
  run: 'read',
});
