import type { Actor, ComponentId, Seat } from '../../kit/core';
import { seatsFrom } from '../../kit/effect/run';
import type { Card, Colour } from '../card';
import { cardOf, CARDS } from '../lookup';
import { DEALS } from '../optionKinds';
import { ATTACK_CARDS, VIRTUAL } from '../solo';
import type { Player, Settlers } from '../state';
import { NEWEST_ATTACK_MAY_BE_TAKEN } from './open';

/** Who has what. A location has an owner and a controller, who may differ (S13.EGY013). */

/** A player by seat. @throws Error for a seat without a player */
export function player(g: Settlers, seat: Seat): Player {
  const p = g.players[seat];
  if (!p) throw new Error(`no player ${seat}`);
  return p;
}

/** The player who has built a location; null for a location of the virtual player, or a card that is none. */
export function ownerOf(g: Settlers, id: ComponentId): Seat | null {
  const seat = g.players.findIndex(({ empire }) => empire.includes(id));
  return seat < 0 ? null : seat;
}

/** The player who controls a location; null for a location of the virtual player, or a card that is none. */
export function controllerOf(g: Settlers, id: ComponentId): Seat | null {
  const owner = ownerOf(g, id);
  return owner === null && !g.virtual.includes(id) ? null : (g.held[id] ?? owner);
}

/** The locations that a player controls. Counting, activating, features and targets depend on control (Q5). */
export function controlled(g: Settlers, seat: Seat): readonly ComponentId[] {
  const { empire } = player(g, seat);
  const held = Object.keys(g.held);
  if (held.length === 0) return empire;
  return [...empire.filter((id) => (g.held[id] ?? seat) === seat), ...held.filter((id) => g.held[id] === seat)];
}

/** Own locations that are not taken over, and can be discarded for a building (S8.3, S13.EGY013). */
export const disposable = (g: Settlers, seat: Seat): readonly ComponentId[] =>
  player(g, seat).empire.filter((id) => g.held[id] === undefined);

/** How many locations of a colour a player controls. */
export const colourCount = (g: Settlers, seat: Seat, colour: Colour): number =>
  controlled(g, seat).filter((id) => cardOf(id).colours.has(colour)).length;

/** Is it a card of the common deck? */
export const isCommon = (card: Card): boolean => card.deck === 'common';

/** The opponents whom a seat's actions may concern, in turn order: those who have not passed (S7.3). */
export const opponents = (g: Settlers, seat: Seat): Seat[] =>
  seatsFrom(g, seat, false).filter((each) => !g.passed.includes(each));

/** The locations that a seat's actions may concern; in the solo game the virtual player's (S18.7). */
export const opponentLocations = (g: Settlers, seat: Seat): ComponentId[] => [
  ...opponents(g, seat).flatMap((each) => controlled(g, each)),
  ...g.virtual.filter((id) => g.held[id] === undefined),
];

/** Can an opponent's location be razed? Common ones can, and those of the Japanese (S10.2, S10.4). */
export const isRazable = (id: ComponentId): boolean => cardOf(id).raze.length > 0;

/** The raze tokens that razing an opponent's location takes (S10.2). */
export const RAZE_OPPONENT = 2;
export const RAZE_HAND = 1;
/** The raze tokens that razing the location takes in addition, for what protects it. */
export const protectionOf = (g: Settlers, id: ComponentId): number =>
  Number(g.defended.includes(id)) + Number(g.samurai.includes(id));

/** All deals of a player, as options name them: a location with several markers of Trade Route is as many (Q10). */
export function allDeals(g: Settlers, seat: Seat): string[] {
  const { deals, routes } = player(g, seat);
  return [...deals, ...Object.entries(routes).flatMap(([id, markers]) => markers.map(() => DEALS.of('route', id)))];
}

/** Own deals to choose from: cards under the board, and locations with markers of Trade Route, each once. */
export function dealsOf(g: Settlers, seat: Seat, kinds: { deal?: boolean; route?: boolean }): string[] {
  const { deals, routes } = player(g, seat);
  return [...(kinds.deal ? deals : []), ...(kinds.route ? Object.keys(routes).map((id) => DEALS.of('route', id)) : [])];
}

/** The opponents' deals; in the solo game the open attack cards (S18.7). */
export const opponentDeals = (g: Settlers, seat: Seat, kinds: { deal?: boolean; route?: boolean }): string[] => [
  ...opponents(g, seat).flatMap((each) => dealsOf(g, each, kinds)),
  ...(kinds.deal ? g.line.slice(NEWEST_ATTACK_MAY_BE_TAKEN ? 0 : 1) : []),
];

/** The card that says what the deal gives. */
export const cardOfDeal = (deal: string): ComponentId => DEALS.readAs('route', deal)?.[0] ?? deal;

/** What a deal gives (S9.1, Q10, Q19). */
export function goodOf(deal: string) {
  const id = cardOfDeal(deal);
  const good = ATTACK_CARDS.get(id) ?? cardOf(id).deal;
  if (good === null) throw new Error(`${id} gives nothing as a deal`);
  return good;
}

/** The player with the deal; null for the virtual player. */
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

/** The seat that plays a card's faction. */
export const seatOfDeck = (g: Settlers, id: ComponentId): Seat =>
  g.players.findIndex(({ faction }) => faction === CARDS.get(id)?.deck);
