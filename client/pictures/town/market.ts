import type { Brush } from '../brush';
import { box, ellipse, line, path, row } from '../line';
import type { House } from '../scene';
import { roofOver } from './roofs';
import { block, TIMBER } from './walls';

/** A striped stall with wares, by the left edge of its awning. */
const stall = (x: number, foot: number, size: number, brush: Brush): string => {
  const { paint, lit, shaded, seen } = brush;
  const wood = seen(TIMBER, 1);
  return (
    `<g transform="translate(${x} ${foot}) scale(${size})">` +
    line('M6 0V-60M74 0V-60', shaded(wood, 0.2), 4) +
    box(0, -28, 80, 10, lit(wood, 0.2)) +
    box(0, -18, 80, 18, shaded(wood, 0.2)) +
    row(7, (i) =>
      path(`M${8 + i * 9.2} -76h9.2l${(i - 3) * 2 + 1.4} 26q-6 6 -12 0z`, i % 2 ? paint.light : paint.dye),
    ) +
    row(5, (i) => ellipse([10 + i * 15, -31], 7, 6, i % 2 ? paint.fire : lit(paint.dye, 0.24))) +
    '</g>'
  );
};

/** A hall on posts with a counter, stalls on both sides. */
export const market = ({ roof }: House, brush: Brush): string => {
  const { paint, lit, shaded, seen } = brush;
  const wood = seen(TIMBER, 1);
  return (
    block({ x: 158, foot: 190, width: 104, height: 64 }, shaded(paint.wall, 0.26), brush) +
    row(3, (i) => box(170 + i * 32, 140, 18, 24, i === 1 ? paint.fire : paint.ink)) +
    box(150, 168, 120, 9, lit(wood, 0.26)) +
    box(150, 177, 120, 26, shaded(wood, 0.1)) +
    row(7, (i) =>
      ellipse([160 + i * 17, 164], 8, 7, [paint.fire, lit(paint.dye, 0.2), '#7fae4c'][i % 3] ?? paint.fire),
    ) +
    line('M152 204V122M190 204V122M230 204V122M268 204V122', lit(wood, 0.06), 6) +
    roofOver(roof, { x: 146, y: 126, width: 128, steep: 0.86 }, brush) +
    stall(240, 214, 0.94, brush) +
    stall(120, 216, 0.8, brush)
  );
};
