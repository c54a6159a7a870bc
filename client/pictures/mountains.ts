import { HEIGHT, HORIZON, WIDTH, type Brush, type Motif } from './brush';
import { each, faint, line, path, type Point, polygon, row, short, soft } from './line';

/** One mountain with a side in the light and one in the shade, and snow if it is high. */
function mountain(
  { between, lit, shaded, paint }: Brush,
  x: number,
  height: number,
  width: number,
  colour: string,
  snow: boolean,
): string {
  const foot = HORIZON + 16;
  const top: Point = [x, foot - height];
  const fold: Point = [x + width * between(0.02, 0.14), foot - height * between(0.4, 0.55)];
  const bottom: Point = [x - width * between(0.04, 0.16), foot];
  const left: Point = [x - width * 0.52, foot];
  const right: Point = [x + width * 0.5, foot];
  const step = (share: number, side: Point): Point => [
    top[0] + (side[0] - top[0]) * share,
    top[1] + (side[1] - top[1]) * share,
  ];
  return (
    polygon([top, left, bottom, fold], lit(colour, 0.34)) +
    polygon([top, fold, bottom, right], shaded(colour, 0.2)) +
    (snow
      ? polygon(
          [top, step(0.34, left), step(0.22, bottom), step(0.42, bottom), step(0.24, fold)],
          paint.light,
          faint(0.92),
        ) + polygon([top, step(0.3, fold), step(0.26, right), step(0.36, right)], lit(colour, 0.5))
      : '')
  );
}

const range = (brush: Brush, near: number, tallest: number, snow: boolean): string =>
  each(
    [
      [128, 0.5],
      [236, 0.55],
      [24, 0.72],
      [330, 0.66],
      [76, 1],
      [288, 0.92],
    ],
    ([x, height]) => {
      // The middle belongs to the figure: what is tall stands beside it.
      const tall = tallest * height * brush.between(0.85, 1.1);
      return mountain(
        brush,
        x + brush.between(-14, 14),
        tall,
        tall * brush.between(1.25, 1.7),
        brush.land(near + height * 0.12),
        snow && height > 0.6,
      );
    },
  );

const rolling = (brush: Brush, top: number, wave: number, near: number, id: string): string => {
  const colour = brush.land(near);
  const points: Point[] = Array.from({ length: 7 }, (_, i) => [i * 64 - 12, top + brush.between(-wave, wave)]);
  return (
    `<linearGradient id="${id}"><stop stop-color="${brush.lit(colour, 0.28)}"/><stop offset="1" stop-color="${brush.shaded(colour, 0.14)}"/></linearGradient>` +
    path(`${soft(points)}V${HEIGHT}H-12z`, `url(#${id})`)
  );
};

export const mountains = {
  peaks: (brush) => range(brush, 0.28, 84, false),
  alps: (brush) => range(brush, 0.24, 100, true),
  ridge: (brush) => rolling(brush, HORIZON - 16, 14, 0.22, 'ridge'),
  mesa: (brush) =>
    each([22, 262, 116], (x) => {
      const width = brush.between(58, 84);
      const top = HORIZON - brush.between(26, 52);
      const colour = brush.land(0.4);
      return (
        polygon(
          [
            [x, top],
            [x + width * 0.42, top + 2],
            [x + width * 0.46, HORIZON + 12],
            [x - 12, HORIZON + 12],
          ],
          brush.lit(colour, 0.32),
        ) +
        polygon(
          [
            [x + width * 0.42, top + 2],
            [x + width, top],
            [x + width + 14, HORIZON + 12],
            [x + width * 0.46, HORIZON + 12],
          ],
          brush.shaded(colour, 0.18),
        ) +
        line(`M${short(x + 2)} ${short(top + 14)}h${short(width)}`, brush.shaded(colour, 0.3), 1.6, faint(0.4))
      );
    }),
  volcano: (brush) => {
    const colour = brush.land(0.4);
    return (
      path(
        'M262 66c-10 -26 12 -30 4 -52c26 4 40 -8 66 -4c-14 20 -34 14 -38 30c-3 12 -2 20 -6 26z',
        brush.paint.ink,
        faint(0.34),
      ) +
      polygon(
        [
          [256, 66],
          [290, 66],
          [276, 100],
          [262, 152],
          [184, 152],
        ],
        brush.lit(colour, 0.3),
      ) +
      polygon(
        [
          [272, 70],
          [290, 66],
          [356, 152],
          [258, 152],
          [278, 104],
        ],
        brush.shaded(colour, 0.28),
      ) +
      path('M258 66q16 9 32 0l-8 16l-3 22l-5 -20l-5 12z', brush.paint.fire)
    );
  },
  ice: ({ paint, lit, seen }) =>
    each(
      [
        [30, 62],
        [286, 78],
        [238, 34],
      ],
      ([x, tall]) => {
        const foot = HORIZON + 26;
        const colour = seen(paint.water, 0.4);
        return (
          polygon(
            [
              [x - 6, foot],
              [x + 12, foot - tall],
              [x + 32, foot - tall * 0.8],
              [x + 22, foot],
            ],
            lit(colour, 0.78),
          ) +
          polygon(
            [
              [x + 12, foot - tall],
              [x + 32, foot - tall * 0.8],
              [x + 58, foot - tall * 0.36],
              [x + 70, foot],
              [x + 22, foot],
            ],
            lit(colour, 0.42),
          ) +
          path(`M${x - 10} ${foot}h90l-14 7h-58z`, paint.light, faint(0.35))
        );
      },
    ),
} satisfies Record<string, Motif>;

