import type { Brush } from '../brush';
import { GOODS } from '../goods';
import { box, ellipse, line, path, row } from '../line';
import type { House } from '../scene';
import { TIMBER, type Front } from './walls';

/** Goods that lie before a building, on its right, and by its sign where there are others. */
export const heaps = ({ goods: [first, other] }: House, brush: Brush): string => {
  const at = (name: keyof typeof GOODS | undefined, x: number, size: number): string =>
    name ? `<g transform="translate(${x} 218) scale(${size})">${GOODS[name](brush)}</g>` : '';
  return at(other, 48, 1) + at(first, 318, 1.15);
};

/** What people have put by their house; each house has some of it, by its luck. */
const BESIDE: readonly ((front: Front, brush: Brush) => string)[] = [
  // Boxes of flowers below the windows.
  ({ x, foot, width, height }, { paint, between, shaded }) =>
    row(2, (i) => {
      const left = i ? x + width - 35 : x + 9;
      const y = foot - height + 33;
      return (
        row(6, (k) =>
          ellipse([left + 1 + k * 4.4, y - between(0, 4)], 3, 3, k % 2 ? paint.fire : k % 3 ? '#d8496a' : '#5f9a45'),
        ) + box(left - 1, y, 26, 6, shaded(TIMBER, 0.1))
      );
    }),
  // Ivy that climbs up one edge.
  ({ x, foot, width, height }, { between, shaded }) =>
    row(26, (_, share) =>
      ellipse(
        [x + width - 4 + between(-12 + share * 8, 6), foot - share * height],
        between(3, 6),
        between(3, 5),
        shaded('#6fa04a', between(0, 0.36)),
      ),
    ),
  // A barrel before the wall.
  ({ x, foot, width }, { lit, shaded, seen }) => {
    const wood = seen(TIMBER, 1);
    const left = x + width - 16;
    return (
      path(`M${left} ${foot - 30}h22q5 16 0 33h-22q-5 -16 0 -33z`, lit(wood, 0.18)) +
      path(`M${left + 12} ${foot - 30}h10q5 16 0 33h-10q4 -16 0 -33z`, shaded(wood, 0.26)) +
      line(`M${left - 2} ${foot - 22}h26M${left - 2} ${foot - 5}h26`, shaded(wood, 0.6), 2.2) +
      ellipse([left + 11, foot - 30], 11, 3, shaded(wood, 0.4))
    );
  },
  // A bush by the wall.
  ({ x, foot }, { between, lit, shaded }) =>
    row(7, (i) =>
      ellipse(
        [x - 10 + i * 4, foot - 4 - between(0, 10)],
        between(6, 10),
        between(5, 9),
        i < 3 ? lit('#5f9448', 0.2) : shaded('#5f9448', 0.16),
      ),
    ),
];

/** Some of what may be by a house. */
export const beside = (front: Front, brush: Brush): string =>
  BESIDE.filter(() => brush.between(0, 1) < 0.45)
    .map((thing) => thing(front, brush))
    .join('');
