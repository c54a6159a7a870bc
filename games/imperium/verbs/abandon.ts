import { leastUsed } from '../bots/ranking';
import { howMany, isWord } from '../bots/worth';
import { WEIGHTS } from '../bots/weights';
import { matches, player } from '../rules/select';
import { toDiscard } from '../rules/zones';
import { inPlayArea } from './inPlayArea';
import { picking } from './picking';
import { cards } from './shapes';
import { verb } from './verb';

/** Abandons cards in play (R11.1). */
export const abandon = verb({
  name: 'abandon',
  merges: true,
  args: [cards],
  ...picking({
    asks: { abandon: leastUsed },
    ...inPlayArea('cannot-abandon'),
    apply: (g, call, id): void => toDiscard(g, call.seat, id, { k: 'abandon', by: call.frame.card }),
  }),
  worth(valued): number {
    const {
      evaluation,
      at,
      args: [{ what }],
    } = valued;
    if (isWord(what, 'this') && at.seat === evaluation.seat) return evaluation.leaving(at.self);
    if (isWord(what, 'this') || what.kind === 'card') return -WEIGHTS.abandon;
    const here = player(evaluation.g, at.seat).play.filter((id) => matches(evaluation.g, id, what, at)).length;
    return -Math.min(howMany(valued), here) * WEIGHTS.abandon;
  },
});
