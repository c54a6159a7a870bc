import { outline, stroke } from '../../../pictures/ink';
import { each, faint, path, row, short } from '../../../pictures/line';
import { house } from '../vignette';
import { leafy, type Pen } from './pen';

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

/** The city on its hill: its keep behind, houses up to it, towers and the wall before them, and more houses outside. */
export function city(pen: Pen, wash: string): string {
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
