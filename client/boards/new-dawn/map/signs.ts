import type { Terrain } from '../../../../games/new-dawn/card';

/** The sign of each terrain, as lines around the middle of a space; pieces stand over it. */
export const SIGNS: Readonly<Record<Terrain, string>> = {
  grassland: [
    [-16, -14],
    [14, -16],
    [-2, 24],
    [20, 12],
    [-22, 10],
  ]
    .map(([x = 0, y = 0]) => `M${x - 4} ${y}l-2 -5M${x} ${y}v-7M${x + 4} ${y}l2 -5`)
    .join(''),
  hills: [
    [-13, -14],
    [14, -9],
    [-15, 15],
    [10, 21],
  ]
    .map(([x = 0, y = 0]) => `M${x - 10} ${y + 3}q10 -14 20 0`)
    .join(''),
  forest: [
    [-14, -13],
    [1, -21],
    [16, -11],
    [-20, 12],
    [-5, 24],
    [13, 17],
  ]
    .map(([x = 0, y = 0]) => `M${x} ${y - 8}l6 10h-12ZM${x} ${y + 2}v4`)
    .join(''),
  desert: [
    [-14, -15],
    [0, -20],
    [14, -13],
    [-23, 2],
    [-15, 16],
    [2, 24],
    [18, 14],
    [23, 0],
  ]
    .map(([x = 0, y = 0]) => `M${x} ${y}h.1`)
    .join('')
    .concat('M-14 -4q7 -6 14 0M0 -4q7 6 14 0M-12 9q6 -5 12 0M0 9q6 5 12 0'),
  mountains: [
    [-12, -8],
    [9, -14],
    [-11, 20],
    [14, 14],
  ]
    .map(([x = 0, y = 0]) => `M${x - 11} ${y + 7}l11 -18l11 18M${x} ${y - 11}l3 8l-2 4l3 5`)
    .join(''),
  water: [
    [-14, -16],
    [10, -10],
    [-12, 4],
    [14, 10],
    [-6, 20],
  ]
    .map(([x = 0, y = 0]) => `M${x - 9} ${y}q4.5 -5 9 0t9 0`)
    .join(''),
  naturalWonder: 'M0 -30l2.5 6.5h7l-5.6 4.2l2.2 6.8l-6.1 -4.3l-6.1 4.3l2.2 -6.8l-5.6 -4.2h7Z',
};

/** The star on which a capital stands (C2.3). */
export const STAR = 'M0 -15l4.4 9.6l10.5 1.2l-7.8 7.1l2.1 10.4l-9.2 -5.2l-9.2 5.2l2.1 -10.4l-7.8 -7.1l10.5 -1.2Z';
