import { fail } from '../../kit/effect/run';
import { arg, word } from '../../kit/effect/signature';
import { theirBest } from '../bots/ranking';
import { say } from '../../kit/events';
import { endRoutes } from '../rules/deals';
import { change, heldBy } from '../rules/moving';
import { controllerOf, opponentLocations, told } from '../rules/select';
import { verb } from './verb';

/** A location of an opponent is controlled until the round ends; its owner stays the owner (S13.EGY013, Q5). */
export const takeOver = verb({
  name: 'takeOver',
  args: [arg({ what: word(['opponent']) })],
  asks: { takeOver: theirBest },
  can: (g, { seat }): boolean => opponentLocations(g, seat).length > 0,
  run(g, call): void {
    const { seat, self } = call;
    const [id] = call.picked() ?? [];
    if (id === undefined) {
      const options = opponentLocations(g, seat);
      if (options.length === 0) return fail(g);
      return call.ask(g, 'takeOver', { options });
    }
    const to = told(controllerOf(g, id));
    change(g, heldBy(seat, id), 1);
    say(g, { k: 'takesOver', seat, ...to, at: id, by: self });
    endRoutes(g, id); // Q10
  },
  worth: (): number => 0.9,
});
