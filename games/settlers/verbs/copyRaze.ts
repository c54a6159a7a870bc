import { fail } from '../../kit/effect/run';
import { arg, number, word } from '../../kit/effect/signature';
import { bestGood, mostRazed } from '../bots/ranking';
import type { SettlersNode } from '../frames';
import { cardOf } from '../lookup';
import { gain } from '../rules/gain';
import { razableOutside } from '../rules/raze';
import type { Gain } from '../card';
import { verb } from './verb';

/**
 * Gains one good of the raze field of an opponent's location from the general supply; the location is not touched
 * (S13.BAR016).
 */
export const copyRaze = verb({
  name: 'copyRaze',
  args: [arg({ n: number, what: word(['opponent']) })],
  asks: { copyRaze: mostRazed, copyGood: bestGood },
  can: (g, { seat }): boolean => razableOutside(g, seat).length > 0,
  run(g, call): void {
    const { seat, self } = call;
    const frame: SettlersNode = call.frame;
    const picks = call.picked();
    if (frame.target === undefined) {
      const [target] = picks ?? [];
      if (target === undefined) {
        const options = razableOutside(g, seat);
        if (options.length === 0) return fail(g);
        return call.ask(g, 'copyRaze', { options });
      }
      frame.target = target;
      return call.ask(g, 'copyGood', { options: [...new Set(cardOf(target).raze)] });
    }
    const [good] = picks ?? [];
    if (good !== undefined) gain(g, seat, good as Gain, 1, self);
  },
  worth: (_args, x): number => x.razing(razableOutside(x.g, x.seat)) / 2,
});
