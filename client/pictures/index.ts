import { BAND_TOP, brushFor, lot, HEIGHT, HEIGHTS, WIDTH, type Brush, type Cut, type Daylight } from './brush';
import { figure } from './figure';
import { board, town } from './house';
import { box, ellipse, faint, row } from './line';
import { farthestFirst } from './motifs';
import { band } from './ornament';
import type { Landscape, Scene } from './scene';
import { heaven } from './sky';

export { byName } from './byName';
export { pathsOf } from './figure';
export { eitherHue, HEIGHT, HEIGHTS, WIDTH, type Cut, type Daylight } from './brush';
export type { House, Landscape, Palette, Scene, Sheet, Sitting } from './scene';
export type { Hour } from './hours';
export type { MotifName } from './motifs';
export type { GoodsName } from './goods';
export type { OrnamentName } from './ornament';

/** Land that lies below everything. */
const ground = (brush: Brush): string => {
  const colour = brush.land(0.9);
  return (
    `<linearGradient id="ground" x2="0" y2="1"><stop stop-color="${brush.land(0.5)}"/><stop offset=".5" stop-color="${colour}"/><stop offset="1" stop-color="${brush.shaded(colour, 0.34)}"/></linearGradient>` +
    box(0, 140, WIDTH, HEIGHT - 140, 'url(#ground)')
  );
};

/** The grain of the plaster, and a darker edge. */
const plaster = ({ paint, between }: Brush): string =>
  `<pattern id="grain" width="127" height="113" patternUnits="userSpaceOnUse">${row(60, (i) =>
    ellipse(
      [between(0, 127), between(0, 113)],
      between(0.4, 1.4),
      between(0.3, 0.8),
      i % 2 ? paint.light : paint.ink,
      faint(between(0.1, 0.24)),
    ),
  )}</pattern>` +
  box(0, 0, WIDTH, HEIGHT, 'url(#grain)') +
  `<radialGradient id="edge" cy=".46" r=".78"><stop offset=".62" stop-color="${paint.ink}" stop-opacity="0"/><stop offset="1" stop-color="${paint.ink}" stop-opacity=".34"/></radialGradient>` +
  box(0, 0, WIDTH, HEIGHT, 'url(#edge)');

/** The picture of a scene as SVG: the same for the same scene, seed and daylight. */
export function draw(scene: Scene, seed: string, daylight: Daylight, cut: Cut = 'whole'): string {
  const isSheet = 'sheet' in scene;
  const parts = isSheet ? scene.sheet({ daylight, cut, between: lot(seed) }) : landscape(scene, seed, daylight, cut);
  const top = cut === 'band' && !isSheet ? BAND_TOP : 0;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${top} ${WIDTH} ${HEIGHTS[cut]}" width="${WIDTH}" height="${HEIGHTS[cut]}" preserveAspectRatio="xMidYMid slice">${parts}</svg>`;
}

function landscape(scene: Landscape, seed: string, daylight: Daylight, cut: Cut): string {
  const brush = brushFor(scene, seed, daylight);
  const parts = [heaven, ground, ...farthestFirst(scene.layers)];
  if (scene.house) parts.push(town(scene.house));
  if (scene.house && scene.emblem) parts.push(board);
  if (scene.emblem) parts.push(figure(scene.emblem, scene.house ? 'sign' : cut === 'band' ? 'band' : 'front'));
  parts.push(plaster);
  if (scene.ornament && cut === 'whole') parts.push(band(scene.ornament));
  return parts.map((part) => part(brush)).join('');
}

/** The picture as an address for an image. */
export const addressOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
