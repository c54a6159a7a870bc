import type { Sitting } from '../../../pictures';
import { outline, stroke, type Inks } from '../../../pictures/ink';
import { each, ellipse, faint } from '../../../pictures/line';
import type { Hue } from '../../../theme';
import type { inksOf } from '../inks';
import type { Mark } from '../map/ink';
import { tree } from '../vignette';

/** How far land and sea go on beyond what is shown. */
export const LEFT = -40;
export const BOTTOM = 520;
/** Where sea and sky meet. */
export const HORIZON = 196;

export const HUES = {
  sky: ['#b9cfd0', '#22363f'],
  dawn: ['#f0b95f', '#6d5a3c'],
  light: ['#f7d98c', '#e9dfb4'],
  roof: ['#bd5a41', '#93503f'],
  leaf: ['#8d9a4a', '#46592f'],
  lamp: ['#3d2a18', '#f3c262'],
} as const satisfies Record<string, Hue>;

/** What all that is drawn of a realm is drawn with. */
export interface Pen extends Sitting {
  /** Where the sun rises from the horizon. */
  sun: number;
  inks: ReturnType<typeof inksOf>;
  hue: (name: keyof typeof HUES) => string;
}

/** Marks of the map, so many times larger, with their feet at these points. */
export const marks = (
  { ink, paper: ground }: Inks,
  draw: (at: { x: number; y: number }) => Mark,
  size: number,
  at: readonly (readonly [number, number])[],
): string =>
  `<g transform="scale(${size})">${each(at, ([x, y]) => {
    const mark = draw({ x: x / size, y: y / size });
    return outline(mark.outline, ink, ground, 2 / size) + stroke(mark.shade, ink, 1.2 / size, 'opacity=".7"');
  })}</g>`;

/** A tree in a wash of leaves; `x` is its trunk, `y` its foot. */
export const leafy = ({ inks, hue }: Pen, x: number, y: number, size: number): string =>
  tree(inks, x, y, size) + ellipse([x + 3, y - size * 0.7], size * 0.42, size * 0.26, hue('leaf'), faint(0.6));
