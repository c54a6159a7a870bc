import type { Terrain } from '../../../../games/new-dawn/card';
import { hexOf, type Space } from '../../../../games/new-dawn/hex';

/**
 * The sign of each terrain: things that stand on it, in the light from the left. Each is filled in two tones, `bright` over
 * `dark`, with a shadow that it casts and, on some, a cap of a third tone (snow, sand, blossom).
 */
export interface Sign {
  cast: string;
  dark: string;
  bright: string;
  cap: string;
}

/** Draws a thing whose foot stands at a point, of a size, 1 being the usual one. */
type Thing = (x: number, y: number, size: number) => Partial<Sign>;

const n = (value: number): string => String(Math.round(value * 10) / 10);

/** A path from points and letters of commands; numbers are taken as they come, in units of `size` around a point. */
function path(x: number, y: number, size: number): (d: TemplateStringsArray) => string {
  return ([d = '']) =>
    d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, dx: string, dy: string) => `${n(x + +dx * size)} ${n(y + +dy * size)}`);
}

/** The shadow of what stands there: flat, to the right. */
const shadowOf = (x: number, y: number, width: number, height: number): string =>
  `M${n(x - width * 0.6)} ${n(y)}a${n(width)} ${n(height)} 0 1 0 ${n(2 * width)} 0a${n(width)} ${n(height)} 0 1 0 ${n(-2 * width)} 0Z`;

const peak: Thing = (x, y, size) => {
  const p = path(x, y, size);
  return {
    cast: p`M-12 0L2 -13L21 1Q8 4 -12 0Z`,
    dark: p`M-13 0L-7 -8L-4.6 -10.5L0 -19L3.4 -13L6 -10.6L9 -5.4L13.5 0Q0 2.6 -13 0Z`,
    bright: p`M-13 0L-7 -8L-4.6 -10.5L0 -19L1 -13L-1.4 -9.6L1.8 -5L-1 1.2Q-8 1 -13 0Z`,
    cap: p`M-4.6 -10.5L0 -19L3.4 -13L5 -11.4L2.6 -12.2L1.6 -10L-0.6 -12L-2.2 -9Z`,
  };
};

const fir: Thing = (x, y, size) => {
  const p = path(x, y, size);
  return {
    cast: shadowOf(x + size, y, 5 * size, 1.7 * size),
    dark: p`M0 -14L3.4 -8.4L2.2 -8.4L5 -2.6L0.9 -2.6L0.9 0.6L-0.9 0.6L-0.9 -2.6L-5 -2.6L-2.2 -8.4L-3.4 -8.4Z`,
    bright: p`M0 -14L0.6 -9L-0.2 -8L0.8 -3.4L-5 -2.6L-2.2 -8.4L-3.4 -8.4Z`,
  };
};

const broadleaf: Thing = (x, y, size) => {
  const p = path(x, y, size);
  return {
    cast: shadowOf(x + size, y, 5.4 * size, 1.8 * size),
    dark: p`M-0.9 -2L-0.9 0.6L0.9 0.6L0.9 -2Q5 -2 5.6 -5.4Q5.6 -8.4 3 -9.6Q1 -12.4 -2 -11Q-5.2 -10.4 -5.4 -6.8Q-6 -2.4 -0.9 -2Z`,
    bright: p`M-4.6 -4.2Q-5.8 -9.6 -1.8 -10.8Q1.4 -11.6 2.4 -9.2Q0.4 -8.6 0.4 -6.6Q-2.4 -6.4 -2.2 -3.6Q-3.6 -3 -4.6 -4.2Z`,
  };
};

const mound: Thing = (x, y, size) => {
  const p = path(x, y, size);
  return {
    cast: shadowOf(x + 3 * size, y - 0.4, 14 * size, 2.6 * size),
    dark: p`M-15 0C-11 -7 -6 -10.4 0 -10.2C7 -10 12 -5 16 0Q0 3 -15 0Z`,
    bright: p`M-15 0C-11 -7 -6 -10.4 0 -10.2C4 -10 6.4 -8.6 7.4 -7.6C1 -8 -2.6 -4 -4.4 1.2Q-10 1 -15 0Z`,
  };
};

const dune: Thing = (x, y, size) => {
  const p = path(x, y, size);
  return {
    cast: p`M2 -1Q8 -3 13 1Q20 3 14 2.6Q6 3.4 -2 1Z`,
    dark: p`M1 -8.6Q8 -7 14 1.4Q7 -1.6 2.6 1.2Q-3 -3 1 -8.6Z`,
    bright: p`M-14 1Q-8 -7.4 1 -8.6Q-2.4 -3 2.6 1.2Q-5 2.4 -14 1Z`,
  };
};

