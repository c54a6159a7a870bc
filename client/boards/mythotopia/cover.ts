import type { SheetCut, Scene, Sitting } from '../../pictures';
import { outline, paper, penned, stroke, trembling, washed } from '../../pictures/ink';
import { each, ellipse, path, row, short } from '../../pictures/line';
import { inksOf, washOf } from './inks';

/** Where washes and ink lie. A band shows all of the coast, smaller. */
const PLACES: Readonly<Record<SheetCut, Readonly<Record<'washed' | 'penned', string>>>> = {
  whole: { washed: '', penned: '' },
  band: { washed: 'translate(0 -16) scale(1 0.44)', penned: 'translate(104 -16) scale(0.44)' },
  slit: { washed: 'translate(0 -118)', penned: 'translate(0 -118)' },
};

/** A coast with a castle, in ink and wash. */
function coast({ daylight, cut, between }: Sitting): string {
  const inks = inksOf(daylight);
  const { ink, inkSoft, sea, paper: ground } = inks;
  const peak = (x: number, foot: number, tall: number): string =>
    outline(`M${x - tall * 0.7} ${foot}L${x} ${foot - tall}l${tall * 0.2} ${tall * 0.3}l${tall * 0.5} ${tall * 0.7}z`, ink, ground, 1.6) + // prettier-ignore
    stroke(row(6, (i) => `M${short(x + 2 + i * tall * 0.07)} ${short(foot - tall * (0.88 - i * 0.13))}l${short(tall * 0.1)} ${short(tall * 0.26)}`), ink, 0.9); // prettier-ignore
  return (
    trembling(7) +
    paper(inks) +
    `<g transform="${PLACES[cut].washed}">` +
    washed(ellipse([210, 70], 170, 60, sea), 0.8) +
    washed(path('M-20 176q120 -24 200 -6t220 -20v90h-420z', sea), 1) +
    washed(path('M80 168q40 -70 130 -64t140 40v40q-120 -16 -270 -16z', washOf('food', daylight)), 0.85) +
    washed(ellipse([222, 120], 66, 30, washOf('gold', daylight)), 0.6) +
    `</g><g transform="${PLACES[cut].penned}">` +
    penned(
      outline('M92 172q50 -50 120 -54t110 36v22q-110 -14 -230 -4z', ink, 'none', 1.7) +
        each(
          [
            [56, 152, 58],
            [126, 160, 78],
            [84, 164, 44],
          ],
          ([x, foot, tall]) => peak(x, foot, tall),
        ) +
        outline('M168 128v-62h8v7h9v-7h9v7h9v-7h9v7h9v-7h9v62z', ink, ground, 1.7) +
        outline('M152 132v-40h7v5h7v-5h7v36zM230 132v-46h7v5h7v-5h7v5h7v-5h5v48z', ink, ground, 1.7) +
        outline('M192 128v-20a9 9 0 0 1 18 0v20z', ink, ink, 1) +
        stroke('M201 66v-26M201 42q12 -6 22 0q-10 4 -22 6M246 86V66M246 68q10 -4 16 0q-8 3 -16 5', ink, 1.5) +
        stroke('M216 80v40M222 84v36M254 98v28M258 98v28M168 96v28', ink, 0.8) +
        each(
          [
            [162, 160, 15],
            [178, 164, 13],
            [286, 156, 15],
            [304, 161, 13],
          ],
          ([x, y, size]) => // prettier-ignore
          outline(`M${x} ${y}v${-size * 0.7}l${size * 0.6} ${-size * 0.5}l${size * 0.6} ${size * 0.5}v${size * 0.7}z`, ink, ground, 1.3), // prettier-ignore
        ) +
        outline('M186 188h56q-4 16 -14 18h-30q-10 -4 -12 -18z', ink, ground, 1.7) +
        outline('M214 186v-50q26 10 24 46z', ink, washOf('army', daylight), 1.5) +
        stroke('M214 188v-58M192 194h44', ink, 1.5) +
        stroke(
          row(18, () => `M${short(between(0, 330))} ${short(between(182, 226))}q6 -6 12 0t12 0`),
          inkSoft,
          1.2,
        ),
    ) +
    '</g>'
  );
}

/** The picture on the box. */
export const cover: Scene = { sheet: coast };
