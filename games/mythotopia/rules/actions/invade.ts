import { ask, picked, push } from '../../../kit/agenda';
import type { ComponentId, Option, Refusal, Seat } from '../../../kit/core';
import type { Place } from '../../card';
import { cardOf, cardOfProvince, cardsWith, verbsOf } from '../../lookup';
import { coast, crossing, isProvince, neighbours, PROVINCES } from '../../map';
import { NUMBER, ROUTE, TURN_OPTIONS, type WAYS } from '../../optionKinds';
import type { Mythotopia } from '../../state';
import { Chances } from '../chances';
import { INVADE_AGAIN, LAST_ARMY_ANYWHERE, RESERVE_ARMY_SPARES_NEUTRALS, SOURCE_IS_CHOSEN } from '../open';
import { askPlays, type Paid } from '../pay';
import { spend, type CardNeed } from '../purse';
import { standsFor } from '../roads';
import { move, piecesOf, stock } from '../moving';
import { count, modifiers, provincesOf, wordOf } from '../select';
import { isAtWarWithPlayer } from '../strength';

/** Armies put on the board: Invade (M6.1) and Place armies (M6.2). */

/**
 * How an invasion gets to its target: the card played as its source, the province it starts from, and what that costs.
 */
export interface Route {
  card: ComponentId;
  from: Place;
  way: (typeof WAYS)[number];
  food: number;
}

const SHIPS: Readonly<Record<Route['way'], number>> = { land: 0, portal: 0, sea1: 1, sea2: 2 };
/** Food by kind of border (M6.1.3–M6.1.5); Ranger changes the kind. */
const FOOD = { plain: 1, hills: 2 } as const;
const PORTAL_FOOD = 1;

/** The provinces that can be reached by sea from each province. */
const overSea = new Map(
  PROVINCES.map((from) => [
    from,
    coast(from).length === 0
      ? []
      : PROVINCES.flatMap((to) => {
          const ships = crossing(from, to);
          return ships ? [{ to, way: ships === 1 ? ('sea1' as const) : ('sea2' as const) }] : [];
        }),
  ]),
);

const optionOf = ({ card, from, way, food }: Route): Option => ROUTE.of(card, from, way, food);

/** Adds a route, unless one with the same card needs no more food and no more ships. */
function offer(found: Map<Place, Route[]>, to: Place, route: Route): void {
  const others = found.get(to);
  if (!others) {
    found.set(to, [route]);
    return;
  }
  for (const other of others) if (isNoBetter(route, other)) return;
  found.set(to, [...others.filter((other) => !isNoBetter(other, route)), route]);
}

const isNoBetter = (a: Route, b: Route): boolean =>
  a.card === b.card && a.food >= b.food && SHIPS[a.way] >= SHIPS[b.way];

const known = new WeakMap<Chances, Map<Place, Route[]>>();

/** All routes by target, payable or not; computed anew. */
function routesOf(c: Chances): Map<Place, Route[]> {
  const found = known.get(c) ?? routes(c);
  known.set(c, found);
  return found;
}

/** All routes by target, payable or not; computed once for each `Chances`. */
export function routes(c: Chances): Map<Place, Route[]> {
  const { g, seat } = c;
  const ships = c.having('cross').length;
  const stands = cardsWith('standFor');
  const found = new Map<Place, Route[]>();
  for (const card of c.cards) {
    const { province } = cardOf(card);
    if (province) for (const from of standsFor(g, seat, province)) addRoutes(c, found, card, from, ships);
    else if (stands.has(card)) {
      if (isAnywhere(card)) {
        for (const to of PROVINCES)
          if (g.owners[to] !== seat) offer(found, to, { card, from: 'anywhere', way: 'portal', food: PORTAL_FOOD });
      } else for (const from of provincesOf(g, seat)) addRoutes(c, found, card, from, ships);
    }
  }
  return found;
}

/** Does the card make a source unnecessary (Portal)? */
function isAnywhere(card: ComponentId): boolean {
  const stand = verbsOf(card, 'standFor')[0];
  return stand !== undefined && wordOf(stand.node, 0) === 'anywhere';
}

