import { arg, number, word } from '../../kit/effect/signature';
import { verb } from './verb';

/** Lets a hand card go to the reserve, as a free action (M11.28). */
export const store = verb({
  name: 'store',
  args: [arg({ n: number, what: word(['any']), from: word(['hand']) })],
  run: 'read',
  worth: 0.4,
});
