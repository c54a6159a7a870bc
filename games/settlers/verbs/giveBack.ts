import { arg, number, word } from '../../kit/effect/signature';
import { worthless } from '../bots/ranking';
import { gain } from '../rules/gain';
import { collecting } from '../rules/resolution';
import { giveUnits, unitsOf } from '../rules/units';
import { verb } from './verb';

/** Any of what was gained in this resolution may be given back, each for so many points (Q7). */
export const giveBack = verb({
  name: 'giveBack',
  args: [arg({ n: number, what: word(['vp']) })],
  asks: { giveBack: worthless },
  run(g, call): void {
    const {
      seat,
      self,
      args: [{ n }],
    } = call;
    const picks = call.picked();
    const { got = {}, drawn = [] } = collecting(g, seat) ?? {};
    const options = unitsOf(g, seat, got, drawn);
    if (!picks) {
      if (options.length > 0) call.ask(g, 'giveBack', { options, min: 0, max: options.length });
      return;
    }
    giveUnits(g, seat, picks, self);
    gain(g, seat, 'vp', Number(n) * picks.length, self);
  },
  worth: (): number => 2,
});
