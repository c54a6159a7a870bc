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

/** What the end of a war brings about (M7.8–M7.14). Tokens that are due are returned, not taken. */

/** Mercenaries that serve nobody. */
export const mercenarySupply = (g: Mythotopia): number =>
  MERCENARIES -
  Object.values(g.mercenaries)
    .flat()
    .reduce((sum, n) => sum + n, 0);

/** M7.11: all armies there go home, of all players. */
export function sendAllHome(g: Mythotopia, province: Place): void {
  for (let seat = 0; seat < g.seats; seat++) {
    armiesHome(g, seat, province, count(g.armies, province, seat));
    if (MERCENARIES_GO_HOME) change(g, piecesOf(seat, 'mercenaries', province), -count(g.mercenaries, province, seat));
  }
  say(g, { k: 'armiesHome', at: province });
}

/**
 * Carries out that a side wins the war.
 * @param cards false on a projection: the points do not need the cards
 * @returns what makes tokens due, to the winner.
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

/** Takes the piece that stands there off the board, if there is one. @returns whether there was */
function remove(g: Mythotopia, pieces: 'dragons' | 'runestones', place: Place): boolean {
  const there = g[pieces].includes(place);
  if (there) change(g, pieceAt(pieces, place), -1);
  return there;
}

/** M7.9, M7.10. */
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

/** The old owner's piece goes back to stock; a city to the reserve card, whose room shrinks by itself (M7.9.1). */
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

/** OQ-26. */
function leaveSeas(g: Mythotopia, owner: Seat, province: Place): void {
  for (const sea of coast(province)) {
    if (coast(sea).some((place) => g.owners[place] === owner)) continue;
    move(g, count(g.ships, sea, owner), piecesOf(owner, 'ships', sea), stock(owner, 'ships'));
  }
}

/** M7.9.4, M7.14: the card to the winner's discard pile, or to the province deck. */
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

/** Armies from a province to their owner's stock. */
export const armiesHome = (
  g: Mythotopia,
  seat: Seat,
  province: Place,
  n: number,
  tell?: Parameters<typeof move>[4],
): void => move(g, n, piecesOf(seat, 'armies', province), stock(seat, 'armies'), tell);
