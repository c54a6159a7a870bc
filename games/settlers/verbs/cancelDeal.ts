import { fail } from '../../kit/effect/run';
import { arg, filter } from '../../kit/effect/signature';
import { bestDeal } from '../bots/ranking';
import { endDeal } from '../rules/deals';
import { dealTargets } from '../rules/dealTargets';
import { verb } from './verb';

/** A deal of an opponent ends (S13.BAR030). */
export const cancelDeal = verb({
  name: 'cancelDeal',
  args: [arg({ what: filter(['deal', 'route'], 'DEAL') })],
  asks: { endDeal: bestDeal },
  can: (g, { seat, args: [{ what }] }): boolean => dealTargets(g, seat, what).length > 0,
  run(g, call): void {
    const {
      seat,
      self,
      args: [{ what }],
    } = call;
    const [deal] = call.picked() ?? [];
    if (deal !== undefined) return endDeal(g, seat, deal, self);
    const options = dealTargets(g, seat, what);
    if (options.length === 0) return fail(g);
    call.ask(g, 'endDeal', { options });
  },
  worth: (): number => 0.5,
});
