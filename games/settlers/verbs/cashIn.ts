import { nearest } from '../../kit/agenda';
import { arg, number, word } from '../../kit/effect/signature';
import { worthless } from '../bots/ranking';
import { unitsOf } from '../rules/units';
import { giveForPoints } from './forPoints';
import { verb } from './verb';

/** Discards goods that own deals have just produced, if the player wants, each for points (S13.JAP030, Q22). */
export const cashIn = verb({
  name: 'cashIn',
  args: [arg({ n: number, what: word(['vp']) })],
  asks: { cashIn: worthless },
  run(g, call): void {
    giveForPoints(g, call, 'cashIn', Number(call.args[0].n), () => {
      const deals = nearest(g, 'deals');
      return deals ? unitsOf(g, call.seat, deals.got, deals.drawn) : [];
    });
  },
});
