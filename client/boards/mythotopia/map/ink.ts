import { PROVINCES, provinceOf, SEAS } from '../../../../games/mythotopia/map';
import { arcsOf, cellOf, contains, lineOf, nearest, SHEET, type Arc, type Cell } from './geometry';
import type { SheetPoint } from '../../map/geometry';
import { lot } from '../../map/lot';

/**
 * What a pen adds to the map: peaks and hills along borders, crags on rough ground, grass, waves. Positions are
 * pseudo-random but fixed, so that the map is always the same.
 */

const r = (n: number): string => n.toFixed(1);

/** Points along a line at intervals of `step`, without its ends. */
function along({ points }: Arc, step: number): SheetPoint[] {
  const found: SheetPoint[] = [];
  let left = step / 2;
  for (const [i, b] of points.entries()) {
    const a = points[i - 1];
    if (!a) continue;
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    let gone = 0;
    while (gone + left <= length) {
      gone += left;
      found.push({ x: a.x + ((b.x - a.x) * gone) / length, y: a.y + ((b.y - a.y) * gone) / length });
      left = step;
    }
    left -= length - gone;
  }
  return found;
}

/** A drawn mark: an outline that covers what lies behind it, and strokes of shade. */
export interface Mark {
  key: string;
  y: number;
  outline: string;
  shade: string;
}

/** A peak; its eastern side is hatched. */
export function peak({ x, y }: SheetPoint): Mark {
  const h = 15 + 8 * lot(x, y);
  const w = h * (0.62 + 0.16 * lot(y, x));
  const tip = { x: x + (lot(x, y, 3) - 0.5) * 3, y: y - h * 0.72 };
  const foot = y + h * 0.28;
  const outline =
    `M${r(x - w)} ${r(foot)}Q${r(x - w * 0.45)} ${r(y - h * 0.1)} ${r(tip.x)} ${r(tip.y)}` +
    `L${r(tip.x + w * 0.22)} ${r(tip.y + h * 0.3)}L${r(tip.x + w * 0.4)} ${r(tip.y + h * 0.42)}Q${r(x + w * 0.75)} ${r(y + h * 0.05)} ${r(x + w)} ${r(foot)}`;
  const strokes = [0.12, 0.3, 0.48, 0.66, 0.82].map((part, i) => {
    const from = { x: tip.x + (x + w - tip.x) * part * 0.86, y: tip.y + (foot - tip.y) * part + 0.6 };
    const reach = h * (0.5 - 0.32 * part) * (0.8 + 0.4 * lot(x, y, i + 5));
    return `M${r(from.x)} ${r(from.y)}l${r(-reach * 0.3)} ${r(reach)}`;
  });
  return {
    key: `peak ${x} ${y}`,
    y: foot,
    outline,
    shade: `M${r(tip.x)} ${r(tip.y)}l${r(-w * 0.1)} ${r(h * 0.34)}l${r(w * 0.16)} ${r(h * 0.2)}${strokes.join('')}`,
  };
}

/** A round hill. */
export function hill({ x, y }: SheetPoint): Mark {
  const w = 8.5 + 3 * lot(x, y);
  const h = w * 0.85;
  const foot = y + h * 0.35;
  return {
    key: `hill ${x} ${y}`,
    y: foot,
    outline: `M${r(x - w)} ${r(foot)}C${r(x - w * 0.7)} ${r(foot - h * 1.15)} ${r(x + w * 0.5)} ${r(foot - h * 1.3)} ${r(x + w)} ${r(foot)}`,
    shade: [0.25, 0.5, 0.75]
      .map(
        (part) => `M${r(x + w * part)} ${r(foot - h * (0.82 - 0.62 * part))}l${r(-1.6)} ${r(h * (0.5 - 0.3 * part))}`,
      )
      .join(''),
  };
}

/** A small crag of rough ground. */
export function crag({ x, y }: SheetPoint): Mark {
  const w = 4 + 2.5 * lot(x, y);
  const h = w * 1.25;
  return {
    key: `crag ${x} ${y}`,
    y,
    outline: `M${r(x - w)} ${r(y)}L${r(x - w * 0.25)} ${r(y - h)}L${r(x + w * 0.2)} ${r(y - h * 0.62)}L${r(x + w * 0.45)} ${r(y - h * 0.75)}L${r(x + w)} ${r(y)}`,
    shade: `M${r(x + w * 0.5)} ${r(y - h * 0.6)}l-1 ${r(h * 0.45)}M${r(x)} ${r(y - h * 0.66)}l-0.8 ${r(h * 0.4)}`,
  };
}

