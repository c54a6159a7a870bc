import { beside, hexOf, type Space } from '../../../../games/new-dawn/hex';
import type { Point, Sheet } from '../../map/geometry';

/** Shapes of the drawn map: six-sided spaces that stand on a point. */

/** From the middle of a space to its corners, in units of the sheet. */
export const RADIUS = 40;
const HALF_WIDTH = (RADIUS * Math.sqrt(3)) / 2;

const round = (n: number): number => Math.round(n * 10) / 10;

/** A corner of a space round its middle; side `i` (the direction, E first and clockwise) lies between corners `i` and `i + 1`. */
export function cornerOf(i: number, radius = RADIUS): Point {
  const angle = ((60 * i - 30) * Math.PI) / 180;
  return { x: round(radius * Math.cos(angle)), y: round(radius * Math.sin(angle)) };
}

/** The outline of a space about a point. */
export const hexAt = ({ x, y }: Point, radius = RADIUS): string =>
  `M${[0, 1, 2, 3, 4, 5]
    .map((i) => cornerOf(i, radius))
    .map((corner) => `${round(x + corner.x)} ${round(y + corner.y)}`)
    .join('L')}Z`;

/** The middle of a space, of a sheet that has the space 0,0 at its origin. */
function middleOf(space: Space): Point {
  const { q, r } = hexOf(space);
  return { x: 2 * HALF_WIDTH * (q + r / 2), y: 1.5 * RADIUS * r };
}

/** Where spaces lie on a sheet that holds them all. */
export interface Layout {
  sheet: Sheet;
  at(space: Space): Point;
}

/** Room round a map that is being built, in spaces: as far as a tile can reach out. */
const ROOM = 2;

/** @param growing whether tiles will still be laid beside it */
export function layoutOf(spaces: readonly Space[], growing: boolean): Layout {
  const middles = (spaces.length > 0 ? spaces : ['0,0']).map(middleOf);
  const room = growing ? ROOM : 0;
  const [aside, above] = [HALF_WIDTH * (1 + 2 * room), RADIUS * (1 + 1.5 * room)];
  const left = Math.min(...middles.map(({ x }) => x)) - aside;
  const top = Math.min(...middles.map(({ y }) => y)) - above;
  const width = Math.max(...middles.map(({ x }) => x)) + aside - left;
  const height = Math.max(...middles.map(({ y }) => y)) + above - top;
  return {
    sheet: { width, height, edge: 14, closest: Math.min(width, 9 * HALF_WIDTH) },
    at(space) {
      const { x, y } = middleOf(space);
      return { x: round(x - left), y: round(y - top) };
    },
  };
}

/** How far inside its spaces the border of a district lies, so that two of them lie side by side. */
const INSET = 4;

/** The border round spaces of one holder: every side beyond which lies another's. */
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
