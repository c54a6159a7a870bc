import { push } from '../../kit/agenda';
import type { ComponentId, Option, Seat } from '../../kit/core';
import type { VerbNode } from '../../kit/effect/syntax';
import { say } from '../../kit/events';
import { atlasOf } from '../atlas';
import { ARRIVAL_TRADE } from '../components';
import type { Space } from '../hex';
import { verbsOf } from '../lookup';
import { ON_CARD, ROUTE } from '../optionKinds';
import type { Reason } from '../keys';
import type { NewDawn } from '../state';
import { defeatBarbarian } from './barbarians';
import { offerCards } from './diplomacy';
import { difficultyFor } from './difficulty';
import type { FocusFrame } from './focus';
import { move, pieceOf, stock } from './moving';
import { distances } from './reach';
import {
  caravansOf,
  cardsOfType,
  citiesOf,
  cityStateOn,
  currentFocus,
  has,
  hasBarbarian,
  holderOf,
  isCapital,
  isMature,
  isRival,
  modifiers,
  numberOf,
  player,
  wordOf,
} from './select';
import { giveTrade, spendable, spendFrom } from './trade';
import { cityStates } from '../cards/diplomacy';
import { answering, fire, type NewDawnHappening } from './triggers';
import { CARAVANS_DEFEAT } from './open';

/** Caravans (C10.1–C10.7). Each moves once, to a space that it can reach. */

/** What the card lets caravans do. */
export interface Travel {
  move: number;
  water: boolean;
  /** Currency: a barbarian's space may be entered, which removes it. */
  barbarians: boolean;
}

/** The spaces from which a caravan on the economy card can start (C10.3, Rome). */
const starts = (g: NewDawn, seat: Seat): Space[] =>
  citiesOf(g, seat).filter((space) => isCapital(g, space) || has(g, seat, 'depart') || isMature(g, space));

/** May a caravan stop there without arriving (C10.5)? */
const isArrival = (g: NewDawn, seat: Seat, space: Space): boolean =>
  cityStateOn(g, space) !== null || (g.cities[space] !== undefined && isRival(g, seat, space));

/** Has an own caravan arrived there in this turn, so that no other can (C10.6)? */
const hasArrived = (g: NewDawn, seat: Seat, space: Space): boolean =>
  isArrival(g, seat, space) && g.visited.includes(space);

/** Makes the function that tells whether a caravan may enter a space (C10.4). */
function entrance(g: NewDawn, { seat, slot }: FocusFrame, travel: Travel): (space: Space) => boolean {
  const atlas = atlasOf(g);
  const difficulty = difficultyFor(g, seat, 'caravan');
  return (space) => {
    if (hasBarbarian(g, space) && !travel.barbarians) return false;
    if (atlas.ground(space)?.terrain === 'water') return travel.water;
    return difficulty(space) <= slot;
  };
}

/** Why no caravan's movement can end on a space of the map with the card that is being resolved. */
export function whyNotTo(g: NewDawn, f: FocusFrame, travel: Travel, space: Space): Reason {
  if (hasBarbarian(g, space) && !travel.barbarians) return 'barbarianThere';
  if (hasArrived(g, f.seat, space)) return 'arrivedThere';
  if (entrance(g, f, travel)(space)) return 'outOfReach';
  return atlasOf(g).ground(space)?.terrain === 'water' ? 'water' : 'tooDifficult';
}

/** The spaces where a caravan's movement can end, with their distances. */
function ends(g: NewDawn, f: FocusFrame, travel: Travel, from: readonly Space[], most: number): Map<Space, number> {
  const canEnter = entrance(g, f, travel);
  // Movement ends on a barbarian's space, even with Currency.
  const found = distances(g, from, most, (space) => canEnter(space) && !hasBarbarian(g, space));
  for (const [space, n] of found) {
    if (n === 0 || !canEnter(space) || hasArrived(g, f.seat, space)) found.delete(space);
  }
  return found;
}

/** Colossus' movement that is left in this resolution. */
const purseOf = (g: NewDawn, f: FocusFrame): number =>
  f.purse ?? modifiers(g, f.seat, 'purse').reduce((n, { node }) => n + numberOf(node, 0), 0);

/** What the text of an economy card lets caravans do. */
export const travelBy = (node: VerbNode): Travel => ({
  move: numberOf(node, 0),
  water: wordOf(node, 1) === 'water',
  barbarians: wordOf(node, 1) === 'barbarian',
});

/** A way for a caravan: its start, its end, the distance, and the trade tokens spent. */
export interface Route {
  from: Option;
  to: Space;
  n: number;
  spent: number;
}

/** The routes with the economy card that is being resolved; empty when there is none. */
export function routesNow(g: NewDawn): Route[] {
  const focus = currentFocus(g);
  const travels = focus && verbsOf(focus.card, 'travel')[0];
  return travels ? routes(g, focus, travelBy(travels.node)) : [];
}

