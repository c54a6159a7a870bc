import { fail } from '../../kit/effect/run';
import { arg, filter } from '../../kit/effect/signature';
import { TARGET_WORDS } from '../language/words';
import { mostRazed } from '../bots/ranking';
import { payAndRaze, razableInHand, razableOutside, whyNotRaze } from '../rules/raze';
import type { Settlers } from '../state';
import { verb } from './verb';

const targets = (g: Settlers, seat: number): string[] =>
  [...razableInHand(g, seat), ...razableOutside(g, seat)].filter((id) => whyNotRaze(g, seat, id, true) === null);

/** Razes a card in hand or an opponent's location, for the usual raze tokens (S10.1, S10.2, S13.BAR014). */
export const raze = verb({
  name: 'raze',
  args: [arg({ what: filter(TARGET_WORDS, 'TARGET') })],
  finds: true,
  asks: { raze: mostRazed },
  can: (g, { seat }): boolean => targets(g, seat).length > 0,
  run(g, call): void {
    const { seat, self } = call;
    const picks = call.picked();
    if (picks?.[0] !== undefined) return payAndRaze(g, seat, picks[0], self);
    const options = targets(g, seat);
    if (options.length === 0) return fail(g);
    call.ask(g, 'raze', { options });
  },
  worth: (_args, x): number => x.razing(targets(x.g, x.seat)) - x.good('raze'),
});
