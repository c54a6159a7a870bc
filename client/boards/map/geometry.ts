/** A point of a map's sheet, in the sheet's units. */
export interface SheetPoint {
  x: number;
  y: number;
}

/** How far a point is from another. */
export const distance = (a: SheetPoint, b: SheetPoint): number => Math.hypot(a.x - b.x, a.y - b.y);

/** A box on a map's sheet. */
export interface SheetBox {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The area that two boxes share. */
export const shared = (a: SheetBox, b: SheetBox): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** The sheet that a map is drawn on, in its own units. */
export interface MapSheet {
  width: number;
  height: number;
  /** Width of the margin around it that can be seen as well. */
  edge: number;
  /** Width of the narrowest part that can be shown. */
  closest: number;
  /** How many times larger than on the sheet names may be drawn on a map that is seen from afar; without it `MOST`. */
  most?: number;
  /** The same for what is left where names have become too small to be read (`roomAt`); without it they are drawn at any size. */
  bare?: number;
  /** Pixels per unit of what stands at a point, below which its name is left away; without it those of which it cannot be read. */
  read?: number;
}

/**
 * The place nearest to `from` in a direction, for arrow keys; `from` itself when there is none.
 * @param places the points where their names stand
 */
export function nextPlace<Id>(places: ReadonlyMap<Id, SheetPoint>, from: Id, dx: number, dy: number): Id {
  const here = places.get(from);
  if (!here) return from;
  let best = from;
  let least = Infinity;
  for (const [id, { x, y }] of places) {
    const along = (x - here.x) * dx + (y - here.y) * dy;
    const aside = Math.abs((x - here.x) * dy - (y - here.y) * dx);
    const cost = along <= 0 || aside > 2 * along ? Infinity : along + 1.5 * aside;
    if (cost < least) [best, least] = [id, cost];
  }
  return best;
}

const MOST = 1.65;

/** Style of what stands at a point of the sheet; `--unit` keeps it readable at every scale. */
export const standingAt = ({ x, y }: SheetPoint) => ({ transform: `translate(${x}px, ${y}px) scale(var(--unit))` });

/** Pixels per unit of what stands at a point, below which its name cannot be read. */
const READ = 0.68;

/** Pixels per unit of what stands at a point, on a map that is large enough for it. */
const USUAL = 0.93;

/** The same on a map whose places have room for all that stands at them, were it as large as it may become. */
const ROOMY = 1.06;

/**
 * How much room the places of a map have for what stands at them: all they need (`roomy`), little beside their names
 * (`tight`), or so little that names are left away (`bare`).
 */
export type Room = 'roomy' | 'tight' | 'bare';

/**
 * How much room places have.
 * @param scale pixels per unit of the sheet
 */
export function roomAt(scale: number, { most = MOST, bare, read = READ }: MapSheet): Room {
  if (bare !== undefined && scale * most < read) return 'bare';
  return scale * most < ROOMY ? 'tight' : 'roomy';
}

/**
 * The factor `--unit` for `standingAt`. Names and pieces grow on a map that is seen from afar, and do not grow with
 * one seen from near.
 * @param scale pixels per unit of the sheet
 */
export function unitAt(scale: number, sheet: MapSheet): number {
  const { most = MOST, bare = most } = sheet;
  return Math.max(0.5, Math.min(roomAt(scale, sheet) === 'bare' ? bare : most, USUAL / scale));
}
