import type { Seat } from '../../kit/core';
import { say } from '../../kit/events';
import type { Place } from '../card';
import { coast, ISLANDS, provinceOf } from '../map';
import { MERCENARIES } from '../components';
import type { Mythotopia } from '../state';
import { draw, gain, takeProvinceCard } from './cards';
import { CAPTURE_NEEDS_TOWN, MERCENARIES_GO_HOME, REPLACED_WITHOUT_TOWN, SHIPS_NEED_NO_HARBOUR } from './open';
import { count, player, put } from './select';
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
  for (const [seat, n] of (g.armies[province] ?? []).entries()) player(g, seat).stock.armies += n;
  delete g.armies[province];
  if (MERCENARIES_GO_HOME) delete g.mercenaries[province];
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
    return winner.seat !== null && attackers.length > 0 ? [{ trigger: 'onDefend', what: 'player' }] : [];
  }
  const causes = capture(g, winner.seat as Seat, province, cards);
  sendAllHome(g, province);
  return causes;
}

function remove(list: Place[], place: Place): boolean {
  const i = list.indexOf(place);
  if (i >= 0) list.splice(i, 1);
  return i >= 0;
}

/** M7.9, M7.10. */
function capture(g: Mythotopia, seat: Seat, province: Place, cards: boolean): Cause[] {
  const p = player(g, seat);
  const old = g.owners[province];
  const hadCitadel = g.citadels.includes(province);
  const taken = p.stock.towns > 0;
  if (old !== undefined) leave(g, old, province);
  if (taken) {
    g.owners[province] = seat;
    p.stock.towns--;
  }
  say(g, { k: taken ? 'captured' : 'noTown', seat, at: province, ...(old === undefined ? {} : { to: old }) });
  if (cards) moveCard(g, old, taken ? seat : null, province);
  if (!taken && CAPTURE_NEEDS_TOWN) return [];
  const causes: Cause[] = [];
  if (remove(g.dragons, province)) causes.push({ trigger: 'onCapture', what: 'dragon' });
  if (remove(g.runestones, province)) causes.push({ trigger: 'onCapture', what: 'runestone' });
  if (old !== undefined) causes.push({ trigger: 'onCapture', what: 'player' });
  if (hadCitadel) causes.push({ trigger: 'onCapture', what: 'citadel' });
  const island = islandOf(province);
  if (taken && island && holds(g, seat, island)) causes.push({ trigger: 'onHold', what: island });
  return causes;
}

/** The old owner's piece goes back to stock; a city to the reserve card, whose room shrinks by itself (M7.9.1). */
function leave(g: Mythotopia, owner: Seat, province: Place): void {
  const { stock } = player(g, owner);
  delete g.owners[province];
  if (remove(g.cities, province)) stock.cities++;
  else if (!remove(g.citadels, province)) stock.towns++;
  say(g, { k: 'lost', seat: owner, at: province });
  if (!SHIPS_NEED_NO_HARBOUR) leaveSeas(g, owner, province);
}

/** OQ-26. */
function leaveSeas(g: Mythotopia, owner: Seat, province: Place): void {
  for (const sea of coast(province)) {
    if (coast(sea).some((place) => g.owners[place] === owner)) continue;
    const ships = count(g.ships, sea, owner);
    put(g, g.ships, sea, owner, -ships);
    player(g, owner).stock.ships += ships;
  }
}

/** M7.9.4, M7.14: the card to the winner's discard pile, or to the province deck. */
function moveCard(g: Mythotopia, old: Seat | undefined, winner: Seat | null, province: Place): void {
  const { card, fromHand } = takeProvinceCard(g, old, province);
  if (winner === null) g.provinceDeck.push(card);
  else gain(g, winner, card);
  if (fromHand && (winner !== null || REPLACED_WITHOUT_TOWN)) draw(g, old as Seat, 1);
}

const islandOf = (province: Place): 'largeIsland' | 'smallIsland' | null => {
  const { island } = provinceOf(province);
  return island === 1 ? 'largeIsland' : island === 2 ? 'smallIsland' : null;
};

/** Does the seat own the whole island (M12.6)? */
export const holds = (g: Mythotopia, seat: Seat, island: 'largeIsland' | 'smallIsland'): boolean =>
  ISLANDS[island].every((place) => g.owners[place] === seat);

/** One army piece from a province to its owner's stock. */
export function armyHome(g: Mythotopia, seat: Seat, province: Place, n = 1): void {
  put(g, g.armies, province, seat, -n);
  player(g, seat).stock.armies += n;
}
