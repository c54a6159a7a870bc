import { nearest } from '../../kit/agenda';
import { arg, number, word } from '../../kit/effect/signature';
import { worthless } from '../bots/ranking';
import { gain } from '../rules/gain';
import { giveUnits, unitsOf } from '../rules/units';
import { verb } from './verb';

/** Discards goods that own deals have just produced, if the player wants, each for points (S13.JAP030, Q22). */
export const cashIn = verb({
  name: 'cashIn',
  args: [arg({ n: number, what: word(['vp']) })],
  asks: { cashIn: worthless },
  run(g, call): void {
    const {
      seat,
      self,
      args: [{ n }],
    } = call;
    const deals = nearest(g, 'deals');
    const picks = call.picked();
    if (!picks) {
      const options = deals ? unitsOf(g, seat, deals.got, deals.drawn) : [];
      if (options.length > 0) call.ask(g, 'cashIn', { options, min: 0, max: options.length });
      return;
    }
    giveUnits(g, seat, picks, self);
    gain(g, seat, 'vp', Number(n) * picks.length, self);
  },
});
