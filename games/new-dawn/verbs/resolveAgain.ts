import { nearest } from '../../kit/agenda';
import { arg, number, word } from '../../kit/effect/signature';
import { SLOTS } from '../components';
import { startFocus } from '../rules/focus';
import { verb } from './verb';

/** Resolves the card that was resolved in slot 5 again, as if in that slot (Venetian Arsenal). */
export const resolveAgain = verb({
  name: 'resolveAgain',
  args: [arg({ n: number, what: word(['slot']) })],
  // Without a target it is not offered.
  alwaysPrice: (): boolean => true,
  can: (g): boolean => nearest(g, 'after')?.slot === SLOTS,
  run(g, { seat, args: [{ n }] }): void {
    const after = nearest(g, 'after');
    if (after) startFocus(g, seat, after.card, { asIf: Number(n), stays: true });
  },
});