/** A ripple of sand. */
const ripple: Thing = (x, y, size) => ({
  dark: path(x, y, size)`M-7 0Q-3 -3 0 -0.6Q3 1.6 7 -1Q3 3 -0.4 0.8Q-3.4 -1.4 -7 0Z`,
});

const tuft: Thing = (x, y, size) => {
  const p = path(x, y, size);
  return {
    dark: p`M-1 0Q-2.6 -4 -5.4 -5.6Q-1.8 -5 -0.4 -2.4Q-0.8 -6 0.4 -8.4Q1.4 -5 0.9 -2.4Q2.6 -5.4 5.6 -5.8Q2.8 -3.6 1.4 0Z`,
    bright: p`M-0.4 0Q-1 -5 0.4 -8.4Q0.8 -4 0.5 0Z`,
  };
};

/** A patch of lighter meadow, with flowers. */
const meadow: Thing = (x, y, size) => {
  const p = path(x, y, size);
  return {
    bright: p`M-12 0Q-9 -5 -1 -4.4Q9 -6 12 -0.6Q9 4 0 3.4Q-9 4.6 -12 0Z`,
    cap: p`M-5 -1L-3.6 -2.4L-2.2 -1L-3.6 0.4ZM3 1L4.4 -0.4L5.8 1L4.4 2.4Z`,
  };
};

const wave: Thing = (x, y, size) => {
  const p = path(x, y, size);
  return {
    dark: p`M-11 2.6C-7 -2.4 -3 -1 0 1.6C3 4 7 4.4 11 0.4C7 6 2 5.4 -0.6 3.2C-4 0.6 -7 0 -11 2.6Z`,
    bright: p`M-11 0.6C-7 -4.4 -3 -3 0 -0.4C3 2 7 2.4 11 -1.6C7 4 2 3.4 -0.6 1.2C-4 -1.4 -7 -2 -11 0.6Z`,
  };
};

/** A star with facets. */
const star: Thing = (x, y, size) => {
  const p = path(x, y, size);
  return {
    dark: p`M0 -10L2.4 -2.4L10 0L2.4 2.4L0 10L-2.4 2.4L-10 0L-2.4 -2.4Z`,
    bright: p`M0 -10L0 0L-2.4 -2.4ZM10 0L0 0L2.4 -2.4ZM0 10L0 0L2.4 2.4ZM-10 0L0 0L-2.4 2.4Z`,
  };
};

type Placed = readonly [thing: Thing, x: number, y: number, size: number];

/** Things of a space as one sign, the farthest first. */
const together = (placed: readonly Placed[]): Sign =>
  [...placed]
    .sort(([, , a], [, , b]) => a - b)
    .map(([thing, x, y, size]) => thing(x, y, size))
    .reduce<Sign>(
      (all, { cast = '', dark = '', bright = '', cap = '' }) => ({
        cast: all.cast + cast,
        dark: all.dark + dark,
        bright: all.bright + bright,
        cap: all.cap + cap,
      }),
      { cast: '', dark: '', bright: '', cap: '' },
    );

const of = (thing: Thing, ...at: readonly (readonly [x: number, y: number, size: number])[]): Placed[] =>
  at.map(([x, y, size]) => [thing, x, y, size]);

const wonder = together(of(star, [0, -25, 0.9], [-21, 12, 0.6], [21, 12, 0.6]));

