import { HEIGHT, type Brush, type Motif } from './brush';
import { each, ellipse, faint, line, path, polygon, row, short } from './line';

const HULL = '#5f3a1e';
const SKIN = '#a87149';

/** A ship under sail; `x` is its middle, `at` its water line. */
const ship = (brush: Brush, x: number, at: number, size: number, near: number): string => {
  const { seen, lit, shaded, paint } = brush;
  const sail = seen(paint.dye, near);
  const wood = seen(HULL, near);
  return (
    line(`M${short(x)} ${short(at)}v${short(-size * 1.3)}`, shaded(wood, 0.2), size * 0.05) +
    path(
      `M${short(x - size * 0.46)} ${short(at - size * 1.2)}h${short(size * 0.92)}q${short(size * 0.14)} ${short(size * 0.42)} 0 ${short(size * 0.84)}h${short(-size * 0.92)}q${short(size * 0.16)} ${short(-size * 0.42)} 0 ${short(-size * 0.84)}z`,
      shaded(sail, 0.14),
    ) +
    path(
      `M${short(x - size * 0.46)} ${short(at - size * 1.2)}h${short(size * 0.4)}q${short(size * 0.14)} ${short(size * 0.42)} 0 ${short(size * 0.84)}h${short(-size * 0.4)}q${short(size * 0.16)} ${short(-size * 0.42)} 0 ${short(-size * 0.84)}z`,
      lit(sail, 0.32),
    ) +
    path(
      `M${short(x - size * 0.86)} ${short(at - size * 0.34)}q${short(size * 0.3)} ${short(size * 0.16)} ${short(size * 0.86)} ${short(size * 0.16)}t${short(size * 0.86)} ${short(-size * 0.26)}q${short(-size * 0.12)} ${short(size * 0.4)} ${short(-size * 0.4)} ${short(size * 0.48)}h${short(-size * 0.94)}q${short(-size * 0.28)} ${short(-size * 0.08)} ${short(-size * 0.38)} ${short(-size * 0.38)}z`,
      wood,
    ) +
    line(
      `M${short(x - size * 0.8)} ${short(at - size * 0.28)}q${short(size * 0.3)} ${short(size * 0.15)} ${short(size * 0.8)} ${short(size * 0.15)}t${short(size * 0.8)} ${short(-size * 0.22)}`,
      lit(wood, 0.36),
      size * 0.05,
    ) +
    line(
      `M${short(x - size * 0.7)} ${short(at + size * 0.08)}h${short(size * 1.5)}`,
      paint.light,
      size * 0.045,
      faint(0.6),
    )
  );
};

/** A beast on four legs seen from the side. */
const beast = ({ lit, shaded, seen }: Brush, x: number, foot: number, size: number, horned: boolean): string => {
  const hide = seen('#6b4a2e', 0.8);
  const s = (value: number): string => short(value * size);
  return (
    line(
      `M${short(x - size * 0.36)} ${short(foot - size * 0.4)}v${s(0.4)}m${s(0.14)} ${s(-0.36)}v${s(0.36)}m${s(0.44)} ${s(-0.38)}v${s(0.38)}m${s(0.12)} ${s(-0.4)}v${s(0.4)}`,
      shaded(hide, 0.3),
      size * 0.08,
    ) +
    path(
      `M${short(x - size * 0.46)} ${short(foot - size * 0.66)}q${s(0.4)} ${s(-0.16)} ${s(0.8)} ${s(0.02)}q${s(0.1)} ${s(-0.2)} ${s(0.24)} ${s(-0.26)}q${s(0.18)} ${s(0.06)} ${s(0.22)} ${s(0.22)}q${s(-0.1)} ${s(0.08)} ${s(-0.2)} ${s(0.06)}q${s(-0.08)} ${s(0.3)} ${s(-0.2)} ${s(0.36)}q${s(-0.4)} ${s(0.12)} ${s(-0.84)} 0q${s(-0.1)} ${s(-0.2)} ${s(-0.02)} ${s(-0.4)}z`,
      shaded(hide, 0.08),
    ) +
    path(
      `M${short(x - size * 0.44)} ${short(foot - size * 0.62)}q${s(0.38)} ${s(-0.14)} ${s(0.76)} 0q${s(-0.3)} ${s(0.06)} ${s(-0.76)} ${s(0.1)}z`,
      lit(hide, 0.3),
    ) +
    (horned
      ? line(
          `M${short(x + size * 0.56)} ${short(foot - size * 0.88)}q${s(-0.08)} ${s(-0.2)} ${s(0.06)} ${s(-0.26)}`,
          lit(hide, 0.5),
          size * 0.05,
        )
      : '')
  );
};

