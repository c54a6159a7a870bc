import { currentEffect, fail } from '../../kit/effect/run';
import { arg, word } from '../../kit/effect/signature';
import { say } from '../../kit/events';
import { WEIGHTS } from '../bots/weights';
import { startPlayEffects } from '../rules/effects';
import { verb } from './verb';

/** Repeats the play effects of the region under which the card has just been garrisoned. */
export const triggerPlayEffect = verb({
  name: 'triggerPlayEffect',
  args: [arg({ what: word(['host']) })],
  run(g, call): void {
    const { host } = currentEffect(g);
    if (!host) return fail(g);
    say(g, { k: 'playAgain', seat: call.seat, cards: [host], by: call.frame.card });
    startPlayEffects(g, call.seat, host, {});
  },
  worth: (): number => WEIGHTS.borrow,
});
