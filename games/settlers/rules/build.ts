import type { ComponentId, Refusal, Seat } from '../../kit/core';
import { cardOf } from '../lookup';
import type { Settlers } from '../state';
import { forget } from './draw';
import { moveCards, own } from './moving';
import { pay, type Paid } from './pay';
import { missing, payable, priceOfCost, waysOf, type Price } from './purse';
import { produce } from './production';
import { startAll } from './resolution';
import { player } from './select';
import { fire } from './triggers';

/** Building (S8, Q15): pay, place the card, its production, its bonus, then what answers to it. */

export interface BuildFrame extends Paid {
  op: 'build';
  seat: Seat;
  card: ComponentId;
  /** Where the card comes from: a deal may become a location (Negotiator). */
  from: 'hand' | 'deals';
  /** No location is paid (S13.COM040, S13.JAP019). */
  free?: true;
}

/** What building a card costs. @param free no location is paid */
export const priceOfCard = (id: ComponentId, free = false): Price => priceOfCost(cardOf(id).cost, free);

/** Why a card in hand cannot be built; null when it can. @param otherwise the player wants to choose how to pay */
export function whyNotBuild(g: Settlers, seat: Seat, id: ComponentId, otherwise = false): Refusal | null {
  if (!player(g, seat).hand.includes(id)) return { why: 'notInHand' };
  return whyNotPay(g, seat, priceOfCard(id), id, otherwise);
}

/** Why a price cannot be paid, or not otherwise than as usual. */
export function whyNotPay(g: Settlers, seat: Seat, price: Price, by: ComponentId, otherwise: boolean): Refusal | null {
  if (!payable(g, seat, price, by)) return { why: 'price', params: missing(g, seat, price, by) };
  return otherwise && !hasOtherWays(g, seat, price, by) ? { why: 'noOtherPayment' } : null;
}

/** Is there a way to pay that is only offered on demand? Where several usual ways are asked for, it is offered there. */
export function hasOtherWays(g: Settlers, seat: Seat, price: Price, by: ComponentId): boolean {
  // Nothing can stand for another where there is neither gold nor a foundation.
  const { goods, foundations, buried } = player(g, seat);
  if (goods.gold === 0 && foundations.length + buried.length === 0) return false;
  const { usual, all } = waysOf(g, seat, price, by);
  return usual.length === 1 && all.length > 1;
}

/** @param all the player chooses among all ways to pay */
export function build(g: Settlers, frame: Omit<BuildFrame, 'op'>, all = false): void {
  const { seat, card } = frame;
  pay(
    g,
    { op: 'build', ...frame },
    { seat, price: priceOfCard(card, frame.free), by: card, ...(all ? { all: true } : {}) },
  );
}

/** The card is paid. */
export function buildHandler(g: Settlers, { seat, card, from }: BuildFrame): void {
  moveCards(g, [card], own(seat, from), own(seat, 'empire'), (moved) => ({ k: 'build', seat, ...moved }));
  forget(g, card);
  fire(g, seat, { name: 'onBuild', card });
  startAll(g, seat, card, 'bonus');
  if (cardOf(card).category === 'production') produce(g, seat, card);
}
