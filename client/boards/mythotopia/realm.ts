import { coast, neighbours, provinceOf } from '../../../games/mythotopia/map';
import type { Place } from '../../../games/mythotopia/card';
import { eitherHue, type SheetCut, type Sitting } from '../../pictures';
import { outline, paper, penned, stroke, trembling, washed, type Inks } from '../../pictures/ink';
import { each, ellipse, faint, path, row, short } from '../../pictures/line';
import type { Hue } from '../../theme';
import { inksOf, washOf } from './inks';
import { crag, hill, peak, type Mark } from './map/ink';
import { house, tree } from './vignette';

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

/** How far land and sea go on beyond what is shown. */
const LEFT = -40;
const BOTTOM = 520;
/** Where sea and sky meet. */
const HORIZON = 196;
const DISC = 44;

const HUES = {
  sky: ['#b9cfd0', '#22363f'],
  dawn: ['#f0b95f', '#6d5a3c'],
  light: ['#f7d98c', '#e9dfb4'],
  roof: ['#bd5a41', '#93503f'],
  leaf: ['#8d9a4a', '#46592f'],
  lamp: ['#3d2a18', '#f3c262'],
} as const satisfies Record<string, Hue>;

/** What all that is drawn of a realm is drawn with. */
interface Pen extends Sitting {
  /** Where the sun rises from the horizon. */
  sun: number;
  inks: ReturnType<typeof inksOf>;
  hue: (name: keyof typeof HUES) => string;
}

/** Marks of the map, so many times larger, with their feet at these points. */
const marks = (
  { ink, paper: ground }: Inks,
  draw: (at: { x: number; y: number }) => Mark,
  size: number,
  at: readonly (readonly [number, number])[],
): string =>
  `<g transform="scale(${size})">${each(at, ([x, y]) => {
    const mark = draw({ x: x / size, y: y / size });
    return outline(mark.outline, ink, ground, 2 / size) + stroke(mark.shade, ink, 1.2 / size, 'opacity=".7"');
  })}</g>`;

/** The disc over the horizon with its rays; by night the moon, and stars. */
function heaven({ daylight, between, hue, sun: x, inks: { ink, inkSoft } }: Pen): string {
  const y = HORIZON;
  if (daylight === 'dark')
    return (
      row(46, () => {
        const [starX, starY] = [between(20, 1420), between(-220, 120)];
        return stroke(`M${short(starX)} ${short(starY)}m-4 0h8m-4 -4v8`, inkSoft, 1.4);
      }) +
      path(`M${x} ${y - 76}a34 34 0 1 0 33 46a28 28 0 1 1 -33 -46z`, hue('light'), `stroke="${ink}" stroke-width="2"`)
    );
  const ray = (turn: number, long: number): string => {
    const [dx, dy] = [Math.cos(turn), -Math.sin(turn)];
    const [from, to] = [DISC + 14, DISC + long];
    return `M${short(x + dx * from)} ${short(y + dy * from)}L${short(x + dx * to)} ${short(y + dy * to)}`;
  };
  return (
    path(`M${x - DISC} ${y}a${DISC} ${DISC} 0 0 1 ${2 * DISC} 0z`, hue('light'), `stroke="${ink}" stroke-width="2.2"`) +
    stroke(
      row(15, (i, share) => (i % 14 ? ray(share * Math.PI, i % 2 ? 30 : 56) : '')),
      ink,
      1.6,
      faint(0.75),
    )
  );
}

/** Clouds in a few strokes, and birds before them. */
const sky = ({ between, inks: { ink, inkSoft } }: Pen): string =>
  each([[620, 18], [880, 52], [1180, 14], [480, 76], [1330, 74]], ([x, y]) => {
    const [left, top, long] = [x + between(-50, 50), y + between(-10, 10), between(60, 110)];
    return stroke(
      `M${short(left)} ${short(top)}q${short(long * 0.2)} -14 ${short(long * 0.36)} -3q${short(long * 0.2)} -16 ${short(long * 0.42)} 0q${short(long * 0.16)} -8 ${short(long * 0.3)} 4M${short(left + long * 0.2)} ${short(top + 9)}h${short(long * 0.7)}`,
      inkSoft,
      1.6,
      faint(0.7),
    );
  }) +
  row(5, () =>
    stroke(`M${short(between(560, 900))} ${short(between(70, 150))}q8 -9 13 1q7 -10 14 -3`, ink, 1.7),
  ); // prettier-ignore

/** What lies far off behind the city: a range, or downs. */
const farOff = ({ between, inks }: Pen, high: boolean): string => {
  const at = Array.from({ length: high ? 12 : 7 }, (_, i): [number, number] => [
    (high ? 560 : 600) + i * (high ? 80 : 150) + between(-20, 20),
    HORIZON + between(-6, 6) - (high ? 12 : 0),
  ]);
  // Downs are wider than a hill, and lower.
  return `<g opacity=".62"${high ? '' : ` transform="translate(0 ${HORIZON * 0.42}) scale(1 .58)"`}>${marks(inks, high ? peak : hill, high ? 4 : 11, at)}</g>`;
};

