import type { ComponentId, Seat } from '../../kit/core';
import { shuffle } from '../../kit/random';
import { reveal } from '../../kit/undo';
import type { Place } from '../card';
import { cardOf, cardOfProvince } from '../lookup';
import { HAND } from '../components';
import type { Mythotopia, Player } from '../state';
import { zones } from '../zones';
import { HAND_SIZES_ADD } from './open';
import { common, moveCards, own, type ZoneRef } from './moving';
import { modifiers, numberOf, player, wordOf } from './select';

/** Cards on their way from zone to zone (M4). */

/** Notes that everybody knows the improvement to be the player's. */
function makeKnown(p: Player, id: ComponentId): void {
  if (cardOf(id).kind === 'improvement' && !p.known.includes(id)) p.known.push(id);
}

/** Notes that a card may no longer lie where it was seen. */
export function forget(p: Player, id: ComponentId): void {
  const i = p.known.indexOf(id);
  if (i >= 0) p.known.splice(i, 1);
}

/** Moves cards out of hand and reserve. @param tell makes the event, as for `moveCards`, when one card moves alone */
export function bring(
  g: Mythotopia,
  seat: Seat,
  ids: readonly ComponentId[],
  into: ZoneRef,
  tell?: Parameters<typeof moveCards>[4],
): void {
  const { hand } = player(g, seat);
  // The order is kept: neighbours from the same zone move together.
  const zones = ids.map((id) => (hand.includes(id) ? 'hand' : 'reserve'));
  for (let from = 0, to = 0; from < ids.length; from = to) {
    const zone = zones[from] ?? 'hand';
    while (zones[to] === zone) to++;
    moveCards(g, ids.slice(from, to), own(seat, zone), into, tell);
  }
}

/**
 * Moves played or discarded cards from hand or reserve to the discard pile, or to the pile that joins it later (M4.4,
 * M4.7).
 */
export function toDiscard(
  g: Mythotopia,
  seat: Seat,
  ids: readonly ComponentId[],
  zone: 'discard' | 'playing' = 'discard',
  tell?: Parameters<typeof moveCards>[4],
): void {
  bring(g, seat, ids, own(seat, zone), tell);
  const p = player(g, seat);
  for (const id of ids) makeKnown(p, id);
}

/** Moves a card from elsewhere to the discard pile (M4.5). */
export function gain(
  g: Mythotopia,
  seat: Seat,
  id: ComponentId,
  from: ZoneRef,
  tell?: Parameters<typeof moveCards>[4],
): void {
  moveCards(g, [id], from, own(seat, 'discard'), tell);
  makeKnown(player(g, seat), id);
}

/** Moves hand cards to the reserve (M6.9). */
export function toReserve(g: Mythotopia, seat: Seat, ids: readonly ComponentId[]): void {
  moveCards(g, ids, own(seat, 'hand'), own(seat, 'reserve'), ({ cards, from, into }) => ({
    k: 'putInReserve',
    seat,
    cards,
    from,
    into,
  }));
  for (const id of ids) makeKnown(player(g, seat), id);
}

/** Draws n cards. An empty deck is made anew from the discard pile; with both empty, fewer are drawn (M4.6). */
export function draw(g: Mythotopia, seat: Seat, n: number): void {
  const first = fromDeck(g, seat, n);
  const { deck, discard } = player(g, seat);
  if (first >= n || discard.length === 0) return;
  moveCards(g, discard, own(seat, 'discard'), own(seat, 'deck'), (moved) => ({ k: 'shuffle', seat, ...moved }));
  shuffle(g, deck);
  reveal(g, 'shuffled');
  fromDeck(g, seat, n - first);
}

/** Draws up to n cards, as many as the deck has. @returns the number of cards */
function fromDeck(g: Mythotopia, seat: Seat, n: number): number {
  const cards = player(g, seat).deck.slice(0, Math.max(0, n));
  if (cards.length === 0) return 0;
  moveCards(g, cards, own(seat, 'deck'), own(seat, 'hand'), (moved) => ({
    k: 'draw',
    seat,
    n: cards.length,
    ...moved,
    eyes: [seat],
  }));
  reveal(g, 'drewCards');
  return cards.length;
}

/** The number of cards a player draws up to: 5, with Queen and Warehouse more (M5.1). */
export function handLimit(g: Mythotopia, seat: Seat): number {
  let size = HAND;
  let more = 0;
  for (const { node } of modifiers(g, seat, 'handSize')) {
    if (wordOf(node, 0) === 'more') more += numberOf(node, 0);
    else size = Math.max(size, numberOf(node, 0));
  }
  return HAND_SIZES_ADD ? size + more : Math.max(size, HAND + more);
}

/**
 * Moves the card of a province, from wherever its old owner has it or from the province deck, to the new owner's
 * discard pile; without a new owner to the province deck (M7.9.4).
 * @returns whether it was in hand
 */
export function passProvinceCard(
  g: Mythotopia,
  owner: Seat | undefined,
  province: Place,
  winner: Seat | null,
): boolean {
  const card = cardOfProvince(province);
  const pass = (from: ZoneRef, tell?: Parameters<typeof moveCards>[4]): void =>
    winner === null ? moveCards(g, [card], from, common('provinceDeck'), tell) : gain(g, winner, card, from, tell);
  if (owner === undefined || g.provinceDeck.includes(card)) {
    if (winner !== null) pass(common('provinceDeck'));
    return false;
  }
  const lay = zones.locate(g, card);
  const { zone } = lay;
  pass(lay, ({ from, into }) => ({ k: 'lostCard', seat: owner, cards: [card], what: zone, from, into }));
  if (zone === 'deck') shuffle(g, player(g, owner).deck);
  // Everybody learns where it lay in secret.
  if (zone === 'deck' || zone === 'hand') reveal(g, 'revealedCard');
  return zone === 'hand';
}
