import {
  brushFor,
  lot,
  HEIGHT,
  HEIGHTS,
  OVER,
  TOPS,
  TOWN_HEIGHT,
  TOWN_SIDES,
  TOWN_TOP,
  WIDTH,
  type Brush,
  type Cut,
  type Daylight,
  type LandCut,
  type Motif,
  type SheetCut,
} from './brush';
import { byName } from './byName';
import { box, ellipse, faint, row } from './line';
import { farthestFirst } from './motifs';
import { band } from './ornament';
import type { Landscape, Scene } from './scene';
import { heaven } from './sky';

export { byName } from './byName';
export { eitherHue, HEIGHT, HEIGHTS, WIDTH, type Cut, type Daylight, type SheetCut } from './brush';
export type { BuildingKind, House, Landscape, Palette, Scene, Sheet, Sitting } from './scene';
export type { Hour } from './hours';
export type { MotifName } from './motifs';
export type { GoodsName } from './goods';
export type { OrnamentName } from './ornament';

/** Land that lies below everything. */
export const ground = (brush: Brush): string => {
  const colour = brush.land(0.9);
  return (
    `<linearGradient id="ground" x2="0" y2="1"><stop stop-color="${brush.land(0.5)}"/><stop offset=".5" stop-color="${colour}"/><stop offset="1" stop-color="${brush.shaded(colour, 0.34)}"/></linearGradient>` +
    box(-OVER, 140, WIDTH + 2 * OVER, HEIGHT - 140 + OVER, 'url(#ground)')
  );
};

/** The plaster: pigment that has sunk in more here, less there, grains, and a darker edge. */
export const plaster = ({ daylight, paint, between }: Brush): string =>
  `<filter id="fresco" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".018 .026" numOctaves="3" seed="${Math.round(between(1, 99))}" stitchTiles="stitch" x="0" y="0" width="${WIDTH / 2}" height="${HEIGHT / 2}"/><feTile/><feColorMatrix values="${'1.7 0 0 0 -.35 '.repeat(3)}0 0 0 0 1"/></filter>` +
  `<g style="mix-blend-mode:soft-light" ${faint(daylight === 'light' ? 0.6 : 0.42)}><g filter="url(#fresco)">${box(0, 0, WIDTH, HEIGHT, paint.ink)}</g></g>` +
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

/** What a brush has painted: its edges are those of a hand. */
export const byHand = (shapes: string): string =>
  '<filter id="hand" x="0" y="0" width="100%" height="100%"><feTurbulence baseFrequency=".04" numOctaves="1" seed="3"/><feDisplacementMap in="SourceGraphic" scale="3" xChannelSelector="R" yChannelSelector="G"/><feGaussianBlur stdDeviation=".5"/></filter>' +
  `<g filter="url(#hand)">${shapes}</g>`;

const sheetCutOf = (cut: Cut): SheetCut => (cut === 'low' ? 'band' : cut === 'tall' ? 'whole' : cut);

/** Where the figure stands in a picture that is shown as a whole, by the card's lot. */
const STANDS = ['left', 'low', 'right'] as const;

export const framed = (top: number, height: number, parts: string, left = 0, width = WIDTH): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">${parts}</svg>`;

/** The left edge and the width of what lies evenly around a place, so that boxes that are narrower show that. */
const sidesAround = (focus: number): [left: number, width: number] => {
  const half = Math.min(focus, WIDTH - focus);
  return [focus - half, 2 * half];
};

/** The picture of a scene as SVG: the same for the same scene, seed and daylight. */
export function draw(scene: Scene, seed: string, daylight: Daylight, cut: Cut = 'whole'): string {
  const sheetCut = sheetCutOf(cut);
  if ('sheet' in scene)
    return framed(0, HEIGHTS[sheetCut], scene.sheet({ daylight, cut: sheetCut, between: lot(seed) }));
  const land = scene.house ? sheetCut : cut === 'low' ? 'whole' : cut;
  const painted = landscape(scene, seed, daylight, land);
  const town = scene.house && TOWN_SIDES[land];
  if (town) return framed(TOWN_TOP, TOWN_HEIGHT, painted, ...town);
  return framed(TOPS[land], HEIGHTS[land], painted, ...(cut === 'tall' ? sidesAround(scene.focus ?? WIDTH / 2) : []));
}

/** What lies over all of a picture, drawn out to what is beyond its edges. */
const beyondEdges =
  (motif: Motif, [left, width]: readonly [number, number]): Motif =>
  (brush) =>
    `<g transform="translate(${left}) scale(${width / WIDTH} 1)">${motif(brush)}</g>`;

/** Land and sky as in a mirror, beyond both edges, and in a second one beyond that. */
function mirrored(scene: Landscape, seed: string, daylight: Daylight): string {
  const brush = brushFor({ ...scene, discless: true }, seed, daylight);
  const land = [heaven, ground, ...farthestFirst(scene.layers)].map((motif) => motif(brush)).join('');
  return `<g id="land" transform="scale(-1 1)">${land}</g><use href="#land" x="${2 * WIDTH}"/><use href="#land" transform="matrix(-1 0 0 1 ${-2 * WIDTH} 0)"/><use href="#land" transform="matrix(-1 0 0 1 ${2 * WIDTH} 0)"/>`;
}

function landscape(scene: Landscape, seed: string, daylight: Daylight, cut: LandCut): string {
  const brush = brushFor(scene, seed, daylight);
  const painted = [heaven, ground, ...farthestFirst(scene.layers), ...(scene.house ? [scene.house.stand] : [])];
  const before: Motif[] = [];
  if (scene.house?.board && scene.figure) before.push(scene.house.board);
  if (scene.figure)
    before.push(scene.figure(scene.house?.figure ?? (cut === 'whole' ? byName(`${seed} place`, STANDS) : cut)));
  const beyond = scene.house && TOWN_SIDES[cut];
  before.push(beyond ? beyondEdges(plaster, beyond) : plaster);
  if (scene.ornament && HEIGHTS[cut] === HEIGHT) before.push(band(scene.ornament));
  const all = (motifs: readonly Motif[]): string => motifs.map((motif) => motif(brush)).join('');
  return byHand((beyond ? mirrored(scene, seed, daylight) : '') + all(painted)) + all(before);
}

/** The picture as an address for an image. */
export const addressOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
