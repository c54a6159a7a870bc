/** The grid of six-sided spaces: axial coordinates, east and south-east (tiles.json, "coordinates"). */

/** A space, by its coordinates: `3,-2`. */
export type Space = string;

export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** The six directions in the order of the direction token (C2.6): E, SE, SW, W, NW, NE. */
export const DIRECTIONS: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

/** The key of a hex. */
export const spaceOf = ({ q, r }: Hex): Space => `${q},${r}`;

/** Is it the key of a space? */
export const isSpace = (id: string): boolean => /^-?\d+,-?\d+$/.test(id);

/** The hex of a key. */
export function hexOf(space: Space): Hex {
  const comma = space.indexOf(',');
  return { q: Number(space.slice(0, comma)), r: Number(space.slice(comma + 1)) };
}

/** The sum of two hexes, taken as vectors. */
export const plus = (a: Hex, b: Hex): Hex => ({ q: a.q + b.q, r: a.r + b.r });

/** The hex turned clockwise around the middle, by sixths of a circle. */
export function turned({ q, r }: Hex, sixths: number): Hex {
  let [x, y] = [q, r];
  for (let i = 0; i < sixths; i++) [x, y] = [-y, x + y];
  // Never -0, whose text differs.
  return { q: x + 0, r: y + 0 };
}

/** The space next to it in a direction (0 to 5). */
export const beside = (space: Space, direction: number): Space =>
  spaceOf(plus(hexOf(space), DIRECTIONS[direction] as Hex));
