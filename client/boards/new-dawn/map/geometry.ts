import { beside, hexOf, type Space } from '../../../../games/new-dawn/hex';
import type { SheetPoint, MapSheet } from '../../map/geometry';

/** Shapes of the drawn map: hexagonal spaces that stand on a corner, or lie on a side where the map is turned. */

/** Distance from the middle of a space to its corners, in units of the sheet. */
export const RADIUS = 40;
export const HALF_WIDTH = (RADIUS * Math.sqrt(3)) / 2;

const round = (n: number): number => Math.round(n * 10) / 10;

/**
 * A corner of a space, relative to its middle. Side `i` (a direction, clockwise from east) lies between corners `i`
 * and `i + 1`.
 */
function cornerOf(i: number, radius: number, turned: boolean): SheetPoint {
  const angle = ((60 * i - (turned ? 120 : 30)) * Math.PI) / 180;
  return { x: round(radius * Math.cos(angle)), y: round(radius * Math.sin(angle)) };
}

/** The outline of a space around a point, as an SVG path. */
const hexAt = ({ x, y }: SheetPoint, radius: number, turned: boolean): string =>
  `M${[0, 1, 2, 3, 4, 5]
    .map((i) => cornerOf(i, radius, turned))
    .map((corner) => `${round(x + corner.x)} ${round(y + corner.y)}`)
    .join('L')}Z`;

/** The middle of a space on a sheet with space 0,0 at its origin. */
function middleOf(space: Space): SheetPoint {
  const { q, r } = hexOf(space);
  return { x: 2 * HALF_WIDTH * (q + r / 2), y: 1.5 * RADIUS * r };
}

/** The positions of spaces on a sheet that holds them all. */
export interface Layout {
  sheet: MapSheet;
  /** Whether north lies at the left. */
  turned: boolean;
  at(space: Space): SheetPoint;
  /** The outline of a space around a point, as an SVG path. */
  outline(at: SheetPoint, radius?: number): string;
}

/** Margin around the map for the letters and numbers of the grid. */
const EDGE = 22;

/** Room around a map that is being built, in spaces: a tile reaches out as far. */
const ROOM = 2;

/**
 * The layout of these spaces.
 * @param growing whether tiles will still be laid beside them
 * @param broad whether a map that is higher than wide is turned by a quarter: its spaces are the larger for it
 */
export function layoutOf(spaces: readonly Space[], growing: boolean, broad = false): Layout {
  const middles = (spaces.length > 0 ? spaces : ['0,0']).map(middleOf);
  const room = growing ? ROOM : 0;
  const [aside, above] = [HALF_WIDTH * (1 + 2 * room), RADIUS * (1 + 1.5 * room)];
  const left = Math.min(...middles.map(({ x }) => x)) - aside;
  const top = Math.min(...middles.map(({ y }) => y)) - above;
  const right = Math.max(...middles.map(({ x }) => x)) + aside;
  const bottom = Math.max(...middles.map(({ y }) => y)) + above;
  const turned = broad && bottom - top > right - left;
  const [width, height] = turned ? [bottom - top, right - left] : [right - left, bottom - top];
  return {
    sheet: { width, height, edge: EDGE, closest: Math.min(width, 9 * HALF_WIDTH), most: 2.6 },
    turned,
    at(space) {
      const { x, y } = middleOf(space);
      return turned ? { x: round(y - top), y: round(right - x) } : { x: round(x - left), y: round(y - top) };
    },
    outline: (at, radius = RADIUS) => hexAt(at, radius, turned),
  };
}

/** How far inside its spaces a district's border lies, so that two borders lie side by side. */
const INSET = 4;

/**
 * The border around one holder's spaces, as an SVG path: every side that has another holder's space, or none, beyond
 * it.
 */
export function borderOf(spaces: ReadonlySet<Space>, { at, turned }: Layout): string {
  const parts: string[] = [];
  for (const space of spaces) {
    const { x, y } = at(space);
    for (let side = 0; side < 6; side++) {
      if (spaces.has(beside(space, side))) continue;
      const [from, to] = [cornerOf(side, RADIUS - INSET, turned), cornerOf((side + 1) % 6, RADIUS - INSET, turned)];
      parts.push(`M${round(x + from.x)} ${round(y + from.y)}L${round(x + to.x)} ${round(y + to.y)}`);
    }
  }
  return parts.join('');
}
