import type { Refusal } from '../../kit/core';
import { fail } from '../../kit/effect/run';
import { arg, number, word } from '../../kit/effect/signature';
import { reveal } from '../../kit/undo';
import { common, moveCards, own } from '../rules/moving';
import { verb } from './verb';

/** Looks at undealt improvements (Philosopher, M11.19). */
export const look = verb({
  name: 'look',
  args: [arg({ n: number, what: word(['undealt']) })],
  finds: true,
  can: (g): boolean => g.undealt.length > 0,
  lacks: (): Refusal => ({ why: 'noImprovement' }),
  run(g, { args: [{ n }], seat, frame }): void {
    const found = g.undealt.slice(0, Number(n));
    if (found.length === 0) return fail(g);
    reveal(g, 'revealedCard');
    moveCards(g, found, common('undealt'), own(seat, 'looking'), (moved) => ({
      k: 'look',
      seat,
      by: frame.card,
      n: found.length,
      ...moved,
      eyes: [seat],
    }));
  },
  worth: 1,
  now: (): number => 0.9,
});