/** Adds the routes from an own province: over its borders, and over the sea with Ship cards. */
function addRoutes(
  { g, seat, terrain }: Chances,
  found: Map<Place, Route[]>,
  card: ComponentId,
  from: Place,
  ships: number,
): void {
  for (const { place, border } of neighbours(from)) {
    if (g.owners[place] === seat) continue;
    const kind = terrain(border.kind);
    if (kind === 'plain' || kind === 'hills') offer(found, place, { card, from, way: 'land', food: FOOD[kind] });
  }
  if (ships === 0) return;
  for (const { to, way } of overSea.get(from) ?? []) {
    if (SHIPS[way] <= ships && g.owners[to] !== seat) offer(found, to, { card, from, way, food: FOOD.plain });
  }
}

/** Does a Reserve Army bar the invasion (M11.25)? An own invasion there may be continued. */
function barred(c: Chances, target: Place): boolean {
  const { g, seat } = c;
  // Mercenaries alone are an attack by the seat, too (M7.1).
  if (count(g.armies, target, seat) + count(g.mercenaries, target, seat) > 0) return false;
  const owner = g.owners[target];
  return (
    (owner !== undefined && limits(g, owner)) ||
    ((owner !== undefined || RESERVE_ARMY_SPARES_NEUTRALS) && limits(g, seat))
  );
}

const limits = (g: Mythotopia, seat: Seat): boolean =>
  modifiers(g, seat, 'limitWars').length > 0 && isAtWarWithPlayer(g, seat);

/**
 * The need for army symbols, up to the stock. With one army in stock a single card of several symbols will do (M6.1.7,
 * OQ-23).
 */
function armyNeed(stock: number, how: DeployFrame['how']): CardNeed | null {
  if (stock === 0) return null;
  const exception = how === 'invade' || LAST_ARMY_ANYWHERE;
  return stock > 1 || exception ? { role: 'armies', n: 1 } : { role: 'armies', n: 1, exact: true };
}

/** What an invasion needs besides its source and its armies. */
const rest = (c: Chances, { way, food }: Route): CardNeed[] => [
  ...(SHIPS[way] ? [{ role: 'crossing', n: SHIPS[way], of: c.having('cross') } as const] : []),
  { role: 'food', n: food },
];

const canTake = (c: Chances, route: Route, armies: CardNeed): boolean =>
  c.purse.payable([armies, ...rest(c, route)], c.purse.bits(route.card));

const whyNotStock = (c: Chances): Refusal | null => (c.p.stock.armies === 0 ? { why: 'noArmyInStock' } : null);

/** The provinces that can be invaded now. */
export function invadeOptions(c: Chances): Option[] {
  const need = armyNeed(c.p.stock.armies, 'invade');
  if (!need || !c.canPay(need)) return [];
  const found: Option[] = [];
  /** Which payments can be made; most routes need the same. */
  const known = new Map<string, boolean>();
  const all = routes(c);
  for (const target of PROVINCES) {
    for (const route of all.get(target) ?? []) {
      const key = `${route.card} ${route.way} ${route.food}`;
      let can = known.get(key);
      if (can === undefined) known.set(key, (can = canTake(c, route, need)));
      if (!can || !mayInvade(c, target)) continue;
      found.push(TURN_OPTIONS.of('invade', target));
      break;
    }
  }
  return found;
}

const mayInvade = (c: Chances, target: Place): boolean =>
  !barred(c, target) && (INVADE_AGAIN || count(c.g.armies, target, c.seat) === 0);

/** Why the province cannot be invaded; null when it can (M6.1). */
export function whyNotInvade(c: Chances, target: Place): Refusal | null {
  if (!isProvince(target)) return { why: 'notReached' };
  if (c.g.owners[target] === c.seat) return { why: 'ownProvince' };
  if (whyNotStock(c)) return whyNotStock(c);
  if (barred(c, target)) return { why: 'reserveArmy' };
  if (!mayInvade(c, target)) return { why: 'atWar', params: { at: target } };
  const list = routesOf(c).get(target);
  if (!list) return whyNotReached(c, target);
  const need = armyNeed(c.p.stock.armies, 'invade');
  if (!need || !c.canPay(need)) return { why: 'noArmyCard' };
  const lacks = list.map((route) =>
    c.whyNotPaid([...rest(c, route).slice(0, -1), need, ...rest(c, route).slice(-1)], [route.card]),
  );
  return lacks.includes(null) ? null : leastLacking(lacks);
}

