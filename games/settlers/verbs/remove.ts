import { fail } from '../../kit/effect/run';
import { arg, word } from '../../kit/effect/signature';
import { theirBest } from '../bots/ranking';
import { leave } from '../rules/leave';
import { controllerOf, opponentLocations, told } from '../rules/select';
import { verb } from './verb';

/** A location of an opponent leaves play, whatever protects it; that is no razing (S13.JAP008, S13.ROM008, Q17). */
export const remove = verb({
  name: 'remove',
  args: [arg({ what: word(['opponent']) })],
  asks: { remove: theirBest },
  can: (g, { seat }): boolean => opponentLocations(g, seat).length > 0,
  run(g, call): void {
    const { seat, self } = call;
    const [id] = call.picked() ?? [];
    if (id === undefined) {
      const options = opponentLocations(g, seat);
      if (options.length === 0) return fail(g);
      return call.ask(g, 'remove', { options });
    }
    const to = told(controllerOf(g, id));
    leave(g, id, (moved) => ({ k: 'removes', seat, ...to, by: self, ...moved }));
  },
  worth: (_args, x): number => 0.5 + x.felled(),
});
