import { arg, number, word } from '../../kit/effect/signature';
import { leastWorth } from '../bots/ranking';
import { gain } from '../rules/gain';
import { moveCards, own } from '../rules/moving';
import { player } from '../rules/select';
import { verb } from './verb';

/** Puts hand cards under the location, each for points; they stay there (S13.JAP013). */
export const tuck = verb({
  name: 'tuck',
  args: [arg({ n: number, what: word(['vp']) })],
  asks: { tuck: leastWorth },
  can: (g, { seat }): boolean => player(g, seat).hand.length > 0,
  run(g, call): void {
    const {
      seat,
      self,
      args: [{ n }],
    } = call;
    const { hand } = player(g, seat);
    const picks = call.picked();
    if (!picks) return call.ask(g, 'tuck', { options: [...hand], max: hand.length });
    moveCards(g, picks, own(seat, 'hand'), own(seat, 'tucked', self), (moved) => ({
      k: 'tuck',
      seat,
      n: picks.length,
      by: self,
      ...moved,
    }));
    gain(g, seat, 'vp', Number(n) * picks.length, self);
  },
  worth: (_args, x): number => 1 - x.good('card'),
});
