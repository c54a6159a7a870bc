import { arg, number, word } from '../../kit/effect/signature';
import { verb } from './verb';

/** A hand card goes to the reserve, as a free action (M11.28). */
export const store = verb({
  name: 'store',
  args: [arg({ n: number, what: word(['any']), from: word(['hand']) })],
  run: 'read',
  worth: 0.4,
});
