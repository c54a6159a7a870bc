/** Shapes of which motifs are made, as SVG. */

export type Point = readonly [x: number, y: number];

/** A number as drawings write it: to a tenth. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);
const at = ([x, y]: Point): string => `${short(x)} ${short(y)}`;
const more = (attributes: string): string => attributes && ` ${attributes}`;

/** A filled shape from the data of an SVG path. */
export const path = (d: string, fill: string, attributes = ''): string =>
  `<path d="${d}" fill="${fill}"${more(attributes)}/>`;
/** A line with round ends; `width` in units of the drawing. */
export const line = (d: string, colour: string, width: number, attributes = ''): string =>
  path(d, 'none', `stroke="${colour}" stroke-width="${short(width)}" stroke-linecap="round"${more(attributes)}`);
/** A filled shape with straight sides. */
export const polygon = (points: readonly Point[], fill: string, attributes = ''): string =>
  path(`M${points.map(at).join('L')}Z`, fill, attributes);
/** A filled box; `x` and `y` are its upper left corner. */
export const box = (x: number, y: number, width: number, height: number, fill: string): string =>
  path(`M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`, fill);
/** A filled ellipse round a point. */
export const ellipse = ([x, y]: Point, rx: number, ry: number, fill: string, attributes = ''): string =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"${more(attributes)}/>`;
/** The attribute that lets through what is behind; 1 is solid. */
export const faint = (much: number): string => `opacity="${Math.round(much * 100) / 100}"`;

/** A soft line through the points. */
export function soft(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  return `M${at(first)}${rest
    .map((point, i) => {
      const after = rest[i + 1];
      return `Q${at(point)} ${at(after ? [(point[0] + after[0]) / 2, (point[1] + after[1]) / 2] : point)}`;
    })
    .join('')}`;
}

/** So many things, one after the other; `share` goes from 0 to 1. */
export const row = (count: number, draw: (i: number, share: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i, count > 1 ? i / (count - 1) : 0.5)).join('');

/** A thing at each of the points, one after the other; a point may also say how large the thing is, or how near. */
export const each = <const P>(points: readonly P[], draw: (point: P, i: number) => string): string =>
  points.map(draw).join('');
