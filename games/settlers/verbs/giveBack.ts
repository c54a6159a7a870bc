import { arg, number, word } from '../../kit/effect/signature';
import { worthless } from '../bots/ranking';
import { gain } from '../rules/gain';
import { collecting } from '../rules/resolution';
import { POINTS_AND_CARDS_GO_BACK } from '../rules/open';
import { giveUnits, unitsOf } from '../rules/units';
import { verb } from './verb';

/** Gives back goods gained in this resolution, if the player wants, each for points (Q7). */
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
    const options = POINTS_AND_CARDS_GO_BACK ? unitsOf(g, seat, got, drawn) : unitsOf(g, seat, { ...got, vp: 0 }, []);
    if (!picks) {
      if (options.length > 0) call.ask(g, 'giveBack', { options, min: 0, max: options.length });
      return;
    }
    giveUnits(g, seat, picks, self);
    gain(g, seat, 'vp', Number(n) * picks.length, self);
  },
  worth: (): number => 2,
});
