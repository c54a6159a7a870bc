import type { ComponentId, Seat } from '../../kit/core';
import { say } from '../../kit/events';
import { shuffle } from '../../kit/random';
import { reveal } from '../../kit/undo';
import { mustBeKnown } from '../../kit/unknown';
import type { Place } from '../card';
import { cardOf, cardOfProvince } from '../lookup';
import { HAND } from '../components';
import type { Mythotopia, Player } from '../state';
import { HAND_SIZES_ADD } from './open';
import { inReserve, numberOf, player, wordOf } from './select';

/** Cards on their way from zone to zone (M4). */

export function drop(list: ComponentId[], id: ComponentId): void {
  const i = list.indexOf(id);
  if (i < 0) throw new Error(`card ${id} is not where it should be`);
  list.splice(i, 1);
}

/** Notes that everybody knows an improvement to be the player's. */
function makeKnown(p: Player, id: ComponentId): void {
  if (cardOf(id).kind === 'improvement' && !p.known.includes(id)) p.known.push(id);
}

export function forget(p: Player, id: ComponentId): void {
  if (p.known.includes(id)) drop(p.known, id);
}

/** Takes a card out of hand or reserve. @throws Error when it is in neither. */
export function take(p: Player, id: ComponentId): 'hand' | 'reserve' {
  const zone = p.hand.includes(id) ? 'hand' : 'reserve';
  drop(p[zone], id);
  return zone;
}

/** A played or discarded card goes from hand or reserve to the discard pile, or to what joins it later (M4.4, M4.7). */
export function toDiscard(g: Mythotopia, seat: Seat, id: ComponentId, zone: 'discard' | 'playing' = 'discard'): void {
  const p = player(g, seat);
  take(p, id);
  p[zone].push(id);
  makeKnown(p, id);
}

/** A card from elsewhere, already taken out of there, goes to the discard pile (M4.5). */
export function gain(g: Mythotopia, seat: Seat, id: ComponentId): void {
  const p = player(g, seat);
  p.discard.push(id);
  makeKnown(p, id);
}

/** From hand to the reserve (M6.9). */
export function toReserve(g: Mythotopia, seat: Seat, ids: readonly ComponentId[]): void {
  const p = player(g, seat);
  for (const id of ids) {
    drop(p.hand, id);
    p.reserve.push(id);
    makeKnown(p, id);
  }
  say(g, { k: 'putInReserve', seat, cards: [...ids] });
}

/** Draws; an empty deck is made of the discard pile; where both are empty, what there is (M4.6). */
export function draw(g: Mythotopia, seat: Seat, n: number): void {
  const p = player(g, seat);
  const cards: ComponentId[] = [];
  while (cards.length < n) {
    if (p.deck.length === 0) {
      if (p.discard.length === 0) break;
      p.deck = shuffle(g, p.discard);
      p.discard = [];
      reveal(g, 'shuffled');
      say(g, { k: 'shuffle', seat });
    }
    cards.push(p.deck.shift() as ComponentId);
  }
  if (cards.length === 0) return;
  p.hand.push(...cards);
  reveal(g, 'drewCards');
  say(g, { k: 'draw', seat, n: cards.length, cards, eyes: [seat] });
}

/** Cards a player draws up to (M5.1): 5, with Queen and Warehouse more. */
export function handLimit(g: Mythotopia, seat: Seat): number {
  let size = HAND;
  let more = 0;
  for (const node of inReserve(g, seat, 'handSize')) {
    if (wordOf(node, 0) === 'more') more += numberOf(node, 0);
    else size = Math.max(size, numberOf(node, 0));
  }
  return HAND_SIZES_ADD ? size + more : Math.max(size, HAND + more);
}

/** Takes a province's card from wherever its owner has it, or from the province deck if it was removed (M7.9.4). @returns whether it was in hand. */
export function takeProvinceCard(
  g: Mythotopia,
  owner: Seat | undefined,
  province: Place,
): { card: ComponentId; fromHand: boolean } {
  const card = cardOfProvince(province);
  if (owner === undefined || g.provinceDeck.includes(card)) {
    drop(g.provinceDeck, card);
    return { card, fromHand: false };
  }
  const p = player(g, owner);
  for (const zone of ['hand', 'deck', 'discard', 'reserve', 'playing'] as const) {
    if (!p[zone].includes(card)) continue;
    drop(p[zone], card);
    if (zone === 'deck') shuffle(g, p.deck);
    // Where it lay in secret everybody learns now.
    if (zone === 'deck' || zone === 'hand') reveal(g, 'revealedCard');
    say(g, { k: 'lostCard', seat: owner, cards: [card], what: zone });
    return { card, fromHand: zone === 'hand' };
  }
  // Looking ahead: it is one of the hidden ones.
  for (const id of [...p.hand, ...p.deck]) mustBeKnown(id);
  throw new Error(`card ${card} is in no zone`);
}
