import { arg, maybe, numberOrAll } from '../../kit/effect/signature';
import { leastKept } from '../bots/ranking';
import { cheapest, fitting, howMany, isWord } from '../bots/worth';
import { WEIGHTS } from '../bots/weights';
import { DISCARD_AS_FAR_AS_POSSIBLE } from '../rules/open';
import { reduced } from '../rules/tokens';
import { toDiscard } from '../rules/zones';
import { isUnrestPlay, picking } from './picking';
import { KIND } from './shapes';
import { verb } from './verb';

/** R11.8. Without arguments it is what replaces another verb: `insteadOf(history: discard)`. */
export const discard = verb({
  name: 'discard',
  merges: true,
  args: [maybe(arg({ n: maybe(numberOrAll), what: KIND }))],
  phrases: ['discard', 'discardHand'],
  phrase: ([p]): 'discard' | 'discardHand' => (p?.n === 'all' && isWord(p.what, 'any') ? 'discardHand' : 'discard'),
  ...picking({
    asks: { discard: leastKept },
    zones: ['hand'],
    number: (g, call, n): number => (isUnrestPlay(call) ? reduced(g, call.seat, 'cards', n) : n),
    apply: (g, call, id): void => toDiscard(g, call.seat, id, { k: 'discard', by: call.frame.card }),
  }),
  alwaysPrice: (): boolean => !DISCARD_AS_FAR_AS_POSSIBLE,
  worth(valued): number {
    const {
      evaluation,
      at,
      args: [p],
    } = valued;
    if (p?.n === undefined && !isWord(p?.what, 'moved')) return 0;
    if (at.seat !== evaluation.seat) return -howMany(valued) * WEIGHTS.discard;
    return -cheapest(
      fitting(valued, 'hand').map((id) => Math.max(0, evaluation.keeping(id))),
      howMany(valued),
    );
  },
});
