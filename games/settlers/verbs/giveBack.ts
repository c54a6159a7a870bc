import { arg, number, word } from '../../kit/effect/signature';
import { worthless } from '../bots/ranking';
import { POINTS_AND_CARDS_GO_BACK } from '../rules/open';
import { collecting } from '../rules/resolution';
import { unitsOf } from '../rules/units';
import { giveForPoints } from './forPoints';
import { verb } from './verb';

/** Gives back goods gained in this resolution, if the player wants, each for points (Q7). */
export const giveBack = verb({
  name: 'giveBack',
  args: [arg({ n: number, what: word(['vp']) })],
  asks: { giveBack: worthless },
  run(g, call): void {
    giveForPoints(g, call, 'giveBack', Number(call.args[0].n), () => {
      const { got = {}, drawn = [] } = collecting(g, call.seat) ?? {};
      return POINTS_AND_CARDS_GO_BACK
        ? unitsOf(g, call.seat, got, drawn)
        : unitsOf(g, call.seat, { ...got, vp: 0 }, []);
    });
  },
  worth: (): number => 2,
});
