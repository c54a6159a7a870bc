import type { Actor, ComponentId, Seat } from '../../kit/core';
import { seatsFrom } from '../../kit/effect/run';
import type { Card, Colour } from '../card';
import { cardOf, CARDS } from '../lookup';
import { DEALS } from '../optionKinds';
import { ATTACK_CARDS, VIRTUAL } from '../solo';
import type { Player, Settlers } from '../state';

/** Who has what. A location has an owner and a controller (S13.EGY013). */

/** @throws Error for a seat that nobody has. */
export function player(g: Settlers, seat: Seat): Player {
  const p = g.players[seat];
  if (!p) throw new Error(`no player ${seat}`);
  return p;
}

/** Who has built a location; null where that is the virtual player, or it is none. */
export function ownerOf(g: Settlers, id: ComponentId): Seat | null {
  const seat = g.players.findIndex(({ empire }) => empire.includes(id));
  return seat < 0 ? null : seat;
}

/** Who controls a location; null where that is the virtual player, or it is none. */
export function controllerOf(g: Settlers, id: ComponentId): Seat | null {
  const owner = ownerOf(g, id);
  return owner === null && !g.virtual.includes(id) ? null : (g.held[id] ?? owner);
}

/** The locations that a player controls: counting, activating, features and targets go by them (Q5). */
export function controlled(g: Settlers, seat: Seat): readonly ComponentId[] {
  const { empire } = player(g, seat);
  const held = Object.keys(g.held);
  if (held.length === 0) return empire;
  return [...empire.filter((id) => (g.held[id] ?? seat) === seat), ...held.filter((id) => g.held[id] === seat)];
}

/** Own locations that nobody has taken over: they can be discarded for a building (S8.3, S13.EGY013). */
export const disposable = (g: Settlers, seat: Seat): readonly ComponentId[] =>
  player(g, seat).empire.filter((id) => g.held[id] === undefined);

export const colourCount = (g: Settlers, seat: Seat, colour: Colour): number =>
  controlled(g, seat).filter((id) => cardOf(id).colours.has(colour)).length;

export const isCommon = (card: Card): boolean => card.deck === 'common';

/** Opponents whom actions of the seat may concern: nobody who has passed (S7.3), in turn order. */
export const opponents = (g: Settlers, seat: Seat): Seat[] =>
  seatsFrom(g, seat, false).filter((each) => !g.passed.includes(each));

/** Locations that actions of the seat may concern; in the solo game the virtual player's (S18.7). */
export const opponentLocations = (g: Settlers, seat: Seat): ComponentId[] => [
  ...opponents(g, seat).flatMap((each) => controlled(g, each)),
  ...g.virtual.filter((id) => g.held[id] === undefined),
];

/** Can a location of an opponent be razed? Common ones can, and those of the Japanese (S10.2, S10.4). */
export const isRazable = (id: ComponentId): boolean => cardOf(id).raze.length > 0;

/** Raze tokens that a location of an opponent takes (S10.2). */
export const RAZE_OPPONENT = 2;
export const RAZE_HAND = 1;
export const protectionOf = (g: Settlers, id: ComponentId): number =>
  Number(g.defended.includes(id)) + Number(g.samurai.includes(id));

/** Own deals as options name them: cards under the board, and locations with a marker of Trade Route. */
export function dealsOf(g: Settlers, seat: Seat, kinds: { deal?: boolean; route?: boolean }): string[] {
  const { deals, routes } = player(g, seat);
  return [...(kinds.deal ? deals : []), ...(kinds.route ? Object.keys(routes).map((id) => DEALS.of('route', id)) : [])];
}

/** Deals of opponents; in the solo game the attack cards that lie open (S18.7). */
export const opponentDeals = (g: Settlers, seat: Seat, kinds: { deal?: boolean; route?: boolean }): string[] => [
  ...opponents(g, seat).flatMap((each) => dealsOf(g, each, kinds)),
  ...(kinds.deal ? g.line : []),
];

/** The card that says what a deal gives. */
export const cardOfDeal = (deal: string): ComponentId => DEALS.readAs('route', deal)?.[0] ?? deal;

/** What a deal gives (S9.1, Q10, Q19). */
export function goodOf(deal: string) {
  const id = cardOfDeal(deal);
  const good = ATTACK_CARDS.get(id) ?? cardOf(id).deal;
  if (good === null) throw new Error(`${id} gives nothing as a deal`);
  return good;
}

/** Who has a deal; null: the virtual player. */
export function holderOf(g: Settlers, deal: string): Seat | null {
  const host = DEALS.readAs('route', deal)?.[0];
  const seat = g.players.findIndex(({ deals, routes }) =>
    host === undefined ? deals.includes(deal) : routes[host] !== undefined,
  );
  return seat < 0 ? null : seat;
}

/** Whom an event concerns: a seat, or the virtual player. */
export const told = (seat: Seat | null): { to: Seat } | { toActor: Actor } =>
  seat === null ? { toActor: VIRTUAL } : { to: seat };

/** The seat that plays the faction of a card. */
export const seatOfDeck = (g: Settlers, id: ComponentId): Seat =>
  g.players.findIndex(({ faction }) => faction === CARDS.get(id)?.deck);
