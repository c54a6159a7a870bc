import { arg, word } from '../../kit/effect/signature';
import { theirBest } from '../bots/ranking';
import { say } from '../../kit/events';
import { endRoutes } from '../rules/deals';
import { change, heldBy } from '../rules/moving';
import { controllerOf, opponentLocations, told } from '../rules/select';
import { target, verb } from './verb';

/** Takes control of an opponent's location until the round ends; the owner stays the same (S13.EGY013, Q5). */
export const takeOver = verb({
  name: 'takeOver',
  args: [arg({ what: word(['opponent']) })],
  asks: { takeOver: theirBest },
  can: (g, { seat }): boolean => opponentLocations(g, seat).length > 0,
  run(g, call): void {
    const { seat, self } = call;
    const id = target(g, call, 'takeOver', () => opponentLocations(g, seat));
    if (id === undefined) return;
    const to = told(controllerOf(g, id));
    change(g, heldBy(seat, id), 1);
    say(g, { k: 'takesOver', seat, ...to, at: id, by: self });
    endRoutes(g, id); // Q10
  },
  worth: (): number => 0.9,
});