/** The refusal, of those for several ways, that names the fewest missing things. */
function leastLacking(lacks: readonly (Refusal | null)[]): Refusal | null {
  const amount = (each: Refusal | null): number =>
    Object.values(each?.params ?? {}).reduce<number>((sum, n) => sum + Number(n), each?.why === 'price' ? 0 : 100);
  return [...lacks].sort((a, b) => amount(a) - amount(b))[0] ?? null;
}

/**
 * Why no route leads there: missing province cards, missing Ship cards, mountains, or no place that touches it (M6.1.3,
 * M6.1.4).
 */
function whyNotReached(c: Chances, target: Place): Refusal {
  const own = (place: Place): boolean => c.g.owners[place] === c.seat;
  const border = neighbours(target).filter(({ place }) => own(place));
  const open = border.filter((each) => c.terrain(each.border.kind) !== 'mountains').map(({ place }) => place);
  if (open.length > 0) return { why: 'noSource', params: { cards: sourcesFor(c, open) } };
  const shores = (overSea.get(target) ?? []).filter(({ to }) => own(to));
  const ships = Math.min(...shores.map(({ way }) => SHIPS[way]));
  const short = ships - c.having('cross').length;
  if (shores.length > 0 && short > 0) return { why: 'noShipCard', params: { n: short } };
  if (shores.length > 0) {
    const reaching = shores.filter(({ way }) => SHIPS[way] === ships).map(({ to }) => to);
    return { why: 'noSource', params: { cards: sourcesFor(c, reaching) } };
  }
  return { why: border.length > 0 ? 'mountains' : 'notReached' };
}

/** The cards of the provinces, and of those linked to them (M9.3), as a list in one word. */
export const sourcesFor = ({ g, seat }: Chances, places: readonly Place[]): string =>
  provincesOf(g, seat)
    .filter((each) => standsFor(g, seat, each).some((place) => places.includes(place)))
    .flatMap((each) => cardOfProvince(each))
    .join(' ');

/** The food for more armies: none in an own province, else 1; hills do not matter (M6.2). */
const supplies = (g: Mythotopia, seat: Seat, at: Place): readonly CardNeed[] => (g.owners[at] === seat ? [] : ABROAD);
const ABROAD: readonly CardNeed[] = [{ role: 'food', n: 1 }];

/** The provinces where more armies can be placed now (M6.2). */
export function placeArmiesOptions(c: Chances): Option[] {
  const { g, seat } = c;
  const need = armyNeed(c.p.stock.armies, 'placeArmies');
  if (!need || !c.canPay(need)) return [];
  const abroad = c.canPay(need, ...ABROAD);
  const found: Option[] = [];
  for (const place of PROVINCES) {
    if (g.owners[place] === seat || (abroad && count(g.armies, place, seat) > 0))
      found.push(TURN_OPTIONS.of('placeArmies', place));
  }
  return found;
}

/** Why no army can be placed there; null when one can (M6.2). */
export function whyNotPlaceArmies(c: Chances, at: Place): Refusal | null {
  const { g, seat } = c;
  if (!isProvince(at) || (g.owners[at] !== seat && count(g.armies, at, seat) === 0)) return { why: 'noOwnArmyThere' };
  const need = armyNeed(c.p.stock.armies, 'placeArmies');
  if (!need) return { why: 'noArmyInStock' };
  if (!c.canPay(need)) return { why: 'noArmyCard' };
  return c.whyNotPaid([need, ...supplies(g, seat, at)]);
}

/** Armies that are sent to a province. The player chooses the route, then the number, then the cards. */
export interface DeployFrame extends Paid {
  op: 'deploy';
  how: 'invade' | 'placeArmies';
  seat: Seat;
  at: Place;
  route?: Route;
  n?: number;
}

