import { eitherHue, type Brush, type Motif } from './brush';
import { box, ellipse, faint, line, path, polygon, row, short } from './line';
import { GOODS } from './goods';
import type { House } from './scene';

/** The front of the house, from its left edge to its right one, from eaves to foot. */
const LEFT = 104;
const RIGHT = 256;
const EAVES = 114;
const FOOT = 206;
/** How far the side in the shade goes back. */
const BACK = 30;

const TIMBER = '#8a5a2e';
const STRAW = '#c1964a';

/** The middle of the sign. */
const SIGN_AT = 180;
/** Boards for the sign: round, square, a shield. First the edge, then the board. */
const BOARDS: readonly (readonly (readonly [d: string, isEdge: boolean])[])[] = [
  [
    ['M128 160a52 52 0 1 0 104 0a52 52 0 1 0 -104 0z', true],
    ['M132 160a48 48 0 1 0 96 0a48 48 0 1 0 -96 0z', false],
  ],
  [
    ['M130 112h100v96h-100z', true],
    ['M134 116h92v88h-92z', false],
  ],
  [
    ['M128 110q52 10 104 0v50q-4 36 -52 52q-48 -16 -52 -52z', true],
    ['M132 115q48 8 96 0v44q-4 32 -48 48q-44 -16 -48 -48z', false],
  ],
];

/** What walls are made of: beams and plaster, or courses of stone. */
const walls = ({ walls: kind }: House, brush: Brush): string => {
  const { paint, lit, shaded, between } = brush;
  const isStone = kind === 'stone';
  const face = isStone ? shaded(paint.wall, 0.1) : lit(paint.wall, 0.1);
  const beam = brush.seen(TIMBER, 0.9);
  return (
    box(LEFT, EAVES, RIGHT - LEFT, FOOT - EAVES, lit(face, 0.14)) +
    polygon(
      [
        [RIGHT, EAVES],
        [RIGHT + BACK, EAVES - 9],
        [RIGHT + BACK, FOOT - 9],
        [RIGHT, FOOT],
      ],
      shaded(face, 0.32),
    ) +
    (isStone
      ? row(30, (i) =>
          line(
            `M${short(LEFT + 4 + (i % 6) * 25 + between(0, 9))} ${EAVES + 14 + Math.floor(i / 6) * 17}h${short(between(9, 15))}`,
            shaded(face, 0.24),
            1.6,
            faint(0.6),
          ),
        )
      : line(
          `M${LEFT + 3} ${EAVES}V${FOOT}M${RIGHT - 3} ${EAVES}V${FOOT}M${LEFT} ${EAVES + 38}h${RIGHT - LEFT}M${LEFT + 42} ${EAVES}V${FOOT}M${RIGHT - 42} ${EAVES}V${FOOT}`,
          beam,
          5,
        ) +
        line(`M${LEFT + 4} ${FOOT - 2}l36 -52M${RIGHT - 4} ${FOOT - 2}l-36 -52`, beam, 4) +
        line(`M${RIGHT + BACK} ${EAVES - 6}V${FOOT - 11}`, shaded(beam, 0.4), 4)) +
    box(164, 152, 32, FOOT - 152, shaded(beam, 0.3)) +
    box(167, 155, 26, FOOT - 155, lit(beam, 0.1)) +
    line(`M180 155V${FOOT}`, shaded(beam, 0.4), 1.6) +
    row(2, (i) => {
      const x = i ? RIGHT - 31 : LEFT + 13;
      return (
        box(x - 7, EAVES + 9, 6, 22, paint.dye) +
        box(x + 17, EAVES + 9, 6, 22, paint.toneDark) +
        box(x, EAVES + 9, 16, 22, i ? paint.fire : paint.ink) +
        line(`M${x + 8} ${EAVES + 9}v22M${x} ${EAVES + 20}h16`, beam, 1.6)
      );
    })
  );
};

/** Roofs in the colour of the house, by its people. */
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

