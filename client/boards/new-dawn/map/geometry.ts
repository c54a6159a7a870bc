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
  /** Where the outline of a space around 0,0 lies, as an SVG's viewBox. */
  box: string;
  /** The outline of a space around a point, as an SVG path. */
  outline(at: SheetPoint, radius?: number): string;
}

const boxOf = (aside: number, above: number): string => [-aside, -above, 2 * aside, 2 * above].map(round).join(' ');

/** How thick the world's slab is. */
export const THICK = 8;

/** Margin around the map for the letters and numbers of the grid; on a phone they are larger beside what is seen from afar. */
const EDGE = { broad: 26, phone: 44 };

/** How large names become on a map that is seen from afar, and from which size on they would lie over cities. */
const MOST = 2.6;
const READ = 0.92;

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
  const edge = broad ? EDGE.broad : EDGE.phone;
  return {
    sheet: { width, height, edge, closest: Math.min(width, 9 * HALF_WIDTH), most: MOST, bare: MOST, read: READ },
    turned,
    box: turned ? boxOf(RADIUS, HALF_WIDTH) : boxOf(HALF_WIDTH, RADIUS),
    at(space) {
      const { x, y } = middleOf(space);
      return turned ? { x: round(y - top), y: round(right - x) } : { x: round(x - left), y: round(y - top) };
    },
    outline: (at, radius = RADIUS) => hexAt(at, radius, turned),
  };
}

/** How far inside its spaces a district's border lies, so that two borders lie side by side. */
export const INSET = 4;

/** The sides of some spaces that have none of `within` beyond: the middle of the space, and the side's corners around it. */
function* rimOf(
  spaces: Iterable<Space>,
  within: ReadonlySet<Space>,
  { at, turned }: Layout,
  radius: number,
): Generator<readonly [middle: SheetPoint, from: SheetPoint, to: SheetPoint]> {
  for (const space of spaces)
    for (let side = 0; side < 6; side++)
      if (!within.has(beside(space, side)))
        yield [at(space), cornerOf(side, radius, turned), cornerOf((side + 1) % 6, radius, turned)];
}

/**
 * The border around spaces, as an SVG path: every side that has none of them beyond it.
 * @param inset how far inside the spaces it lies
 */
export const borderOf = (spaces: ReadonlySet<Space>, layout: Layout, inset = 0): string =>
  [...rimOf(spaces, spaces, layout, RADIUS - inset)]
    .map(([{ x, y }, a, b]) => `M${round(x + a.x)} ${round(y + a.y)}L${round(x + b.x)} ${round(y + b.y)}`)
    .join('');

/**
 * The near sides of a slab, as an SVG path.
 * @param spaces those whose sides are wanted
 * @param within all that are on top of the slab
 * @param thick how thick it is
 */
export const wallsOf = (spaces: Iterable<Space>, within: ReadonlySet<Space>, layout: Layout, thick: number): string =>
  [...rimOf(spaces, within, layout, RADIUS)]
    .filter(([, a, b]) => a.y + b.y > 1)
    .map(
      ([{ x, y }, a, b]) =>
        `M${round(x + a.x)} ${round(y + a.y)}L${round(x + b.x)} ${round(y + b.y)}v${thick}L${round(x + a.x)} ${round(y + a.y + thick)}Z`,
    )
    .join('');

/** The sides of spaces that lie to the light, which comes from the far left, as an SVG path a little inside them. */
export const litSidesOf = (spaces: readonly Space[], layout: Layout): string =>
  [...rimOf(spaces, new Set(), layout, RADIUS - 1)]
    .filter(([, a, b]) => a.x + a.y + b.x + b.y < -RADIUS / 2)
    .map(([{ x, y }, a, b]) => `M${round(x + a.x)} ${round(y + a.y)}L${round(x + b.x)} ${round(y + b.y)}`)
    .join('');
