import { provinceOf } from '../../../games/mythotopia/map';
import type { BorderKind, Place } from '../../../games/mythotopia/card';
import { HEIGHTS, WIDTH, type SheetCut, type Daylight } from '../../pictures';
import { outline, paper, penned, stroke, trembling, washed, type Inks } from '../../pictures/ink';
import { box, each, ellipse, faint, line, path, short } from '../../pictures/line';
import { inksOf, washOf } from './inks';
import { arcsOf, CELL, cellOf, isLand, lineOf, SHEET } from './map/geometry';
import { GRASS, MARKS, WAVES } from './map/ink';
import { house } from './vignette';

/** A province's own piece of the map: its ground in the wash of its symbol, its neighbours, coast and heights around it. */

/** How much of the picture's width the province takes, and of its height: a band shows its middle. */
const SHARE = 0.8;
const SHARES: Readonly<Record<SheetCut, number>> = { whole: SHARE, band: 1.7, slit: 1.7 };
/** How much larger than on the map it is at most. */
const CLOSEST = 2.2;

interface View {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The strokes of a path that start in view. */
const inView = (d: string, { left, top, right, bottom }: View): string =>
  d
    .split(/(?=M)/)
    .filter((part) => {
      const [x = 0, y = 0] = part
        .slice(1)
        .split(/[ a-zA-Z]+/)
        .map(Number);
      return x > left && x < right && y > top && y < bottom;
    })
    .join('');

/** So much is shown of what lies beyond the map: its edge, and the paper it is drawn on. */
const MARGIN = 40;

/** From where to show so much of a length, the middle of a part in its middle, but little beyond the map. */
const start = (from: number, part: number, shown: number, whole: number): number =>
  Math.max(-MARGIN, Math.min(whole - shown + MARGIN, from + (part - shown) / 2));

/** The map's edge, two lines. */
const EDGE = [0, -5].map((out) => `M${out} ${out}H${SHEET.width - out}V${SHEET.height - out}H${out}z`).join('');

/** Where a compass may stand on the picture, and how large it is. */
const CORNERS = [[36, 36], [WIDTH - 36, 36], [36, HEIGHTS.whole - 36], [WIDTH - 36, HEIGHTS.whole - 36]] as const; // prettier-ignore
const ROSE = 19;

/** A compass rose in the corner farthest from a point of the picture. */
function compass({ ink, inkSoft, paper: ground }: Inks, x: number, y: number): string {
  const far = ([cx, cy]: readonly [number, number]): number => Math.hypot(cx - x, cy - y);
  const [cx, cy] = CORNERS.reduce((one, other) => (far(other) > far(one) ? other : one));
  const points = (long: number, wide: number, turn: number): string =>
    each(
      [0, 90, 180, 270],
      (angle) =>
        `<g transform="rotate(${angle + turn})">${outline(`M0 ${-long}L${wide} ${-wide}L0 0z`, ink, ink, 0.6) + outline(`M0 ${-long}L${-wide} ${-wide}L0 0z`, ink, ground, 0.8)}</g>`,
    );
  return (
    `<g transform="translate(${cx} ${cy})">` +
    ellipse([0, 0], ROSE + 4, ROSE + 4, ground, faint(0.5)) +
    stroke(
      `M${-ROSE * 0.7} 0a${ROSE * 0.7} ${ROSE * 0.7} 0 1 0 ${ROSE * 1.4} 0a${ROSE * 0.7} ${ROSE * 0.7} 0 1 0 ${-ROSE * 1.4} 0z`,
      inkSoft,
      0.9,
    ) +
    penned(points(ROSE * 0.62, 4, 45) + points(ROSE, 5, 0)) +
    '</g>'
  );
}

/** A few houses in the middle of the province. */
const HOUSES = [[-15, 3, 10], [4, 0, 12], [-5, 9, 11]] as const; // prettier-ignore

/** A province's piece of the map, with what lies round it, as SVG. */
export function pieceOf(place: Place, daylight: Daylight, cut: SheetCut): string {
  const height = HEIGHTS[cut];
  const inks = inksOf(daylight);
  const { ink, inkSoft, sea, seaFar } = inks;
  const { box: extent, path: own, label } = cellOf(place);
  const scale = Math.min(CLOSEST, (WIDTH * SHARE) / extent.width, (height * SHARES[cut]) / extent.height);
  const [wide, tall] = [WIDTH / scale, height / scale];
  const left = start(extent.x, extent.width, wide, SHEET.width);
  const top = start(extent.y, extent.height, tall, SHEET.height);
  const view: View = { left: left - 12, top: top - 12, right: left + wide + 12, bottom: top + tall + 12 };
  const around = [...CELL.values()].filter(
    ({ box: { x, y, width, height } }) =>
      x < view.right && x + width > view.left && y < view.bottom && y + height > view.top,
  );
  const arcs = (...kinds: readonly BorderKind[]): string =>
    arcsOf(...kinds)
      .filter(({ points }) =>
        points.some(({ x, y }) => x > view.left && x < view.right && y > view.top && y < view.bottom),
      )
      .map(lineOf)
      .join('');
  const land = around
    .filter(({ id }) => isLand(id))
    .map((cell) => cell.path)
    .join('');
  const neighbours = around.flatMap(({ id, path: d }) =>
    isLand(id) && id !== place ? [path(d, washOf(provinceOf(id).resource, daylight), faint(0.2))] : [],
  );
  const coast = arcs('coast');
  const { resource } = provinceOf(place);
  const marks = MARKS.filter(({ y, outline: d }) => y > view.top && y < view.bottom + 20 && inView(d, view));
  return (
    trembling(place.length) +
    paper(inks) +
    `<clipPath id="own"><path d="${own}" clip-rule="evenodd"/></clipPath>` +
    `<g transform="scale(${scale.toFixed(3)}) translate(${short(-left)} ${short(-top)})">` +
    box(0, 0, SHEET.width, SHEET.height, sea) +
    [26, 24.6, 15, 13.6].map((width, i) => line(coast, i % 2 ? sea : seaFar, width)).join('') +
    stroke(inView(WAVES, view), inkSoft, 1, 'opacity=".7"') +
    path(land, inks.paper) +
    path(land, inks.paperFar, 'opacity=".75"') +
    neighbours.join('') +
    path(own, inks.paper, 'fill-rule="evenodd"') +
    washed(path(own, washOf(resource, daylight), 'fill-rule="evenodd"'), 0.62) +
    `<g clip-path="url(#own)">${stroke(own, washOf(resource, daylight), 9, 'opacity=".5"')}</g>` +
    stroke(inView(GRASS, view), inkSoft, 0.9, 'opacity=".8"') +
    stroke(arcs('plain', 'hills'), ink, 1.2, 'stroke-dasharray="5 3.2" opacity=".75"') +
    stroke(coast, ink, 1.7) +
    stroke(own, ink, 1.9) +
    stroke(EDGE, ink, 1.3) +
    penned(
      marks
        .map(({ outline: d, shade }) => outline(d, ink, inks.paper, 1.1) + stroke(shade, ink, 0.7, 'opacity=".85"'))
        .join(''),
    ) +
    penned(each(HOUSES, ([x, y, size]) => house(inks, label.x + x, label.y + y, size))) +
    '</g>' +
    (cut === 'whole' ? compass(inks, (label.x - left) * scale, (label.y - top) * scale) : '')
  );
}
