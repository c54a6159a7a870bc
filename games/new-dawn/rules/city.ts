import type { Refusal, Seat } from '../../kit/core';
import { say } from '../../kit/events';
import { atlasOf } from '../atlas';
import type { Space } from '../hex';
import type { Reason } from '../keys';
import type { NewDawn } from '../state';
import { placeCity } from './pieces';
import { settleable, type Through } from './reach';
import { caravansOf, cityStateOn, currentFocus, hasBarbarian, naturalWonderOn, player, resourceOn } from './select';
import { CITY_ON_RESOURCE } from './open';

/** Building cities (C10.8–C10.10). */

/**
 * What keeps a city from a space: anything but caravans, an own control token, or a wonder's token that nobody controls
 * (C10.9, C10.24), or a city beside it; null for nothing.
 */
export function siteHindrance(g: NewDawn, seat: Seat, space: Space): Reason | null {
  if (g.cities[space] !== undefined || (g.tokens[space] ?? seat) !== seat) return 'taken';
  if (!CITY_ON_RESOURCE && resourceOn(g, space) !== null) return 'resourceThere';
  if (hasBarbarian(g, space)) return 'barbarianThere';
  if (cityStateOn(g, space) !== null) return 'cityStateThere';
  if (naturalWonderOn(g, space) !== null) return 'naturalThere';
  return isApart(g, space) ? null : 'besideCity';
}

/** Is the space far enough from other cities (C10.9)? */
const isApart = (g: NewDawn, space: Space): boolean =>
  atlasOf(g)
    .neighbours(space)
    .every((next) => g.cities[next] === undefined && cityStateOn(g, next) === null);

const canStand = (g: NewDawn, seat: Seat, space: Space): boolean => siteHindrance(g, seat, space) === null;

/** The spaces where a city can be built within the range. */
export function sites(g: NewDawn, seat: Seat, range: number, slot: number, through: Through): Space[] {
  if (player(g, seat).stock.cities === 0) return [];
  return settleable(g, seat, range, slot, through).filter((space) => canStand(g, seat, space));
}

/** The spaces with an own caravan where a city can be built, whatever the slot (Animal Husbandry). */
export function sitesOfCaravans(g: NewDawn, seat: Seat): Space[] {
  if (player(g, seat).stock.cities === 0) return [];
  return Object.keys(g.caravans).filter(
    (space) =>
      caravansOf(g, seat, space) > 0 && atlasOf(g).ground(space)?.terrain !== 'water' && canStand(g, seat, space),
  );
}

/** Why no city can be built. @param range in spaces; null: where an own caravan stands */
export function whyNoSite(g: NewDawn, seat: Seat, range: number | null): Refusal {
  if (player(g, seat).stock.cities === 0) return { why: 'noCityLeft' };
  if (range === null) return { why: 'noCaravanSite' };
  return { why: 'noSite', params: { n: range, most: currentFocus(g)?.slot ?? 0 } };
}

/** Builds a city on the space (C10.8–C10.10). */
export function found(g: NewDawn, seat: Seat, space: Space): void {
  placeCity(g, seat, space);
  say(g, { k: 'found', seat, at: space });
}
