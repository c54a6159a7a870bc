import type { ComponentId, Refusal, Seat } from '../../kit/core';
import { cardOf } from '../lookup';
import type { Settlers } from '../state';
import { whyNotPay } from './build';
import { forget } from './draw';
import { moveCards, own } from './moving';
import { pay, type Paid } from './pay';
import { produceDeal } from './production';
import type { Price } from './purse';
import { resolution } from './resolution';
import { isCommon, player } from './select';
import { fire } from './triggers';

/** Making deals (S9). */

export interface DealFrame extends Paid {
  op: 'deal';
  seat: Seat;
  card: ComponentId;
}

/** One food (S9.1). */
export const PRICE_OF_DEAL: Price = { goods: [{ good: 'food', n: 1 }] };

/** Why the card in hand cannot become a deal; null when it can. */
export function whyNotDeal(g: Settlers, seat: Seat, id: ComponentId, otherwise = false): Refusal | null {
  if (!player(g, seat).hand.includes(id)) return { why: 'notInHand' };
  if (isCommon(cardOf(id))) return { why: 'noFactionCard' };
  return whyNotPay(g, seat, PRICE_OF_DEAL, id, otherwise);
}

/** Makes a deal. @param all the player chooses among all ways to pay */
export const deal = (g: Settlers, seat: Seat, card: ComponentId, all = false): void =>
  pay(g, { op: 'deal', seat, card }, { seat, price: PRICE_OF_DEAL, by: card, ...(all ? { all: true } : {}) });

/** Moves the card under the board after the payment. */
export function dealHandler(g: Settlers, { seat, card }: DealFrame): void {
  moveCards(g, [card], own(seat, 'hand'), own(seat, 'deals'), (moved) => ({ k: 'deal', seat, ...moved }));
  forget(g, card);
  dealMade(g, seat, card);
}

/**
 * Gives the good of a new deal, then fires the features that answer (S9.1, Q10).
 * @param made the deal, as options name it
 */
export function dealMade(g: Settlers, seat: Seat, made: string): void {
  fire(g, seat, { name: 'onDeal' });
  resolution(g, seat);
  produceDeal(g, seat, made);
}
