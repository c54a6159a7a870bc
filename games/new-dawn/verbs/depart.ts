import { arg, word } from '../../kit/effect/signature';
import { verb } from './verb';

/** Rome: a caravan on the economy card may start from any own city (C10.3). */
export const depart = verb({
  name: 'depart',
  args: [arg({ what: word(['anyCity']) })],
  run: 'read',
});
