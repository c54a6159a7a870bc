import type { Brush } from './brush';
import { box, each, ellipse, line, path, polygon, row } from './line';

/** Heaps of goods, 60 wide, on the ground about the point 0 0. */

const WOOD = '#8a5a2e';
const GRAIN = '#d8a83c';
const ROCK = '#97938c';
const GOLD = '#e8b93a';
const IRON = '#7c8690';
const CLOTH = '#c8b08a';

type Heap = (brush: Brush) => string;

/** What draws each heap. */
export const GOODS = {
  /** Logs, one upon the other. */
  wood: ({ lit, shaded, seen }) => {
    const bark = seen(WOOD, 1);
    return each(
      [
        [-20, -9],
        [0, -9],
        [20, -9],
        [-10, -25],
        [10, -25],
        [0, -41],
      ],
      ([x, y]) => // prettier-ignore
      ellipse([x, y], 10, 9.4, shaded(bark, 0.3)) + ellipse([x - 1, y - 1], 8, 7.4, lit(bark, 0.5)) + ellipse([x - 1, y - 1], 3.6, 3.2, lit(bark, 0.2)), // prettier-ignore
    );
  },
  /** Hewn blocks. */
  stone: ({ lit, shaded, seen }) => {
    const rock = seen(ROCK, 1);
    return each(
      [
        [-28, -18, 26],
        [2, -18, 26],
        [-14, -36, 28],
      ],
      ([x, y, width]) => // prettier-ignore
      box(x, y, width, 18, lit(rock, 0.22)) + polygon([[x + width, y], [x + width + 6, y - 4], [x + width + 6, y + 13], [x + width, y + 18]], shaded(rock, 0.4)) + polygon([[x, y], [x + 6, y - 5], [x + width + 6, y - 5], [x + width, y]], lit(rock, 0.5)), // prettier-ignore
    );
  },
  /** Sheaves and a basket. */
  food: ({ lit, shaded, seen }) => {
    const grain = seen(GRAIN, 1);
    return (
      each([-17, 3], (x) => path(`M${x - 9} 0q7 -18 0 -22q-4 -14 -2 -22q12 -10 24 0q2 10 -2 22q-7 4 0 22z`, lit(grain, 0.16)) + path(`M${x + 4} 0q3 -30 6 -46q6 1 7 3q2 10 -2 22q-7 4 0 21z`, shaded(grain, 0.26)) + line(`M${x - 5} -21h15`, shaded(grain, 0.55), 3)) + // prettier-ignore
      path('M14 0l-4 -18h28l-4 18z', seen(WOOD, 1)) +
      each([[16, -20], [24, -22], [32, -20]], ([x, y]) => ellipse([x, y], 5.4, 5, seen('#b6402e', 1))) // prettier-ignore
    );
  },
  /** A chest with coins. */
  gold: ({ lit, shaded, seen }) => {
    const wood = seen(WOOD, 1);
    return (
      path('M-26 -22q0 -20 26 -20t26 20z', shaded(wood, 0.3)) +
      row(6, (i) => ellipse([-18 + i * 7.4, -24 - (i % 2) * 5], 6, 5, i % 2 ? lit(GOLD, 0.3) : GOLD)) +
      box(-26, -22, 52, 22, lit(wood, 0.1)) +
      line('M-26 -12h52M-14 -22v22M14 -22v22', shaded(wood, 0.5), 2.6) +
      box(-4, -20, 8, 9, GOLD)
    );
  },
  /** Three who work. */
  worker: ({ paint, lit, shaded, seen }) =>
    each(
      [
        [-20, 0],
        [18, 0],
        [0, 4],
      ],
      ([x, y], i) => // prettier-ignore
      path(`M${x - 10} ${y}q0 -34 10 -34t10 34z`, i === 1 ? seen(CLOTH, 1) : lit(paint.dye, 0.2)) + path(`M${x} ${y - 34}q10 0 10 34h-9z`, shaded(paint.dye, 0.4), 'opacity=".5"') + ellipse([x, y - 39], 7, 7.4, '#d8a47c') + path(`M${x - 9} ${y - 41}q9 -12 18 0z`, shaded(seen(WOOD, 1), 0.2)), // prettier-ignore
    ),
  /** Swords in a rack. */
  raze: ({ lit, shaded, seen }) =>
    row(3, (i) => {
      const x = -18 + i * 18;
      return (
        polygon([[x - 3, -6], [x - 3, -46], [x, -54], [x, -6]], lit(IRON, 0.5)) + // prettier-ignore
        polygon(
          [
            [x + 3, -6],
            [x + 3, -46],
            [x, -54],
            [x, -6],
          ],
          shaded(IRON, 0.2),
        ) + // prettier-ignore
        line(`M${x - 8} -14h16`, GOLD, 3.4)
      );
    }) +
    line('M-30 -6h60M-30 -30h60', shaded(seen(WOOD, 1), 0.1), 4) +
    line('M-28 0v-36M28 0v-36', seen(WOOD, 1), 4.4),
  /** Shields that lean on each other. */
  defence: ({ paint, lit, shaded }) =>
    each([-18, 16, -1], (x, i) => path(`M${x - 14} -42q14 5 28 0v20q-3 15 -14 21q-11 -6 -14 -21z`, i === 2 ? lit(paint.dye, 0.2) : shaded(IRON, 0.1)) + path(`M${x} -39q8 0 14 -3v20q-3 15 -14 21z`, paint.ink, 'opacity=".26"') + ellipse([x, -24], 4.4, 4.4, GOLD)), // prettier-ignore
  /** A laurel on a plinth. */
  vp: ({ paint, lit, shaded }) =>
    box(-20, -16, 40, 16, lit(paint.wall, 0.3)) +
    box(4, -16, 16, 16, shaded(paint.wall, 0.24)) +
    line('M-3 -18q-22 -8 -15 -36M3 -18q22 -8 15 -36', shaded(GOLD, 0.1), 3) +
    row(4, (i) => ellipse([-17 + i * 1.6, -50 + i * 9], 4, 5.6, GOLD) + ellipse([17 - i * 1.6, -50 + i * 9], 4, 5.6, lit(GOLD, 0.3))), // prettier-ignore
  /** Chests and rolls. */
  card: ({ paint, lit, shaded, seen }) => {
    const wood = seen(WOOD, 1);
    return (
      box(-28, -24, 34, 24, lit(wood, 0.2)) +
      line('M-26 -22l30 20m0 -20l-30 20', shaded(wood, 0.4), 2.4) +
      row(3, (i) => box(10 + i * 6, -30 - i * 5, 5, 30 + i * 5, i % 2 ? paint.light : lit(CLOTH, 0.3))) +
      box(-20, -36, 22, 12, paint.dye)
    );
  },
} satisfies Record<string, Heap>;
/** A heap by its name. */
export type GoodsName = keyof typeof GOODS;
