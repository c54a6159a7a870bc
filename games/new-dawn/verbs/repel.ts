import { arg, word } from '../../kit/effect/signature';
import { verb } from './verb';

/** Petra: barbarians cannot come to own cities and own reinforced control tokens; they turn back as at the edge (C16.18). */
export const repel = verb({
  name: 'repel',
  args: [arg({ what: word(['barbarian']) })],
  run: 'read',
});
