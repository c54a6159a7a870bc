import type { ReactElement } from 'react';
import type { IconType } from 'react-icons';
import type { Motif } from './brush';
import { ellipse, faint } from './line';

/** The SVG paths of an emblem, on its grid of 512 by 512. */
export function pathsOf(emblem: IconType): string[] {
  const { props } = emblem({}) as ReactElement<{ children: readonly ReactElement<{ d?: string }>[] }>;
  return props.children.flatMap(({ props: { d } }) => (d === undefined ? [] : [d]));
}

/** Where the middle of the figure stands. */
const MIDDLE = 180;
/** Where it stands and how high it is: in front of all, as the sign of a house, and in a band. */
const PLACES = { front: [204, 132], sign: [197, 74], band: [190, 72] } as const;
/** In front of all, the sign of a house, or in a band. */
export type FigurePlace = keyof typeof PLACES;

const shape = (attributes: string): string => `<use href="#figure-shape" ${attributes}/>`;

/** The figure in front: its edge in the light, its body going over into the shade, and its shadow on the ground. */
export const figure =
  (paths: readonly string[], place: FigurePlace): Motif =>
  ({ paint }) => {
    const [foot, size] = PLACES[place];
    const d = paths.join(' ');
    const grid = `translate(${MIDDLE - size / 2} ${foot - size}) scale(${size / 512})`;
    return (
      `<linearGradient id="figure" x1="0" y1="0" x2="1" y2=".75"><stop offset=".08" stop-color="${paint.toneLit}"/><stop offset=".46" stop-color="${paint.tone}"/><stop offset=".9" stop-color="${paint.toneDark}"/></linearGradient>` +
      ellipse([MIDDLE + 14, foot - 1], size * 0.5, 7, paint.ink, faint(0.36)) +
      `<defs><path id="figure-shape" d="${d}"/></defs><g transform="${grid}">` +
      shape(`fill="${paint.rim}" stroke="${paint.rim}" stroke-width="20" stroke-linejoin="round"`) +
      shape(`fill="${paint.ink}" transform="translate(7 9)" opacity=".5"`) +
      shape(`fill="${paint.light}" transform="translate(-5 -6)"`) +
      `${shape('fill="url(#figure)"')}</g>`
    );
  };
