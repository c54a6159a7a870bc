import { ask, picked } from '../../../kit/agenda';
import type { Frame, Option, Refusal, Seat } from '../../../kit/core';
import { say } from '../../../kit/events';
import type { Place } from '../../card';
import { coast, SEAS } from '../../map';
import { NUMBER, TURN_OPTIONS, TWO_NUMBERS } from '../../optionKinds';
import type { Mythotopia, Pieces } from '../../state';
import { armiesHome } from '../capture';
import type { Chances } from '../chances';
import { change, move, piecesOf, pool, stock } from '../moving';
import { askPlays, type Paid } from '../pay';
import { Purse, spend } from '../purse';
import { count, player } from '../select';
import { isInWar, withPieces } from '../strength';
import { fire, type Cause } from '../tokens';

/** Actions with pieces: Remove armies (M6.3), Place and Remove ships (M6.4, M6.5), Buy (M6.7). */

/** Why no army can be removed there; null when one can (M6.3). */
export function whyNotRemoveArmies(c: Chances, at: Place): Refusal | null {
  const { g, seat } = c;
  if (at === '') return { why: 'noArmyOnMap' };
  if (count(g.armies, at, seat) + count(g.mercenaries, at, seat) === 0) return { why: 'noOwnArmyThere' };
  return isInWar(g, seat, at) ? { why: 'atWar', params: { at } } : null;
}

/** The provinces where armies can be removed now. */
export const removeArmiesOptions = (c: Chances): Option[] =>
  withPieces(c.g)
    .filter((at) => whyNotRemoveArmies(c, at) === null)
    .sort()
    .map((at) => TURN_OPTIONS.of('removeArmies', at));

export interface RemoveFrame extends Frame {
  op: 'removeArmies';
  seat: Seat;
  at: Place;
}

/** Takes the chosen number of armies and mercenaries home (M6.3). */
export function removeArmiesHandler(g: Mythotopia, f: RemoveFrame): void {
  const { seat, at } = f;
  const armies = count(g.armies, at, seat);
  const mercenaries = count(g.mercenaries, at, seat);
  const picks = picked(f, seat);
  if (!picks) {
    const options: Option[] = [];
    for (let a = 0; a <= armies; a++)
      for (let m = 0; m <= mercenaries; m++) if (a + m > 0) options.push(TWO_NUMBERS.of(a, m));
    return ask(g, f, { seat, stage: 'answer', ask: 'remove', params: { at }, options });
  }
  const [a, m] = TWO_NUMBERS.read(picks[0] ?? '') ?? [0, 0];
  armiesHome(g, seat, at, a);
  change(g, piecesOf(seat, 'mercenaries', at), -m);
  say(g, { k: 'removeArmies', seat, at, n: a + m });
}

/** Why no ship can be placed in the sea; null when one can (M6.4). */
export function whyNotPlaceShips(c: Chances, sea: Place): Refusal | null {
  if (!SEAS.includes(sea) || !coast(sea).some((place) => c.g.owners[place] === c.seat)) return { why: 'notYourCoast' };
  if (c.p.stock.ships === 0) return { why: 'noShipInStock' };
  return c.canPay({ role: 'ships', n: 1, exact: true }) ? null : { why: 'noShipSymbol' };
}

/** The seas where ships can be placed now. */
export const placeShipsOptions = (c: Chances): Option[] =>
  c.p.stock.ships === 0
    ? []
    : SEAS.filter((sea) => whyNotPlaceShips(c, sea) === null).map((sea) => TURN_OPTIONS.of('placeShips', sea));

export interface ShipsFrame extends Paid {
  op: 'placeShips';
  seat: Seat;
  at: Place;
  n?: number;
}

