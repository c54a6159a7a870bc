import type { Viewpoint } from '../../kit/effect/run';
import { fail, noteMoved } from '../../kit/effect/run';
import { say } from '../../kit/events';
import { reveal } from '../../kit/undo';
import type { Evaluation } from '../bots/evaluation';
import { WEIGHTS } from '../bots/weights';
import { kingsAreUp, resolveKings } from '../rules/kings';
import { TAKING_FAME_RESOLVES_KINGS } from '../rules/open';
import { player } from '../rules/select';
import { verb } from './verb';

/** The value of resolving King of Kings in place of a fame card (R13.1); side A ends the game. */
function kings(evaluation: Evaluation, at: Viewpoint): number {
  if (player(evaluation.g, at.seat).kingOfKings) return 0;
  const points = player(evaluation.g, at.seat).state === 'barbarian' ? 4 : 3;
  return kingsAreUp(evaluation.g) && !evaluation.g.ending
    ? points + (evaluation.ahead() ? WEIGHTS.ending : -WEIGHTS.ending)
    : points;
}

export const takeFame = verb({
  name: 'takeFame',
  args: [],
  run(g, call): void {
    const id = g.fame.shift();
    if (!id) return TAKING_FAME_RESOLVES_KINGS ? resolveKings(g, call.seat) : fail(g);
    player(g, call.seat).hand.push(id);
    noteMoved(g, id, call.seat);
    say(g, {
      k: 'takeFame',
      seat: call.seat,
      cards: [id],
      by: call.frame.card,
      eyes: [call.seat],
      from: 'fame',
      into: `hand ${call.seat}`,
    });
    reveal(g, 'drewCards');
  },
  worth: ({ evaluation, at }): number => (evaluation.g.fame.length ? WEIGHTS.fame : kings(evaluation, at)),
});
