import { ask, picked, push } from '../../kit/agenda';
import type { ComponentId, Frame, Option, Seat } from '../../kit/core';
import { say } from '../../kit/events';
import { TRADE_LIMIT } from '../components';
import type { NewDawn } from '../state';
import { CITY_STATES_DEFEND, ZIMBABWE_TAKES_INCOME } from './open';
import { change, onCard, own, moveCards, tradeOn } from './moving';
import { isNatural, mount } from './naturals';
import { modifiers, numberOf, player } from './select';

/** Trade tokens on cards, and what can be spent in place of one (C4, C12.2). */

/** The cards of a seat that can hold trade tokens, with their limits: the row, and Great Zimbabwe (C4.3, C16.21). */
export function places(g: NewDawn, seat: Seat): [card: ComponentId, most: number][] {
  const stores = modifiers(g, seat, 'store').map(({ card, node }): [ComponentId, number] => [card, numberOf(node, 0)]);
  return [...player(g, seat).row.map((card): [ComponentId, number] => [card, TRADE_LIMIT]), ...stores];
}

/** The number of trade tokens on a seat's card. */
export const tradeOf = (g: NewDawn, seat: Seat, card: ComponentId): number => player(g, seat).trade[card] ?? 0;

/** The cards of a seat with room for one more trade token. */
export const withRoom = (g: NewDawn, seat: Seat): ComponentId[] =>
  places(g, seat)
    .filter(([card, most]) => tradeOf(g, seat, card) < most)
    .map(([card]) => card);

/** Puts trade tokens on a card; those above its limit return at once (C4.3). */
export function giveTrade(g: NewDawn, seat: Seat, card: ComponentId, n: number): void {
  const most = places(g, seat).find(([each]) => each === card)?.[1] ?? 0;
  const given = Math.min(n, most - tradeOf(g, seat, card));
  if (given <= 0) return;
  change(g, tradeOn(seat, card), given);
  say(g, { k: 'trade', seat, cards: [card], n: given });
}

/** Tokens on a focus card that can be spent once a turn: city-state tokens, America's natural wonders. */
export const tokensOnCard = (g: NewDawn, seat: Seat, card: ComponentId): ComponentId[] =>
  (player(g, seat).onCards[card] ?? []).filter((token) => !g.used.includes(token));

/** How much can be spent from a focus card. @param defence in another player's turn */
export const spendable = (g: NewDawn, seat: Seat, card: ComponentId, defence = false): number =>
  tradeOf(g, seat, card) + (defence && !CITY_STATES_DEFEND ? 0 : tokensOnCard(g, seat, card).length);

/** Spends n from a focus card; tokens that stay on the card are used first. */
export function spendFrom(g: NewDawn, seat: Seat, card: ComponentId, n: number): void {
  if (n === 0) return;
  const once = tokensOnCard(g, seat, card).slice(0, n);
  g.used.push(...once);
  change(g, tradeOn(seat, card), once.length - n);
  say(g, { k: 'spend', seat, cards: [card, ...once], n });
  for (const token of once) if (isNatural(token)) mount(g, seat, token);
}

/** Trade tokens that go to own cards, one after the other (C17). */
export interface ShareFrame extends Frame {
  op: 'share';
  /** The seat that places them, and the seat whose cards get them. */
  seat: Seat;
  of: Seat;
  n: number;
  /** The focus cards that can get them; absent: any. Great Zimbabwe can always take them (C16.21). */
  only?: readonly ComponentId[];
}

/** Asks for a card for one trade token after the other (C17). */
export function shareHandler(g: NewDawn, f: ShareFrame): void {
  const picks = picked(f, f.seat);
  const { row } = player(g, f.of);
  if (picks?.[0] !== undefined) {
    giveTrade(g, f.of, picks[0], 1);
    // Of several cards of a type one gets them all (C13.5).
    if (f.only && row.includes(picks[0])) f.only = [picks[0]];
    if (--f.n > 0) push(g, f);
    return;
  }
  const options = withRoom(g, f.of).filter((card) =>
    row.includes(card) ? !f.only || f.only.includes(card) : ZIMBABWE_TAKES_INCOME,
  );
  if (picks || options.length === 0 || f.n === 0) return;
  ask(g, f, { seat: f.seat, stage: 'answer', ask: 'tradeTo', options, params: { n: f.n, of: f.of } });
}

/** Trade tokens that a player loses to a barbarian or with a beaten capital (C10.20, C11.6). */
export interface LoseFrame extends Frame {
  op: 'lose';
  /** The seat that chooses, and the seat that loses them. */
  seat: Seat;
  of: Seat;
  n: number;
}

/** Asks for a card for one lost token after the other (C10.20, C11.6). */
export function loseHandler(g: NewDawn, f: LoseFrame): void {
  const picks = picked(f, f.seat);
  if (picks?.[0] !== undefined) {
    change(g, tradeOn(f.of, picks[0]), -1);
    say(g, { k: 'loseTrade', seat: f.of, n: 1 });
    if (f.seat !== f.of) push(g, { op: 'share', seat: f.seat, of: f.seat, n: 1 });
    if (--f.n > 0) push(g, f);
    return;
  }
  const options: Option[] = player(g, f.of).row.filter((card) => tradeOf(g, f.of, card) > 0);
  if (picks || options.length === 0 || f.n === 0) return;
  const mine = f.seat === f.of;
  ask(g, f, { seat: f.seat, stage: 'answer', ask: mine ? 'loseTrade' : 'stealTrade', options, min: mine ? 1 : 0 });
}

/** Moves the tokens on a focus card to the card that replaces it (C4.4, C13.5). */
export function moveTokens(g: NewDawn, seat: Seat, from: ComponentId, to: ComponentId): void {
  const n = tradeOf(g, seat, from);
  if (n > 0) {
    change(g, tradeOn(seat, from), -n);
    change(g, tradeOn(seat, to), n);
  }
  const tokens = player(g, seat).onCards[from] ?? [];
  moveCards(g, tokens, onCard(seat, from), onCard(seat, to));
}

/** The place for a city-state's token: the focus card of its type, or the sheet where there is none (C12.1, C13.5). */
export const placeForToken = (seat: Seat, card: ComponentId | undefined) =>
  card === undefined ? own(seat, 'sheet') : onCard(seat, card);
