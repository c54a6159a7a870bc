import type { Seat } from '../../kit/core';
import { say } from '../../kit/events';
import type { Place } from '../card';
import { coast, ISLANDS, provinceOf } from '../map';
import { MERCENARIES } from '../components';
import type { Mythotopia } from '../state';
import { draw, passProvinceCard } from './cards';
import { change, move, pieceAt, piecesOf, stock } from './moving';
import { CAPTURE_NEEDS_TOWN, MERCENARIES_GO_HOME, REPLACED_WITHOUT_TOWN, SHIPS_NEED_NO_HARBOUR } from './open';
import { count, player } from './select';
import { attackersOf, type Side } from './strength';
import type { Cause } from './tokens';

/** What the end of a war does (M7.8–M7.14). Tokens that become due are returned as causes, for the caller to give. */

/** The number of mercenaries in the supply. */
export const mercenarySupply = (g: Mythotopia): number =>
  MERCENARIES -
  Object.values(g.mercenaries)
    .flat()
    .reduce((sum, n) => sum + n, 0);

/** Sends the armies of all players in the province home (M7.11). */
export function sendAllHome(g: Mythotopia, province: Place): void {
  for (let seat = 0; seat < g.seats; seat++) {
    armiesHome(g, seat, province, count(g.armies, province, seat));
    if (MERCENARIES_GO_HOME) change(g, piecesOf(seat, 'mercenaries', province), -count(g.mercenaries, province, seat));
  }
  say(g, { k: 'armiesHome', at: province });
}

/**
 * Lets a side win the war.
 * @param cards false on a projection, whose points do not depend on cards
 * @returns what makes tokens due to the winner
 */
export function win(g: Mythotopia, province: Place, winner: Side, cards: boolean): Cause[] {
  const attackers = attackersOf(g, province);
  if (winner.defends) {
    say(g, { k: 'defended', at: province, ...(winner.seat === null ? {} : { seat: winner.seat }) });
    sendAllHome(g, province);
    // M7.8
    return winner.seat !== null && attackers.length > 0 ? [{ name: 'onDefend', what: 'player' }] : [];
  }
  const causes = winner.seat === null ? [] : capture(g, winner.seat, province, cards);
  sendAllHome(g, province);
  return causes;
}

/** Removes the piece there from the board. @returns whether there was one */
function remove(g: Mythotopia, pieces: 'dragons' | 'runestones', place: Place): boolean {
  const there = g[pieces].includes(place);
  if (there) change(g, pieceAt(pieces, place), -1);
  return there;
}

/** Captures the province (M7.9, M7.10). */
function capture(g: Mythotopia, seat: Seat, province: Place, cards: boolean): Cause[] {
  const old = g.owners[province];
  const hadCitadel = g.citadels.includes(province);
  const taken = player(g, seat).stock.towns > 0;
  if (old !== undefined) leave(g, old, province);
  const about = { seat, at: province, ...(old === undefined ? {} : { to: old }) };
  if (taken)
    move(g, 1, stock(seat, 'towns'), piecesOf(seat, 'owners', province), (moved) => ({
      k: 'captured',
      ...about,
      ...moved,
    }));
  else say(g, { k: 'noTown', ...about });
  if (cards) moveCard(g, old, taken ? seat : null, province);
  if (!taken && CAPTURE_NEEDS_TOWN) return [];
  const causes: Cause[] = [];
  if (remove(g, 'dragons', province)) causes.push({ name: 'onCapture', what: 'dragon' });
  if (remove(g, 'runestones', province)) causes.push({ name: 'onCapture', what: 'runestone' });
  if (old !== undefined) causes.push({ name: 'onCapture', what: 'player' });
  if (hadCitadel) causes.push({ name: 'onCapture', what: 'citadel' });
  const island = islandOf(province);
  if (taken && island && holds(g, seat, island)) causes.push({ name: 'onHold', what: island });
  return causes;
}

/**
 * Returns the old owner's piece to stock; a city or citadel goes back to the reserve card, which lowers its limit
 * (M7.9.1).
 */
function leave(g: Mythotopia, owner: Seat, province: Place): void {
  const land = piecesOf(owner, 'owners', province);
  if (g.cities.includes(province)) {
    move(g, 1, pieceAt('cities', province), stock(owner, 'cities'));
    change(g, land, -1);
  } else if (g.citadels.includes(province)) {
    change(g, pieceAt('citadels', province), -1);
    change(g, land, -1);
  } else move(g, 1, land, stock(owner, 'towns'));
  say(g, { k: 'lost', seat: owner, at: province });
  if (!SHIPS_NEED_NO_HARBOUR) leaveSeas(g, owner, province);
}

/** Sends the owner's ships home from seas where it owns no coast any more (OQ-26). */
function leaveSeas(g: Mythotopia, owner: Seat, province: Place): void {
  for (const sea of coast(province)) {
    if (coast(sea).some((place) => g.owners[place] === owner)) continue;
    move(g, count(g.ships, sea, owner), piecesOf(owner, 'ships', sea), stock(owner, 'ships'));
  }
}

/** Moves the province card to the winner's discard pile, or to the province deck without a winner (M7.9.4, M7.14). */
function moveCard(g: Mythotopia, old: Seat | undefined, winner: Seat | null, province: Place): void {
  const fromHand = passProvinceCard(g, old, province, winner);
  if (fromHand && old !== undefined && (winner !== null || REPLACED_WITHOUT_TOWN)) draw(g, old, 1);
}

const islandOf = (province: Place): 'largeIsland' | 'smallIsland' | null => {
  const { island } = provinceOf(province);
  return island === 1 ? 'largeIsland' : island === 2 ? 'smallIsland' : null;
};

/** Does the seat own the whole island (M12.6)? */
export const holds = (g: Mythotopia, seat: Seat, island: 'largeIsland' | 'smallIsland'): boolean =>
  ISLANDS[island].every((place) => g.owners[place] === seat);

/** Returns armies from a province to their owner's stock. */
export const armiesHome = (
  g: Mythotopia,
  seat: Seat,
  province: Place,
  n: number,
  tell?: Parameters<typeof move>[4],
): void => move(g, n, piecesOf(seat, 'armies', province), stock(seat, 'armies'), tell);
