import { beside, hexOf, type Space } from '../../../../games/new-dawn/hex';
import type { Point, MapSheet } from '../../map/geometry';

/** Shapes of the drawn map: hexagonal spaces that stand on a corner. */

/** Distance from the middle of a space to its corners, in units of the sheet. */
export const RADIUS = 40;
export const HALF_WIDTH = (RADIUS * Math.sqrt(3)) / 2;

const round = (n: number): number => Math.round(n * 10) / 10;

/**
 * A corner of a space, relative to its middle. Side `i` (a direction, clockwise from east) lies between corners `i`
 * and `i + 1`.
 */
export function cornerOf(i: number, radius = RADIUS): Point {
  const angle = ((60 * i - 30) * Math.PI) / 180;
  return { x: round(radius * Math.cos(angle)), y: round(radius * Math.sin(angle)) };
}

/** The outline of a space around a point, as an SVG path. */
export const hexAt = ({ x, y }: Point, radius = RADIUS): string =>
  `M${[0, 1, 2, 3, 4, 5]
    .map((i) => cornerOf(i, radius))
    .map((corner) => `${round(x + corner.x)} ${round(y + corner.y)}`)
    .join('L')}Z`;

/** The middle of a space on a sheet with space 0,0 at its origin. */
function middleOf(space: Space): Point {
  const { q, r } = hexOf(space);
  return { x: 2 * HALF_WIDTH * (q + r / 2), y: 1.5 * RADIUS * r };
}

/** The positions of spaces on a sheet that holds them all. */
export interface Layout {
  sheet: MapSheet;
  at(space: Space): Point;
}

/** Margin around the map for the letters and numbers of the grid. */
const EDGE = 22;

/** Room around a map that is being built, in spaces: a tile reaches out as far. */
const ROOM = 2;

/**
 * The layout of these spaces.
 * @param growing whether tiles will still be laid beside them
 */
export function layoutOf(spaces: readonly Space[], growing: boolean): Layout {
  const middles = (spaces.length > 0 ? spaces : ['0,0']).map(middleOf);
  const room = growing ? ROOM : 0;
  const [aside, above] = [HALF_WIDTH * (1 + 2 * room), RADIUS * (1 + 1.5 * room)];
  const left = Math.min(...middles.map(({ x }) => x)) - aside;
  const top = Math.min(...middles.map(({ y }) => y)) - above;
  const width = Math.max(...middles.map(({ x }) => x)) + aside - left;
  const height = Math.max(...middles.map(({ y }) => y)) + above - top;
  return {
    sheet: { width, height, edge: EDGE, closest: Math.min(width, 9 * HALF_WIDTH), most: 2.4 },
    at(space) {
      const { x, y } = middleOf(space);
      return { x: round(x - left), y: round(y - top) };
    },
  };
}

/** How far inside its spaces a district's border lies, so that two borders lie side by side. */
const INSET = 4;

/**
 * The border around one holder's spaces, as an SVG path: every side that has another holder's space, or none, beyond
 * it.
 */
export function borderOf(spaces: ReadonlySet<Space>, { at }: Layout): string {
  const parts: string[] = [];
  for (const space of spaces) {
    const { x, y } = at(space);
    for (let side = 0; side < 6; side++) {
      if (spaces.has(beside(space, side))) continue;
      const [from, to] = [cornerOf(side, RADIUS - INSET), cornerOf((side + 1) % 6, RADIUS - INSET)];
      parts.push(`M${round(x + from.x)} ${round(y + from.y)}L${round(x + to.x)} ${round(y + to.y)}`);
    }
  }
  return parts.join('');
}
