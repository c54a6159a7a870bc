import { arg, number, word } from '../../kit/effect/signature';
import { verb } from './verb';

/** Great Zimbabwe: so many trade tokens may lie on it instead of on focus cards (C16.21). */
export const store = verb({
  name: 'store',
  args: [arg({ n: number, what: word(['trade']) })],
  run: 'read',
});
