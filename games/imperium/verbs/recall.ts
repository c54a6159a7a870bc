import { currentEffect } from '../../kit/effect/run';
import { leastUsed } from '../bots/ranking';
import { WEIGHTS } from '../bots/weights';
import { cardOf } from '../lookup';
import { matches, player } from '../rules/select';
import { toHand } from '../rules/zones';
import { inPlayArea } from './inPlayArea';
import { picking } from './picking';
import { cards } from './shapes';
import { verb } from './verb';

/** Recalls cards to hand (R11.20). Their icons count as used by the effect that recalls them (R13.2). */
export const recall = verb({
  name: 'recall',
  merges: true,
  args: [cards],
  ...picking({
    asks: { recall: leastUsed },
    ...inPlayArea('cannot-recall'),
    apply(g, call, id): void {
      const effect = currentEffect(g);
      if (call.seat === effect.seat) effect.icons = [...(effect.icons ?? []), ...(cardOf(id).facts.regionTypes ?? [])];
      toHand(g, call.seat, id, { k: 'recall', by: call.frame.card });
    },
  }),
  worth: ({ evaluation, at, args: [{ what }] }): number =>
    player(evaluation.g, at.seat).play.some((id) => matches(evaluation.g, id, what, at)) ? -WEIGHTS.recall : 0,
});
