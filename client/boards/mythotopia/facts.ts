import type { Seat } from '../../../games/kit/core';
import type { Words } from '../../../games/kit/text/words';
import type { Place } from '../../../games/mythotopia/card';
import { provinceOf } from '../../../games/mythotopia/map';
import { attackersOf, leaders, sidesOf } from '../../../games/mythotopia/rules/strength';
import type { Mythotopia } from '../../../games/mythotopia/state';
import { isLand } from './map/geometry';

/** What stands in a place, in words for screen readers. */
export function factsOf(
  view: Mythotopia,
  place: Place,
  words: Words<Mythotopia>,
  nameOf: (seat: Seat) => string,
): string[] {
  const { term } = words;
  const counted = (key: string, pieces: readonly number[] | undefined): string[] =>
    (pieces ?? []).flatMap((n, seat) => (n > 0 ? [`${nameOf(seat)}: ${n} ${term(key)}`] : []));
  if (!isLand(place)) return counted('ship', view.ships[place]);
  const { resource, rough } = provinceOf(place);
  const owner = view.owners[place];
  return [
    term(resource),
    ...(rough ? [term('rough')] : []),
    owner === undefined
      ? `${term('neutral')} ${defenceOf(view, place)}`
      : `${nameOf(owner)}: ${term(settlementOf(view, place))}, ${term('strength')} ${defenceOf(view, place)}`,
    ...(view.castles.includes(place) ? [term('castle')] : []),
    ...(view.dragons.includes(place) ? [term('dragon')] : []),
    ...(view.runestones.includes(place) ? [term('runestone')] : []),
    ...counted('army', view.armies[place]),
    ...counted('mercenary', view.mercenaries[place]),
    ...(attackersOf(view, place).length > 0 ? warOf(view, place, words, nameOf) : []),
  ];
}

/** The strength of a province's defender, its owner or the neutrals (M7.3–M7.5). */
export const defenceOf = (view: Mythotopia, place: Place): number => sidesOf(view, place)[0]?.strength ?? 0;

/** A war in words: each side's strength, and the side that would win if the war ended now. */
function warOf(view: Mythotopia, place: Place, { term }: Words<Mythotopia>, nameOf: (seat: Seat) => string): string[] {
  const sides = sidesOf(view, place);
  const [first, ...tied] = leaders(sides);
  const side = (seat: Seat | null): string => (seat === null ? term('neutral') : nameOf(seat));
  return [
    `${term('war')}: ${sides.map(({ seat, strength }) => `${side(seat)} ${strength}`).join(', ')}`,
    ...(first ? [tied.length > 0 ? term('tie') : `${term('leader')}: ${side(first.seat)}`] : []),
  ];
}

/** The kind of settlement in an owned province. */
export const settlementOf = (view: Mythotopia, place: Place): 'citadel' | 'city' | 'town' =>
  view.citadels.includes(place) ? 'citadel' : view.cities.includes(place) ? 'city' : 'town';
