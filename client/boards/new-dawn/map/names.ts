import { shared, type SheetBox, type SheetPoint } from '../../map/geometry';

/** Where names of pieces stand on the map: beside their pieces, over as little else as can be. */

/** From one line of a name to the next. */
export const LINE = 12;

/** How much of what a map seen from afar adds to its letters it adds to the pieces. */
export const GROWTH = 0.6;

/** Half of a piece's size, times how much larger it is drawn. */
const PIECE = 17;
/** How wide a letter is, and how far letters rise over their line. */
const [LETTER, RISE] = [6.6, 10];

const SIDES = ['below', 'above', 'right', 'left'] as const;
type Side = (typeof SIDES)[number];

/** A name in its lines, and the middle of its piece. */
export interface Named {
  at: SheetPoint;
  lines: readonly string[];
}

/** Where the first line of a name stands. */
export interface Placed extends SheetPoint {
  anchor: 'middle' | 'start' | 'end';
  box: SheetBox;
}

/** How much larger pieces are drawn where letters are `unit` times larger. */
const pieceAt = (unit: number): number => Math.max(1, unit * GROWTH);

function beside({ at: { x, y }, lines }: Named, side: Side, unit: number): Placed {
  const away = PIECE * pieceAt(unit) + 2;
  const width = Math.max(...lines.map(({ length }) => length)) * LETTER * unit;
  const more = (lines.length - 1) * LINE * unit;
  const rise = RISE * unit;
  const upright = side === 'below' ? y + away + rise : side === 'above' ? y - away - more : y + (rise - more) / 2;
  const aside = side === 'right' ? x + away : side === 'left' ? x - away : x;
  const left = side === 'right' ? aside : side === 'left' ? aside - width : x - width / 2;
  return {
    x: aside,
    y: upright,
    anchor: side === 'right' ? 'start' : side === 'left' ? 'end' : 'middle',
    box: { left, top: upright - rise, right: left + width, bottom: upright + more + 2 * unit },
  };
}

/** A name that lies on another cannot be read, and hides it. */
const ON_NAME = 20;
/** Sides are tried in turn until none is better; more often than this they change no more. */
const TURNS = 4;

/**
 * Places names beside their pieces.
 * @param pieces the middles of what no name should hide
 * @param unit how many times larger than on the sheet letters are drawn
 */
export function placeNames(names: readonly Named[], pieces: readonly SheetPoint[], unit: number): readonly Placed[] {
  const half = PIECE * pieceAt(unit);
  const taken = pieces.map(({ x, y }): SheetBox => ({
    left: x - half,
    top: y - half,
    right: x + half,
    bottom: y + half,
  }));
  const sides = names.map((name) => SIDES.map((side) => beside(name, side, unit)));
  const found = sides.flatMap(([first]) => first ?? []);
  const cost = ({ box }: Placed, own: number): number =>
    taken.reduce((sum, piece) => sum + shared(box, piece), 0) +
    ON_NAME * found.reduce((sum, other, i) => sum + (i === own ? 0 : shared(box, other.box)), 0);
  for (let turn = 0; turn < TURNS; turn++)
    for (const [own, ways] of sides.entries())
      found[own] = ways.reduce((best, way) => (cost(way, own) < cost(best, own) - 1 ? way : best));
  return found;
}
