import type { ComponentId, Refusal } from '../../kit/core';
import { arg, number, word } from '../../kit/effect/signature';
import type { Argument } from '../../kit/effect/syntax';
import type { Call } from '../../kit/effect/verb';
import { WEIGHTS } from '../bots/weights';
import { RESOURCES, type Resource } from '../card';
import type { MythotopiaNode } from '../frames';
import { verbsOf } from '../lookup';
import { abilityWith, currentAbility } from '../rules/effects';
import { BENEFITS_IN_FREE_ACTIONS, MYSTIC_FETCHES_PAYMENT } from '../rules/open';
import { askPlays } from '../rules/pay';
import { Purse, shortage, spend, type CardNeed } from '../rules/purse';
import { modifiers } from '../rules/select';
import { sourcesOf } from '../rules/tokens';
import type { Mythotopia } from '../state';
import { verb } from './verb';

const needOf = ({ n, what }: Argument & { what: { word: Resource } }): CardNeed => ({ role: what.word, n: Number(n) });

/**
 * The cards that a payment must leave: Scribe, where the token that is paid for can come only from the bank (M6.13,
 * M11.27).
 */
function kept(g: Mythotopia, { node, seat, frame: { card } }: Pick<Call, 'node' | 'seat' | 'frame'>): ComponentId[] {
  const ability = abilityWith(card, node);
  const fromBank = verbsOf(card, 'take').some(
    (take) => take.ability === ability && sourcesOf(g, seat, card, ability, take.node).every((from) => from === 'bank'),
  );
  return fromBank ? modifiers(g, seat, 'allow').map(({ card: scribe }) => scribe) : [];
}

/** The purse for a payment; the card with the text is not in it. */
function purseFor(g: Mythotopia, call: Call): Purse {
  const { node, seat, self, frame } = call;
  const benefits = BENEFITS_IN_FREE_ACTIONS || abilityWith(frame.card, node).timing !== 'free';
  return new Purse(g, seat, [], [self, ...kept(g, call)], benefits);
}

/** Pays symbols by playing cards (M1.5). The card with the text cannot pay (M4.2). */
export const pay = verb({
  name: 'pay',
  args: [arg({ n: number, what: word(RESOURCES, 'RESOURCE') })],
  counted: true,
  can: (g, call): boolean => purseFor(g, call).payable([needOf(call.args[0])]),
  lacks: (g, call): Refusal => shortage(purseFor(g, call).missing([needOf(call.args[0])])) ?? { why: 'price' },
  run(g, call): void {
    const {
      args: [price],
      seat,
      frame,
    } = call;
    const { plays }: MythotopiaNode = frame;
    const free = currentAbility(g).timing === 'free';
    if (plays) return spend(g, seat, plays, free && !MYSTIC_FETCHES_PAYMENT ? 'playing' : 'discard');
    askPlays(g, frame, {
      seat,
      needs: [needOf(price)],
      without: kept(g, call),
      ...(free && !BENEFITS_IN_FREE_ACTIONS ? { plain: true as const } : {}),
    });
  },
  now: (): number => -WEIGHTS.spent.any,
});
