import { mix } from './colour';
import { HORIZON, type Brush, type Motif } from './brush';
import { box, each, ellipse, faint, line, path, polygon, row, short } from './line';

/** A block with a front in the light and a side in the shade; `x` is its left edge, `foot` its lower one. */
const block = (
  { lit, shaded }: Brush,
  x: number,
  foot: number,
  width: number,
  height: number,
  colour: string,
): string =>
  box(x, foot - height, width * 0.66, height, lit(colour, 0.16)) +
  box(x + width * 0.66, foot - height, width * 0.34, height, shaded(colour, 0.26));

/** Windows and doors: dark, and some with a light in them. */
const opening = ({ paint, between }: Brush, x: number, y: number, width: number, height: number): string =>
  box(x, y, width, height, between(0, 1) < 0.3 ? paint.fire : paint.ink).replace('/>', ` ${faint(0.72)}/>`);

/** A house with a pitched roof in the colour of its people. */
const house = (brush: Brush, x: number, foot: number, size: number, near: number): string => {
  const { seen, lit, shaded, paint } = brush;
  const wall = seen(paint.wall, near);
  const roof = seen(paint.dye, near);
  const tall = size * 0.6;
  return (
    block(brush, x, foot, size, tall, wall) +
    polygon(
      [
        [x - size * 0.08, foot - tall],
        [x + size * 0.33, foot - tall * 1.75],
        [x + size * 0.74, foot - tall],
      ],
      lit(roof, 0.16),
    ) +
    polygon(
      [
        [x + size * 0.33, foot - tall * 1.75],
        [x + size * 0.92, foot - tall * 1.68],
        [x + size * 1.08, foot - tall],
        [x + size * 0.74, foot - tall],
      ],
      shaded(roof, 0.24),
    ) +
    opening(brush, x + size * 0.26, foot - tall * 0.55, size * 0.16, tall * 0.55)
  );
};

const hut = (brush: Brush, x: number, foot: number, size: number): string => {
  const { lit, shaded, paint, seen } = brush;
  const straw = seen('#b58a45', 0.8);
  return (
    box(x - size * 0.42, foot - size * 0.42, size * 0.84, size * 0.42, shaded(paint.wall, 0.18)) +
    box(x - size * 0.42, foot - size * 0.42, size * 0.4, size * 0.42, lit(paint.wall, 0.05)) +
    path(
      `M${short(x - size * 0.6)} ${short(foot - size * 0.36)}Q${short(x - size * 0.2)} ${short(foot - size * 0.7)} ${short(x)} ${short(foot - size * 1.05)}Q${short(x + size * 0.2)} ${short(foot - size * 0.7)} ${short(x + size * 0.6)} ${short(foot - size * 0.36)}z`,
      shaded(straw, 0.24),
    ) +
    path(
      `M${short(x - size * 0.6)} ${short(foot - size * 0.36)}Q${short(x - size * 0.2)} ${short(foot - size * 0.7)} ${short(x)} ${short(foot - size * 1.05)}L${short(x + size * 0.06)} ${short(foot - size * 0.36)}z`,
      lit(straw, 0.2),
    ) +
    opening(brush, x - size * 0.1, foot - size * 0.3, size * 0.2, size * 0.3)
  );
};

/** A wall with battlements. */
const rampart = (
  { lit, shaded }: Brush,
  x: number,
  top: number,
  width: number,
  height: number,
  colour: string,
): string =>
  box(x, top, width, height, colour) +
  row(Math.round(width / 12), (i) => box(x + i * 12, top - 6, 7, 6, lit(colour, 0.16))) +
  line(`M${short(x)} ${short(top + 3)}h${short(width)}`, shaded(colour, 0.3), 1.4, faint(0.6)) +
  row(Math.round(width / 17), (i) =>
    line(`M${short(x + i * 17 + 4)} ${short(top + 9 + (i % 3) * 6)}h8`, shaded(colour, 0.26), 1.2, faint(0.5)),
  );

