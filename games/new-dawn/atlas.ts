import { cellOf, Grid, hexOfCell } from './grid';
import { beside, hexOf, spaceOf, type Space } from './hex';
import { groundsOf, type Ground, type Laid } from './tile';

/** A map that lies on the table, worked out once for all positions with the same tiles. */
export interface Atlas {
  /** All spaces, row by row; those of enclosed gaps are water (C14.5). */
  readonly spaces: readonly Space[];
  ground(space: Space): Ground | undefined;
  /** The spaces of the map next to it; of a space beside the map as well. */
  neighbours(space: Space): readonly Space[];
  /** C5.4: fewer than six neighbours. */
  isEdge(space: Space): boolean;
  /** C15: next to water or at the edge of the map. */
  isShore(space: Space): boolean;
  /** The spaces of a map at most so far away, by plain count; itself included. */
  within(space: Space, distance: number): readonly Space[];
  /** Where the tile's figure, token or barbarian begins: by the id of what is printed. */
  homeOf(id: string): Space | undefined;
  /** Enclosed gaps that are filled with water. */
  readonly gaps: readonly Space[];
}

const byRow = (a: Space, b: Space): number => {
  const [one, other] = [hexOf(a), hexOf(b)];
  return one.r - other.r || one.q - other.q;
};

/** C14.5: spaces that the others enclose, none of which lies on the map, row by row. */
export const gapsOf = (covered: Iterable<Space>): Space[] =>
  new Grid([...covered].map((space) => cellOf(hexOf(space))))
    .enclosed()
    .map((cell) => spaceOf(hexOfCell(cell)))
    .sort(byRow);

/** The six spaces round it, on the map or not. */
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

/** While a map is built, each tile makes another: so many are kept. */
const KEPT = 64;
const atlases = new Map<string, Atlas>();

/** The atlas of a list of tiles, which only grows, with the number of tiles that it was drawn for. */
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