/** Has a seat a caravan, on its card or on the map (C10.1)? */
export const hasCaravan = (g: NewDawn, seat: Seat): boolean =>
  player(g, seat).stock.caravans > 0 || Object.keys(g.caravans).some((space) => caravansOf(g, seat, space) > 0);

/** Every way in which the next caravan can move (C17). */
export const caravanOptions = (g: NewDawn, f: FocusFrame, travel: Travel): Option[] =>
  routes(g, f, travel).map(({ from, to, spent }) => ROUTE.of(from, to, spent));

function routes(g: NewDawn, f: FocusFrame, travel: Travel): Route[] {
  const { seat, card, bonus = 0, moved = [] } = f;
  const tokens = spendable(g, seat, card);
  const purse = purseOf(g, f);
  const free = travel.move + bonus;
  const found: Route[] = [];
  const add = (from: Option, spaces: readonly Space[]): void => {
    for (const [to, n] of ends(g, f, travel, spaces, free + purse + tokens)) {
      const more = Math.max(0, n - free);
      for (let spent = Math.max(0, more - purse); spent <= Math.min(more, tokens); spent++)
        found.push({ from, to, n, spent });
    }
  };
  // A caravan that has returned in this turn stays on the card (C10.6).
  if (player(g, seat).stock.caravans > g.visited.length) add(ON_CARD, starts(g, seat));
  for (const space in g.caravans) {
    const here = caravansOf(g, seat, space) - moved.filter((each) => each === space).length;
    if (here > 0) add(space, [space]);
  }
  return found;
}

/** Moves a caravan along one of `caravanOptions`. */
export function moveCaravan(g: NewDawn, f: FocusFrame, travel: Travel, option: Option): void {
  const read = ROUTE.read(option);
  if (!read) throw new Error(`no route ${option}`);
  const [from, to, spent] = read;
  const { seat, card } = f;
  const spaces = from === ON_CARD ? starts(g, seat) : [from];
  const free = travel.move + (f.bonus ?? 0);
  const purse = purseOf(g, f);
  const n = ends(g, f, travel, spaces, free + purse + spent).get(to) ?? 0;
  spendFrom(g, seat, card, spent);
  f.bonus = (f.bonus ?? 0) + spent;
  f.purse = purse - Math.max(0, n - free - spent);
  // With Currency this also holds where a caravan arrives (C11.9).
  if (hasBarbarian(g, to)) defeatBarbarian(g, seat, to, CARAVANS_DEFEAT);
  const start = from === ON_CARD ? stock(seat, 'caravans') : pieceOf(seat, 'caravans', from);
  say(g, { k: 'caravan', seat, at: to, n });
  if (isArrival(g, seat, to)) {
    if (from !== ON_CARD) move(g, 1, start, stock(seat, 'caravans'));
    g.visited.push(to);
    return arrive(g, seat, to);
  }
  move(g, 1, start, pieceOf(seat, 'caravans', to));
  (f.moved ??= []).push(to);
}

/** Gives what a caravan brings from a city-state or rival city (C10.5). */
function arrive(g: NewDawn, seat: Seat, at: Space): void {
  const cityState = cityStateOn(g, at);
  if (cityState !== null) {
    say(g, { k: 'arrive', seat, at, what: cityState });
    offerCards(g, seat, cityState);
    const type = cityStates.find(({ id }) => id === cityState)?.type;
    const places: ComponentId[] = type ? cardsOfType(g, seat, type) : [];
    const stores = modifiers(g, seat, 'store').length > 0;
    // C16.21: Great Zimbabwe may take them instead.
    if (stores || places.length > 1) push(g, { op: 'share', seat, of: seat, n: ARRIVAL_TRADE, only: places });
    else if (places[0]) giveTrade(g, seat, places[0], ARRIVAL_TRADE);
    return;
  }
  const rival = holderOf(g, at);
  if (rival === undefined) return;
  say(g, { k: 'arrive', seat, at, to: rival });
  if (isCapital(g, at)) {
    // Embassy answers to the move that takes it, too, and to one on which it is returned for another card.
    const arrival = arrivalIn(rival);
    if (answering(g, seat, arrival).length > 0) fire(g, seat, arrival);
    else push(g, { op: 'embassy', seat, giver: rival });
  }
  offerCards(g, seat, rival);
  push(g, { op: 'share', seat, of: seat, n: ARRIVAL_TRADE });
}

/** A caravan has arrived in the capital of a rival, whose diplomacy card may answer if it is taken now. */
export interface EmbassyFrame {
  op: 'embassy';
  seat: Seat;
  giver: Seat;
}

const arrivalIn = (giver: Seat): NewDawnHappening => ({ name: 'onArrive', what: 'giver', giver });

/** Fires the abilities that answer to the arrival. */
export const embassyHandler = (g: NewDawn, { seat, giver }: EmbassyFrame): void => fire(g, seat, arrivalIn(giver));
