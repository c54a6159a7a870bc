import { arg, number, word } from '../../kit/effect/signature';
import { verb } from './verb';

/** Lets trade tokens lie on the wonder instead of on focus cards (Great Zimbabwe, C16.21). */
export const store = verb({
  name: 'store',
  args: [arg({ n: number, what: word(['trade']) })],
  run: 'read',
});
