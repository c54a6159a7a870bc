import type { Symbol } from '../../../games/mythotopia/card';
import { eitherHue, type Daylight } from '../../pictures';
import type { Inks } from '../../pictures/ink';
import type { Hue } from '../../theme';
import { SHEET_HUES } from './look/hues';

/** Paper, inks and washes of the map, by day and by night. */
export const inksOf = (daylight: Daylight): Inks & { sea: string; seaFar: string } => ({
  paper: eitherHue(SHEET_HUES.paper, daylight),
  paperFar: eitherHue(SHEET_HUES.paperFar, daylight),
  ink: eitherHue(SHEET_HUES.ink, daylight),
  inkSoft: eitherHue(SHEET_HUES.inkSoft, daylight),
  sea: eitherHue(SHEET_HUES.sea, daylight),
  seaFar: eitherHue(SHEET_HUES.seaFar, daylight),
});

/** Washes: lighter than the symbols' letters by day, deeper by night. */
const WASHES: Readonly<Record<Symbol, Hue>> = {
  food: ['#a9b04a', '#6c7030'],
  stone: ['#98a2ac', '#566472'],
  gold: ['#e0ab3c', '#8e6a1e'],
  army: ['#cc6f56', '#8a4232'],
  ship: ['#6fa9bd', '#2f6076'],
};
/** The wash of a symbol, as a colour. */
export const washOf = (symbol: Symbol, daylight: Daylight): string => eitherHue(WASHES[symbol], daylight);
