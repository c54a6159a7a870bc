import { fail } from '../../kit/effect/run';
import { arg, word } from '../../kit/effect/signature';
import { bestDeal } from '../bots/ranking';
import { endDeal } from '../rules/deals';
import { dealTargets } from '../rules/dealTargets';
import { gain } from '../rules/gain';
import { goodOf } from '../rules/select';
import { verb } from './verb';

/** A deal of an opponent ends, and gives its good once (Ninjas). */
export const plunderDeal = verb({
  name: 'plunderDeal',
  args: [arg({ what: word(['deal']) })],
  asks: { endDeal: bestDeal },
  can: (g, { seat, args: [{ what }] }): boolean => dealTargets(g, seat, what).length > 0,
  run(g, call): void {
    const {
      seat,
      self,
      args: [{ what }],
    } = call;
    const [deal] = call.picked() ?? [];
    if (deal !== undefined) {
      endDeal(g, seat, deal, self);
      return gain(g, seat, goodOf(deal), 1, self);
    }
    const options = dealTargets(g, seat, what);
    if (options.length === 0) return fail(g);
    call.ask(g, 'endDeal', { options });
  },
  worth: (_args, x): number => x.good('wood') + 0.4,
});
