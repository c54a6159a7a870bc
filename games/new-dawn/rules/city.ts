import type { Seat } from '../../kit/core';
import { say } from '../../kit/events';
import { atlasOf } from '../atlas';
import type { Space } from '../hex';
import type { NewDawn } from '../state';
import { placeCity } from './pieces';
import { settleable, type Through } from './reach';
import { caravansOf, cityStateOn, lyingOn, player, resourceOn, worldWonderOn } from './select';

/** Building cities (C10.8–C10.10). */

/** C10.9, C10.24: nothing there but caravans, an own control token, the token of a wonder that nobody controls. */
function isFree(g: NewDawn, seat: Seat, space: Space): boolean {
  if (g.cities[space] !== undefined || resourceOn(g, space) !== null) return false;
  const token = g.tokens[space];
  if (token !== undefined && token !== seat) return false;
  const wonder = worldWonderOn(g, space);
  return lyingOn(g, space).every((id) => id === wonder);
}

/** C10.9. */
const isApart = (g: NewDawn, space: Space): boolean =>
  atlasOf(g)
    .neighbours(space)
    .every((next) => g.cities[next] === undefined && cityStateOn(g, next) === null);

const canStand = (g: NewDawn, seat: Seat, space: Space): boolean => isFree(g, seat, space) && isApart(g, space);

/** Where a city can be built, from so far away. */
export function sites(g: NewDawn, seat: Seat, range: number, slot: number, through: Through): Space[] {
  if (player(g, seat).stock.cities === 0) return [];
  return settleable(g, seat, range, slot, through).filter((space) => canStand(g, seat, space));
}

/** Animal Husbandry: where an own caravan stands, whatever the slot. */
export function sitesOfCaravans(g: NewDawn, seat: Seat): Space[] {
  if (player(g, seat).stock.cities === 0) return [];
  return Object.keys(g.caravans).filter(
    (space) =>
      caravansOf(g, seat, space) > 0 && atlasOf(g).ground(space)?.terrain !== 'water' && canStand(g, seat, space),
  );
}

export function found(g: NewDawn, seat: Seat, space: Space): void {
  placeCity(g, seat, space);
  say(g, { k: 'found', seat, at: space });
}
