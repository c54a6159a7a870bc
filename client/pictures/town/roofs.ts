import type { Brush } from '../brush';
import { box, faint, line, path, polygon, row, short } from '../line';
import type { House } from '../scene';
import { TIMBER } from './walls';

/** The front over which roofs are drawn: its edges, and where its eaves are. */
const [LEFT, WIDE, EAVES] = [104, 152, 114];

const STRAW = '#c1964a';

/** Roofs in the colour of the house, by its people, over a front of this size. */
const ROOFS: Readonly<Record<House['roof'], (brush: Brush) => string>> = {
  gable: ({ paint, lit, shaded }) =>
    polygon(
      [
        [92, 118],
        [118, 58],
        [244, 58],
        [268, 118],
      ],
      lit(paint.dye, 0.16),
    ) +
    polygon(
      [
        [244, 58],
        [268, 118],
        [296, 107],
        [262, 56],
      ],
      shaded(paint.dye, 0.34),
    ) +
    row(4, (i) =>
      line(`M${114 - i * 5.4} ${68 + i * 12}h${136 + i * 10.6}`, shaded(paint.dye, 0.26), 1.8, faint(0.7)),
    ) +
    line('M118 58h126', lit(paint.dye, 0.45), 3),
  thatch: ({ paint, lit, shaded, seen }) => {
    const straw = seen(STRAW, 0.9);
    return (
      path('M84 126q30 -22 40 -76q58 -8 116 0q14 46 34 76q-94 -10 -190 0z', lit(straw, 0.16)) +
      path('M240 50q14 46 34 76q18 -10 30 -16q-26 -24 -38 -58q-14 -4 -26 -2z', shaded(straw, 0.34)) +
      row(15, (i) =>
        line(`M${98 + i * 12} ${119 - (i % 2) * 3}l${short((7 - i) * 1.4)} -24`, shaded(straw, 0.3), 1.6, faint(0.6)),
      ) +
      path('M116 66q64 -10 132 0l-5 -17q-58 -9 -120 0z', lit(paint.dye, 0.12)) +
      line('M122 44l-9 -13m126 13l9 -13', shaded(straw, 0.5), 4)
    );
  },
  flat: ({ paint, lit, shaded }) =>
    box(96, 92, 168, 24, lit(paint.wall, 0.3)) +
    polygon(
      [
        [264, 92],
        [294, 84],
        [294, 106],
        [264, 116],
      ],
      shaded(paint.wall, 0.34),
    ) +
    box(96, 97, 168, 8, paint.dye) +
    row(11, (i) => box(102 + i * 15, 99, 5, 4, paint.fire)) +
    polygon(
      [
        [264, 97],
        [294, 89],
        [294, 96],
        [264, 105],
      ],
      paint.toneDark,
    ) +
    row(3, (i) => line(`M${126 + i * 50} 92V62`, shaded(TIMBER, 0.2), 3.4)) +
    path('M120 64q28 13 56 0q26 13 56 0l-5 -10h-102z', lit(paint.dye, 0.3)),
  curved: ({ paint, lit, shaded }) =>
    path('M72 122q36 -8 52 -38h112q16 30 52 38q-108 -12 -216 0z', lit(paint.dye, 0.14)) +
    path('M236 84q16 30 52 38l22 -10q-34 -10 -52 -32z', shaded(paint.dye, 0.36)) +
    box(142, 62, 76, 24, lit(paint.wall, 0.1)) +
    box(150, 66, 12, 16, paint.fire) +
    box(198, 66, 12, 16, paint.fire) +
    path('M112 68q28 -6 40 -30h56q12 24 40 30q-68 -9 -136 0z', lit(paint.dye, 0.22)) +
    line('M150 38h60M76 121q106 -12 210 0', lit(paint.dye, 0.5), 2.6),
  pediment: ({ paint, lit, shaded }) =>
    polygon(
      [
        [88, 112],
        [180, 52],
        [272, 112],
      ],
      lit(paint.wall, 0.3),
    ) +
    polygon(
      [
        [180, 52],
        [212, 46],
        [304, 102],
        [272, 112],
      ],
      lit(paint.dye, 0.06),
    ) +
    polygon(
      [
        [112, 107],
        [180, 63],
        [248, 107],
      ],
      paint.dye,
    ) +
    polygon(
      [
        [180, 63],
        [248, 107],
        [180, 107],
      ],
      paint.toneDark,
    ) +
    box(86, 110, 188, 8, lit(paint.wall, 0.16)) +
    polygon(
      [
        [274, 110],
        [304, 102],
        [304, 109],
        [274, 118],
      ],
      shaded(paint.wall, 0.34),
    ),
};

/** Where a roof lies: the front's left edge and eaves, how wide the front is; how steep it is, by the common measure. */
export interface Eaves {
  x: number;
  y: number;
  width: number;
  steep: number;
}

/** A people's roof over a front. */
export function roofOver(roof: House['roof'], { x, y, width, steep }: Eaves, brush: Brush): string {
  const wide = width / WIDE;
  return `<g transform="translate(${short(x - LEFT * wide)} ${short(y - EAVES * steep)}) scale(${wide.toFixed(3)} ${steep.toFixed(3)})">${ROOFS[roof](brush)}</g>`;
}