/** What stands by the house: a yard where something is made, a turret where it is for good, a stall where one acts. */
const FRONTS: Readonly<Record<House['front'], (brush: Brush) => string>> = {
  yard: ({ shaded, seen }) => {
    const wood = seen(TIMBER, 1);
    return (
      line('M4 186h88M4 198h88', shaded(wood, 0.2), 3) + row(5, (i) => box(6 + i * 20, 178, 5, 34, shaded(wood, 0.1)))
    );
  },
  tower: ({ paint, lit, shaded }) =>
    box(46, 78, 34, 134, lit(paint.wall, 0.26)) +
    box(80, 78, 17, 134, shaded(paint.wall, 0.26)) +
    polygon(
      [
        [40, 80],
        [70, 28],
        [84, 80],
      ],
      lit(paint.dye, 0.26),
    ) +
    polygon(
      [
        [70, 28],
        [84, 80],
        [103, 78],
      ],
      paint.toneDark,
    ) +
    box(58, 98, 9, 18, paint.fire) +
    box(58, 148, 9, 18, paint.ink) +
    line('M70 30V12', paint.ink, 2) +
    path('M70 12l20 6l-20 7z', paint.fire),
  stall: ({ paint, lit, shaded, seen }) => {
    const wood = seen(TIMBER, 1);
    return (
      line('M30 214V160M94 214V160', shaded(wood, 0.2), 4) +
      box(26, 188, 72, 9, lit(wood, 0.2)) +
      box(26, 197, 72, 14, shaded(wood, 0.2)) +
      row(6, (i) =>
        polygon(
          [
            [34 + i * 10, 142],
            [44 + i * 10, 142],
            [36 + i * 12.6 - 1, 168],
            [22 + i * 12.6 + 1, 168],
          ],
          i % 2 ? paint.light : paint.dye,
        ),
      ) +
      row(4, (i) => ellipse([38 + i * 16, 185], 6, 5, i % 2 ? paint.fire : lit(paint.dye, 0.2)))
    );
  },
};

/** A lower house beside it, under a roof of another colour. */
const wing = (roof: string, { paint, lit, shaded }: Brush): string =>
  box(272, 148, 66, 60, lit(paint.wall, 0.04)) +
  polygon(
    [
      [338, 148],
      [356, 142],
      [356, 200],
      [338, 208],
    ],
    shaded(paint.wall, 0.34),
  ) +
  polygon(
    [
      [264, 150],
      [282, 112],
      [330, 112],
      [346, 150],
    ],
    lit(roof, 0.14),
  ) +
  polygon(
    [
      [330, 112],
      [346, 150],
      [362, 143],
      [342, 110],
    ],
    shaded(roof, 0.36),
  ) +
  box(306, 166, 18, 42, paint.ink) +
  box(309, 170, 12, 38, paint.fire);

/** A chimney with its smoke, on the side in the shade. */
const chimney = ({ paint, lit, shaded, between }: Brush): string => {
  const x = between(216, 238);
  return (
    box(x, 44, 16, 34, shaded(paint.wall, 0.2)) +
    box(x, 44, 7, 34, lit(paint.wall, 0.2)) +
    box(x - 2, 40, 20, 5, shaded(paint.wall, 0.4)) +
    path(`M${short(x + 4)} 38c-6 -14 12 -18 8 -34c18 10 8 26 2 34z`, paint.light, faint(0.5))
  );
};

/** Goods by the house: in a yard on both sides, else on the side that is free. */
const heaps = ({ goods, front, wing: second }: House, brush: Brush): string => {
  const [first, other = first] = goods;
  if (!first || !other) return '';
  const at = (name: keyof typeof GOODS, x: number, size: number): string =>
    `<g transform="translate(${x} 216) scale(${size})">${GOODS[name](brush)}</g>`;
  return (front === 'yard' ? at(first, 48, 1.15) : '') + (second ? '' : at(front === 'yard' ? other : first, 318, 1.1));
};

/** The board of a sign, before the house. */
export const board: Motif = ({ paint, between }) =>
  (BOARDS[Math.floor(between(0, BOARDS.length))] ?? [])
    .map(([d, isEdge]) => path(d, isEdge ? paint.toneDark : paint.light))
    .join('');

/** A house of a town; one is low and wide, another tall and narrow, by its luck. */
export const town =
  (house: House): Motif =>
  (brush) => {
    const { paint, between } = brush;
    const [wide, tall] = [between(0.86, 1.1), between(0.84, 1.14)];
    const smokes = between(0, 1) < 0.5;
    return (
      (house.wing ? wing(eitherHue(house.wing, brush.daylight), brush) : '') +
      ellipse([192, FOOT + 2], 112, 8, paint.ink, faint(0.3)) +
      `<g transform="translate(${SIGN_AT} ${FOOT}) scale(${wide.toFixed(3)} ${tall.toFixed(3)}) translate(${-SIGN_AT} ${-FOOT})">` +
      (smokes ? chimney(brush) : '') +
      walls(house, brush) +
      ROOFS[house.roof](brush) +
      '</g>' +
      FRONTS[house.front](brush) +
      heaps(house, brush)
    );
  };
