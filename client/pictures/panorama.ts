import { brushFor, HEIGHT, WIDTH, type Daylight, type Motif } from './brush';
import { byHand, draw as drawPiece, framed, ground, plaster } from './index';
import { box } from './line';
import { farthestFirst } from './motifs';
import { band } from './ornament';
import type { Landscape, Scene } from './scene';
import { heaven } from './sky';

export { addressOf } from './index';

/** How much more land there is on either side, and where one piece of it goes over into the next. */
const SIDE = 290;
const SEAM = WIDTH - SIDE;

/** The picture of a scene as wide as a stage, as SVG; a sheet has no more on its sides and stays a band. */
export const draw = (scene: Scene, seed: string, daylight: Daylight): string =>
  'sheet' in scene
    ? drawPiece(scene, seed, daylight, 'band')
    : framed(0, HEIGHT, panorama(scene, seed, daylight), -SIDE, WIDTH + 2 * SIDE);

/** Its own piece of the land in the middle, and on both sides more of the same, by other lots. */
function panorama(scene: Landscape, seed: string, daylight: Daylight): string {
  const piece = (at: number): string => {
    const more = at ? { ...scene, discless: true, layers: scene.layers.filter((layer) => layer !== 'rays') } : scene;
    const brush = brushFor(more, at ? `${seed} ${at}` : seed, daylight);
    const shapes = [heaven, ground, ...farthestFirst(more.layers)].map((motif) => motif(brush)).join('');
    // Each has paints of its own.
    const own = shapes.replaceAll(/(id="|url\(#|href="#)/g, `$1p${at + 1}`);
    return `<g transform="translate(${at * SIDE})"${at ? '' : ' mask="url(#seams)"'}>${own}</g>`;
  };
  const brush = brushFor(scene, seed, daylight);
  const over = (motif: Motif): string =>
    `<g transform="translate(${-SIDE}) scale(${(WIDTH + 2 * SIDE) / WIDTH} 1)">${motif(brush)}</g>`;
  return (
    `<linearGradient id="seam"><stop stop-color="#000"/><stop offset="${SEAM / WIDTH}" stop-color="#fff"/><stop offset="${1 - SEAM / WIDTH}" stop-color="#fff"/><stop offset="1" stop-color="#000"/></linearGradient><mask id="seams">${box(0, 0, WIDTH, HEIGHT, 'url(#seam)')}</mask>` +
    byHand([-1, 1, 0].map(piece).join('')) +
    over(plaster) +
    (scene.ornament ? over(band(scene.ornament)) : '')
  );
}
