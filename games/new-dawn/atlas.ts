import { cellOf, Grid, hexOfCell } from './grid';
import { beside, hexOf, spaceOf, type Space } from './hex';
import { groundsOf, type Ground, type Laid } from './tile';

/** A map of tiles, computed once for all positions with the same tiles. */
export interface Atlas {
  /** All spaces, row by row; enclosed gaps count as water (C14.5). */
  readonly spaces: readonly Space[];
  ground(space: Space): Ground | undefined;
  /** The spaces of the map next to a space, which may lie beside the map itself. */
  neighbours(space: Space): readonly Space[];
  /** Does the space have fewer than six neighbours (C5.4)? */
  isEdge(space: Space): boolean;
  /** Does the space lie next to water or at the edge of the map (C15)? */
  isShore(space: Space): boolean;
  /** The spaces of the map at most that far away, the space itself included. */
  within(space: Space, distance: number): readonly Space[];
  /** The space where a figure, token or barbarian begins, by the id of what is printed. */
  homeOf(id: string): Space | undefined;
  /** The enclosed gaps, which are filled with water. */
  readonly gaps: readonly Space[];
}

const byRow = (a: Space, b: Space): number => {
  const [one, other] = [hexOf(a), hexOf(b)];
  return one.r - other.r || one.q - other.q;
};

/** The spaces not on the map that the given ones enclose, row by row (C14.5). */
export const gapsOf = (covered: Iterable<Space>): Space[] =>
  new Grid([...covered].map((space) => cellOf(hexOf(space))))
    .enclosed()
    .map((cell) => spaceOf(hexOfCell(cell)))
    .sort(byRow);

/** The six spaces around it, on the map or not. */
export const sixAround = (space: Space): Space[] => [0, 1, 2, 3, 4, 5].map((direction) => beside(space, direction));

function drawn(map: readonly Laid[]): Atlas {
  const grounds = new Map<Space, Ground>(map.flatMap(groundsOf));
  const gaps = gapsOf(grounds.keys());
  for (const gap of gaps) grounds.set(gap, { terrain: 'water' });
  const spaces = [...grounds.keys()].sort(byRow);
  const around = new Map(spaces.map((space) => [space, sixAround(space).filter((next) => grounds.has(next))]));
  const homes = new Map<string, Space>();
  for (const [space, { barbarian, cityState, naturalWonder }] of grounds) {
    const id = barbarian ?? cityState ?? naturalWonder;
    if (id !== undefined) homes.set(id, space);
  }
  const known = new Map<string, readonly Space[]>();
  const neighbours = (space: Space): readonly Space[] =>
    around.get(space) ?? sixAround(space).filter((next) => grounds.has(next));
  const isEdge = (space: Space): boolean => neighbours(space).length < 6;
  const shore = new Set(
    spaces.filter((space) => isEdge(space) || neighbours(space).some((next) => grounds.get(next)?.terrain === 'water')),
  );
  return {
    spaces,
    gaps,
    ground: (space) => grounds.get(space),
    neighbours,
    isEdge,
    isShore: (space) => shore.has(space),
    within(space, distance) {
      const key = `${space} ${distance}`;
      let found = known.get(key);
      if (!found) {
        const { q, r } = hexOf(space);
        found = spaces.filter((other) => {
          const at = hexOf(other);
          return (Math.abs(at.q - q) + Math.abs(at.r - r) + Math.abs(at.q + at.r - q - r)) / 2 <= distance;
        });
        known.set(key, found);
      }
      return found;
    },
    homeOf: (id) => homes.get(id),
  };
}

/** The number of atlases that are kept: while a map is built, each tile makes another. */
const KEPT = 64;
const atlases = new Map<string, Atlas>();

/** The atlas of each list of tiles, with the number of tiles for which it was made; a list only grows. */
const byList = new WeakMap<readonly Laid[], { atlas: Atlas; n: number }>();

/** The map of a position. */
export function atlasOf({ map }: { map: readonly Laid[] }): Atlas {
  const last = byList.get(map);
  if (last?.n === map.length) return last.atlas;
  let key = '';
  for (const { tile, side, rot, q, r } of map) key += `${tile}${side}${rot} ${q} ${r};`;
  let atlas = atlases.get(key);
  if (!atlas) {
    if (atlases.size >= KEPT) atlases.clear();
    atlases.set(key, (atlas = drawn(map)));
  }
  byList.set(map, { atlas, n: map.length });
  return atlas;
}
