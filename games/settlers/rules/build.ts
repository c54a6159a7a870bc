import type { ComponentId, Refusal, Seat } from '../../kit/core';
import { cardOf } from '../lookup';
import type { Settlers } from '../state';
import { forget } from './draw';
import { moveCards, own } from './moving';
import { pay, type Paid } from './pay';
import { hasOtherWays, missing, payable, priceOfCost, type Price } from './purse';
import { produce } from './production';
import { startAll } from './resolution';
import { player } from './select';
import { fire } from './triggers';

/** Building (S8, Q15): payment, the card, its production, its bonus, then the features that answer. */

export interface BuildFrame extends Paid {
  op: 'build';
  seat: Seat;
  card: ComponentId;
  /** Where the card comes from: Negotiator builds from deals. */
  from: 'hand' | 'deals';
  /** No location has to be paid (S13.COM040, S13.JAP019). */
  free?: true;
}

const PRICES = new Map<ComponentId, Price>();

/** The price of building a card. @param free no location has to be paid */
export function priceOfCard(id: ComponentId, free = false): Price {
  let price = PRICES.get(id);
  if (!price) PRICES.set(id, (price = priceOfCost(cardOf(id).cost)));
  return free ? { goods: price.goods } : price;
}

/** Why the card in hand cannot be built; null when it can. @param otherwise the player wants to choose how to pay */
export function whyNotBuild(g: Settlers, seat: Seat, id: ComponentId, otherwise = false): Refusal | null {
  if (!player(g, seat).hand.includes(id)) return { why: 'notInHand' };
  return whyNotPay(g, seat, priceOfCard(id), id, otherwise);
}

/** Why the price cannot be paid, or cannot be paid in another than the usual way; null when it can. */
export function whyNotPay(g: Settlers, seat: Seat, price: Price, by: ComponentId, otherwise: boolean): Refusal | null {
  if (!payable(g, seat, price, by)) return { why: 'price', params: missing(g, seat, price, by) };
  return otherwise && !hasOtherWays(g, seat, price, by) ? { why: 'noOtherPayment' } : null;
}

/** Builds a card. @param all the player chooses among all ways to pay */
export function build(g: Settlers, frame: Omit<BuildFrame, 'op'>, all = false): void {
  const { seat, card } = frame;
  pay(
    g,
    { op: 'build', ...frame },
    { seat, price: priceOfCard(card, frame.free), by: card, ...(all ? { all: true } : {}) },
  );
}

/** Places the card after the payment. */
export function buildHandler(g: Settlers, { seat, card, from }: BuildFrame): void {
  moveCards(g, [card], own(seat, from), own(seat, 'empire'), (moved) => ({ k: 'build', seat, ...moved }));
  forget(g, card);
  fire(g, seat, { name: 'onBuild', card });
  startAll(g, seat, card, 'bonus');
  if (cardOf(card).category === 'production') produce(g, seat, card);
}