const keep = (brush: Brush, x: number, foot: number, width: number, height: number, near: number): string => {
  const stone = brush.seen(brush.paint.wall, near);
  return (
    block(brush, x, foot, width, height, stone) +
    block(brush, x - 3, foot - height + 2, width + 6, 8, brush.lit(stone, 0.06)) +
    row(3, (i) =>
      box(
        x - 3 + i * (width * 0.4),
        foot - height - 11,
        width * 0.24,
        6,
        i < 2 ? brush.lit(stone, 0.2) : brush.shaded(stone, 0.2),
      ),
    ) +
    opening(brush, x + width * 0.26, foot - height * 0.72, width * 0.16, height * 0.18)
  );
};

/** A hall of columns under a gable. */
const hall = (brush: Brush, x: number, foot: number, width: number, near: number): string => {
  const { seen, lit, shaded, paint } = brush;
  const stone = seen(paint.wall, near);
  const tall = width * 0.4;
  const columns = 5;
  return (
    box(x - 5, foot - 5, width + 10, 5, shaded(stone, 0.12)) +
    box(x - 2, foot - 9, width + 4, 4, lit(stone, 0.2)) +
    box(x, foot - tall - 9, width, tall, shaded(stone, 0.5)) +
    row(columns, (i) => {
      const left = x + 2 + (i * (width - 4 - width * 0.11)) / (columns - 1);
      return (
        box(left, foot - tall - 9, width * 0.11, tall, shaded(stone, 0.12)) +
        box(left, foot - tall - 9, width * 0.055, tall, lit(stone, 0.36))
      );
    }) +
    box(x - 3, foot - tall - 14, width + 6, 6, lit(stone, 0.12)) +
    polygon(
      [
        [x - 5, foot - tall - 14],
        [x + width / 2, foot - tall - 14 - width * 0.2],
        [x + width + 5, foot - tall - 14],
      ],
      shaded(stone, 0.08),
    ) +
    polygon(
      [
        [x + 6, foot - tall - 16],
        [x + width / 2, foot - tall - 12 - width * 0.18],
        [x + width - 6, foot - tall - 16],
      ],
      seen(paint.dye, near),
    )
  );
};

const fluted = (brush: Brush, x: number): string => {
  const { paint, lit, shaded } = brush;
  const stone = paint.wall;
  return (
    box(x, 42, 30, 176, stone) +
    row(5, (i) => box(x + i * 6, 42, 3, 176, i < 3 ? lit(stone, 0.42 - i * 0.1) : shaded(stone, 0.12 + i * 0.05))) +
    box(x - 6, 34, 42, 9, lit(stone, 0.2)) +
    box(x - 9, 26, 48, 9, shaded(stone, 0.08)) +
    box(x - 6, 212, 42, 8, shaded(stone, 0.1)) +
    box(x - 10, 219, 50, 12, lit(stone, 0.1))
  );
};

/** Slopes of a pyramid, smooth or in steps. */
const pyramid = ({ seen, lit, shaded, paint }: Brush, x: number, foot: number, width: number, near: number): string => {
  const stone = seen(paint.wall, near);
  return (
    polygon(
      [
        [x, foot - width * 0.56],
        [x + width * 0.18, foot + 3],
        [x - width * 0.55, foot],
      ],
      lit(stone, 0.24),
    ) +
    polygon(
      [
        [x, foot - width * 0.56],
        [x + width * 0.55, foot - 3],
        [x + width * 0.18, foot + 3],
      ],
      shaded(stone, 0.34),
    ) +
    row(4, (i) =>
      line(
        `M${short(x - width * 0.11 * (i + 1))} ${short(foot - width * 0.56 + width * 0.112 * (i + 1))}L${short(x + width * 0.036 * (i + 1))} ${short(foot - width * 0.56 + width * 0.114 * (i + 1))}`,
        shaded(stone, 0.24),
        1,
        faint(0.6),
      ),
    )
  );
};

const stepped = (brush: Brush, x: number, foot: number, width: number, steps: number): string => {
  const stone = brush.seen(brush.paint.wall, 0.72);
  const rise = (width * 0.56) / steps;
  return (
    row(steps, (i) =>
      block(
        brush,
        x - (width / 2) * (1 - i / (steps + 1)),
        foot - i * rise,
        width * (1 - i / (steps + 1)),
        rise + 0.5,
        i % 2 ? stone : brush.lit(stone, 0.08),
      ),
    ) +
    polygon(
      [
        [x - 7, foot],
        [x - 4, foot - rise * steps],
        [x + 4, foot - rise * steps],
        [x + 9, foot],
      ],
      brush.lit(stone, 0.36),
    ) +
    block(brush, x - 10, foot - rise * steps, 20, 13, brush.seen(brush.paint.dye, 0.8))
  );
};

