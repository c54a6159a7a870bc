import type { Seat } from '../../kit/core';
import { atlasOf } from '../atlas';
import type { Space } from '../hex';
import type { NewDawn } from '../state';
import { difficultyFor } from './difficulty';
import { ATTACK_THROUGH_CITY_STATES, CITY_RANGE_BY_TERRAIN } from './open';
import { cityStateOn, friendlySpaces, has, hasBarbarian, holderOf, isRival } from './select';

/** Counting spaces: from where something can be reached, and how far it is. */

/** Distances from several spaces, through those that may be passed. @param most where counting ends */
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

/** What a card allows counting through besides. */
export type Through = 'water' | 'anything' | null;

/** C10.15: the spaces within range of the seat's attacks, each at its distance from where an attack may start. */
export function attackable(g: NewDawn, seat: Seat, range: number, through: Through): Map<Space, number> {
  const atlas = atlasOf(g);
  // C10.16
  const from = friendlySpaces(g, seat).filter((space) => !g.taken.includes(space));
  return distances(g, from, has(g, seat, 'unlimited') ? Infinity : range, (space) => {
    if (through === 'anything') return true;
    if (atlas.ground(space)?.terrain === 'water' && through !== 'water') return false;
    if (!ATTACK_THROUGH_CITY_STATES && cityStateOn(g, space) !== null) return false;
    return !isRival(g, seat, space) && !hasBarbarian(g, space);
  });
}

/** C10.8: the spaces that a city may be built on as far as range and terrain go. @param slot the difficulty that can be met */
export function settleable(g: NewDawn, seat: Seat, range: number, slot: number, through: Through): Space[] {
  const atlas = atlasOf(g);
  const onLand = (space: Space): boolean => atlas.ground(space)?.terrain !== 'water';
  const easy = (space: Space): boolean => difficultyFor(g, seat, space, 'city') <= slot;
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
  // Great Lighthouse: as if they were two spaces away.
  if (range >= 2 && has(g, seat, 'reach'))
    for (const space of atlas.spaces) if (atlas.isEdge(space) && isVacant(g, space)) spaces.add(space);
  return [...spaces].filter((space) => onLand(space) && easy(space));
}

/** C5.3: no token and no figure. */
export const isVacant = (g: NewDawn, space: Space): boolean =>
  holderOf(g, space) === undefined &&
  (g.onMap[space]?.length ?? 0) === 0 &&
  g.caravans[space] === undefined &&
  !Object.values(g.deposits).some((spaces) => spaces.includes(space));
