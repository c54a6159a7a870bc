import type { Seat } from '../../kit/core';
import { say } from '../../kit/events';
import { atlasOf } from '../atlas';
import { factsOf, wonderCard } from '../lookup';
import { cityStates } from '../cards/diplomacy';
import type { Space } from '../hex';
import type { NewDawn } from '../state';
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
  worldWonderOn,
} from './select';
import { fire } from './triggers';
import { placeForToken } from './trade';

/** Control tokens, cities and caravans coming to and leaving spaces, with what they gain and lose. */

/** What a city or control token gains on the space that it comes to: world wonder, city-state token left behind (C10.24, C16.8). */
function gain(g: NewDawn, seat: Seat, space: Space): void {
  const wonder = worldWonderOn(g, space);
  if (wonder !== null) gainWonder(g, seat, wonder);
  const cityState = atlasOf(g).ground(space)?.cityState;
  if (cityState !== undefined && cityStateOn(g, space) === null) takeCityState(g, seat, cityState);
}

/** The card of a wonder whose token is controlled now (C10.13, C10.21). */
export function gainWonder(g: NewDawn, seat: Seat, wonder: string): void {
  const card = wonderCard(wonder);
  if (player(g, seat).wonders.includes(card)) return;
  moveCard(g, card, own(seat, 'wonders'), (moved) => ({ k: 'gainWonder', seat, ...moved }));
}

/** C12.1: the token of a city-state goes to the own card of its type. */
export function takeCityState(g: NewDawn, seat: Seat, cityState: string): void {
  const type = cityStates.find(({ id }) => id === cityState)?.type;
  const [card] = type ? cardsOfType(g, seat, type) : [];
  const into = placeForToken(seat, card);
  if (into.zone === 'onCards' ? player(g, seat).onCards[card ?? '']?.includes(cityState) : false) return;
  moveCard(g, cityState, into);
}

/** The natural wonder that a seat gains comes to its sheet, with America to a focus card (C6.1). */
export function takeNatural(g: NewDawn, seat: Seat, token: string): void {
  moveCard(g, token, own(seat, 'sheet'), (moved) => ({ k: 'takeNatural', seat, ...moved }));
  mount(g, seat, token);
}

/** C8.1: an own control token comes to a space, and takes what lies there. */
export function placeToken(g: NewDawn, seat: Seat, space: Space): void {
  move(g, 1, stock(seat, 'control'), pieceOf(seat, 'tokens', space));
  say(g, { k: 'placeToken', seat, at: space });
  arriveToken(g, seat, space);
  const atlas = atlasOf(g);
  const terrain = atlas.ground(space)?.terrain;
  if (terrain) fire(g, seat, { name: 'onPlace', what: terrain, n: atlas.spaces.indexOf(space) });
}

/** What a control token takes where it has come to lie. */
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

/** A control token leaves the map, with what hangs on it. @param keepNatural the space's natural wonder goes to another (C10.20) */
export function removeToken(g: NewDawn, space: Space, keepNatural = false): void {
  const seat = g.tokens[space];
  if (seat === undefined) return;
  if (g.reinforced.includes(space)) change(g, markAt('reinforced', space), -1);
  move(g, 1, pieceOf(seat, 'tokens', space), stock(seat, 'control'));
  if (!keepNatural) returnNatural(g, seat, space);
  loseWonder(g, seat, space);
}

/** C6.5: the natural wonder goes back to its space. */
function returnNatural(g: NewDawn, seat: Seat, space: Space): void {
  const token = atlasOf(g).ground(space)?.naturalWonder;
  if (token === undefined) return;
  const { sheet, onCards } = player(g, seat);
  if (sheet.includes(token) || Object.values(onCards).some((tokens) => tokens.includes(token)))
    moveCard(g, token, onSpace(space));
}

/** C10.13: the wonder of a space where nothing is left has no effect. */
function loseWonder(g: NewDawn, seat: Seat, space: Space): void {
  const wonder = worldWonderOn(g, space);
  if (wonder !== null) moveCards(g, [wonderCard(wonder)], own(seat, 'wonders'), common('relics'));
}

/** An own control token goes to another space, on the side that it had (Drama and Poetry). */
export function shiftToken(g: NewDawn, seat: Seat, from: Space, to: Space): void {
  const isReinforced = g.reinforced.includes(from);
  removeToken(g, from);
  move(g, 1, stock(seat, 'control'), pieceOf(seat, 'tokens', to));
  if (isReinforced) change(g, markAt('reinforced', to), 1);
}

/** A rival control token becomes one of the seat's, unreinforced (Mass Media, Eiffel Tower; C10.20). */
export function replaceToken(g: NewDawn, seat: Seat, space: Space): void {
  const rival = g.tokens[space];
  if (rival === undefined) return;
  const natural = atlasOf(g).ground(space)?.naturalWonder;
  const held = natural !== undefined && naturalWonderOn(g, space) === null;
  removeToken(g, space, true);
  say(g, { k: 'replaceToken', seat, at: space, to: rival });
  if (player(g, seat).stock.control === 0) {
    // Nothing is left to replace it with.
    if (held) returnNatural(g, rival, space);
    return;
  }
  move(g, 1, stock(seat, 'control'), pieceOf(seat, 'tokens', space));
  if (held) takeNatural(g, seat, natural);
  gain(g, seat, space);
}

/** The other side of a control token. */
export function flipToken(g: NewDawn, space: Space): void {
  const seat = g.tokens[space];
  if (seat === undefined) return;
  change(g, markAt('reinforced', space), g.reinforced.includes(space) ? -1 : 1);
  say(g, { k: 'flipToken', seat, at: space });
}

/** An own city figure comes to a space: an own control token there goes back to the supply (C10.9). */
export function placeCity(g: NewDawn, seat: Seat, space: Space): void {
  if (g.tokens[space] === seat) {
    if (g.reinforced.includes(space)) change(g, markAt('reinforced', space), -1);
    move(g, 1, pieceOf(seat, 'tokens', space), stock(seat, 'control'));
  }
  move(g, 1, stock(seat, 'cities'), pieceOf(seat, 'cities', space));
  gain(g, seat, space);
}

/** A city that is no capital leaves the map; a wonder's token stays (C10.13). */
export function removeCity(g: NewDawn, space: Space): void {
  const seat = g.cities[space];
  if (seat === undefined || isCapital(g, space)) return;
  move(g, 1, pieceOf(seat, 'cities', space), stock(seat, 'cities'));
  returnNatural(g, seat, space);
  loseWonder(g, seat, space);
}

/** All caravans of a space return to their economy cards (C11.6). */
export function returnCaravans(g: NewDawn, space: Space): void {
  for (const seat of g.players.keys()) {
    const n = caravansOf(g, seat, space);
    if (n > 0) move(g, n, pieceOf(seat, 'caravans', space), stock(seat, 'caravans'));
  }
}

/** C10.1: as many caravans as the economy card says. */
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
