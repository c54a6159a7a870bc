import type { Symbol } from '../../../../games/mythotopia/card';
import type { Hue } from '../../../theme';

/** Mythotopia's materials: parchment, sepia ink, washes of water colour. */

/** The sheet of the map. By night its land is moss, cooler than the panels round it. */
export const SHEET_HUES = {
  paper: ['#f4e8cb', '#2c3529'],
  paperFar: ['#e6d3a8', '#222a22'],
  sea: ['#cbd6cd', '#1c2a2e'],
  seaFar: ['#b3c5c1', '#152024'],
  ink: ['#3d2a18', '#e0cba3'],
  inkSoft: ['#7a6142', '#9c8763'],
  halo: ['#f8efd8', '#232b22'],
  road: ['#e2bd7c', '#7a5b32'],
} as const satisfies Record<string, Hue>;

/** Colours of symbols, never without the symbol itself. */
export const SYMBOL_HUES: Readonly<Record<Symbol, Hue>> = {
  food: ['#626211', '#d3cc6d'],
  stone: ['#565a60', '#bcc3ca'],
  gold: ['#835700', '#eebd4e'],
  army: ['#8c2f22', '#f0826e'],
  ship: ['#1d5c7d', '#86c4e6'],
};

/** Kinds of cards that have no symbol's colour. */
export const KIND_HUES = {
  improvement: ['#4b3a6b', '#bcaae2'],
  fixed: ['#7c5a06', '#ecc75c'],
  variable: ['#7c5a06', '#ecc75c'],
} as const satisfies Record<string, Hue>;
