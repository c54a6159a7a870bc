import { arg, number, word } from '../../kit/effect/signature';
import { verb } from './verb';

/** Says what each player places in set-up, chosen secretly and at once (M2.10). */
export const raise = verb({
  name: 'raise',
  args: [arg({ n: number, what: word(['citadel']), on: word(['town']) })],
  run: 'read',
});
