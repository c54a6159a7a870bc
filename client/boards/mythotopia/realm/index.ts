import { coast, neighbours, provinceOf } from '../../../../games/mythotopia/map';
import type { Place } from '../../../../games/mythotopia/card';
import { eitherHue, type SheetCut, type Sitting } from '../../../pictures';
import { paper, penned, stroke, trembling, washed } from '../../../pictures/ink';
import { ellipse, faint, path, row, short } from '../../../pictures/line';
import { inksOf, washOf } from '../inks';
import { crag } from '../map/ink';
import { city } from './city';
import { farOff, fields, heaven, sea, sky } from './country';
import { BOTTOM, HORIZON, HUES, marks, type Pen } from './pen';

/**
 * A province as who comes to it sees it, in ink and wash: its city on a hill to the right, to the left the sun over the sea or
 * over fields, and between them clear sky, before which the winner's medal stands at the end (`client/table/ending`).
 */

/** It is drawn on a sheet four times as large as the kit's, for a pen that is finer where the picture is as wide as a table. */
const FINE = 0.25;
/** How large that is shown, where its upper left corner lies on the picture, and where the sun rises: a phone sees the city nearer, and more sky. */
const VIEWS: Readonly<Record<SheetCut, readonly [scale: number, x: number, y: number, sun: number]>> = {
  whole: [FINE * 1.55, -129, 58, 440],
  band: [FINE, 0, 0, 318],
  slit: [FINE, 0, -14, 318],
};

/** The hill that the city stands on, and the land before it down to the lower edge. */
const SLOPE = 'M690 252C760 240 790 196 850 190S960 176 1030 178S1190 184 1236 208S1380 236 1490 226';

/** A province at the end of the days that its people fought for, as SVG. */
export function realmOf(province: Place, sitting: Sitting): string {
  const { daylight, cut, between } = sitting;
  const { resource, rough } = provinceOf(province);
  const inks = inksOf(daylight);
  const [scale, x, y, sun] = VIEWS[cut];
  const pen: Pen = { ...sitting, inks, sun, hue: (name) => eitherHue(HUES[name], daylight) };
  const wash = washOf(resource, daylight);
  const high = neighbours(province).some(({ border }) => border.kind === 'mountains');
  const land = `${SLOPE}V${BOTTOM}H560Q600 300 690 252z`;
  const plain = `M540 ${HORIZON}H1490V${BOTTOM}H380z`;
  return (
    trembling(Math.floor(between(1, 90))) +
    paper(inks) +
    `<g transform="translate(${x} ${y}) scale(${scale})">` +
    washed(ellipse([760, -10], 860, 190, pen.hue('sky')), 0.85) +
    washed(ellipse([sun, HORIZON], 460, 120, pen.hue('dawn')), 0.4) +
    washed(ellipse([sun, HORIZON], 230, 80, pen.hue('dawn')), 0.6) +
    penned(heaven(pen) + sky(pen) + farOff(pen, high)) +
    path(plain, inks.paper) +
    washed(path(plain, wash), 0.42) +
    (coast(province).length > 0 ? sea(pen) : fields(pen, wash)) +
    path(land, inks.paper) +
    (rough ? penned(marks(inks, crag, 4.4, roughly(between))) : '') +
    washed(path(land, wash), 0.62) +
    penned(
      stroke(`M612 330Q640 280 690 252${SLOPE.slice('M690 252'.length)}`, inks.ink, 2.2) +
        row(30, (i) =>
          stroke(
            `M${1246 + i * 8} ${214 + Math.min(i, 12) * 1.6}l${-6 - (i % 5) * 2} ${14 + (i % 7) * 4}`,
            inks.inkSoft,
            1.1,
            faint(0.7),
          ),
        ) +
        stroke(
          'M1050 214Q1060 246 1010 268T950 340T1020 430M1078 214Q1092 250 1044 276T998 340T1080 430',
          inks.ink,
          1.8,
        ) +
        row(34, () => {
          const [at, down] = [between(720, 1440), between(14, 150)];
          return stroke(`M${short(at)} ${short(236 + down)}l-4 -9m7 9v-11m3 11l4 -9`, inks.inkSoft, 1.3);
        }),
    ) +
    penned(city(pen, wash)) +
    '</g>'
  );
}

/** Crags of rough ground, before the city. */
const roughly = (between: Sitting['between']): [number, number][] =>
  Array.from({ length: 7 }, (_, i): [number, number] => [740 + i * 98 + between(-24, 24), between(258, 300)]);