/** People from afar: heads and shoulders. */
const person = ({ lit, shaded }: Brush, x: number, foot: number, size: number, colour: string): string =>
  path(
    `M${short(x - size * 0.3)} ${short(foot)}q${short(-size * 0.02)} ${short(-size * 0.62)} ${short(size * 0.3)} ${short(-size * 0.68)}q${short(size * 0.32)} ${short(size * 0.06)} ${short(size * 0.32)} ${short(size * 0.68)}z`,
    shaded(colour, 0.24),
  ) +
  path(
    `M${short(x - size * 0.3)} ${short(foot)}q${short(-size * 0.02)} ${short(-size * 0.62)} ${short(size * 0.3)} ${short(-size * 0.68)}l${short(-size * 0.04)} ${short(size * 0.68)}z`,
    lit(colour, 0.22),
  ) +
  ellipse([x, foot - size * 0.82], size * 0.16, size * 0.18, shaded(SKIN, 0.06)) +
  ellipse([x - size * 0.04, foot - size * 0.85], size * 0.1, size * 0.12, lit(SKIN, 0.36));

/** A soldier with helmet, shield and spear; `far` says how much of the light is gone. */
const soldier = (
  { lit, shaded, seen, paint, between }: Brush,
  x: number,
  foot: number,
  size: number,
  far: number,
): string => {
  const to = (dx: number, dy: number): string => `${short(x + dx * size)} ${short(foot + dy * size)}`;
  const at = (dx: number, dy: number): [number, number] => [x + dx * size, foot + dy * size];
  const bronze = shaded(seen('#b98a3a', 0.8), far);
  const dye = shaded(paint.dye, far);
  const lean = between(-0.03, 0.06);
  return (
    line(`M${to(0.3, 0)}L${to(0.3 + lean, -1.5)}`, shaded('#6e4827', 0.2), size * 0.05) +
    polygon([at(0.24 + lean, -1.46), at(0.3 + lean, -1.72), at(0.37 + lean, -1.46)], lit(paint.wall, 0.2)) +
    line(`M${to(-0.1, -0.36)}V${short(foot)}M${to(0.12, -0.36)}V${short(foot)}`, shaded(SKIN, 0.2 + far), size * 0.11) +
    polygon([at(-0.2, -0.74), at(0.2, -0.74), at(0.28, -0.26), at(-0.28, -0.26)], shaded(dye, 0.3)) +
    ellipse(at(0, -0.86), size * 0.13, size * 0.14, shaded(SKIN, far)) +
    path(
      `M${to(-0.17, -0.8)}q${short(-size * 0.02)} ${short(-size * 0.26)} ${short(size * 0.17)} ${short(-size * 0.26)}t${short(size * 0.17)} ${short(size * 0.26)}l${short(-size * 0.1)} ${short(-size * 0.06)}h${short(-size * 0.14)}z`,
      bronze,
    ) +
    path(
      `M${to(-0.2, -0.96)}q${short(size * 0.18)} ${short(-size * 0.36)} ${short(size * 0.42)} ${short(-size * 0.02)}q${short(-size * 0.2)} ${short(-size * 0.14)} ${short(-size * 0.42)} ${short(size * 0.02)}z`,
      lit(dye, 0.1),
    ) +
    ellipse(at(-0.06, -0.48), size * 0.27, size * 0.3, bronze) +
    ellipse(at(-0.06, -0.48), size * 0.23, size * 0.26, lit(dye, 0.06)) +
    path(
      `M${to(-0.29, -0.48)}a${short(size * 0.23)} ${short(size * 0.26)} 0 0 1 ${short(size * 0.23)} ${short(-size * 0.26)}v${short(size * 0.26)}z`,
      lit(dye, 0.3),
    ) +
    ellipse(at(-0.06, -0.48), size * 0.07, size * 0.08, lit(bronze, 0.4))
  );
};

