import { arg, word } from '../../kit/effect/signature';
import { bestDeal } from '../bots/ranking';
import { dealTargets } from '../rules/dealTargets';
import { common, moveCards, own } from '../rules/moving';
import { holderOf, told } from '../rules/select';
import { target, verb } from './verb';

/** Moves a deal from an opponent's board to the own one; this is not making a deal (S13.ROM010, Q19). */
export const stealDeal = verb({
  name: 'stealDeal',
  args: [arg({ what: word(['deal']) })],
  asks: { takeDeal: bestDeal },
  can: (g, { seat, args: [{ what }] }): boolean => dealTargets(g, seat, what).length > 0,
  run(g, call): void {
    const {
      seat,
      self,
      args: [{ what }],
    } = call;
    const deal = target(g, call, 'takeDeal', () => dealTargets(g, seat, what));
    if (deal === undefined) return;
    const holder = holderOf(g, deal);
    moveCards(g, [deal], holder === null ? common('line') : own(holder, 'deals'), own(seat, 'deals'), (moved) => ({
      k: 'takesDeal',
      seat,
      ...told(holder),
      by: self,
      ...moved,
    }));
  },
  worth: (_args, x): number => x.good('wood') * (x.roundsLeft + 0.5),
});
