import type { ReactElement } from 'react';
import type { IconType } from 'react-icons';
import type { Hue } from '../theme';
import { eitherHue, type Motif } from './brush';
import { mix } from './colour';
import { extentOf } from './extent';
import { faint, path, short } from './line';
import { relief } from './relief';

/** The SVG paths of an emblem, on its grid of 512 by 512. */
export function pathsOf(emblem: IconType): string[] {
  const { props } = emblem({}) as ReactElement<{ children: readonly ReactElement<{ d?: string }>[] }>;
  return props.children.flatMap(({ props: { d } }) => (d === undefined ? [] : [d]));
}

/** Where the middle of the figure stands. */
const MIDDLE = 180;
/** Where it stands, and how high and wide it may be: in front of all, as the sign of a house, and in a band. */
const PLACES = { front: [201, 132, 150], sign: [185, 56, 62], band: [191, 74, 150] } as const;
/** In front of all, the sign of a house, or in a band. */
export type FigurePlace = keyof typeof PLACES;

/** Puts a drawing on its feet in its place, as large as that allows. */
function stand(paths: readonly string[], place: FigurePlace): string {
  const [foot, high, wide] = PLACES[place];
  const { left, top, right, bottom } = extentOf(paths);
  const scale = Math.min(high / (bottom - top), wide / (right - left));
  const at = [MIDDLE - (scale * (left + right)) / 2, foot - scale * bottom];
  return `translate(${at.map((n) => n.toFixed(1)).join(' ')}) scale(${scale.toFixed(4)})`;
}

/** The shadow of what stands on the ground there: it falls to the front, away from the light. */
const thrown = (shape: string, foot: number): string =>
  `<g transform="matrix(1 0 -.62 -.2 ${short(0.62 * foot)} ${short(1.2 * foot - 1)})" ${faint(0.34)}>${shape}</g>`;

/** Metal on which a figure lies, by day and by night. */
const GOLD: Hue = ['#cf9440', '#d9a254'];

/** The figure in front: a painted relief in the colour of its kin, that stands on the ground; or the sign on a board. */
export const figure =
  (paths: readonly string[], place: FigurePlace): Motif =>
  ({ paint, daylight }) => {
    const isDay = daylight === 'light';
    const grid = stand(paths, place);
    const shape = (fill: string): string => path(paths.join(' '), fill, `transform="${grid}"`);
    const [lit, body, shade] = isDay
      ? [mix(paint.tone, paint.toneLit, 0.62), paint.tone, mix(paint.tone, paint.toneDark, 0.6)]
      : [mix(paint.tone, paint.toneLit, 0.5), mix(paint.tone, paint.dye, 0.5), mix(paint.dye, paint.ink, 0.16)];
    return (
      `<linearGradient id="figure" x1="0" y1="0" x2=".8" y2="1"><stop offset=".06" stop-color="${lit}"/><stop offset=".52" stop-color="${body}"/><stop offset="1" stop-color="${shade}"/></linearGradient>` +
      relief(place === 'front' ? 1 : 0.62, {
        stone: mix(isDay ? paint.rim : paint.toneDark, eitherHue(GOLD, daylight), 0.5),
        edge: isDay ? mix(paint.toneDark, paint.ink, 0.35) : paint.ink,
        gleam: paint.light,
        shadow: paint.ink,
      }) +
      (place === 'sign' ? '' : thrown(shape(paint.ink), PLACES[place][0])) +
      `<g filter="url(#relief)">${shape('url(#figure)')}</g>`
    );
  };
