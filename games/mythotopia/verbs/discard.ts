import type { Refusal } from '../../kit/core';
import { fail, noteMoved } from '../../kit/effect/run';
import { arg, maybe, number, word } from '../../kit/effect/signature';
import { say } from '../../kit/events';
import { leastMissed, leastUse } from '../bots/ranking';
import { WEIGHTS } from '../bots/weights';
import { toDiscard } from '../rules/cards';
import { player } from '../rules/select';
import { verb } from './verb';

/** Discards any number of cards, at least `min`. They join the discard pile when the effect is over (M4.7). */
export const discard = verb({
  name: 'discard',
  args: [arg({ n: maybe(number), min: maybe(number), what: word(['any']), from: word(['hand', 'reserve']) })],
  phrases: ['discardHand', 'discardReserve'],
  phrase: ([{ from }]): 'discardHand' | 'discardReserve' =>
    from.word === 'reserve' ? 'discardReserve' : 'discardHand',
  asks: { discardHand: leastUse, discardReserve: leastMissed },
  chooses: (): boolean => true,
  many: true,
  can: (g, { args: [{ from, min }], seat, self }): boolean =>
    player(g, seat)[from.word].filter((id) => id !== self).length >= (min ?? 1),
  lacks: (_g, { args: [{ from }] }): Refusal => ({ why: from.word === 'hand' ? 'noHand' : 'noCards' }),
  run(g, call): void {
    const [{ from, min }] = call.args;
    const { seat, frame } = call;
    const options = [...player(g, seat)[from.word]];
    const picks = call.picked();
    if (!picks) {
      return call.ask(g, from.word === 'hand' ? 'discardHand' : 'discardReserve', {
        options,
        min: frame.may ? 0 : (min ?? 1),
        max: options.length,
      });
    }
    toDiscard(g, seat, picks, 'playing');
    for (const id of picks) noteMoved(g, id, seat);
    if (picks.length === 0) return fail(g);
    say(g, { k: 'discard', seat, by: frame.card, cards: [...picks] });
  },
  now(evaluation, card): number {
    const rubbish = evaluation.me.hand.filter((id) => id !== card && evaluation.isRubbish(id)).length;
    return rubbish === 0 ? -2 : rubbish * WEIGHTS.rubbish - 1;
  },
});