/** A tree in a wash of leaves; `x` is its trunk, `y` its foot. */
const leafy = ({ inks, hue }: Pen, x: number, y: number, size: number): string =>
  tree(inks, x, y, size) + ellipse([x + 3, y - size * 0.7], size * 0.42, size * 0.26, hue('leaf'), faint(0.6));

/** A ship under sail; `x` is its middle, `y` where it lies in the water. */
const ship = ({ inks: { ink, paper: ground } }: Pen, x: number, y: number, size: number, wash: string): string =>
  `<g transform="translate(${short(x)} ${short(y)}) scale(${size})">` +
  outline('M-30 -10q4 12 14 13h34q10 -3 14 -15l-10 4h-42z', ink, ground, 2) +
  stroke('M-2 -8v-52M-24 -3h44', ink, 2) +
  outline('M-20 -52q16 -6 38 0q7 18 -2 34q-18 6 -34 0q8 -18 -2 -34z', ink, ground, 2) +
  path('M-16 -46q14 -4 32 0q5 14 0 26q-14 4 -30 2q6 -14 -2 -28z', wash, faint(0.6)) +
  stroke('M-2 -60q10 -6 18 0M-8 -50q4 14 0 30M8 -51q5 14 0 31', ink, 1.2) +
  '</g>';

/** The sea to the left, its shore, and who sails there. */
function sea(pen: Pen): string {
  const { between, hue, inks, sun } = pen;
  const { ink, inkSoft, sea: water } = inks;
  const shore = `M700 ${HORIZON}q-70 8 -120 26t-70 50q-8 34 30 52t8 70t-90 70L400 ${BOTTOM}`;
  const all = `${shore}H${LEFT}V${HORIZON}z`;
  return (
    path(all, water) +
    washed(path(all, washOf('ship', pen.daylight)), 0.5) +
    penned(
      stroke(`M${LEFT} ${HORIZON}H700`, ink, 1.6) +
        stroke(shore, ink, 2.6) +
        stroke(shore, inkSoft, 1.2, `transform="translate(-13 4)" ${faint(0.7)}`) +
        stroke(shore, inkSoft, 1, `transform="translate(-25 8)" ${faint(0.45)}`) +
        row(9, (i) =>
          stroke(
            `M${short(sun - between(10, 46))} ${HORIZON + 9 + i * 8}h${short(between(30, 76))}`,
            hue('light'),
            2.6,
          ),
        ) +
        row(26, (i) => {
          const y = HORIZON + 16 + i * 12;
          const long = 8 + i;
          return stroke(
            `M${short(between(LEFT, 430))} ${y}q${long / 2} -7 ${long} 0t${long} 0t${long} 0`,
            inkSoft,
            1.5,
          );
        }) +
        ship(pen, sun + between(104, 124), HORIZON + 20, 0.62, hue('roof')) +
        ship(pen, between(130, 210), HORIZON + 62, 1.1, hue('roof')),
    )
  );
}

/** Fields to the left, in rows that run towards where the sun rises. */
function fields(pen: Pen, wash: string): string {
  const { between, hue, inks, sun: x } = pen;
  const { ink, inkSoft } = inks;
  const land = `M${LEFT} ${HORIZON}Q160 ${HORIZON - 8} 330 ${HORIZON}T760 ${HORIZON - 4}V${BOTTOM}H${LEFT}z`;
  const rows = Array.from({ length: 19 }, (_, i) => -700 + i * 105);
  return (
    path(land, inks.paper) +
    washed(path(land, wash), 0.55) +
    penned(
      stroke(`M${LEFT} ${HORIZON}Q160 ${HORIZON - 8} 330 ${HORIZON}T760 ${HORIZON - 4}`, ink, 2) +
        each(rows, (to) =>
          stroke(`M${short(x + (to - x) * 0.07)} ${HORIZON + 12}L${to} ${BOTTOM}`, inkSoft, 1.3, faint(0.75)),
        ) +
        stroke(`M${LEFT} 236Q240 222 520 232M${LEFT} 300Q300 276 640 292`, ink, 1.8) +
        row(7, () => {
          const at = between(230, 312);
          return leafy(pen, Math.round(between(20, 560)), Math.round(at), Math.round((at - 180) * 0.5));
        }),
    ) +
    washed(ellipse([x, HORIZON + 22], 150, 34, hue('dawn')), 0.5)
  );
}

/** A house as on the map, with its roof in a wash that has run a little over the lines, and its window, lit by night. */
const home = ({ inks, hue }: Pen, x: number, y: number, size: number, wash: string): string =>
  house(inks, x, y, size) +
  `<g transform="translate(${short(x)} ${short(y)}) scale(${short(size / 20)})">${
    path('M-2 -11l6 -10h15l5 10z', wash, faint(0.62)) + path('M14 -8h3v4h-3z', hue('lamp'))
  }</g>`;

/** Battlements from left to right. */
const teeth = (wide: number, high: number, count: number): string =>
  row(
    count,
    (i) => `${i ? `h${short(wide / (2 * count - 1))}` : ''}v${-high}h${short(wide / (2 * count - 1))}v${high}`,
  );

