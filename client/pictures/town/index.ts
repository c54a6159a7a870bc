import { eitherHue, type Brush, type Motif } from '../brush';
import { ellipse, faint } from '../line';
import type { DrawnHouse, House } from '../scene';
import { heaps } from './beside';
import { roofOver } from './roofs';
import { sign } from './sign';
import { block, FOOT, pane } from './walls';

/** Draws a building of one kind, under the roof of its people. */
export type Drawing = (house: House, brush: Brush) => string;

/** The middle of a building. */
const MIDDLE = 212;

/** A lower house beside it, under a roof of another colour. */
const wing = (hue: string, { roof }: House, brush: Brush): string =>
  block({ x: 296, foot: FOOT, width: 58, height: 50 }, brush.paint.wall, brush) +
  pane(325, 182, true, brush) +
  roofOver(roof, { x: 296, y: 158, width: 58, steep: 0.6 }, { ...brush, paint: { ...brush.paint, dye: hue } });

/** A building of a town; one is low and wide, another tall and narrow, by its luck. */
const town =
  (each: House, draws: Drawing): Motif =>
  (brush) => {
    const { paint, between } = brush;
    const [wide, tall] = [between(0.88, 1.08), between(0.88, 1.08)];
    return (
      (each.wing ? wing(eitherHue(each.wing, brush.daylight), each, brush) : '') +
      ellipse([MIDDLE + 8, FOOT + 3], 112, 8, paint.ink, faint(0.26)) +
      `<g transform="translate(${MIDDLE} ${FOOT}) scale(${wide.toFixed(3)} ${tall.toFixed(3)}) translate(${-MIDDLE} ${-FOOT})">${draws(each, brush)}</g>` +
      heaps(each, brush)
    );
  };

/**
 * A building as scenes have it: a monument carries its figure, by every other a sign hangs.
 * @param draws its kind (`kinds.ts` has all of them)
 */
export const building = (each: House, draws: Drawing): DrawnHouse =>
  each.kind === 'monument'
    ? { ...each, stand: town(each, draws), figure: 'statue' }
    : { ...each, stand: town(each, draws), board: sign, figure: 'sign' };