/** The numbers of armies that can be sent to a province; by the route, for an invasion. */
export function armyNumbers(c: Chances, how: DeployFrame['how'], at: Place, route?: Route): number[] {
  const others = route ? rest(c, route) : supplies(c.g, c.seat, at);
  const most = Math.min(c.p.stock.armies, 2 * c.cards.length);
  const taken = route ? c.purse.bits(route.card) : 0;
  return Array.from({ length: most }, (_, i) => i + 1).filter((n) =>
    c.purse.payable([exactly(c, how, n), ...others], taken),
  );
}

/** What sending armies somewhere takes at least, how many can go at most, and whether no other number can (M6.1.7), by the cards at hand. */
export interface Reach {
  food: number;
  armies: number;
  only: boolean;
}

/** How far armies can be sent there; null where none can, or where the seat's cards are not known to the reader. */
export function reachOf(c: Chances, how: DeployFrame['how'], at: Place): Reach | null {
  const need = armyNeed(c.p.stock.armies, how);
  if (!need) return null;
  const reach = (food: number, numbers: readonly number[]): Reach => ({
    food,
    armies: Math.max(0, ...numbers),
    only: new Set(numbers).size === 1,
  });
  if (how === 'placeArmies') return reach(foodOf(supplies(c.g, c.seat, at)), armyNumbers(c, how, at));
  const ways = (routesOf(c).get(at) ?? []).filter((route) => canTake(c, route, need));
  if (ways.length === 0) return null;
  return reach(
    Math.min(...ways.map(({ food }) => food)),
    ways.flatMap((route) => armyNumbers(c, how, at, route)),
  );
}

const foodOf = (needs: readonly CardNeed[]): number => needs.reduce((sum, { n }) => sum + n, 0);

/** The food that armies on their way cost, whatever their number. */
export const foodFor = (g: Mythotopia, { seat, at, route }: Pick<DeployFrame, 'seat' | 'at' | 'route'>): number =>
  route ? route.food : foodOf(supplies(g, seat, at));

/** The need for exactly n armies (M6.1.7). */
const exactly = (c: Chances, how: DeployFrame['how'], n: number): CardNeed =>
  (c.p.stock.armies === 1 ? armyNeed(1, how) : null) ?? { role: 'armies', n, exact: true };

/** Sends armies: asks for route, number and cards, then places them (M6.1, M6.2). */
export function deployHandler(g: Mythotopia, f: DeployFrame): void {
  const { seat, at } = f;
  if (f.plays) return deploy(g, f);
  const c = new Chances(g, seat);
  const picks = picked(f, seat);
  const need = armyNeed(c.p.stock.armies, f.how);
  if (f.how === 'invade' && !f.route) {
    const ways = (routes(c).get(at) ?? []).filter((route) => need !== null && canTake(c, route, need));
    const list = SOURCE_IS_CHOSEN
      ? ways
      : ways.sort((a, b) => a.food - b.food || SHIPS[a.way] - SHIPS[b.way]).slice(0, 1);
    if (!picks) return ask(g, f, { seat, stage: 'answer', ask: 'route', params: { at }, options: list.map(optionOf) });
    const route = list.find((each) => optionOf(each) === picks[0]);
    if (route) f.route = route;
    return push(g, f);
  }
  const { route } = f;
  if (f.n === undefined) {
    if (!picks)
      return ask(g, f, {
        seat,
        stage: 'answer',
        ask: 'armies',
        params: { at },
        options: armyNumbers(c, f.how, at, route).map((n) => NUMBER.of(n)),
      });
    f.n = Number(picks[0]);
    return push(g, f);
  }
  const needs = [exactly(c, f.how, f.n), ...(route ? rest(c, route) : supplies(g, seat, at))];
  return askPlays(g, f, { seat, needs, plays: route ? [{ role: 'source', card: route.card, with: [] }] : [] });
}

function deploy(g: Mythotopia, f: DeployFrame): void {
  const { seat, at, n = 0, plays = [] } = f;
  spend(g, seat, plays);
  const to = f.how === 'invade' ? g.owners[at] : undefined;
  move(g, n, stock(seat, 'armies'), piecesOf(seat, 'armies', at), (moved) =>
    to === undefined ? { k: f.how, seat, at, ...moved } : { k: 'invade', seat, at, to, ...moved },
  );
}
