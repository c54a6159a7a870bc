import { arg, word } from '../../kit/effect/signature';
import { bestDeal } from '../bots/ranking';
import { endDeal } from '../rules/deals';
import { dealTargets } from '../rules/dealTargets';
import { gain } from '../rules/gain';
import { goodOf } from '../rules/select';
import { target, verb } from './verb';

/** Ends a deal of an opponent and gains its good once (Ninjas). */
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
    const deal = target(g, call, 'endDeal', () => dealTargets(g, seat, what));
    if (deal === undefined) return;
    endDeal(g, seat, deal, self);
    gain(g, seat, goodOf(deal), 1, self);
  },
  worth: (_args, x): number => x.good('wood') + 0.4,
});
