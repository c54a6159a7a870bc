import { ask, picked, push } from '../../kit/agenda';
import type { ComponentId, Frame, Seat } from '../../kit/core';
import { cardOf, cityStateOf, CARDS, colourOf } from '../lookup';
import type { NewDawn } from '../state';
import { CARD_ON_ARRIVAL_OPTIONAL } from './open';
import { common, moveCards, own } from './moving';
import { giverOf, modifiers, numberOf, player } from './select';

/** Diplomacy cards: taken from rivals and city-states, and returned (C10.5, C10.17, C12). */

/** Gives diplomacy cards: a seat or a city-state. */
export type Giver = Seat | string;

const isOf = (card: ComponentId, giver: Giver): boolean =>
  typeof giver === 'number'
    ? cardOf(card).colour === colourOf(giver)
    : cardOf(card).colour === null && cityStateOf(card) === giver;

/** The cards that a seat holds from a giver. */
export const heldFrom = (g: NewDawn, seat: Seat, giver: Giver): ComponentId[] =>
  player(g, seat).held.filter((card) => isOf(card, giver));

/** The cards that a seat can take from a giver now (C12.4). */
export function available(g: NewDawn, seat: Seat, giver: Giver): ComponentId[] {
  if (typeof giver === 'number') return giver === seat ? [] : [...player(g, giver).diplomacy];
  // The copies are alike, and one is enough.
  if (heldFrom(g, seat, giver).length > 0) return [];
  return g.cityCards.filter((card) => isOf(card, giver)).slice(0, 1);
}

/** How many cards of one player a seat may hold (C12.4, Potala Palace). */
const most = (g: NewDawn, seat: Seat): number =>
  modifiers(g, seat, 'hold').reduce((n, { node }) => Math.max(n, numberOf(node, 0)), 1);

/** A player whose caravan has arrived may take a card. */
export interface CardsFrame extends Frame {
  op: 'cards';
  seat: Seat;
  giver: Giver;
  /** The card that was chosen. */
  card?: ComponentId;
}

/** Lets a player take one of the giver's cards. */
export const offerCards = (g: NewDawn, seat: Seat, giver: Giver): void => push(g, { op: 'cards', seat, giver });

/** Asks for the card, and for the one to return, and moves them (C12.4). */
export function cardsHandler(g: NewDawn, f: CardsFrame): void {
  const { seat, giver } = f;
  const picks = picked(f, seat);
  if (f.card === undefined) {
    if (picks) {
      if (picks[0] === undefined) return;
      f.card = picks[0];
      return push(g, f);
    }
    const options = available(g, seat, giver);
    if (options.length === 0) return;
    return ask(g, f, { seat, stage: 'answer', ask: 'takeCard', options, min: CARD_ON_ARRIVAL_OPTIONAL ? 0 : 1 });
  }
  // A card that is already held from that rival is returned first.
  const held = typeof giver === 'number' ? heldFrom(g, seat, giver) : [];
  if (picks) {
    for (const card of picks) returnCard(g, seat, card);
    return takeCard(g, seat, f.card);
  }
  if (held.length < most(g, seat)) return takeCard(g, seat, f.card);
  ask(g, f, { seat, stage: 'answer', ask: 'returnCard', options: held });
}

/** Moves a diplomacy or city-state card to a player. */
export function takeCard(g: NewDawn, seat: Seat, card: ComponentId): void {
  const giver = giverOf(card);
  const from = giver === null ? common('cityCards') : own(giver, 'diplomacy');
  moveCards(g, [card], from, own(seat, 'held'), (moved) => ({ k: 'takeCard', seat, ...moved }));
}

/** Returns a card to its giver; its bonus is lost at once (C12.5). */
export function returnCard(g: NewDawn, seat: Seat, card: ComponentId): void {
  const giver = giverOf(card);
  const into = giver === null ? common('cityCards') : own(giver, 'diplomacy');
  moveCards(g, [card], own(seat, 'held'), into, (moved) => ({ k: 'returnCard', seat, ...moved }));
}

/** Returns all cards of the player or city-state that is attacked (C10.17). */
export function returnAll(g: NewDawn, seat: Seat, giver: Giver): void {
  for (const card of heldFrom(g, seat, giver)) returnCard(g, seat, card);
}

/** Takes all copies of a conquered city-state's cards from the players (C12.1). */
export function closeCards(g: NewDawn, cityState: string): void {
  for (const seat of g.players.keys()) moveCards(g, heldFrom(g, seat, cityState), own(seat, 'held'), common('closed'));
  const open = g.cityCards.filter((card) => isOf(card, cityState));
  moveCards(g, open, common('cityCards'), common('closed'));
}

/** Makes the cards of a liberated city-state available again (C12.3). */
export function openCards(g: NewDawn, cityState: string): void {
  const closed = g.closed.filter((card) => isOf(card, cityState));
  moveCards(g, closed, common('closed'), common('cityCards'));
}

/** The ids of a seat's own diplomacy cards. */
export const diplomacyOf = (seat: Seat): ComponentId[] =>
  [...CARDS.values()]
    .filter(({ kind, colour }) => kind === 'diplomacy' && colour === colourOf(seat))
    .map(({ id }) => id);