export const land = {
  hills: (brush) => rolling(brush, HORIZON + 8, 12, 0.46, 'hills'),
  downs: (brush) => rolling(brush, HORIZON + 30, 9, 0.72, 'downs'),
  plain: (brush) => rolling(brush, HORIZON + 2, 3, 0.5, 'plain'),
  dunes: (brush) =>
    row(3, (i) => {
      const y = HORIZON + 6 + i * 20;
      const x = brush.between(40, 300);
      const colour = brush.land(0.4 + i * 0.22);
      return (
        path(
          `M-10 ${y + 12}Q${short(x * 0.5)} ${y + 6} ${short(x)} ${y - 12}Q${short(x + 60)} ${y + 14} ${WIDTH + 10} ${y}V${HEIGHT}H-10z`,
          brush.lit(colour, 0.3),
        ) +
        path(
          `M${short(x)} ${y - 12}Q${short(x + 60)} ${y + 14} ${WIDTH + 10} ${y}V${y + 34}Q${short(x + 30)} ${y + 40} ${short(x - 30)} ${y + 26}Q${short(x + 14)} ${y + 8} ${short(x)} ${y - 12}z`,
          brush.shaded(colour, 0.16),
        )
      );
    }),
  cliffs: (brush) => {
    const colour = brush.seen(brush.paint.wall, 0.6);
    return (
      polygon(
        [
          [-5, 84],
          [58, 92],
          [84, 104],
          [92, 178],
          [-5, 186],
        ],
        brush.lit(colour, 0.3),
      ) +
      polygon(
        [
          [58, 92],
          [84, 104],
          [100, 180],
          [66, 184],
        ],
        brush.shaded(colour, 0.26),
      ) +
      row(4, (i) =>
        line(
          `M${8 + i * 15} ${100 + i * 4}l${brush.between(1, 5).toFixed(1)} ${brush.between(40, 66).toFixed(1)}`,
          brush.shaded(colour, 0.32),
          1.4,
          faint(0.5),
        ),
      ) +
      path('M-5 84q30 -8 63 8q20 0 28 13q-40 -10 -91 -8z', brush.land(0.7))
    );
  },
  fields: (brush) => {
    const from: Point = [brush.between(130, 230), HORIZON + 4];
    const gold = brush.lit(brush.land(0.8), 0.26);
    return (
      rolling(brush, HORIZON + 10, 4, 0.62, 'fields') +
      row(11, (i, share) => {
        const x = -220 + share * 800;
        return polygon([from, [x, HEIGHT], [x + 38, HEIGHT]], i % 2 ? gold : brush.shaded(gold, 0.16), faint(0.75));
      })
    );
  },
  road: (brush) => {
    const dust = brush.lit(brush.seen(brush.paint.wall, 0.9), 0.15);
    return (
      path(
        `M196 ${HORIZON + 6}q46 10 14 24q-58 20 -66 60l-30 10h132q-32 -40 4 -68q44 -26 -50 -26z`,
        dust,
        faint(0.95),
      ) + line(`M196 ${HORIZON + 6}q46 10 14 24q-58 20 -66 60`, brush.shaded(dust, 0.3), 1.4, faint(0.6))
    );
  },
  marsh: (brush) =>
    row(5, (i) => {
      const y = HORIZON + 18 + i * 15;
      const x = brush.between(-20, 250);
      return path(
        `M${short(x)} ${y}q40 -8 ${short(brush.between(80, 140))} 0q-50 8 -120 0z`,
        brush.paint.water,
        faint(0.7),
      );
    }),
} satisfies Record<string, Motif>;
