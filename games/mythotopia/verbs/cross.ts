import { arg, number, word } from '../../kit/effect/signature';
import { verb } from './verb';

/** Carries an invasion over that many sea areas (M6.1.4). */
export const cross = verb({
  name: 'cross',
  args: [arg({ n: number, what: word(['sea']) })],
  run: 'read',
  worth: 0.2,
});
