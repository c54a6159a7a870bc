import { RESOURCES, type Resource, type Terrain } from './card';
import { tiles } from './cards/tiles';
import { plus, spaceOf, turned, type Hex, type Space } from './hex';

export type Side = 'A' | 'B';
export const SIDES: readonly Side[] = ['A', 'B'];
export type TileKind = 'naturalWonder' | 'cityState' | 'capital' | 'plain';

/** A tile as its file writes it: for each space of each side, the terrain and what is printed there. */
export type TileFacts = { id: string; kind: TileKind } & Readonly<Record<Side, readonly string[]>>;

/** Where a tile lies: its side, its turn in sixths of a circle, and the hex of its middle. */
export interface Lie {
  side: Side;
  rot: number;
  q: number;
  r: number;
}

export interface Laid extends Lie {
  tile: string;
}

/** A tile of the first-game map. */
export interface Placed extends Laid {
  /** The least number of players with which the tile is used. */
  fromPlayers: number;
  role: 'core' | 'capital' | 'outer';
}

export type CoreSlot = Omit<Lie, 'side'>;

/** What is printed on a space. */
export interface Ground {
  terrain: Terrain;
  resource?: Resource;
  /** The barbarian that begins there (`barbarian-A`). */
  barbarian?: string;
  cityState?: string;
  naturalWonder?: string;
  capital?: true;
}

/** The hexes of the ten spaces of a side, from the tile's middle; side B is turned over. */
export const INDEX: Readonly<Record<Side, readonly Hex[]>> = (() => {
  const A = [
    ...[
      [0, 0],
      [0, -1],
      [-1, 0],
      [-1, 1],
      [0, 1],
      [1, 0],
      [1, -1],
      [1, -2],
      [0, -2],
      [1, -3],
    ],
  ].map(([q = 0, r = 0]) => ({ q, r }));
  return { A, B: A.map(({ q, r }) => ({ q: 0 - q - r, r })) };
})();

interface Tile {
  id: string;
  kind: TileKind;
  sides: Readonly<Record<Side, readonly Ground[]>>;
}

function groundOf(words: string): Ground {
  const [terrain, feature] = words.split(' ') as [Terrain, string?];
  if (feature === undefined) return { terrain };
  if (feature === 'capital') return { terrain, capital: true };
  if (feature.startsWith('barbarian-')) return { terrain, barbarian: feature };
  const resource = RESOURCES.find((each) => each === feature);
  if (resource) return { terrain, resource };
  return terrain === 'naturalWonder' ? { terrain, naturalWonder: feature } : { terrain, cityState: feature };
}

const TILES: ReadonlyMap<string, Tile> = new Map(
  tiles.map(({ id, kind, A, B }) => [id, { id, kind, sides: { A: A.map(groundOf), B: B.map(groundOf) } }]),
);

/** All tiles, in the order of their numbers. */
export const TILE_IDS: readonly string[] = [...TILES.keys()];

/** A tile by id. @throws Error for an id that is no tile's */
export function tileOf(id: string): Tile {
  const tile = TILES.get(id);
  if (!tile) throw new Error(`no tile ${id}`);
  return tile;
}

/** The spaces that a tile's side covers, in the order of its index. */
export const cellsOf = ({ side, rot, q, r }: Lie): Space[] =>
  INDEX[side].map((cell) => spaceOf(plus(turned(cell, rot), { q, r })));

/** What is printed on each space of a laid tile. */
export function groundsOf(laid: Laid): [Space, Ground][] {
  const grounds = tileOf(laid.tile).sides[laid.side];
  const cells = cellsOf(laid);
  return grounds.flatMap((ground, i): [Space, Ground][] => {
    const space = cells[i];
    return space === undefined ? [] : [[space, ground]];
  });
}
