import { ask, picked, push } from '../../kit/agenda';
import type { Frame, Seat } from '../../kit/core';
import { say } from '../../kit/events';
import { atlasOf } from '../atlas';
import { factsOf, wonderCard } from '../lookup';
import { cityStates } from '../cards/diplomacy';
import type { Space } from '../hex';
import type { NewDawn, Player } from '../state';
import {
  change,
  common,
  markAt,
  move,
  moveCard,
  moveCards,
  onSpace,
  own,
  pieceOf,
  resources,
  stock,
  deposit,
} from './moving';
import { mount } from './naturals';
import {
  cardsOfType,
  caravansOf,
  cityStateOn,
  isCapital,
  naturalWonderOn,
  player,
  resourceOn,
  tokensOf,
  worldWonderOn,
} from './select';
import { fire } from './triggers';
import { placeForToken } from './trade';
import { CITY_KEEPS_NATURAL } from './open';

/** Control tokens, cities and caravans that come to spaces or leave them, with what this gains and loses. */

/**
 * Gives what a city or control token gains on its space: a world wonder, a city-state token left behind (C10.24,
 * C16.8).
 */
function gain(g: NewDawn, seat: Seat, space: Space): void {
  const wonder = worldWonderOn(g, space);
  if (wonder !== null) gainWonder(g, seat, wonder);
  const cityState = atlasOf(g).ground(space)?.cityState;
  if (cityState !== undefined && cityStateOn(g, space) === null) takeCityState(g, seat, cityState);
}

/** Gives a seat the card of a wonder whose token it controls now (C10.13, C10.21). */
export function gainWonder(g: NewDawn, seat: Seat, wonder: string): void {
  const card = wonderCard(wonder);
  if (player(g, seat).wonders.includes(card)) return;
  moveCard(g, card, own(seat, 'wonders'), (moved) => ({ k: 'gainWonder', seat, ...moved }));
}

/** Moves the token of a city-state to the own card of its type (C12.1). */
export function takeCityState(g: NewDawn, seat: Seat, cityState: string): void {
  const type = cityStates.find(({ id }) => id === cityState)?.type;
  if (type === undefined || isOwn(player(g, seat), cityState)) return;
  const [card, ...more] = cardsOfType(g, seat, type);
  moveCard(g, cityState, placeForToken(seat, card));
  // Of two cards of the type its owner picks one (C13.5).
  if (more.length > 0) push(g, { op: 'mount', seat, token: cityState, type });
}

const isOwn = ({ onCards }: Player, token: string): boolean =>
  Object.values(onCards).some((tokens) => tokens.includes(token));

/** Moves a natural wonder that a seat gains to its sheet; with America to a focus card (C6.1). */
export function takeNatural(g: NewDawn, seat: Seat, token: string): void {
  moveCard(g, token, own(seat, 'sheet'), (moved) => ({ k: 'takeNatural', seat, ...moved }));
  mount(g, seat, token);
}

/** Places an own control token on a space and takes what lies there (C8.1). */
export function placeToken(g: NewDawn, seat: Seat, space: Space): void {
  move(g, 1, stock(seat, 'control'), pieceOf(seat, 'tokens', space));
  say(g, { k: 'placeToken', seat, at: space });
  arriveToken(g, seat, space);
  const atlas = atlasOf(g);
  const terrain = atlas.ground(space)?.terrain;
  if (terrain) fire(g, seat, { name: 'onPlace', what: terrain, n: atlas.spaces.indexOf(space) });
}

/** Takes what lies on the space of a new control token. */
function arriveToken(g: NewDawn, seat: Seat, space: Space): void {
  const resource = resourceOn(g, space);
  if (resource !== null) {
    move(g, 1, deposit(resource, space), resources(seat, resource));
    say(g, { k: 'takeResource', seat, what: resource });
  }
  const natural = naturalWonderOn(g, space);
  if (natural !== null) takeNatural(g, seat, natural);
  gain(g, seat, space);
}

/**
 * Removes a control token from the map, and what depends on it.
 * @param keepNatural the natural wonder goes to another player (C10.20)
 */
export function removeToken(g: NewDawn, space: Space, keepNatural = false): void {
  const seat = g.tokens[space];
  if (seat === undefined) return;
  if (g.reinforced.includes(space)) change(g, markAt('reinforced', space), -1);
  move(g, 1, pieceOf(seat, 'tokens', space), stock(seat, 'control'));
  if (!keepNatural) returnNatural(g, seat, space);
  loseWonder(g, seat, space);
}

/** Takes an own control token off the map, to be used again (C8.3). */
export function reuseToken(g: NewDawn, seat: Seat, space: Space): void {
  say(g, { k: 'reuseToken', seat, at: space });
  removeToken(g, space);
}

/** Returns the natural wonder to its space (C6.5). */
function returnNatural(g: NewDawn, seat: Seat, space: Space): void {
  const token = atlasOf(g).ground(space)?.naturalWonder;
  if (token === undefined) return;
  const p = player(g, seat);
  if (p.sheet.includes(token) || isOwn(p, token)) moveCard(g, token, onSpace(space));
}

