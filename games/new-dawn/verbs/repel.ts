import { arg, word } from '../../kit/effect/signature';
import { verb } from './verb';

/** Keeps barbarians from own cities and reinforced control tokens; they turn back as at the edge (Petra, C16.18). */
export const repel = verb({
  name: 'repel',
  args: [arg({ what: word(['barbarian']) })],
  run: 'read',
});
