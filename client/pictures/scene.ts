import type { Hue } from '../theme';
import type { Hour } from './hours';
import type { MotifName } from './motifs';
import type { OrnamentName } from './ornament';

/** A picture in terms of what is on it: a line of data. How far away each thing is, the motifs know. */
export interface Scene {
  hour: Hour;
  palette: Palette;
  layers: readonly MotifName[];
  /** A house behind the figure, which is its sign then. */
  house?: House | undefined;
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

/** A house put together from parts; its roof has the colour of the palette. */
export interface House {
  walls: 'timber' | 'stone';
  roof: 'gable' | 'thatch' | 'flat' | 'curved' | 'pediment';
  front: 'yard' | 'tower' | 'stall';
  /** The roof of a second house beside it. */
  wing?: Hue | undefined;
}
