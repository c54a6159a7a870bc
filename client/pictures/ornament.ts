import { HEIGHT, WIDTH, type Motif } from './brush';
import { mix } from './colour';
import { box } from './line';

/** Height of the band along the lower edge, and width of what repeats in it. */
const BAND = 15;
const REPEAT = 20;

/** Borders, as strokes on a piece 20 wide and 11 high. */
export const ORNAMENTS = {
  meander: 'M0 9.5h16v-8h-11v5h5.5',
  laurel: 'M0 10q10 -2 20 0M3 9q1 -6 6 -7q1 5 -6 7M13 9q1 -6 6 -7q1 5 -6 7',
  knot: 'M0 2q5 0 10 4t10 4M0 10q5 0 10 -4t10 -4',
  waves: 'M0 9q10 0 10 -5q-1 -3 -4 -2t-1 4M10 9q8 1 10 0',
  zigzag: 'M0 9.5l5 -7l5 7l5 -7l5 7',
  lotus: 'M0 9.5h20M10 9.5q-6 -2 -5 -7q4 2 5 7q1 -5 5 -7q1 5 -5 7M10 9.5v-8',
  steps: 'M0 9.5h3v-3h3v-3h3v-2h2v2h3v3h3v3h3',
  crescent: 'M10 2a4 4 0 1 0 4 6a5 5 0 0 1 -4 -6M0 9.5h3M17 9.5h3',
  rosette: 'M10 1.5v8M6 5.5h8M7.2 2.7l5.6 5.6M12.8 2.7l-5.6 5.6M0 10h20M0 1h20',
  star: 'M10 1l1.4 3.4l3.6 1.1l-3.6 1.1l-1.4 3.4l-1.4 -3.4l-3.6 -1.1l3.6 -1.1zM0 5.5h2M18 5.5h2',
  beasts: 'M2 9.5q0 -6 6 -5q4 1 6 -3q3 1 2 4q-3 1 -3 4M6 9.5v-3M0 10.4h20',
  cloud: 'M0 9.5h6q5 0 5 -3.5t-3.5 -3.5q-2.5 0 -2.5 2t2.5 1M11 6q1 3.5 5 3.5h4',
  lozenge: 'M0 5.5l5 -4.5l5 4.5l-5 4.5zM10 5.5l5 -4.5l5 4.5l-5 4.5z',
  wheel: 'M10 1.5a4 4 0 1 0 .1 0M10 1.5v8M6 5.5h8M0 5.5h3M17 5.5h3',
  ripples: 'M0 4q5 -4 10 0t10 0M0 9q5 -4 10 0t10 0',
  rings: 'M5 1.5a4 4 0 1 0 .1 0M15 1.5a4 4 0 1 0 .1 0',
} as const;
export type OrnamentName = keyof typeof ORNAMENTS;

/** The band with its ornament, in the tone of its people. */
export const band =
  (name: OrnamentName): Motif =>
  ({ daylight, paint }) => {
    // By night it lies in the dark, below the scene.
    const [ground, line, edge] =
      daylight === 'light'
        ? [paint.toneDark, paint.light, paint.fire]
        : [mix(paint.toneDark, paint.ink, 0.55), mix(paint.light, paint.ink, 0.5), mix(paint.fire, paint.ink, 0.5)];
    return (
      `<pattern id="band" x="0" y="${HEIGHT - BAND + 2}" width="${REPEAT}" height="${BAND - 4}" patternUnits="userSpaceOnUse"><path d="${ORNAMENTS[name]}" fill="none" stroke="${line}" stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round"/></pattern>` +
      box(0, HEIGHT - BAND, WIDTH, BAND, ground) +
      box(0, HEIGHT - BAND, WIDTH, 1.4, edge) +
      box(0, HEIGHT - BAND + 2, WIDTH, BAND - 4, 'url(#band)')
    );
  };
