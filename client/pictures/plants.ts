import { mix } from './colour';
import { HEIGHT, HORIZON, type Brush, type Motif } from './brush';
import { each, ellipse, faint, line, path, polygon, row, short } from './line';

const TRUNK = '#4a2f1c';
const GREEN = '#3c6238';

/** Leaves of a crown: dark, then what the light reaches. */
const crown = ({ lit, shaded }: Brush, x: number, y: number, size: number, colour: string): string =>
  ellipse([x + size * 0.1, y + size * 0.06], size, size * 0.82, shaded(colour, 0.34)) +
  ellipse([x - size * 0.14, y - size * 0.1], size * 0.76, size * 0.6, colour) +
  ellipse([x - size * 0.3, y - size * 0.26], size * 0.4, size * 0.3, lit(colour, 0.3));

export const tree = (brush: Brush, x: number, foot: number, size: number, near: number): string =>
  line(`M${short(x)} ${short(foot)}v${short(-size)}`, brush.seen(TRUNK, near), size * 0.16) +
  crown(brush, x, foot - size * 1.35, size * 0.72, leaves(brush, near));

export const conifer = (
  { lit, shaded, ...brush }: Brush,
  x: number,
  foot: number,
  tall: number,
  near: number,
): string => {
  const colour = shaded(leaves({ lit, shaded, ...brush }, near), 0.1);
  const wide = tall * 0.24;
  return (
    line(`M${short(x)} ${short(foot)}v-6`, brush.seen(TRUNK, near), tall * 0.07) +
    row(3, (i) => {
      const top = foot - tall + i * tall * 0.24;
      const half = wide * (0.5 + i * 0.25);
      const low = top + tall * 0.42;
      return (
        polygon(
          [
            [x, top],
            [x + half, low],
            [x, low + 3],
          ],
          shaded(colour, 0.3),
        ) +
        polygon(
          [
            [x, top],
            [x, low + 3],
            [x - half, low],
          ],
          lit(colour, 0.22),
        )
      );
    })
  );
};

/** Leaves are greener than the land they grow on. */
const leaves = ({ seen, paint }: Brush, near: number): string => seen(mix(GREEN, paint.land, 0.42), near);

export const palm = (brush: Brush, x: number, foot: number, tall: number, lean: number): string => {
  const top = foot - tall;
  const tip = x + lean;
  const leaf = leaves(brush, 0.95);
  return (
    line(
      `M${short(x)} ${foot}Q${short(x)} ${short(foot - tall * 0.6)} ${short(tip)} ${short(top)}`,
      brush.lit(TRUNK, 0.18),
      4.5,
    ) +
    line(
      `M${short(x + 1.6)} ${foot}Q${short(x + 1.6)} ${short(foot - tall * 0.6)} ${short(tip + 1)} ${short(top)}`,
      brush.shaded(TRUNK, 0.3),
      1.8,
    ) +
    row(7, (i, share) => {
      const angle = Math.PI * (1.02 + share * 0.98);
      const reach = tall * 0.38;
      const ex = tip + Math.cos(angle) * reach;
      const ey = top + Math.sin(angle) * reach * 0.6 + 14;
      const mx = tip + Math.cos(angle) * reach * 0.6;
      const my = top + Math.sin(angle) * reach * 0.9 - 5;
      return path(
        `M${short(tip)} ${short(top)}Q${short(mx)} ${short(my)} ${short(ex)} ${short(ey)}Q${short(mx)} ${short(my + 9)} ${short(tip)} ${short(top + 3)}`,
        i < 4 ? brush.lit(leaf, 0.22) : brush.shaded(leaf, 0.2),
      );
    })
  );
};

/** So many trees along the horizon, their feet about so far below it. */
const edge = ({ between }: Brush, count: number, below: number, draw: (x: number, foot: number) => string): string =>
  row(count, (_, share) => draw(share * 390 - 15 + between(-8, 8), HORIZON + below + between(-2, 6)));