/** Ends the effect of a wonder on a space without city and control token (C10.13). */
function loseWonder(g: NewDawn, seat: Seat, space: Space): void {
  const wonder = worldWonderOn(g, space);
  if (wonder === null) return;
  const card = wonderCard(wonder);
  moveCards(g, [card], own(seat, 'wonders'), common('relics'));
  say(g, { k: 'loseWonder', seat, cards: [card] });
}

/** Moves an own control token to another space; its side stays up (Drama and Poetry). */
export function shiftToken(g: NewDawn, seat: Seat, from: Space, to: Space): void {
  const isReinforced = g.reinforced.includes(from);
  removeToken(g, from);
  move(g, 1, stock(seat, 'control'), pieceOf(seat, 'tokens', to));
  if (isReinforced) change(g, markAt('reinforced', to), 1);
  gain(g, seat, to);
}

/**
 * Replaces a rival control token by an own unreinforced one (Mass Media, Eiffel Tower; C10.20).
 * @param takesNatural the natural wonder comes with the space
 */
export function replaceToken(g: NewDawn, seat: Seat, space: Space, takesNatural = true): void {
  const rival = g.tokens[space];
  if (rival === undefined) return;
  const natural = atlasOf(g).ground(space)?.naturalWonder;
  const held = takesNatural && natural !== undefined && naturalWonderOn(g, space) === null;
  removeToken(g, space, takesNatural);
  say(g, { k: 'replaceToken', seat, at: space, to: rival });
  if (player(g, seat).stock.control === 0) {
    // The seat has no token left to replace it with.
    if (held) returnNatural(g, rival, space);
    return;
  }
  move(g, 1, stock(seat, 'control'), pieceOf(seat, 'tokens', space));
  if (held) takeNatural(g, seat, natural);
  gain(g, seat, space);
}

/** A rival control token is replaced by an own one. */
export interface ReplaceFrame extends Frame {
  op: 'replace';
  seat: Seat;
  at: Space;
  /** The natural wonder does not come with the space. */
  leavesNatural?: true;
}

/** Replaces a rival control token; without one left its new owner may take one off the map first (C8.3). */
export function replaceHandler(g: NewDawn, f: ReplaceFrame): void {
  const { seat, at, leavesNatural } = f;
  const picks = picked(f, seat);
  if (!picks && player(g, seat).stock.control === 0)
    return ask(g, f, { seat, stage: 'answer', ask: 'reuse', options: tokensOf(g, seat), min: 0 });
  if (picks?.[0] !== undefined) reuseToken(g, seat, picks[0]);
  replaceToken(g, seat, at, !leavesNatural);
}

/** Turns a control token over. */
export function flipToken(g: NewDawn, space: Space): void {
  const seat = g.tokens[space];
  if (seat === undefined) return;
  change(g, markAt('reinforced', space), g.reinforced.includes(space) ? -1 : 1);
  say(g, { k: 'flipToken', seat, at: space });
}

/** Places an own city on a space; an own control token there goes back to the supply (C10.9). */
export function placeCity(g: NewDawn, seat: Seat, space: Space): void {
  if (g.tokens[space] === seat) {
    if (g.reinforced.includes(space)) change(g, markAt('reinforced', space), -1);
    move(g, 1, pieceOf(seat, 'tokens', space), stock(seat, 'control'));
    if (!CITY_KEEPS_NATURAL) returnNatural(g, seat, space);
  }
  move(g, 1, stock(seat, 'cities'), pieceOf(seat, 'cities', space));
  gain(g, seat, space);
}

/** Removes a city that is no capital; a wonder's token stays (C10.13). */
export function removeCity(g: NewDawn, space: Space): void {
  const seat = g.cities[space];
  if (seat === undefined || isCapital(g, space)) return;
  move(g, 1, pieceOf(seat, 'cities', space), stock(seat, 'cities'));
  say(g, { k: 'loseCity', seat, at: space });
  returnNatural(g, seat, space);
  loseWonder(g, seat, space);
}

/** Returns all caravans on a space to their economy cards (C11.6). */
export function returnCaravans(g: NewDawn, space: Space): void {
  for (const seat of g.players.keys()) {
    const n = caravansOf(g, seat, space);
    if (n === 0) continue;
    move(g, n, pieceOf(seat, 'caravans', space), stock(seat, 'caravans'));
    say(g, { k: 'loseCaravan', seat, at: space });
  }
}

/** Fits the number of caravans to the economy card (C10.1). */
export function fitCaravans(g: NewDawn, seat: Seat): void {
  const economies = cardsOfType(g, seat, 'economy');
  if (economies.length === 0) return;
  const most = Math.max(...economies.map((card) => factsOf(card, 'focus').caravans ?? 0));
  const { caravans, waiting } = player(g, seat).stock;
  let have = caravans;
  for (const space in g.caravans) have += caravansOf(g, seat, space);
  if (have < most) move(g, Math.min(waiting, most - have), stock(seat, 'waiting'), stock(seat, 'caravans'));
  else move(g, Math.min(caravans, have - most), stock(seat, 'caravans'), stock(seat, 'waiting'));
}
