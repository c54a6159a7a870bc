import { maybe } from '../../kit/effect/signature';
import { say } from '../../kit/events';
import { WEIGHTS } from '../bots/weights';
import { otherSide } from '../lookup';
import { flipKings } from '../rules/kings';
import { player } from '../rules/select';
import { comeUp } from '../rules/zones';
import { thisCard } from './shapes';
import { verb } from './verb';

/**
 * Turns the card over: King of Kings (R13.1), or a journey card, whose other side is in play from then on (R14.8.3).
 */
export const flip = verb({
  name: 'flip',
  args: [maybe(thisCard)],
  run(g, call): void {
    if (player(g, call.seat).below.includes(call.self)) return comeUp(g, call.seat, otherSide(call.self));
    flipKings(g);
    say(g, { k: 'modifier', seat: call.seat, by: call.self, what: 'flip' });
  },
  worth: ({ evaluation, at }): number => (player(evaluation.g, at.seat).below.includes(at.self) ? WEIGHTS.journey : 0),
});
