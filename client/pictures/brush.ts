import { generator } from '../../games/kit/random';
import type { Hue } from '../theme';
import { mix } from './colour';
import { HOURS } from './hours';
import type { Landscape } from './scene';

/** Size of a picture, on which motifs are drawn. */
export const WIDTH = 360;
export const HEIGHT = 230;
/**
 * What is painted of a picture: all of it, or the same with its figure in the middle for a box that shows no more, or a low band for where
 * words leave no more room, or a slit where there is hardly any. Each is a picture of its own, with its figure as a whole. A box that is
 * lower than a whole picture, not as low as a band, shows the part of a landscape in which the figure stands; of all else a band.
 */
export type Cut = 'whole' | 'tall' | 'low' | 'band' | 'slit';
/** What is painted of what draws itself, or is a house: its figure is in the middle in any case. */
export type SheetCut = 'whole' | 'band' | 'slit';
/** What is painted of a landscape. */
export type LandCut = SheetCut | 'tall';
/** Heights of all; and where in the landscape each begins. */
export const HEIGHTS: Readonly<Record<LandCut, number>> = { whole: HEIGHT, tall: HEIGHT, band: 84, slit: 40 };
export const TOPS: Readonly<Record<LandCut, number>> = { whole: 0, tall: 0, band: 112, slit: 122 };
/** Where a building stands a band, and a slit, is all of it, from its roof to its foot, with more land on both sides. */
export const TOWN_TOP = 44;
export const TOWN_HEIGHT = 172;
/** Where these begin, and how wide they are. */
export const TOWN_SIDES: Readonly<Partial<Record<LandCut, readonly [left: number, width: number]>>> = {
  band: [-97, 644],
  slit: [-549, 1548],
};
/** How far sky and ground go on over the edges, for a hand that is not steady. */
export const OVER = 8;
/** Where far land meets the sky. */
export const HORIZON = 138;

/** Paints mixed for one picture. */
export interface Paint {
  sky: string;
  low: string;
  disc: string;
  haze: string;
  land: string;
  tone: string;
  /** The tone as roofs, sails and coats have it: at night darker than the figure. */
  dye: string;
  /** The figure's colour: the tone by day, at night the same hue in a brighter light. */
  enamel: string;
  /** The tone in the light and in the shade, and the line round a figure. */
  toneLit: string;
  toneDark: string;
  rim: string;
  /** Plaster and stone in the light. */
  wall: string;
  water: string;
  /** The warm light of fire and of windows. */
  fire: string;
  ink: string;
  light: string;
}

/** A hue by day or by night. */
export const eitherHue = ([light, dark]: Hue, daylight: Daylight): string => (daylight === 'light' ? light : dark);

/** What a motif draws with: the paints, and its own luck, the same for the same picture every time. */
export interface Brush {
  daylight: Daylight;
  paint: Paint;
  /** Sun or moon. */
  disc: Disc;
  /** A number between the two, by lot. */
  between(low: number, high: number): number;
  /** The colour of land so near: 0 at the horizon, 1 in front. */
  land(near: number): string;
  /** A colour seen through the air: 0 far away, 1 in front. */
  seen(colour: string, near: number): string;
  /** A colour in the light, which comes from the left. */
  lit(colour: string, much?: number): string;
  /** A colour in the shade. */
  shaded(colour: string, much?: number): string;
}

/** Sun or moon: its middle and its half width, and whether it is in the picture: rays come from it in any case. */
export interface Disc {
  shown: boolean;
  at: readonly [x: number, y: number];
  size: number;
}

/** A motif draws itself as SVG. */
export type Motif = (brush: Brush) => string;

/** Day or night of the page: which value of each hue is meant. */
export type Daylight = 'light' | 'dark';

function paintFor({ hour, palette, house }: Landscape, daylight: Daylight): Paint {
  const of = (hue: Hue): string => eitherHue(hue, daylight);
  const { sky, low, disc, haze } = HOURS[hour];
  const tone = of(palette.tone);
  const isLight = daylight === 'light';
  const ink = isLight ? '#2a1812' : '#08070b';
  const light = isLight ? '#fff6df' : '#f0dcb8';
  // The air has something of the colour of kin; over a town each house has a colour of its own.
  const air = house ? 0 : 1;
  return {
    sky: mix(of(sky), tone, air * (isLight ? 0.16 : 0.08)),
    low: mix(of(low), tone, air * 0.06),
    disc: of(disc),
    haze: mix(of(haze), tone, air * 0.1),
    land: of(palette.land),
    tone,
    dye: isLight ? tone : mix(tone, ink, 0.36),
    enamel: isLight ? tone : mix(palette.tone[0], light, 0.14),
    toneLit: mix(tone, light, isLight ? 0.42 : 0.4),
    toneDark: mix(tone, ink, isLight ? 0.42 : 0.5),
    rim: isLight ? mix(light, of(low), 0.3) : ink,
    wall: mix(isLight ? '#f0dfbd' : '#8a7760', of(haze), 0.22),
    water: mix(isLight ? '#4f8796' : '#1f4354', of(sky), 0.3),
    fire: isLight ? '#f2a33a' : '#ffb94e',
    ink,
    light,
  };
}

/** Numbers by lot, the same for the same seed. */
export function lot(seed: string): (low: number, high: number) => number {
  const next = generator(seed);
  return (low, high) => low + next() * (high - low);
}

/** Where the disc stands at its hour: low and large, by day also high towards the light, the moon anywhere. */
function discFor({ hour, discless }: Landscape, between: (low: number, high: number) => number): Disc {
  const shown = !discless;
  if (hour === 'night') return { shown, at: [between(52, 308), between(36, 76)], size: between(20, 34) };
  if ((hour === 'day' || hour === 'bright') && between(0, 1) < 0.5)
    return { shown, at: [between(46, 110), between(36, 62)], size: between(24, 36) };
  return { shown, at: [between(90, 270), between(88, 122)], size: between(40, 66) };
}

/** The brush for a scene; `seed` is its luck. */
export function brushFor(scene: Landscape, seed: string, daylight: Daylight): Brush {
  const paint = paintFor(scene, daylight);
  return {
    daylight,
    paint,
    disc: discFor(scene, lot(`${seed} disc`)),
    between: lot(seed),
    land: (near) => mix(paint.haze, paint.land, near),
    seen: (colour, near) => mix(paint.haze, colour, near),
    lit: (colour, much = 0.3) => mix(colour, paint.light, daylight === 'light' ? much : much * 0.6),
    shaded: (colour, much = 0.3) => mix(colour, paint.ink, much),
  };
}