const tent = ({ lit, shaded, paint, seen }: Brush, x: number, foot: number, size: number): string => {
  const cloth = seen(paint.dye, 0.82);
  return (
    polygon(
      [
        [x, foot - size],
        [x - size * 0.66, foot],
        [x + size * 0.1, foot],
      ],
      lit(cloth, 0.34),
    ) +
    polygon(
      [
        [x, foot - size],
        [x + size * 0.1, foot],
        [x + size * 0.7, foot],
      ],
      shaded(cloth, 0.26),
    ) +
    polygon(
      [
        [x - size * 0.04, foot - size * 0.62],
        [x - size * 0.22, foot],
        [x + size * 0.02, foot],
      ],
      shaded(cloth, 0.6),
    ) +
    line(`M${short(x - 3)} ${short(foot - size - 5)}l6 8m0 -8l-6 8`, paint.ink, 1.4)
  );
};

export const buildings = {
  village: (brush) =>
    each(
      [
        [20, 172],
        [60, 184],
        [286, 178],
        [322, 190],
        [250, 166],
      ],
      ([x, foot]) => house(brush, x, foot, brush.between(24, 34), 0.72),
    ),
  huts: (brush) =>
    each(
      [
        [34, 186],
        [80, 176],
        [318, 192],
        [282, 178],
        [352, 178],
      ],
      ([x, foot]) => hut(brush, x, foot, brush.between(26, 38)),
    ),
  town: (brush) =>
    row(16, (i) => {
      const x = (i % 2 ? 246 : -6) + ((i >> 1) % 4) * 28 + brush.between(-5, 5);
      const wall = brush.seen(brush.paint.wall, 0.45 + (i >> 3) * 0.2);
      const tall = brush.between(20, 50);
      const foot = 166 + (i >> 3) * 14;
      return (
        block(brush, x, foot, 25, tall, wall) +
        (i % 3
          ? box(x - 1, foot - tall - 3, 27, 4, brush.seen(brush.paint.dye, 0.6))
          : path(`M${short(x)} ${short(foot - tall)}a12.5 11 0 0 1 25 0z`, brush.seen(brush.paint.dye, 0.62))) +
        opening(brush, x + 5, foot - tall + 8, 4, 6) +
        opening(brush, x + 11, foot - tall + 8, 4, 6)
      );
    }),
  walls: (brush) =>
    rampart(brush, -4, 160, 372, 30, brush.seen(brush.paint.wall, 0.62)) +
    each([8, 62, 268, 324], (x) => keep(brush, x, 192, 28, brush.between(46, 66), 0.7)),
  greatwall: (brush) => {
    const stone = brush.seen(brush.paint.wall, 0.6);
    return (
      path('M-6 150Q40 112 92 132T196 128T300 122T370 96V122Q330 128 302 142T196 150T92 156T-6 178z', stone) +
      line('M-6 150Q40 112 92 132T196 128T300 122T370 96', brush.lit(stone, 0.44), 4, 'stroke-dasharray="5 7"') +
      keep(brush, 46, 150, 26, 44, 0.66) +
      keep(brush, 290, 146, 26, 46, 0.66)
    );
  },
  tower: (brush) => keep(brush, 292, 206, 44, brush.between(112, 134), 0.86),
  castle: (brush) =>
    keep(brush, 30, 176, 30, 92, 0.6) +
    keep(brush, 76, 176, 24, 62, 0.56) +
    keep(brush, 290, 180, 36, 84, 0.62) +
    rampart(brush, 4, 150, 110, 30, brush.seen(brush.paint.wall, 0.62)) +
    rampart(brush, 262, 154, 100, 30, brush.seen(brush.paint.wall, 0.64)),
  temple: (brush) => hall(brush, 250, 178, 92, 0.66) + hall(brush, 14, 166, 62, 0.46),
  acropolis: (brush) =>
    polygon(
      [
        [226, 152],
        [244, 118],
        [356, 112],
        [370, 160],
      ],
      brush.shaded(brush.land(0.5), 0.12),
    ) +
    polygon(
      [
        [226, 152],
        [244, 118],
        [296, 116],
        [280, 156],
      ],
      brush.lit(brush.land(0.5), 0.2),
    ) +
    hall(brush, 258, 120, 84, 0.56),
  columns: (brush) => fluted(brush, 8) + fluted(brush, 322),
  arches: (brush) => {
    const stone = brush.seen(brush.paint.wall, 0.6);
    return (
      box(-4, 104, 368, 9, brush.lit(stone, 0.2)) +
      row(
        8,
        (i) =>
          path(`M${i * 46 - 4} 113h46v66h-8v-40a15 15 0 0 0 -30 0v40h-8z`, stone) +
          path(`M${i * 46 + 34} 179v-40a15 15 0 0 0 -4 -11l5 -3a19 19 0 0 1 5 14v40z`, brush.shaded(stone, 0.3)),
      )
    );
  },
  pyramids: (brush) => pyramid(brush, 292, 164, 132, 0.6) + pyramid(brush, 56, 158, 92, 0.46),
  steps: (brush) => stepped(brush, 296, 178, 110, 5) + stepped(brush, 44, 170, 66, 4),
  ziggurat: (brush) => stepped(brush, 292, 176, 128, 4),
  pagoda: (brush) =>
    each(
      [
        [304, 186, 1.1],
        [40, 174, 0.8],
      ],
      ([x, foot, size]) => {
        return row(3, (i) => {
          const half = (30 - i * 6) * size;
          const y = foot - i * 30 * size;
          const roof = brush.seen(brush.paint.dye, 0.78);
          return (
            block(brush, x - half * 0.62, y, half * 1.24, 18 * size, brush.seen(brush.paint.wall, 0.8)) +
            opening(brush, x - half * 0.2, y - 12 * size, half * 0.3, 12 * size) +
            path(
              `M${short(x - half * 1.35)} ${short(y - 17 * size)}q${short(half * 0.7)} -4 ${short(half * 0.9)} ${short(-12 * size)}h${short(half * 0.9)}q${short(half * 0.2)} ${short(8 * size)} ${short(half * 0.9)} ${short(12 * size)}z`,
              brush.shaded(roof, 0.22),
            ) +
            path(
              `M${short(x - half * 1.35)} ${short(y - 17 * size)}q${short(half * 0.7)} -4 ${short(half * 0.9)} ${short(-12 * size)}h${short(half * 0.45)}l${short(half * 0.2)} ${short(12 * size)}z`,
              brush.lit(roof, 0.22),
            )
          );
        });
      },
    ),
  stupa: (brush) => {
    const stone = brush.seen(brush.paint.wall, 0.7);
    return (
      path('M244 180q2 -62 52 -62t54 62z', brush.shaded(stone, 0.16)) +
      path('M244 180q2 -62 52 -62q-30 14 -22 62z', brush.lit(stone, 0.34)) +
      box(286, 106, 20, 13, brush.lit(stone, 0.1)) +
      line('M296 106V84', brush.paint.ink, 2) +
      row(3, (i) => ellipse([296, 102 - i * 6], 9 - i * 2.4, 1.8, brush.paint.dye)) +
      box(236, 178, 122, 8, brush.shaded(stone, 0.2))
    );
  },
  stones: (brush) =>
    each(
      [
        [22, 206],
        [54, 190],
        [300, 194],
        [330, 210],
        [272, 184],
      ],
      ([x, foot]) => {
        const tall = brush.between(40, 70);
        const stone = brush.seen('#8d8577', 0.85);
        return (
          path(
            `M${x - 9} ${foot}q-2 ${short(-tall * 0.6)} 4 ${short(-tall)}q8 -7 13 1q6 ${short(tall * 0.5)} 5 ${short(tall)}z`,
            brush.shaded(stone, 0.3),
          ) +
          path(
            `M${x - 9} ${foot}q-2 ${short(-tall * 0.6)} 4 ${short(-tall)}q4 -4 7 -3q-4 ${short(tall * 0.5)} 1 ${short(tall + 3)}z`,
            brush.lit(stone, 0.3),
          )
        );
      },
    ),
  mound: (brush) =>
    path('M232 176q20 -58 66 -58t70 60z', brush.shaded(brush.land(0.66), 0.12)) +
    path('M232 176q20 -58 66 -58q-34 18 -30 58z', brush.lit(brush.land(0.66), 0.24)) +
    box(284, 156, 18, 20, brush.paint.ink),
  tents: (brush) =>
    each(
      [
        [36, 192],
        [84, 178],
        [322, 196],
        [276, 180],
      ],
      ([x, foot]) => tent(brush, x, foot, brush.between(34, 48)),
    ),
  palisade: (brush) =>
    row(34, (_, share) => {
      const x = -4 + share * 364;
      const top = 158 + brush.between(-4, 3);
      const wood = brush.seen('#6e4827', 0.8);
      return (
        polygon(
          [
            [x, 194],
            [x, top],
            [x + 4.5, top - 7],
            [x + 9, top],
            [x + 9, 194],
          ],
          brush.shaded(wood, 0.18),
        ) +
        polygon(
          [
            [x, 194],
            [x, top],
            [x + 4.5, top - 7],
            [x + 4.5, 194],
          ],
          brush.lit(wood, 0.18),
        )
      );
    }),
  longhouse: (brush) => {
    const wood = brush.seen('#6e4827', 0.8);
    const turf = brush.seen(mix(brush.paint.land, '#5c4a24', 0.4), 0.85);
    const beams = `fill="none" stroke="${brush.shaded(wood, 0.4)}" stroke-width="4" stroke-linecap="round"`;
    // On a grid of a long house with its foot at 0: a bowed ridge, whose end beams cross.
    const drawn =
      path('M-34 9q22 -20 98 -20t102 20q-100 9 -200 0z', brush.land(0.75)) +
      box(10, -24, 110, 24, brush.shaded(wood, 0.24)) +
      path('M0 -16l24 -36q41 -14 82 0l24 36z', turf) +
      path('M9 -28l15 -24q41 -14 82 0l9 14q-52 -16 -106 10z', brush.lit(turf, 0.16)) +
      `<path d="M18 -42l12 -24m2 24l-14 -22M100 -66l12 24m0 -22l-14 22" ${beams}/>` +
      opening(brush, 56, -18, 13, 18);
    return each(
      [
        [236, 186, 1],
        [-8, 172, 0.72],
      ],
      ([x, foot, size]) => `<g transform="translate(${x} ${foot}) scale(${size})">${drawn}</g>`,
    );
  },
  lighthouse: (brush) =>
    polygon(
      [
        [340, 96],
        [22, 60],
        [22, 92],
      ],
      brush.paint.fire,
      faint(0.2),
    ) +
    block(brush, 300, 200, 44, 50, brush.paint.wall) +
    block(brush, 306, 152, 32, 36, brush.lit(brush.paint.wall, 0.1)) +
    block(brush, 312, 118, 20, 24, brush.paint.wall) +
    ellipse([321, 88], 9, 9, brush.paint.fire),
  obelisks: (brush) =>
    each(
      [
        [304, 200, 128],
        [40, 190, 96],
      ],
      ([x, foot, tall]) => {
        const stone = brush.seen(brush.paint.wall, 0.85);
        return (
          polygon(
            [
              [x, foot],
              [x + 4, foot - tall],
              [x + 11, foot - tall - 12],
              [x + 13, foot],
            ],
            brush.lit(stone, 0.3),
          ) +
          polygon(
            [
              [x + 13, foot],
              [x + 11, foot - tall - 12],
              [x + 18, foot - tall],
              [x + 22, foot],
            ],
            brush.shaded(stone, 0.3),
          )
        );
      },
    ),
  /** Ground on which the figure stands, in front of land or water. */
  terrace: (brush) => {
    const stone = brush.seen(brush.paint.wall, 0.9);
    return (
      box(-2, 196, 364, 6, brush.lit(stone, 0.34)) +
      box(-2, 202, 364, HORIZON, brush.shaded(stone, 0.1)) +
      row(7, (i) => line(`M${i * 58 - 8} 203l${i * 8 - 24} 28`, brush.shaded(stone, 0.34), 1.2, faint(0.6)))
    );
  },
} satisfies Record<string, Motif>;
