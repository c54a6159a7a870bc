import { outline, penned, stroke, washed } from '../../../pictures/ink';
import { each, ellipse, faint, path, row, short } from '../../../pictures/line';
import { washOf } from '../inks';
import { hill, peak } from '../map/ink';
import { BOTTOM, HORIZON, leafy, LEFT, marks, type Pen } from './pen';

/** What lies round the city: heaven and far land, and to the left the sea or fields. */

const DISC = 44;

/** The disc over the horizon with its rays; by night the moon, and stars. */
export function heaven({ daylight, between, hue, sun: x, inks: { ink, inkSoft } }: Pen): string {
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
export const sky = ({ between, inks: { ink, inkSoft } }: Pen): string =>
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
export const farOff = ({ between, inks }: Pen, high: boolean): string => {
  const at = Array.from({ length: high ? 12 : 7 }, (_, i): [number, number] => [
    (high ? 560 : 600) + i * (high ? 80 : 150) + between(-20, 20),
    HORIZON + between(-6, 6) - (high ? 12 : 0),
  ]);
  // Downs are wider than a hill, and lower.
  return `<g opacity=".62"${high ? '' : ` transform="translate(0 ${HORIZON * 0.42}) scale(1 .58)"`}>${marks(inks, high ? peak : hill, high ? 4 : 11, at)}</g>`;
};

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
export function sea(pen: Pen): string {
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
export function fields(pen: Pen, wash: string): string {
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