/** Three signs of each terrain: what tells a terrain stands round the middle, which is the pieces'. */
export const SIGNS: Readonly<Record<Terrain, readonly [Sign, Sign, Sign]>> = {
  grassland: [
    together([
      ...of(meadow, [-12, -16, 1], [12, 20, 0.9]),
      ...of(tuft, [-20, 4, 1], [15, -14, 1.1], [4, 27, 0.9], [22, 9, 0.8], [-6, -20, 0.8], [-14, 24, 0.9], [1, 4, 0.9]),
    ]),
    together([
      ...of(meadow, [14, -14, 1], [-13, 18, 0.9]),
      ...of(tuft, [-14, -10, 1.1], [19, 6, 1], [-21, 13, 0.8], [4, 24, 1], [2, -22, 0.8], [18, 22, 0.8]),
    ]),
    together([
      ...of(meadow, [-15, 8, 0.9], [6, -22, 0.8], [14, 16, 0.8]),
      ...of(tuft, [-14, -14, 0.9], [22, -4, 1], [-6, 26, 1.1], [10, 6, 0.8], [-23, 16, 0.8], [14, 24, 0.8]),
    ]),
  ],
  hills: [
    together(of(mound, [-11, -14, 0.9], [9, -10, 1.05], [-15, 10, 0.85], [14, 11, 0.8], [-3, 25, 1.05])),
    together(of(mound, [0, -17, 1], [-14, 0, 0.95], [14, 2, 0.9], [-9, 22, 0.95], [12, 24, 0.85])),
    together(of(mound, [-13, -6, 0.9], [9, -14, 1], [16, 7, 0.8], [-8, 12, 0.85], [4, 26, 1.05])),
  ],
  forest: [
    together([
      ...of(fir, [-6, -16, 0.95], [5, -19, 0.9], [15, -11, 1.05], [-17, -8, 1.05], [-24, 5, 0.95], [23, 4, 0.95]),
      ...of(fir, [-3, 0, 1], [7, 3, 0.95], [-12, 8, 1], [14, 8, 0.9], [-14, 21, 1.1], [-3, 27, 1.05], [9, 23, 1.15]),
      ...of(fir, [19, 17, 0.95]),
    ]),
    together([
      ...of(broadleaf, [-11, -14, 1.1], [0, -19, 1], [12, -12, 1.2], [-22, 0, 1], [22, 4, 1.05], [-4, 0, 1.1]),
      ...of(broadleaf, [8, 4, 1], [-13, 10, 1], [-18, 19, 1.05], [-4, 25, 1.2], [9, 19, 1], [16, 23, 1.1]),
    ]),
    together([
      ...of(fir, [-16, -9, 1.1], [-7, -17, 1], [22, 1, 0.95], [13, 17, 1.05], [20, 21, 0.9], [-21, 7, 0.9]),
      ...of(fir, [-3, 1, 1], [-11, 6, 0.9]),
      ...of(broadleaf, [6, -16, 1.1], [16, -9, 1], [8, 3, 1], [-13, 21, 1.1], [-2, 26, 1.2], [8, 28, 0.9]),
    ]),
  ],
  desert: [
    together([
      ...of(dune, [-9, -14, 1.05], [13, 18, 1.1], [-12, 8, 0.7]),
      ...of(ripple, [15, -12, 1], [-17, 18, 1], [-3, 27, 0.9], [13, 2, 0.8]),
    ]),
    together([
      ...of(dune, [10, -12, 1.1], [-11, 20, 1], [-17, -2, 0.65]),
      ...of(ripple, [-12, -19, 0.9], [17, 8, 1], [10, 26, 0.9], [-4, 4, 0.8]),
    ]),
    together([
      ...of(dune, [-12, 3, 0.9], [10, -16, 0.85], [9, 23, 1]),
      ...of(ripple, [-12, -18, 0.9], [19, 3, 1], [-16, 20, 1], [3, 8, 0.8]),
    ]),
  ],
  mountains: [
    together(of(peak, [-12, -3, 1.05], [9, -6, 1.25], [-6, 23, 1.15], [15, 20, 0.85])),
    together(of(peak, [2, -7, 1.35], [-17, 6, 0.9], [17, 9, 1], [-3, 27, 1])),
    together(of(peak, [-11, -8, 1], [13, -4, 1.1], [-17, 17, 0.85], [4, 25, 1.3])),
  ],
  water: [
    together(of(wave, [-12, -17, 0.9], [10, -7, 1], [-13, 8, 1], [11, 20, 0.9])),
    together(of(wave, [9, -19, 0.9], [-11, -5, 1], [13, 9, 0.9], [-6, 23, 1])),
    together(of(wave, [-1, -22, 0.8], [15, -6, 0.9], [-15, 2, 0.9], [4, 15, 1], [-8, 28, 0.7])),
  ],
  naturalWonder: [wonder, wonder, wonder],
};

/** The sign of a space: of the three of its terrain never the one that a neighbour has. */
export function signOf(terrain: Terrain, space: Space): Sign {
  const { q, r } = hexOf(space);
  return SIGNS[terrain][((((q - r) % 3) + 3) % 3) as 0 | 1 | 2];
}

/** Things of each terrain side by side, their feet at 0, from 0 to the right: for an edge of ground that is seen from the side. */
const row = (thing: Thing, size: number, ...xs: readonly number[]): Sign =>
  together(xs.map((x, i) => [thing, x, 0, size * (i % 2 ? 0.8 : 1)]));
export const ROWS: Readonly<Record<Exclude<Terrain, 'water' | 'naturalWonder'>, Sign>> = {
  grassland: row(tuft, 0.9, 8, 19, 31, 44),
  hills: row(mound, 0.62, 12, 28, 42),
  forest: row(fir, 0.85, 6, 15, 23, 33, 44),
  desert: row(dune, 0.7, 14, 38),
  mountains: row(peak, 0.72, 14, 28, 42),
};

/** The star on which a capital stands (C2.3). */
export const STAR = 'M0 -15l4.4 9.6l10.5 1.2l-7.8 7.1l2.1 10.4l-9.2 -5.2l-9.2 5.2l2.1 -10.4l-7.8 -7.1l10.5 -1.2Z';
