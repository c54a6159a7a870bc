import { maybe } from '../../kit/effect/signature';
import { say } from '../../kit/events';
import { flipKings } from '../rules/kings';
import { thisCard } from './shapes';
import { verb } from './verb';

/** King of Kings: face down (R13.1). */
export const flip = verb({
  name: 'flip',
  args: [maybe(thisCard)],
  run(g, call): void {
    flipKings(g);
    say(g, { k: 'modifier', seat: call.seat, by: call.self, what: 'flip' });
  },
});
