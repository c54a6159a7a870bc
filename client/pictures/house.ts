import { eitherHue, type Brush, type Motif } from './brush';
import { box, ellipse, faint, line, path, polygon, row, short } from './line';
import { GOODS } from './goods';
import type { DrawnHouse, House } from './scene';

/** The front of the house, from its left edge to its right one, from eaves to foot. */
const LEFT = 104;
const RIGHT = 256;
const EAVES = 114;
const FOOT = 206;
/** How far the side in the shade goes back. */
const BACK = 30;

const TIMBER = '#8a5a2e';
const STRAW = '#c1964a';

/** The middle of the house, and of its sign (`PLACES.sign` of the figure on it). */
const MIDDLE = 180;
const SIGN_Y = 157;
/** It leaves door and windows to be seen. */
const SIGN_SCALE = 0.85;
/** Boards for the sign, round their middle: round, square, a shield. */
const BOARDS = [
  'M-48 0a48 48 0 1 0 96 0a48 48 0 1 0 -96 0z',
  'M-46 -44h92v88h-92z',
  'M-47 -46q47 10 94 0v45q-4 33 -47 49q-43 -16 -47 -49z',
] as const;

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

/** The board of a sign, before the house: planks in a frame of the house's colour, on two chains. */
const board: Motif = ({ paint, between, lit, shaded }) => {
  const d = BOARDS[Math.floor(between(0, BOARDS.length))] ?? BOARDS[0];
  const planks = shaded(paint.light, 0.04);
  const at = (x: number, y: number, shapes: string): string =>
    `<g transform="translate(${MIDDLE + x} ${SIGN_Y + y}) scale(${SIGN_SCALE})">${shapes}</g>`;
  return (
    at(5, 6, path(d, paint.ink, faint(0.34))) +
    line(`M${MIDDLE - 30} ${EAVES - 4}v16M${MIDDLE + 30} ${EAVES - 4}v16`, shaded(TIMBER, 0.5), 2.4) +
    `<clipPath id="board"><path d="${d}"/></clipPath>` +
    at(
      0,
      0,
      path(d, planks) +
        `<g clip-path="url(#board)">${row(6, (i) => {
          const y = -34 + i * 17;
          const knot = ellipse([between(-40, 40), y - between(5, 12)], between(2, 5), 1, TIMBER, faint(0.2));
          return line(`M-50 ${y}h100`, TIMBER, 1.1, faint(0.42)) + knot;
        })}</g>` +
        line(d, paint.toneDark, 6.4) +
        `<g transform="translate(-.9 -.9)">${line(d, lit(paint.dye, 0.16), 3.4)}</g>`,
    )
  );
};

/** What people have put by their house; each house has some of it, by its luck. */
const BESIDE: readonly ((brush: Brush) => string)[] = [
  // Boxes of flowers below the windows.
  ({ paint, between, shaded }) =>
    row(2, (i) => {
      const x = i ? RIGHT - 35 : LEFT + 9;
      return (
        row(6, (k) =>
          ellipse(
            [x + 1 + k * 4.4, EAVES + 32 - between(0, 4)],
            3,
            3,
            k % 2 ? paint.fire : k % 3 ? '#d8496a' : '#5f9a45',
          ),
        ) + box(x - 1, EAVES + 33, 26, 6, shaded(TIMBER, 0.1))
      );
    }),
  // Ivy that climbs up one edge.
  ({ between, shaded }) =>
    row(26, (_, share) =>
      ellipse(
        [LEFT + 4 + between(-6, 12 - share * 8), FOOT - share * (FOOT - EAVES)],
        between(3, 6),
        between(3, 5),
        shaded('#6fa04a', between(0, 0.36)),
      ),
    ),
  // A barrel before the wall.
  ({ lit, shaded, seen }) => {
    const wood = seen(TIMBER, 1);
    return (
      path(`M240 176h22q5 16 0 33h-22q-5 -16 0 -33z`, lit(wood, 0.18)) +
      path(`M252 176h10q5 16 0 33h-10q4 -16 0 -33z`, shaded(wood, 0.26)) +
      line('M238 184h26M238 201h26', shaded(wood, 0.6), 2.2) +
      ellipse([251, 176], 11, 3, shaded(wood, 0.4))
    );
  },
  // A lantern on the corner.
  ({ paint, shaded }) =>
    line(`M${RIGHT + 2} ${EAVES + 10}h14v8`, shaded(TIMBER, 0.5), 2.4) +
    ellipse([RIGHT + 16, EAVES + 26], 17, 17, paint.fire, faint(0.22)) +
    box(RIGHT + 11, EAVES + 18, 10, 15, paint.fire) +
    line(`M${RIGHT + 10} ${EAVES + 18}h12M${RIGHT + 10} ${EAVES + 33}h12`, shaded(TIMBER, 0.6), 2.4),
  // Washing on a line.
  ({ paint, lit }) =>
    line(`M${RIGHT + 26} ${EAVES + 22}q30 12 62 2`, paint.ink, 1.2) +
    row(3, (i) =>
      path(
        `M${RIGHT + 34 + i * 16} ${EAVES + 26 + (i % 2)}h12l1 ${16 + (i % 2) * 6}q-6 3 -13 0z`,
        [paint.light, lit(paint.dye, 0.3), paint.fire][i] ?? paint.light,
      ),
    ),
  // A bush by the wall.
  ({ between, lit, shaded }) =>
    row(7, (i) =>
      ellipse(
        [LEFT - 10 + i * 4, FOOT - 4 - between(0, 10)],
        between(6, 10),
        between(5, 9),
        i < 3 ? lit('#5f9448', 0.2) : shaded('#5f9448', 0.16),
      ),
    ),
];

/** Two or three of them. */
const beside = (brush: Brush): string =>
  BESIDE.filter(() => brush.between(0, 1) < 0.42)
    .map((thing) => thing(brush))
    .join('');

/** A house of a town; one is low and wide, another tall and narrow, by its luck. */
const town =
  (house: House): Motif =>
  (brush) => {
    const { paint, between } = brush;
    const [wide, tall] = [between(0.86, 1.1), between(0.84, 1.14)];
    const smokes = between(0, 1) < 0.5;
    return (
      (house.wing ? wing(eitherHue(house.wing, brush.daylight), brush) : '') +
      ellipse([192, FOOT + 2], 112, 8, paint.ink, faint(0.3)) +
      `<g transform="translate(${MIDDLE} ${FOOT}) scale(${wide.toFixed(3)} ${tall.toFixed(3)}) translate(${-MIDDLE} ${-FOOT})">` +
      (smokes ? chimney(brush) : '') +
      walls(house, brush) +
      ROOFS[house.roof](brush) +
      beside(brush) +
      '</g>' +
      FRONTS[house.front](brush) +
      heaps(house, brush)
    );
  };

/** A house as scenes have it. */
export const building = (house: House): DrawnHouse => ({ ...house, stand: town(house), board });
