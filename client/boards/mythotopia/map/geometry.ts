import type { BorderKind, Place } from '../../../../games/mythotopia/card';
import { borderOf, isProvince } from '../../../../games/mythotopia/map';
import { distance, type MapSheet, type SheetPoint } from '../../map/geometry';
import { lot } from '../../map/lot';
import { ARCS, CELLS, MIDDLES } from './layout';

/** Shapes of the drawn map, computed once from its layout. */

/** The sheet that the map is drawn on. */
export const SHEET: MapSheet = { width: 1000, height: 700, edge: 18, closest: 240, bare: 2 };

const pointOf = (text: string): SheetPoint => {
  const [x = 0, y = 0] = text.split(',').map(Number);
  return { x, y };
};

/** A line between two places. */
export interface Arc {
  id: string;
  kind: BorderKind;
  points: readonly SheetPoint[];
}

const arcs = new Map(
  Object.entries(ARCS).map(([id, text]): [string, Arc] => [
    // Two seas meet twice: the second line has a number after the border's id.
    id,
    { id, kind: borderOf(id.replace(/-\d$/, '')).kind, points: text.split(' ').map(pointOf) },
  ]),
);

/** The lines of the map that borders of these kinds have. */
export const arcsOf = (...kinds: readonly BorderKind[]): Arc[] =>
  [...arcs.values()].filter((arc) => kinds.includes(arc.kind));

const round = (n: number): number => Math.round(n * 10) / 10;
const at = ({ x, y }: SheetPoint): string => `${round(x)} ${round(y)}`;

/** A smooth curve (Catmull-Rom) from the pen's position through the points; the same curve from either end. */
function through(points: readonly SheetPoint[]): string {
  return points
    .slice(1)
    .map((to, i) => {
      const from = points[i] ?? to;
      const before = points[i - 1] ?? from;
      const after = points[i + 2] ?? to;
      const first = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
      const second = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
      return `C${at(first)} ${at(second)} ${at(to)}`;
    })
    .join('');
}

/** A curve to which the pen jumps (`M`) or draws a line (`L`). */
const drawn = (pen: 'M' | 'L', points: readonly SheetPoint[]): string =>
  points[0] ? `${pen}${at(points[0])}${through(points)}` : '';

/** A line of the map as an SVG path. */
export const lineOf = ({ points }: Arc): string => drawn('M', points);

/** The points of an outline: for each ring a list of its arcs and corners. */
function ringsOf(outline: string): SheetPoint[][][] {
  return outline.split(' | ').map((ring) =>
    ring.split(' ').map((step) => {
      const arc = arcs.get(step.replace('!', ''));
      if (!arc) return [pointOf(step)];
      return step.startsWith('!') ? [...arc.points].reverse() : [...arc.points];
    }),
  );
}

const pathOf = (ring: readonly SheetPoint[][]): string =>
  ring.map((part, i) => drawn(i === 0 ? 'M' : 'L', part)).join('') + 'Z';

export interface Cell {
  id: Place;
  label: SheetPoint;
  /** Radius of a circle around the label that lies inside. */
  room: number;
  path: string;
  points: readonly SheetPoint[];
  box: { x: number; y: number; width: number; height: number };
}

export const CELL: ReadonlyMap<Place, Cell> = new Map(
  Object.entries(CELLS).map(
    ([
      id,
      {
        label: [x, y],
        room,
        outline,
      },
    ]) => {
      const rings = ringsOf(outline);
      const points = (rings[0] ?? []).flat();
      const [xs, ys] = [points.map((p) => p.x), points.map((p) => p.y)];
      const [left, top] = [Math.min(...xs), Math.min(...ys)];
      return [
        id,
        {
          id,
          label: { x, y },
          room,
          points,
          path: rings.map(pathOf).join(''),
          box: { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top },
        },
      ];
    },
  ),
);

/** Where the names of places stand. */
export const LABELS: ReadonlyMap<Place, SheetPoint> = new Map([...CELL].map(([id, { label }]) => [id, label]));

/** @throws Error for a place that is not drawn. */
export function cellOf(id: Place): Cell {
  const cell = CELL.get(id);
  if (!cell) throw new Error(`no cell ${id}`);
  return cell;
}

/** A road across a border: winding from one province to the other through the middle of the line. */
export function roadOf(border: string): Readonly<Record<'from' | 'bend' | 'mid' | 'to', SheetPoint>> {
  const { a, b } = borderOf(border);
  const [x = 0, y = 0] = MIDDLES[border] ?? [];
  const mid = { x, y };
  const from = towards(mid, cellOf(a).label);
  const aside = lot(x, y) < 0.5 ? -WINDING : WINDING;
  const bend = { x: (from.x + x) / 2 - (y - from.y) * aside, y: (from.y + y) / 2 + (x - from.x) * aside };
  return { from, bend, mid, to: towards(mid, cellOf(b).label) };
}

const ROAD = 38;
/** How far a road swings to each side, as a part of its half. */
const WINDING = 0.28;
function towards(from: SheetPoint, to: SheetPoint): SheetPoint {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const part = Math.min(ROAD, length * 0.5) / length;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/**
 * Whether a point lies inside a polygon.
 * @param points its corners in order
 */
export function contains(points: readonly SheetPoint[], { x, y }: SheetPoint): boolean {
  let inside = false;
  for (const [i, a] of points.entries()) {
    const b = points.at(i - 1) ?? a;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}

/** How far it is from a point to the nearest of others. */
export const nearest = (points: readonly SheetPoint[], p: SheetPoint): number =>
  Math.min(...points.map((each) => distance(each, p)));

export const isLand = isProvince;
