import { line, path } from '../../pictures/line';
import { mix } from '../../pictures/colour';

/** The colours of a plate. */
export interface PlateInks {
  paper: string;
  ink: string;
  tone: string;
}

/** What an elevation is drawn with: walls, what lies in shade, openings, and thin lines. */
export interface Pen {
  wall(d: string): string;
  shade(d: string): string;
  dark(d: string): string;
  thin(d: string): string;
  /** Something of the colour of its kind: roofs, water, plants. */
  tint(d: string): string;
}

/** The pen of a plate. */
export const penOf = ({ paper, ink, tone }: PlateInks): Pen => ({
  wall: (d) => path(d, mix(paper, tone, 0.16), `stroke="${ink}" stroke-width="1.5" stroke-linejoin="round"`),
  shade: (d) => path(d, mix(mix(paper, tone, 0.42), ink, 0.16)),
  dark: (d) => path(d, mix(tone, ink, 0.5)),
  thin: (d) => line(d, ink, 0.8),
  tint: (d) => path(d, mix(paper, tone, 0.58), `stroke="${ink}" stroke-width="1.3" stroke-linejoin="round"`),
});