/** A tower; `x` is its left edge, `y` its foot. Its top is a roof, or battlements. */
function tower(
  { inks: { ink, paper: ground }, hue }: Pen,
  x: number,
  y: number,
  wide: number,
  high: number,
  roof: string | null,
): string {
  const top = roof
    ? outline(`M-5 ${-high}L${short(wide / 2)} ${short(-high - wide * 1.25)}L${wide + 5} ${-high}z`, ink, ground, 2) +
      path(
        `M-2 ${-high + 2}L${short(wide / 2 + 3)} ${short(-high - wide * 1.2)}L${wide + 8} ${-high + 2}z`,
        roof,
        faint(0.66),
      )
    : outline(`M-4 ${-high + 8}v-10${teeth(wide + 8, 9, 4)}v10z`, ink, ground, 2);
  return (
    `<g transform="translate(${short(x)} ${short(y)})">` +
    outline(`M0 0V${-high}h${wide}V0z`, ink, ground, 2) +
    stroke(
      row(Math.floor(high / 9), (i) => `M${short(wide * 0.62)} ${-6 - i * 9}h${short(wide * 0.34)}`),
      ink,
      1.1,
      faint(0.6),
    ) +
    top +
    path(`M${short(wide * 0.34)} ${short(-high * 0.62)}q4 -8 8 0v9h-8z`, hue('lamp')) +
    '</g>'
  );
}

/** A wall with a gate in its middle; `x` is its left edge, `y` its foot. */
const wall = ({ inks: { ink, paper: ground }, hue }: Pen, x: number, y: number, wide: number, high: number): string =>
  `<g transform="translate(${short(x)} ${short(y)})">` +
  outline(`M0 0V${-high}${teeth(wide, 9, Math.round(wide / 22))}V0z`, ink, ground, 2.2) +
  stroke(
    row(
      Math.round(wide / 13),
      (i) => `M${short(10 + ((i * 53) % (wide - 26)))} ${short(-8 - ((i * 17) % (high - 14)))}h12`,
    ),
    ink,
    1.1,
    faint(0.6),
  ) +
  path(`M${short(wide / 2 - 14)} 0v-16q14 -17 28 0v16z`, hue('lamp')) +
  '</g>';

/** A flag that flies from a tower's top in the realm's colour. */
const flag = ({ inks: { ink, paper: ground } }: Pen, x: number, y: number, wash: string): string =>
  stroke(`M${short(x)} ${short(y)}v-44`, ink, 2) +
  outline(`M${short(x)} ${short(y - 43)}q18 -8 34 0t22 -1l-8 11l8 11q-12 5 -22 1t-34 0z`, ink, ground, 1.6) +
  path(`M${short(x + 2)} ${short(y - 41)}q18 -8 34 0t20 -1l-8 11l8 9q-12 5 -20 1t-34 0z`, wash, faint(0.7));

/** The hill that the city stands on, and the land before it down to the lower edge. */
const SLOPE = 'M690 252C760 240 790 196 850 190S960 176 1030 178S1190 184 1236 208S1380 236 1490 226';

/** The city on its hill: its keep behind, houses up to it, towers and the wall before them, and more houses outside. */
function city(pen: Pen, wash: string): string {
  const { between, hue } = pen;
  const roof = hue('roof');
  const keep = between(1002, 1050);
  const high = between(92, 110);
  const wings = [between(882, 902), between(1178, 1202)];
  return (
    tower(pen, keep, 176, 52, high, null) +
    flag(pen, keep + 26, 176 - high - 8, wash) +
    tower(pen, keep + 58, 178, 30, high * between(0.62, 0.78), roof) +
    tower(pen, keep - between(52, 66), 178, 28, high * between(0.5, 0.7), roof) +
    row(6, (i) => home(pen, 916 + i * 46 + between(-8, 8), 164 + between(-8, 4), between(30, 38), roof)) +
    row(6, (i) =>
      home(pen, 900 + i * 50 + between(-8, 8), 186 + between(-3, 4), between(32, 40), i % 3 ? roof : wash),
    ) +
    wall(pen, (wings[0] ?? 0) + 8, 214, (wings[1] ?? 0) - (wings[0] ?? 0) + 8, 34) +
    each(wings, (x) => tower(pen, x, 218, 36, between(62, 76), between(0, 1) < 0.6 ? roof : null)) +
    row(4, (i) =>
      home(pen, 1262 + i * 52 + between(-8, 8), 246 + (i % 2) * 22 + between(-4, 4), between(32, 42), roof),
    ) +
    row(5, () => {
      const at = between(0, 1);
      return leafy(pen, Math.round(1240 + at * 190), Math.round(262 + between(30, 60)), Math.round(between(38, 54)));
    }) +
    row(3, (i) =>
      leafy(pen, Math.round(770 + i * 32 + between(-6, 6)), Math.round(246 - i * 14), Math.round(between(34, 44))),
    )
  );
}

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
