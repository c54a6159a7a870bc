import type { Sitting } from '../../pictures';
import { outline, paper, penned, stroke, trembling, washed, type Inks } from '../../pictures/ink';
import { each, ellipse, path, row, short } from '../../pictures/line';
import { inksOf } from './inks';
import { hill, peak, type Mark } from './map/ink';

/** Vignettes in ink and wash: a figure on its ground, a far land drawn with the pen of the map, and paper all round. */

type Drawing = (inks: Inks, sitting: Sitting) => string;

const marked = ({ ink, paper: ground }: Inks, { outline: d, shade }: Mark): string =>
  outline(d, ink, ground, 0.8) + stroke(shade, ink, 0.5, 'opacity=".7"');

/** Marks of the map, larger: `x` and `y` of their feet on the picture. */
const heights = (
  inks: Inks,
  draw: (at: { x: number; y: number }) => Mark,
  size: number,
  at: readonly [number, number][],
): string =>
  `<g transform="scale(${size})">${each(at, ([x, y]) => marked(inks, draw({ x: x / size, y: y / size })))}</g>`;

/** A house with a hipped roof; `x` is its left edge, `y` its foot. */
export const house = ({ ink, paper: ground }: Inks, x: number, y: number, size: number): string =>
  `<g transform="translate(${short(x)} ${short(y)}) scale(${short(size / 20)})">${
    outline('M0 0v-12h20v12z', ink, ground, 1.2) +
    outline('M-3 -12l6 -10h15l5 10z', ink, ground, 1.2) +
    stroke('M8 0v-7h4v7M9 -20l3 7m4 -7l3 7', ink, 0.8)
  }</g>`;

/** A tree; `x` is its trunk, `y` its foot. */
export const tree = ({ ink, paper: ground }: Inks, x: number, y: number, size: number): string =>
  stroke(`M${x} ${y}v${-size * 0.6}`, ink, 1.6) +
  outline(
    `M${x - size * 0.4} ${y - size * 0.5}q${-size * 0.2} ${-size * 0.3} ${size * 0.1} ${-size * 0.4}q${size * 0.3} ${-size * 0.4} ${size * 0.6} 0q${size * 0.3} ${size * 0.1} ${size * 0.1} ${size * 0.4}q${-size * 0.4} ${size * 0.14} ${-size * 0.8} 0z`,
    ink,
    ground,
    1.2,
  ) +
  stroke(`M${x + size * 0.1} ${y - size * 0.55}q${size * 0.2} 0 ${size * 0.24} ${-size * 0.2}`, ink, 0.8);

const DRAWINGS = {
  peaks: (inks) => heights(inks, peak, 3.1, [[58, 128], [296, 124], [104, 140], [252, 142], [334, 146], [22, 146]]), // prettier-ignore
  hills: (inks) => heights(inks, hill, 3.6, [[50, 140], [302, 136], [104, 150], [252, 150], [344, 152]]), // prettier-ignore
  sea: ({ inkSoft }, { between }) =>
    row(16, (i) =>
      stroke(`M${short((i % 2 ? 226 : 10) + between(0, 104))} ${136 + i * 4}q6 -6 12 0t12 0t12 0`, inkSoft, 1.2),
    ),
  houses: (inks) => each([[24, 172, 26], [62, 164, 20], [288, 170, 28], [330, 162, 20], [258, 160, 18]], ([x, y, size]) => house(inks, x, y, size)), // prettier-ignore
  trees: (inks) => each([[26, 176, 44], [64, 166, 34], [326, 176, 46], [288, 164, 34], [92, 158, 24], [262, 156, 24]], ([x, y, size]) => tree(inks, x, y, size)), // prettier-ignore
  fields: ({ inkSoft }) =>
    row(7, (i) =>
      stroke(
        `M${20 + i * 10} ${206 - i * 3}L${100 + i * 6} 152M${340 - i * 10} ${206 - i * 3}L${260 - i * 6} 152`,
        inkSoft,
        1,
      ),
    ),
  wall: ({ ink, paper: ground }) =>
    outline('M-6 176v-34h8v6h12v-6h12v6h12v-6h12v6h12v-6h12v6h12v-6h12v40z', ink, ground, 1.4) +
    outline('M366 176v-34h-8v6h-12v-6h-12v6h-12v-6h-12v6h-12v-6h-12v6h-12v-6h-12v40z', ink, ground, 1.4) +
    stroke('M4 158h12m14 6h12m12 -7h12m254 0h12m-38 7h12m-38 -5h12', ink, 0.9),
  spears: ({ ink, paper: ground }, { between }) =>
    row(18, (i) => {
      const x = (i % 2 ? 250 : 4) + (i >> 1) * 12;
      const top = between(84, 106);
      return (
        stroke(`M${x} 178L${x + 5} ${short(top)}`, ink, 1.3) +
        outline(`M${x + 5} ${short(top - 10)}l3.4 9l-5.6 2z`, ink, ground, 1)
      );
    }),
  stars: ({ ink }, { between }) =>
    row(15, () =>
      stroke(`M${short(between(20, 340))} ${short(between(16, 90))}m-3 0h6m-3 -3v6`, ink, 1, 'opacity=".7"'),
    ),
  birds: ({ ink }, { between }) =>
    row(5, (i) =>
      stroke(`M${short((i % 2 ? 262 : 34) + between(0, 60))} ${short(between(30, 84))}q5 -5 8 1q4 -6 9 -2`, ink, 1.3),
    ),
  // By night the moon stands there.
  sun: ({ ink, paper: ground }, { daylight }) =>
    daylight === 'dark'
      ? outline('M290 52a20 20 0 1 0 14 31a17 17 0 1 1 -14 -31z', ink, ground, 1.3)
      : stroke('M284 52a19 19 0 1 0 .1 0', ink, 1.3) +
        row(12, (i) => {
          const [dx, dy] = [Math.cos((i * Math.PI) / 6), Math.sin((i * Math.PI) / 6)];
          return stroke(
            `M${short(284 + dx * 25)} ${short(71 + dy * 25)}L${short(284 + dx * 33)} ${short(71 + dy * 33)}`,
            ink,
            1.1,
          );
        }),
  road: ({ ink }) => stroke('M138 230Q150 200 96 184T60 152M206 230Q196 196 124 180T74 152', ink, 1.4),
  stones: ({ ink, paper: ground }) =>
    each([[40, 190, 60], [76, 180, 40], [300, 184, 54], [334, 192, 40]], ([x, y, tall]) =>
      outline(`M${x - 9} ${y}q-3 ${-tall * 0.6} 3 ${-tall}q9 -6 14 3q5 ${tall * 0.5} 2 ${tall - 3}z`, ink, ground, 1.5) +
      stroke(`M${x + 5} ${y - 4}l-3 -9m5 0l-3 -12m4 0l-4 -12`, ink, 0.9)), // prettier-ignore
} satisfies Record<string, Drawing>;
export type DrawingName = keyof typeof DRAWINGS;

