import { BORDER_KINDS, type BorderKind, type Place, type PrintedName, type ProvinceFacts } from './card';
import { borders } from './cards/borders';
import { provinces, seas } from './cards/places';

/** The map, as the rules need it. It never changes in a match. */

/**
 * A border of two places, in alphabetical order. A road lies on a border of two provinces and has its id
 * ("blore-iracund").
 */
export interface Border {
  id: string;
  a: Place;
  b: Place;
  kind: BorderKind;
}

export const PROVINCES: readonly Place[] = provinces.map((p) => p.id);
export const SEAS: readonly Place[] = seas.map((s) => s.id);

const facts = new Map(provinces.map((p) => [p.id, p]));

export const BORDERS: readonly Border[] = BORDER_KINDS.flatMap((kind) =>
  borders[kind]
    .trim()
    .split(/\s+/)
    .map((id): Border => {
      const [a = '', b = ''] = id.split('-');
      return { id, a, b, kind };
    }),
);

const byId = new Map(BORDERS.map((border) => [border.id, border]));

/** The facts of a province. @throws Error for an id that is no province's */
export function provinceOf(id: Place): ProvinceFacts {
  const found = facts.get(id);
  if (!found) throw new Error(`no province ${id}`);
  return found;
}

/** Is it the id of a province? */
export const isProvince = (id: string): boolean => facts.has(id);
/** Is it the id of a sea? */
export const isSea = (id: string): boolean => SEAS.includes(id);
/** Is it the id of a border? */
export const isBorder = (id: string): boolean => byId.has(id);

/** The province or sea with that id; undefined for any other id. */
export const placeNamed = (id: Place): { name: PrintedName } | undefined =>
  facts.get(id) ?? seas.find((sea) => sea.id === id);

/** The border with that id. @throws Error for an id that is no border's */
export function borderOf(id: string): Border {
  const found = byId.get(id);
  if (!found) throw new Error(`no border ${id}`);
  return found;
}

interface Neighbour {
  place: Place;
  border: Border;
}

/** The places that touch each place. */
const touching = new Map<Place, Neighbour[]>(
  [...PROVINCES, ...SEAS].map((place) => [
    place,
    BORDERS.flatMap((border) =>
      border.a === place ? [{ place: border.b, border }] : border.b === place ? [{ place: border.a, border }] : [],
    ),
  ]),
);

const listed = (of: (place: Place) => Neighbour[]): ReadonlyMap<Place, readonly Neighbour[]> =>
  new Map([...touching.keys()].map((place) => [place, of(place)]));

const land = listed((place) => (touching.get(place) ?? []).filter((n) => facts.has(n.place) && facts.has(place)));
const coasts = new Map(
  [...touching.keys()].map((place) => [
    place,
    (touching.get(place) ?? []).filter((n) => n.border.kind === 'coast').map((n) => n.place),
  ]),
);
const straits = new Map(
  SEAS.map((sea) => [sea, (touching.get(sea) ?? []).filter((n) => n.border.kind === 'sea').map((n) => n.place)]),
);

/** The provinces next to a province, each with its border. */
export const neighbours = (province: Place): readonly Neighbour[] => land.get(province) ?? [];

/** The seas on whose coast a province lies; for a sea, the provinces on its coast. */
export const coast = (place: Place): readonly Place[] => coasts.get(place) ?? [];

/** How many Ship cards an invasion takes by sea from one province to another (M6.1.4); null when no seas join them. */
export function crossing(from: Place, to: Place): 1 | 2 | null {
  return crossings.get(`${from} ${to}`) ?? null;
}

const crossings = new Map<string, 1 | 2>();
for (const from of PROVINCES) {
  for (const sea of coast(from)) {
    for (const next of straits.get(sea) ?? [])
      for (const to of coast(next)) if (to !== from) crossings.set(`${from} ${to}`, 2);
  }
  for (const sea of coast(from)) for (const to of coast(sea)) if (to !== from) crossings.set(`${from} ${to}`, 1);
}

/** The islands of Lord of the Isles (M12.6). */
export const ISLANDS: Readonly<Record<'largeIsland' | 'smallIsland', readonly Place[]>> = {
  largeIsland: provinces.filter((p) => p.island === 1).map((p) => p.id),
  smallIsland: provinces.filter((p) => p.island === 2).map((p) => p.id),
};