const flame = ({ paint, lit }: Brush, x: number, foot: number, size: number): string =>
  path(
    `M${short(x)} ${short(foot)}q${short(-size * 0.5)} ${short(-size * 0.3)} ${short(-size * 0.2)} ${short(-size * 0.8)}q${short(size * 0.12)} ${short(size * 0.2)} ${short(size * 0.18)} ${short(size * 0.2)}q${short(-size * 0.08)} ${short(-size * 0.5)} ${short(size * 0.2)} ${short(-size * 0.86)}q${short(size * 0.02)} ${short(size * 0.46)} ${short(size * 0.3)} ${short(size * 0.76)}q${short(size * 0.2)} ${short(size * 0.5)} ${short(-size * 0.48)} ${short(size * 0.7)}z`,
    '#c8451f',
  ) +
  path(
    `M${short(x)} ${short(foot)}q${short(-size * 0.28)} ${short(-size * 0.24)} ${short(-size * 0.08)} ${short(-size * 0.5)}q${short(size * 0.1)} ${short(size * 0.1)} ${short(size * 0.12)} ${short(-size * 0.3)}q${short(size * 0.3)} ${short(size * 0.5)} ${short(-size * 0.04)} ${short(size * 0.8)}z`,
    lit(paint.fire, 0.2),
  );

const banner = ({ paint, lit, shaded }: Brush, x: number, foot: number, tall: number): string =>
  line(`M${x} ${foot}V${foot - tall}`, shaded('#7a5a30', 0.1), 3) +
  path(`M${x + 1} ${foot - tall + 4}h26v44l-13 -9l-13 9z`, shaded(paint.dye, 0.1)) +
  path(`M${x + 1} ${foot - tall + 4}h11v36l-11 8z`, lit(paint.dye, 0.3)) +
  line(`M${x - 1} ${foot - tall + 4}h30`, paint.fire, 2.4) +
  ellipse([x, foot - tall], 3, 3, paint.fire);

export const life = {
  ships: (brush) =>
    ship(brush, brush.between(290, 316), 176, 40, 0.8) + ship(brush, brush.between(44, 66), 156, 20, 0.5),
  fleet: (brush) =>
    each(
      [
        [316, 190, 46, 0.9],
        [48, 184, 38, 0.8],
        [262, 158, 22, 0.5],
        [96, 154, 18, 0.46],
        [20, 148, 13, 0.4],
      ],
      ([x, foot, size, near]) => ship(brush, x, foot, size, near),
    ),
  herd: (brush) =>
    each(
      [
        [30, 194],
        [74, 184],
        [300, 190],
        [336, 200],
        [268, 180],
      ],
      ([x, foot]) => beast(brush, x, foot, brush.between(26, 36), true),
    ),
  horses: (brush) =>
    each(
      [
        [40, 196],
        [88, 182],
        [298, 184],
        [336, 198],
      ],
      ([x, foot]) => beast(brush, x, foot, brush.between(34, 44), false),
    ),
  people: (brush) =>
    each(
      [
        [14, 204],
        [40, 198],
        [66, 206],
        [92, 196],
        [346, 206],
        [320, 198],
        [294, 204],
        [270, 194],
      ],
      ([x, foot], i) => person(brush, x, foot, brush.between(26, 34), i % 3 ? brush.paint.dye : brush.paint.wall),
    ),
  crowd: (brush) =>
    row(26, (i) =>
      person(
        brush,
        (i % 13) * 30 - 2 + brush.between(-5, 5),
        HEIGHT - 8 + (i > 12 ? 14 : 0) + brush.between(-3, 3),
        brush.between(32, 42),
        i % 3 ? brush.shaded(brush.paint.dye, 0.3) : brush.shaded(brush.paint.wall, 0.34),
      ),
    ),
  // A far rank of spears and helmets, and a near one of shields.
  army: (brush) =>
    row(15, (i, share) => soldier(brush, share * 376 - 8, 190 + (i % 2) * 3, 42, 0.26)) +
    row(9, (_, share) => soldier(brush, share * 384 - 12, 216 + brush.between(-2, 2), 60, 0)),
  banners: (brush) => banner(brush, 22, 214, 146) + banner(brush, 312, 214, 146),
  fires: (brush) =>
    each(
      [
        [30, 196],
        [66, 184],
        [322, 196],
        [290, 182],
        [348, 186],
      ],
      ([x, foot]) => flame(brush, x, foot, brush.between(22, 38)),
    ),
  caravan: (brush) =>
    row(6, (i) => {
      const x = 8 + i * 66 + brush.between(-6, 6);
      const y = 172 + (i % 2) * 4;
      return (
        beast(brush, x, y, 26, false) +
        ellipse([x - 2, y - 19], 7, 5, brush.paint.dye) +
        ellipse([x - 4, y - 21], 4, 2.6, brush.lit(brush.paint.dye, 0.4))
      );
    }),
} satisfies Record<string, Motif>;