/** Random points inside a cell, away from its border and from the name and pieces in its middle. */
function scattered(cell: Cell, gap: number, clear: { x: number; y: number }, edge: number): SheetPoint[] {
  const { box, points, label } = cell;
  const found: SheetPoint[] = [];
  for (let y = box.y + gap / 2; y < box.y + box.height; y += gap * 0.8) {
    for (let x = box.x + gap / 2; x < box.x + box.width; x += gap) {
      const p = { x: x + (lot(x, y, 1) - 0.5) * gap * 0.9, y: y + (lot(x, y, 2) - 0.5) * gap * 0.7 };
      const central = ((p.x - label.x) / clear.x) ** 2 + ((p.y - label.y) / clear.y) ** 2 < 1;
      if (!central && p.x > 8 && p.x < 992 && p.y > 10 && contains(points, p) && nearest(points, p) > edge)
        found.push(p);
    }
  }
  return found;
}

const middle = { x: 44, y: 40 };
const rough = PROVINCES.filter((id) => provinceOf(id).rough).map(cellOf);
const tame = PROVINCES.filter((id) => !provinceOf(id).rough).map(cellOf);

/** Everything that rises from the ground, the farthest first. */
export const MARKS: readonly Mark[] = [
  ...arcsOf('mountains')
    .flatMap((arc) => along(arc, 12.5))
    .map(peak),
  ...arcsOf('hills')
    .flatMap((arc) => along(arc, 14))
    .map(hill),
  ...rough.flatMap((cell) => scattered(cell, 17, middle, 9)).map(crag),
].sort((a, b) => a.y - b.y);

/** Tufts of grass on tame ground, as one path. */
export const GRASS = tame
  .flatMap((cell) => scattered(cell, 24, middle, 12))
  .filter(({ x, y }) => lot(x, y, 9) < 0.55)
  .map(({ x, y }) => `M${r(x - 2)} ${r(y - 3)}l1 3M${r(x)} ${r(y - 4)}v4M${r(x + 2.4)} ${r(y - 3)}l-1 3`)
  .join('');

const wave = ({ x, y }: SheetPoint): string => `M${r(x - 9)} ${r(y)}q3 -4 6 0t6 0t6 0`;

/** Waves, as one path. */
export const WAVES = SEAS.map(cellOf)
  .flatMap((cell) => scattered(cell, 46, { x: 78, y: 36 }, 24))
  .filter(({ x, y }) => lot(x, y, 9) < 0.62)
  .map(wave)
  .join('');

/** How far the sea goes on around the sheet: as far as the widest and the highest frame show it. */
const BEYOND = 900;
export const AROUND = {
  x: -BEYOND,
  y: -BEYOND,
  width: SHEET.width + 2 * BEYOND,
  height: SHEET.height + 2 * BEYOND,
} as const;

/** Waves on both sides of the sheet, as one path. */
export const SWELL = [-1, 1]
  .flatMap((side) =>
    Array.from({ length: 12 * 16 }, (_, i): SheetPoint => {
      const [column, line] = [i % 12, Math.floor(i / 12)];
      const out = 52 + column * 52 + lot(column, line, side + 4) * 26;
      return {
        x: side < 0 ? -out : SHEET.width + out,
        y: line * 46 + (lot(line, column, side + 7) - 0.5) * 30,
      };
    }),
  )
  .filter(({ x, y }) => lot(x, y, 9) < 0.62)
  .map(wave)
  .join('');

const drawn = (arcs: readonly Arc[]): string => arcs.map(lineOf).join('');

export const COASTS = drawn(arcsOf('coast'));
/** The lines of open borders and hills; mountains are marks alone. */
export const OPEN_BORDERS = drawn(arcsOf('plain', 'hills'));
export const RIDGES = drawn(arcsOf('mountains'));
export const SEA_BORDERS = drawn(arcsOf('sea'));
export const LAND = PROVINCES.map((id) => cellOf(id).path).join('');
