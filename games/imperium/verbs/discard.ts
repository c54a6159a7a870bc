import type { ComponentId } from '../../kit/core';
import { hasPart } from '../../kit/effect/syntax';
import { arg, maybe, numberOrAll } from '../../kit/effect/signature';
import type { Call } from '../../kit/effect/verb';
import { leastKept } from '../bots/ranking';
import { cheapest, fitting, howMany, isWord } from '../bots/worth';
import { WEIGHTS } from '../bots/weights';
import { cardOf } from '../lookup';
import { substitutes, type Substitutes } from '../rules/demand';
import { DISCARD_AS_FAR_AS_POSSIBLE } from '../rules/open';
import { player } from '../rules/select';
import { reduced } from '../rules/tokens';
import { layToken } from '../rules/triggers';
import { toDiscard } from '../rules/zones';
import type { Imperium } from '../state';
import { isUnrestPlay, phraseOf, picking } from './picking';
import { KIND } from './shapes';
import { verb } from './verb';

/** Substitutes for cards from hand, when the text demands a kind of card. */
function instead(g: Imperium, { seat, self, node, frame }: Call): Substitutes {
  const { abilities } = cardOf(frame.card);
  const exhausts = abilities.some(
    ({ timing, cost, effect }) => timing === 'exhaust' && [cost, effect].some((tree) => tree && hasPart(tree, node)),
  );
  const reserved = exhausts && !player(g, seat).exhausted.includes(self);
  return substitutes(g, { seat, what: phraseOf(node).what, reserved });
}

/** Discards cards (R11.8). Without arguments it replaces another verb: `insteadOf(history: discard)`. */
export const discard = verb({
  name: 'discard',
  merges: true,
  args: [maybe(arg({ n: maybe(numberOrAll), what: KIND }))],
  phrases: ['discard', 'discardHand'],
  phrase: ([p]): 'discard' | 'discardHand' => (p?.n === 'all' && isWord(p.what, 'any') ? 'discardHand' : 'discard'),
  ...picking({
    asks: { discard: leastKept },
    zones: ['hand'],
    number: (g, call, n): number => (isUnrestPlay(call) ? reduced(g, call.seat, 'unrestPlay', 'cards', n) : n),
    besides(g, call): ComponentId[] {
      const { exhausted, abandoned } = instead(g, call);
      return [...exhausted, ...abandoned];
    },
    apply(g, call, id): void {
      const p = player(g, call.seat);
      if (p.play.includes(id)) layToken(g, call.seat, id);
      else toDiscard(g, call.seat, id, { k: p.hand.includes(id) ? 'discard' : 'abandon', by: call.frame.card });
    },
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
