import type { Hue } from '../theme';
import type { GoodsName } from './goods';
import type { Cut, Daylight, Motif } from './brush';
import type { Hour } from './hours';
import type { MotifName } from './motifs';
import type { OrnamentName } from './ornament';

/** What is on the picture of a card: a landscape in the kit's own hand, or a sheet in the hand of its game. */
export type Scene = Landscape | Sheet;

/** Luck and light for a sheet. */
export interface Sitting {
  daylight: Daylight;
  cut: Cut;
  /** A number between the two, by lot: the same for the same card every time. */
  between(low: number, high: number): number;
}

/** A picture that draws itself as SVG, on the kit's size for what is cut out of it. */
export interface Sheet {
  sheet: (sitting: Sitting) => string;
}

/** A picture in terms of what is on it: a line of data. How far away each thing is, the motifs know. */
export interface Landscape {
  hour: Hour;
  palette: Palette;
  layers: readonly MotifName[];
  /** A house behind the figure, which is its sign then. */
  house?: DrawnHouse | undefined;
  /** Along the lower edge. */
  ornament?: OrnamentName | undefined;
  /** The figure in front: SVG paths on a grid of 512 by 512. */
  emblem?: readonly string[] | undefined;
}

/** What kin has in common: the colour of the figure, of flags and ornament, and that of the near land. */
export interface Palette {
  tone: Hue;
  land: Hue;
}

/** A house, and how it and the board of its sign are drawn: what draws houses comes with the scenes that have some. */
export interface DrawnHouse extends House {
  stand: Motif;
  board: Motif;
}

/** A house put together from parts; its roof has the colour of the palette. */
export interface House {
  walls: 'timber' | 'stone';
  roof: 'gable' | 'thatch' | 'flat' | 'curved' | 'pediment';
  front: 'yard' | 'tower' | 'stall';
  /** What lies in the yard, and, where there is a stall or turret, on the other side. */
  goods: readonly GoodsName[];
  /** The roof of a second house beside it. */
  wing?: Hue | undefined;
}
