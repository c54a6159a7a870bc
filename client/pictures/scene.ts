import type { Hue } from '../theme';
import type { GoodsName } from './goods';
import type { Daylight, Motif, SheetCut } from './brush';
import type { FigurePlace } from './figure';
import type { Hour } from './hours';
import type { MotifName } from './motifs';
import type { OrnamentName } from './ornament';

/** What is on the picture of a card: a landscape in the kit's own hand, or a sheet in the hand of its game. */
export type Scene = Landscape | Sheet;

/** Luck and light for a sheet. */
export interface Sitting {
  daylight: Daylight;
  cut: SheetCut;
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
  /** Sun and moon stand outside the picture. */
  discless?: boolean | undefined;
  /** Around what it is composed for a box that shows no more than the middle, from the left edge; else around its own middle. */
  focus?: number;
  /** A building, of which the figure is the sign, or the statue. */
  house?: DrawnHouse | undefined;
  /** Along the lower edge. */
  ornament?: OrnamentName | undefined;
  /** The figure in front (`figure.ts`), wherever it has to stand. */
  figure?: ((place: FigurePlace) => Motif) | undefined;
}

/** What kin has in common: the colour of the figure, of flags and ornament, and that of the near land. */
export interface Palette {
  tone: Hue;
  land: Hue;
}

/** A house, how it is drawn, and where the figure is on it: what draws houses comes with the scenes that have some. */
export interface DrawnHouse extends House {
  stand: Motif;
  /** The board of its sign, where the figure is on one. */
  board?: Motif;
  figure: FigurePlace;
}

/** What a building of a town is. */
export type BuildingKind =
  | 'camp'
  | 'field'
  | 'hall'
  | 'harbour'
  | 'house'
  | 'market'
  | 'mine'
  | 'monument'
  | 'tower'
  | 'wall'
  | 'wood'
  | 'workshop';

/** A building put together from parts; its roof has the colour of the palette. */
export interface House {
  kind: BuildingKind;
  walls: 'timber' | 'stone';
  roof: 'gable' | 'thatch' | 'flat' | 'curved' | 'pediment';
  /** What lies by it. */
  goods: readonly GoodsName[];
  /** The roof of a second house beside it. */
  wing?: Hue | undefined;
}
