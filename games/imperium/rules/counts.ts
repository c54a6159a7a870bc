import type { ComponentId, Seat } from '../../kit/core';
import { changeCount } from '../../kit/zones/moving';
import type { Imperium } from '../state';
import { zones, type CountName } from '../zones';
import { inPlay, player } from './select';

/** Changes of tokens that come from the supply or go back to it. */

/** Adds to a player's tokens and tells it; a negative number takes away. */
export const change = (g: Imperium, seat: Seat, count: CountName, by: number): void =>
  changeCount(zones, g, { count, seat }, by);

/** Puts progress from the supply on an own card in play (R14.5). */
export const putOn = (g: Imperium, seat: Seat, id: ComponentId, n: number): void =>
  changeCount(zones, g, { count: 'progressOn', seat, place: id }, n);

/** Returns all progress on a card to the supply. @returns the number of tokens */
export function takeOff(g: Imperium, seat: Seat, id: ComponentId): number {
  const { progressOn } = player(g, seat);
  const n = progressOn[id] ?? 0;
  putOn(g, seat, id, -n);
  delete progressOn[id];
  return n;
}

/** Removes the tokens of cards that have left play (R14.5). */
export function clearTokens(g: Imperium): void {
  for (const [seat, { progressOn }] of g.players.entries())
    for (const id of Object.keys(progressOn)) if (!inPlay(g, seat).includes(id)) takeOff(g, seat, id);
}

/** Sets a player's count to a number and tells the difference. */
export const reset = (g: Imperium, seat: Seat, count: CountName, n: number): void =>
  change(g, seat, count, n - zones.countOf(g, count, seat));
