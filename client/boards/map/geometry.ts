/** A point of a map's sheet, in the sheet's units. */
export interface Point {
  x: number;
  y: number;
}

/** What a map is drawn on, in units of its own. */
export interface Sheet {
  width: number;
  height: number;
  /** Room round it that can be seen as well, for its frame. */
  edge: number;
  /** Width of the narrowest part that is shown. */
  closest: number;
}

/** The place that lies nearest in a direction, for arrow keys; `from` itself where there is none. @param places where their names stand */
export function nextPlace<Id>(places: ReadonlyMap<Id, Point>, from: Id, dx: number, dy: number): Id {
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

/** Style of what stands at a point of the sheet in a size that can be read, however near the map is. */
export const standingAt = ({ x, y }: Point) => ({ transform: `translate(${x}px, ${y}px) scale(var(--unit))` });

/**
 * `--unit`, by which `standingAt` scales: in a map far away names and pieces grow on it, near by they do not grow with it.
 * @param scale pixels for a unit of the sheet
 */
export const unitAt = (scale: number): number => Math.max(0.5, Math.min(1.5, 0.93 / scale));
