import { arg, filter } from '../../kit/effect/signature';
import { bestDeal } from '../bots/ranking';
import { endDeal } from '../rules/deals';
import { dealTargets } from '../rules/dealTargets';
import { target, verb } from './verb';

/** Ends a deal of an opponent (S13.BAR030). */
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
    const deal = target(g, call, 'endDeal', () => dealTargets(g, seat, what));
    if (deal !== undefined) endDeal(g, seat, deal, self);
  },
  worth: (): number => 0.5,
});
