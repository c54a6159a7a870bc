import type { Category } from '../../../../games/settlers/card';
import type { Hue } from '../../../theme';

/** The land on which a kind of locations stands: its colour, that of the lines on it, and these lines, as a CSS image that goes on sideways. */
interface Land {
  ground: Hue;
  lines: Hue;
  drawn: string;
}

/** Lines on a strip of 240 by 64, from its one edge to the other. */
const strip = (d: string): string =>
  `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="240" height="64" fill="none" stroke="#000" stroke-width="1.6" stroke-linecap="round"><path d="${d}"/></svg>`)}")`;

const times = (n: number, draw: (i: number) => string): string => Array.from({ length: n }, (_, i) => draw(i)).join('');

/** Rows of a field, with ears in front. */
const field = strip(
  'M0 12q60 -10 120 0t120 0M0 26q60 -10 120 0t120 0M0 42q60 -10 120 0t120 0' +
    times(8, (i) => `M${12 + i * 30} 62q0 -9 ${(i % 3) - 1} -15m0 3l-4 -4m4 4l4 -4m-4 9l-4 -4m4 4l4 -4`),
);

/** A river along a road: its banks, ripples, reeds. */
const river = strip(
  'M0 18q30 -9 60 0t60 0t60 0t60 0M0 46q30 -9 60 0t60 0t60 0t60 0' +
    times(6, (i) => `M${10 + i * 40} ${28 + (i % 2) * 8}q6 -5 12 0t12 0`) +
    times(3, (i) => `M${36 + i * 80} 60v-10m4 10l2 -12m-10 12l-2 -9`),
);

/** A paved square: courses of round stones. */
const square = strip(
  times(4, (rank) => times(9, (i) => `M${i * 30 - (rank % 2 ? 15 : 0)} ${20 + rank * 14}q2 -12 15 -12t15 12`)),
);

/** A field for what produces, a road by the river for what is there for good, a square for what one does. */
export const LANDS: Readonly<Record<Category, Land>> = {
  production: { ground: ['#e4e6b4', '#2a2f1b'], lines: ['#a9b262', '#525c30'], drawn: field },
  feature: { ground: ['#d9e6dc', '#1e2d2f'], lines: ['#8fb5b3', '#3a5a5e'], drawn: river },
  action: { ground: ['#f0dfc6', '#33291f'], lines: ['#ccb08a', '#5a4835'], drawn: square },
};
