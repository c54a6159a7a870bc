import type { Brush } from '../brush';
import { box, faint, line, path, row, short } from '../line';
import type { House } from '../scene';

export const TIMBER = '#8a5a2e';
/** Where buildings have their feet. */
export const FOOT = 206;

/** The front of a building: its left edge, its foot, how wide and high it is. */
export interface Front {
  x: number;
  foot: number;
  width: number;
  height: number;
}

/** A block with a front in the light and a side in the shade, in one colour. */
export const block = ({ x, foot, width, height }: Front, colour: string, { lit, shaded }: Brush): string => {
  const back = width * 0.2;
  return (
    box(x, foot - height, width, height, lit(colour, 0.14)) +
    path(
      `M${short(x + width)} ${short(foot - height)}l${short(back)} ${short(-back * 0.3)}v${short(height)}l${short(-back)} ${short(back * 0.3)}z`,
      shaded(colour, 0.32),
    )
  );
};

/** Courses of stone. */
const courses = ({ x, foot, width, height }: Front, face: string, { shaded, between }: Brush): string =>
  row(Math.floor(height / 15) - 1, (i) =>
    row(Math.max(2, Math.floor(width / 26)), (k) =>
      line(
        `M${short(x + 4 + k * 25 + between(0, 9))} ${short(foot - height + 14 + i * 15)}h${short(between(8, 14))}`,
        shaded(face, 0.24),
        1.6,
        faint(0.6),
      ),
    ),
  );

/** Beams, with braces at both ends. */
const beams = ({ x, foot, width, height }: Front, beam: string, { shaded }: Brush): string => {
  const [top, right, brace] = [foot - height, x + width, Math.min(36, width * 0.24)];
  const posts = row(Math.floor(width / 44) + 1, (_, share) => `M${short(x + 3 + share * (width - 6))} ${short(top)}V${foot}`); // prettier-ignore
  return (
    line(`${posts}M${short(x)} ${short(top + height * 0.42)}h${short(width)}`, beam, 5) +
    line(
      `M${short(x + 4)} ${foot - 2}l${short(brace)} ${short(-height * 0.54)}M${short(right - 4)} ${foot - 2}l${short(-brace)} ${short(-height * 0.54)}`,
      beam,
      4,
    ) +
    line(
      `M${short(right + width * 0.2)} ${short(top - width * 0.04)}V${short(foot - width * 0.06)}`,
      shaded(beam, 0.4),
      4,
    )
  );
};

/** Walls of what a house costs most of: beams and plaster, or courses of stone. */
export function walls(kind: House['walls'], front: Front, brush: Brush): string {
  const { paint, lit, shaded, seen } = brush;
  const face = kind === 'stone' ? shaded(paint.wall, 0.1) : lit(paint.wall, 0.1);
  return (
    block(front, face, brush) +
    (kind === 'stone' ? courses(front, face, brush) : beams(front, seen(TIMBER, 0.9), brush))
  );
}

/** A door of two wings, round its middle. */
export const door = (x: number, foot: number, width: number, height: number, { lit, shaded, seen }: Brush): string => {
  const wood = seen(TIMBER, 0.9);
  return (
    box(x - width / 2 - 3, foot - height - 3, width + 6, height + 3, shaded(wood, 0.3)) +
    box(x - width / 2, foot - height, width, height, lit(wood, 0.1)) +
    line(`M${short(x)} ${short(foot - height)}V${foot}`, shaded(wood, 0.4), 1.6)
  );
};

/** A way in under an arch, dark; with a light inside where there is a fire. */
export const arch = (x: number, foot: number, width: number, height: number, colour: string): string => {
  const half = width / 2;
  return path(
    `M${short(x - half)} ${foot}v${short(half - height)}a${short(half)} ${short(half)} 0 0 1 ${short(width)} 0v${short(height - half)}z`,
    colour,
  );
};

/** A window with shutters, round its middle; some have a light in them. */
export const pane = (x: number, y: number, isLit: boolean, { paint, seen }: Brush): string =>
  box(x - 15, y - 11, 6, 22, paint.dye) +
  box(x + 9, y - 11, 6, 22, paint.toneDark) +
  box(x - 8, y - 11, 16, 22, isLit ? paint.fire : paint.ink) +
  line(`M${short(x)} ${short(y - 11)}v22M${short(x - 8)} ${short(y)}h16`, seen(TIMBER, 0.9), 1.6);

/** A flag on a pole, from its foot. */
export const flag = (x: number, foot: number, tall: number, { paint }: Brush): string =>
  line(`M${short(x)} ${short(foot)}v${short(-tall)}`, paint.ink, 2) +
  path(`M${short(x)} ${short(foot - tall)}l22 7l-22 8z`, paint.fire);

/** A chimney with its smoke. */
export const chimney = (x: number, foot: number, tall: number, { paint, lit, shaded }: Brush): string =>
  box(x, foot - tall, 18, tall, shaded(paint.wall, 0.2)) +
  box(x, foot - tall, 8, tall, lit(paint.wall, 0.2)) +
  box(x - 2, foot - tall - 4, 22, 5, shaded(paint.wall, 0.4)) +
  path(`M${short(x + 4)} ${short(foot - tall - 6)}c-6 -14 12 -18 8 -34c18 10 8 26 2 34z`, paint.light, faint(0.5));
