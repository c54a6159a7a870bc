import { arg, word } from '../../kit/effect/signature';
import { verb } from './verb';

/** Lets a caravan on the economy card start from any own city (Rome, C10.3). */
export const depart = verb({
  name: 'depart',
  args: [arg({ what: word(['anyCity']) })],
  run: 'read',
});