/** Places ships: asks for number and cards; Master of the Seas is tested then (M6.4, M12.7). */
export function placeShipsHandler(g: Mythotopia, f: ShipsFrame): void {
  const { seat, at } = f;
  if (f.plays) {
    spend(g, seat, f.plays);
    move(g, f.n ?? 0, stock(seat, 'ships'), piecesOf(seat, 'ships', at), (moved) => ({
      k: 'placeShips',
      seat,
      at,
      ...moved,
    }));
    // M12.7
    const seas = SEAS.filter((sea) => count(g.ships, sea, seat) > 0).length;
    const causes = [3, 4].filter((n) => seas >= n).map((n): Cause => ({ name: 'onSail', what: String(n) }));
    fire(g, seat, ...causes);
    return;
  }
  const picks = picked(f, seat);
  if (!picks) {
    const purse = new Purse(g, seat);
    const numbers = Array.from({ length: player(g, seat).stock.ships }, (_, i) => i + 1).filter((n) =>
      purse.payable([{ role: 'ships', n, exact: true }]),
    );
    return ask(g, f, {
      seat,
      stage: 'answer',
      ask: 'ships',
      params: { at },
      options: numbers.map((n) => NUMBER.of(n)),
    });
  }
  f.n = Number(picks[0]);
  askPlays(g, f, { seat, needs: [{ role: 'ships', n: f.n, exact: true }] });
}

/** Why no ship can be removed from the sea; null when one can (M6.5). */
export const whyNotRemoveShips = (c: Chances, sea: Place): Refusal | null =>
  count(c.g.ships, sea, c.seat) > 0 ? null : { why: sea === '' ? 'noShipOnMap' : 'noOwnShipThere' };

/** The seas from which ships can be removed now. */
export const removeShipsOptions = (c: Chances): Option[] =>
  SEAS.filter((sea) => whyNotRemoveShips(c, sea) === null).map((sea) => TURN_OPTIONS.of('removeShips', sea));

export interface RemoveShipsFrame extends Frame {
  op: 'removeShips';
  seat: Seat;
  at: Place;
}

/** Takes the chosen number of ships home (M6.5). */
export function removeShipsHandler(g: Mythotopia, f: RemoveShipsFrame): void {
  const { seat, at } = f;
  const picks = picked(f, seat);
  if (!picks) {
    const options = Array.from({ length: count(g.ships, at, seat) }, (_, i) => NUMBER.of(i + 1));
    return ask(g, f, { seat, stage: 'answer', ask: 'removeShips', params: { at }, options });
  }
  const n = Number(picks[0]);
  move(g, n, piecesOf(seat, 'ships', at), stock(seat, 'ships'), (moved) => ({ k: 'removeShips', seat, at, ...moved }));
}

/** The price of an army and of a ship, in gold (M6.7). */
const PRICE: Readonly<Pieces> = { armies: 1, ships: 2 };
/** What so many armies and ships cost, in gold. */
export const priceOf = (armies: number, ships: number): number => armies * PRICE.armies + ships * PRICE.ships;

/** Why nothing can be bought; null when something can (M6.7). */
export function whyNotBuy(c: Chances): Refusal | null {
  const { armies, ships } = c.p.pool;
  if (armies + ships === 0) return { why: 'poolEmpty' };
  return c.whyNotPaid([{ role: 'gold', n: armies > 0 ? PRICE.armies : PRICE.ships }]);
}

export interface BuyFrame extends Paid {
  op: 'buy';
  seat: Seat;
  goods?: Pieces;
}

/** Buys pieces: asks for the numbers and the payment, then moves them to stock (M6.7). */
export function buyHandler(g: Mythotopia, f: BuyFrame): void {
  const { seat, goods } = f;
  if (goods && f.plays) {
    spend(g, seat, f.plays);
    for (const what of ['armies', 'ships'] as const)
      move(g, goods[what], pool(seat, what), stock(seat, what), (moved) => ({ k: 'buy', seat, what, ...moved }));
    return;
  }
  const picks = picked(f, seat);
  if (!picks) {
    const purse = new Purse(g, seat);
    const left = player(g, seat).pool;
    const options: Option[] = [];
    for (let ships = 0; ships <= left.ships; ships++) {
      for (let armies = 0; armies <= left.armies; armies++) {
        const n = priceOf(armies, ships);
        if (n > 0 && purse.payable([{ role: 'gold', n }])) options.push(TWO_NUMBERS.of(armies, ships));
      }
    }
    return ask(g, f, { seat, stage: 'answer', ask: 'buy', options });
  }
  const [armies, ships] = TWO_NUMBERS.read(picks[0] ?? '') ?? [0, 0];
  f.goods = { armies, ships };
  askPlays(g, f, { seat, needs: [{ role: 'gold', n: priceOf(armies, ships) }] });
}
