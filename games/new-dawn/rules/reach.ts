import type { Seat } from '../../kit/core';
import { atlasOf } from '../atlas';
import type { Space } from '../hex';
import type { NewDawn } from '../state';
import { difficultyFor } from './difficulty';
import { ATTACK_THROUGH_CITY_STATES, CITY_RANGE_BY_TERRAIN, PENTAGON_COUNTS_BY_RULE } from './open';
import { cityStateOn, friendlySpaces, has, hasBarbarian, holderOf, isRival, resourceOn } from './select';

/** Distances, and what can be reached. */

/** The distances from several spaces, counted through those that may be passed. @param most the largest distance */
export function distances(
  g: NewDawn,
  from: readonly Space[],
  most: number,
  passable: (space: Space) => boolean,
): Map<Space, number> {
  const atlas = atlasOf(g);
  const found = new Map<Space, number>(from.map((space) => [space, 0]));
  for (const [space, n] of found) {
    if (n >= most || (n > 0 && !passable(space))) continue;
    for (const next of atlas.neighbours(space)) if (!found.has(next)) found.set(next, n + 1);
  }
  return found;
}

/** What a card allows to count through in addition. */
export type Through = 'water' | 'anything' | null;

/** The spaces in range of a seat's attacks, with their distances from where an attack may start (C10.15). */
export function attackable(g: NewDawn, seat: Seat, range: number, through: Through): Map<Space, number> {
  const atlas = atlasOf(g);
  // C10.16
  const from = friendlySpaces(g, seat).filter((space) => !g.taken.includes(space));
  const isUnlimited = has(g, seat, 'unlimited');
  return distances(g, from, isUnlimited ? Infinity : range, (space) => {
    if (through === 'anything' || (isUnlimited && !PENTAGON_COUNTS_BY_RULE)) return true;
    if (atlas.ground(space)?.terrain === 'water' && through !== 'water') return false;
    if (!ATTACK_THROUGH_CITY_STATES && cityStateOn(g, space) !== null) return false;
    return !isRival(g, seat, space) && !hasBarbarian(g, space);
  });
}

/** The spaces where range and terrain allow a city (C10.8). @param slot the highest difficulty */
export function settleable(g: NewDawn, seat: Seat, range: number, slot: number, through: Through): Space[] {
  const atlas = atlasOf(g);
  const onLand = (space: Space): boolean => atlas.ground(space)?.terrain !== 'water';
  const difficulty = difficultyFor(g, seat, 'city');
  const easy = (space: Space): boolean => difficulty(space) <= slot;
  const found = distances(
    g,
    friendlySpaces(g, seat),
    range,
    (space) =>
      (onLand(space) ? !CITY_RANGE_BY_TERRAIN || easy(space) : through === 'water') &&
      !isRival(g, seat, space) &&
      !hasBarbarian(g, space),
  );
  const spaces = new Set(found.keys());
  // Great Lighthouse: these spaces count as two spaces away.
  if (range >= 2 && has(g, seat, 'reach'))
    for (const space of atlas.spaces) if (atlas.isEdge(space) && isVacant(g, space)) spaces.add(space);
  return [...spaces].filter((space) => onLand(space) && easy(space));
}

/** Does the space have no token and no figure (C5.3)? */
export const isVacant = (g: NewDawn, space: Space): boolean =>
  holderOf(g, space) === undefined &&
  (g.onMap[space]?.length ?? 0) === 0 &&
  g.caravans[space] === undefined &&
  resourceOn(g, space) === null;
