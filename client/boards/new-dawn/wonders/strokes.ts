import { row, short } from '../../../pictures/line';
import type { Pen } from '../pen';

/** What wonders are drawn of, as their architects would have: elevations on the plate's ground line, about its axis. */

/** The line on which they stand, and their axis. */
export const GROUND = 190;
export const AXIS = 180;

/** Draws a wonder, as SVG. */
export type Elevation = (pen: Pen) => string;

/** A rectangle; `x` is its left edge, `foot` its lower one. */
export const block = (x: number, foot: number, width: number, height: number): string =>
  `M${short(x)} ${short(foot)}v${short(-height)}h${short(width)}v${short(height)}z`;
/** An arched opening. */
export const arch = (x: number, foot: number, width: number, height: number): string =>
  `M${short(x)} ${short(foot)}v${short(width / 2 - height)}a${short(width / 2)} ${short(width / 2)} 0 0 1 ${short(width)} 0v${short(height - width / 2)}z`;
/** The same on both sides of the axis. */
export const twice = (draw: (x: (offset: number) => number) => string): string =>
  draw((offset) => AXIS - offset) + draw((offset) => AXIS + offset);
export const disc = (x: number, y: number, radius: number): string =>
  `M${short(x - radius)} ${short(y)}a${short(radius)} ${short(radius)} 0 1 0 ${short(radius * 2)} 0a${short(radius)} ${short(radius)} 0 1 0 ${short(-radius * 2)} 0z`;
/** So many blocks beside each other, their left edges from one place to another. */
export const blocks = (count: number, from: number, to: number, foot: number, width: number, height: number): string =>
  row(count, (_, share) => block(from + (to - from) * share, foot, width, height));