/** How large the figure is, and where it stands; and how much of the picture's upper part a band leaves out. */
const PLACES = { whole: [138, 208, 0], band: [74, 204, 124], slit: [33, 204, 167] } as const;

/** What is on a vignette: far things, and the figure as SVG paths on a grid of 512. */
export interface Vignette {
  drawings: readonly DrawingName[];
  emblem: readonly string[];
  /** Two washes: of the figure and its ground, and of the sky. */
  wash: string;
  sky: string;
}

/** A vignette as SVG: far land, what stands there, the emblem, washes over the lines. */
export function vignetteOf({ drawings, emblem, wash, sky }: Vignette, sitting: Sitting): string {
  const inks = inksOf(sitting.daylight);
  const { ink } = inks;
  const [size, foot, above] = PLACES[sitting.cut];
  const grid = `translate(${180 - size / 2} ${foot - size}) scale(${size / 512})`;
  const shape = (attributes: string): string => `<use href="#shape" ${attributes}/>`;
  return (
    trembling(Math.floor(sitting.between(1, 90))) +
    paper(inks) +
    `<defs><path id="shape" d="${emblem.join(' ')}"/></defs>` +
    `<pattern id="hatch" width="18" height="18" patternUnits="userSpaceOnUse" patternTransform="rotate(38)"><path d="M0 0V18" stroke="${ink}" stroke-width="7"/></pattern>` +
    `<linearGradient id="shade"><stop offset=".42" stop-color="#000"/><stop offset=".95" stop-color="#fff"/></linearGradient><mask id="right" maskUnits="userSpaceOnUse" x="0" y="0" width="512" height="512"><path d="M0 0H512V512H0z" fill="url(#shade)"/></mask>` +
    `<g transform="translate(0 ${-above})">` +
    washed(ellipse([sitting.between(160, 200), 92], 156, 72, sky), 0.75) +
    penned(drawings.map((name) => DRAWINGS[name](inks, sitting)).join('')) +
    washed(ellipse([180, 196], 172, 26, wash), 0.8) +
    penned(stroke('M40 207q70 -6 140 0t148 -2M70 214h46m130 1h50', ink, 1.4)) +
    `<g filter="url(#pen)"><g transform="${grid}">` +
    shape(`fill="${inks.paper}" stroke="${inks.paper}" stroke-width="44" stroke-linejoin="round"`) +
    `<g transform="translate(9 7)" opacity=".92">${shape(`fill="${wash}"`)}</g>` +
    `<g mask="url(#right)">${shape('fill="url(#hatch)" opacity=".8"')}</g>` +
    `${shape(`fill="none" stroke="${ink}" stroke-width="8" stroke-linejoin="round"`)}</g></g>` +
    penned(path('M150 210q40 8 96 1l20 5q-70 8 -116 -6z', ink, 'opacity=".3"')) +
    '</g>'
  );
}