export const plants = {
  woods: (brush) => edge(brush, 15, 16, (x, foot) => tree(brush, x, foot, brush.between(12, 19), 0.58)),
  firs: (brush) => edge(brush, 18, 20, (x, foot) => conifer(brush, x, foot, brush.between(28, 52), 0.55)),
  pines: (brush) =>
    each(
      [
        [22, 214],
        [338, 218],
        [58, 200],
        [304, 202],
        [-2, 226],
      ],
      ([x, foot]) => conifer(brush, x, foot, brush.between(84, 124), 0.92),
    ),
  grove: (brush) =>
    each(
      [
        [34, 206],
        [330, 208],
        [76, 190],
        [296, 192],
      ],
      ([x, foot]) => tree(brush, x, foot, brush.between(28, 42), 0.86),
    ),
  oak: (brush) => {
    const leaf = leaves(brush, 0.9);
    return (
      path(
        'M306 216q10 -34 2 -74q-14 -18 -30 -26q22 4 33 16q4 -22 0 -36q14 16 12 40q14 -16 32 -18q-20 14 -27 34q-4 32 8 64z',
        brush.shaded(TRUNK, 0.05),
      ) +
      path('M306 216q10 -34 2 -74q-8 -12 -20 -20q16 6 24 16q0 40 0 78z', brush.lit(TRUNK, 0.2)) +
      each(
        [
          [276, 108],
          [340, 112],
          [306, 84],
          [330, 88],
          [292, 92],
          [356, 96],
        ],
        ([x, foot]) => crown(brush, x, foot, brush.between(22, 30), leaf),
      )
    );
  },
  palms: (brush) =>
    palm(brush, 40, 214, brush.between(92, 116), 16) +
    palm(brush, 66, 208, brush.between(58, 78), -12) +
    palm(brush, 322, 214, brush.between(80, 104), -18),
  cypress: (brush) =>
    each(
      [
        [28, 208],
        [52, 196],
        [312, 200],
        [334, 212],
        [290, 188],
      ],
      ([x, foot]) => {
        const tall = brush.between(52, 86);
        const leaf = brush.shaded(leaves(brush, 0.85), 0.12);
        return (
          path(
            `M${x} ${foot}q-14 ${short(-tall * 0.5)} 0 ${short(-tall)}q14 ${short(tall * 0.5)} 0 ${short(tall)}`,
            brush.lit(leaf, 0.16),
          ) +
          path(
            `M${x} ${foot}q6 ${short(-tall * 0.5)} 0 ${short(-tall)}q14 ${short(tall * 0.5)} 0 ${short(tall)}`,
            brush.shaded(leaf, 0.3),
          )
        );
      },
    ),
  olives: (brush) =>
    row(7, (_, share) => {
      const x = (share < 0.5 ? share * 200 : 190 + share * 170) + brush.between(-6, 6);
      const foot = HORIZON + 36 + brush.between(-6, 10);
      return (
        line(`M${short(x)} ${short(foot)}q-3 -8 1 -14`, TRUNK, 3) +
        crown(brush, x, foot - 20, 12, brush.lit(leaves(brush, 0.7), 0.26))
      );
    }),
  jungle: (brush) =>
    row(12, (i) => {
      const isLeft = i % 2 === 0;
      const x = isLeft ? -8 : 368;
      const side = isLeft ? 1 : -1;
      const y = 70 + i * 14;
      const reach = brush.between(56, 96) * side;
      const leaf = brush.shaded(leaves(brush, 0.9), (i % 3) * 0.12);
      return (
        path(
          `M${x} ${y}q${short(reach * 0.5)} -26 ${short(reach)} ${short(brush.between(-6, 22))}q${short(-reach * 0.5)} 16 ${short(-reach)} 8z`,
          brush.lit(leaf, isLeft ? 0.08 : 0.2),
        ) +
        line(
          `M${x} ${y + 3}q${short(reach * 0.5)} -12 ${short(reach * 0.86)} 4`,
          brush.shaded(leaf, 0.4),
          1.2,
          faint(0.7),
        )
      );
    }),
  reeds: (brush) =>
    row(26, (i) => {
      const x = (i % 2 ? 262 : 4) + brush.between(0, 94);
      const tall = brush.between(28, 62);
      const lean = brush.between(-7, 9);
      const leaf = leaves(brush, 0.9);
      return (
        line(
          `M${short(x)} ${HEIGHT}q0 ${short(-tall * 0.6)} ${short(lean)} ${short(-tall)}`,
          i % 3 ? brush.shaded(leaf, 0.2) : brush.lit(leaf, 0.24),
          2,
        ) + (i % 4 ? '' : ellipse([x + lean, HEIGHT - tall], 2, 6, brush.lit(TRUNK, 0.1)))
      );
    }),
  grass: (brush) =>
    row(44, (i) => {
      const x = brush.between(-4, 364);
      const tall = brush.between(12, 34);
      const lean = brush.between(2, 12);
      const blade = brush.land(0.9);
      return path(
        `M${short(x)} ${HEIGHT}q1 ${short(-tall * 0.6)} ${short(lean)} ${short(-tall)}q-2 ${short(tall * 0.5)} ${short(4 - lean)} ${short(tall)}z`,
        i % 2 ? brush.lit(blade, 0.26) : brush.shaded(blade, 0.22),
      );
    }),
  corn: (brush) =>
    row(20, (i) => {
      const x = (i % 2 ? 250 : 2) + brush.between(0, 108);
      const tall = brush.between(34, 60);
      const gold = brush.lit('#c99a35', i % 3 ? 0.1 : 0.35);
      return (
        line(`M${short(x)} ${HEIGHT}q-1 ${short(-tall * 0.6)} 4 ${short(-tall)}`, brush.shaded(gold, 0.25), 1.6) +
        row(4, (j) => ellipse([x + 3 + (j % 2 ? 2.4 : -2), HEIGHT - tall + j * 4.2], 2, 3.6, gold))
      );
    }),
} satisfies Record<string, Motif>;
