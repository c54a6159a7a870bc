import type { ReactElement } from 'react';
import type { IconType } from 'react-icons';
import type { Hue } from '../theme';
import { eitherHue, type Motif } from './brush';
import { mix } from './colour';
import { extentOf } from './extent';
import { ellipse, faint, path, short } from './line';
import { MATERIALS, type Material } from './materials';
import { relief } from './relief';

/** The SVG paths of an emblem, on its grid of 512 by 512. */
export function pathsOf(emblem: IconType): string[] {
  const { props } = emblem({}) as ReactElement<{ children: readonly ReactElement<{ d?: string }>[] }>;
  return props.children.flatMap(({ props: { d } }) => (d === undefined ? [] : [d]));
}

/** An emblem of pieces that stand apart, on one slab. */
export function onSlab(paths: readonly string[]): string[] {
  const { left, right, bottom } = extentOf(paths);
  const high = Math.round((right - left) / 11);
  return [...paths, `M${left - high} ${bottom + high}v${-high}l${high} ${-high}H${right}l${high} ${high}v${high}z`];
}

/** Where it stands: its middle and its foot, and how high and wide it may be. */
interface Stand {
  middle: number;
  foot: number;
  high: number;
  wide: number;
}
/** To the left; large and low, its feet out of the picture; to the right, farther away; else in the middle: of a tall picture, in a band, in a slit; the sign of a house, or a statue on its steps. */
const STANDS = {
  left: { middle: 122, foot: 203, high: 128, wide: 138 },
  low: { middle: 184, foot: 220, high: 152, wide: 190 },
  right: { middle: 224, foot: 192, high: 106, wide: 120 },
  tall: { middle: 180, foot: 201, high: 132, wide: 150 },
  band: { middle: 180, foot: 191, high: 74, wide: 150 },
  slit: { middle: 180, foot: 159, high: 34, wide: 120 },
  sign: { middle: 116, foot: 146, high: 40, wide: 42 },
  statue: { middle: 210, foot: 171, high: 90, wide: 110 },
} as const satisfies Record<string, Stand>;
export type FigurePlace = keyof typeof STANDS;

/** A high one's relief is so coarse. */
const COARSE = 132;

/** Puts a drawing on its feet in its place, as large as that allows. */
function stand(paths: readonly string[], { middle, foot, high, wide }: Stand): string {
  const { left, top, right, bottom } = extentOf(paths);
  const scale = Math.min(high / (bottom - top), wide / (right - left));
  const at = [middle - (scale * (left + right)) / 2, foot - scale * bottom];
  return `translate(${at.map((n) => n.toFixed(1)).join(' ')}) scale(${scale.toFixed(4)})`;
}

/** The shadow of what stands on the ground there: it falls to the front, away from the light. */
const thrown = (shape: string, foot: number, lean: number): string =>
  `<g transform="matrix(1 0 ${-lean} -.2 ${short(lean * foot)} ${short(1.2 * foot - 1)})" ${faint(0.34)}>${shape}</g>`;

/** Light air behind what stands there, by night dark air, in which land and people grow faint. */
const air = ({ middle, foot, high, wide }: Stand, colour: string): string =>
  `<radialGradient id="air"><stop offset=".3" stop-color="${colour}" stop-opacity=".5"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>` +
  ellipse([middle, foot - high / 2], wide * 0.78, high * 0.74, 'url(#air)');

/** Metal on which a figure lies, by day and by night. */
const GOLD: Hue = ['#cf9440', '#d9a254'];

/**
 * The figure in front: a painted relief that stands on the ground, rimmed with light from where the sun is, its foot in the haze; or the sign
 * on a board.
 * @param paths SVG paths on a grid of 512 by 512
 * @param material what it is made of; enamel in the tone without one
 */
export const figure =
  (paths: readonly string[], material?: Material) =>
  (place: FigurePlace): Motif =>
  ({ paint, disc, daylight, land }) => {
    const isDay = daylight === 'light';
    const at = STANDS[place];
    const grid = stand(paths, at);
    const shape = (fill: string): string => path(paths.join(' '), fill, `transform="${grid}"`);
    const body = material ? mix(eitherHue(MATERIALS[material], daylight), paint.enamel, 0.12) : paint.enamel;
    const isLitFromRight = disc.shown && disc.at[0] > at.middle;
    const isOnGround = place !== 'sign' && place !== 'slit';
    return (
      `<linearGradient id="figure" x1="0" y1="0" x2=".8" y2="1"><stop offset=".06" stop-color="${mix(body, paint.light, 0.28)}"/><stop offset=".52" stop-color="${body}"/><stop offset="1" stop-color="${mix(body, paint.ink, 0.28)}"/></linearGradient>` +
      `<linearGradient id="foot" x2="0" y2="1"><stop offset=".66" stop-color="${paint.haze}" stop-opacity="0"/><stop offset="1" stop-color="${paint.haze}" stop-opacity=".4"/></linearGradient>` +
      relief(Math.min(1, Math.max(0.34, at.high / COARSE)), isLitFromRight, {
        stone: isDay ? mix(paint.rim, GOLD[0], 0.5) : GOLD[1],
        edge: isDay ? mix(paint.toneDark, paint.ink, 0.35) : paint.ink,
        gleam: disc.shown ? mix(paint.light, paint.disc, 0.5) : paint.light,
        shadow: paint.ink,
      }) +
      (isOnGround ? air(at, isDay ? paint.light : paint.ink) : '') +
      (place === 'sign' ? '' : thrown(shape(paint.ink), at.foot, isLitFromRight ? -0.62 : 0.62)) +
      `<g filter="url(#relief)">${shape('url(#figure)')}</g>` +
      (isOnGround
        ? shape('url(#foot)') + ellipse([at.middle, at.foot + 1], at.wide * 0.42, 3.4, land(0.85), faint(0.5))
        : '')
    );
  };
