import { HEIGHT, type Brush } from '../brush';
import { box, each, ellipse, faint, line, path, row, short } from '../line';
import { conifer, palm, tree } from '../plants';
import type { House } from '../scene';
import { roofOver } from './roofs';
import { arch, block, door, flag, FOOT, TIMBER, walls } from './walls';

/** Places of which a building is the smaller part. */

/** A mouth under a roof in a hill, rails out of it, a cart. */
export const mine = ({ roof, goods }: House, brush: Brush): string => {
  const { paint, between, lit, shaded, seen } = brush;
  const rock = seen('#8f8778', 0.9);
  const beam = seen(TIMBER, 1);
  const ore = goods.includes('gold') ? '#e8b93a' : shaded(rock, 0.3);
  return (
    path('M92 214q8 -74 52 -96q22 -46 72 -52q66 2 82 50q46 20 66 98z', shaded(rock, 0.12)) +
    path('M92 214q8 -74 52 -96q22 -46 72 -52q-34 24 -44 64q-46 18 -52 84z', lit(rock, 0.28)) +
    path('M236 78q34 26 36 62l-18 -20z M306 124q24 24 28 60l-22 -34z', shaded(rock, 0.36)) +
    row(9, () => ellipse([between(166, 288), between(96, 132)], between(3, 7), between(2, 4), ore, faint(0.9))) +
    arch(214, 212, 72, 72, paint.ink) +
    arch(214, 212, 40, 46, shaded(paint.fire, 0.55)) +
    line('M176 212V140M252 212V140M168 138h92', shaded(beam, 0.1), 8) +
    line('M174 212V140M170 136h88', lit(beam, 0.2), 3) +
    roofOver(roof, { x: 170, y: 134, width: 88, steep: 0.5 }, brush) +
    line('M200 212l-34 26M228 212l14 26', paint.ink, 3) +
    row(3, (i) => line(`M${194 - i * 10} ${216 + i * 8}h${38 + i * 14}`, beam, 3)) +
    row(6, (i) => ellipse([252 + i * 8, 188 - (i % 3) * 5], 7, 6, i % 2 ? lit(ore, 0.3) : ore)) +
    path('M242 188h62l-7 22h-48z', lit(beam, 0.12)) +
    path('M284 188h20l-7 22h-16z', shaded(beam, 0.28)) +
    each([257, 290], (x) => ellipse([x, 212], 8, 8, paint.ink) + ellipse([x, 212], 3.4, 3.4, rock))
  );
};

/** Water to the front, a shed on piles, a jetty, a boat under sail. */
export const harbour = ({ walls: kind, roof }: House, brush: Brush): string => {
  const { paint, between, lit, shaded, seen } = brush;
  const wood = seen(TIMBER, 1);
  return (
    path(`M-10 176q90 -14 190 -6t192 -2V${HEIGHT + 10}H-10z`, lit(paint.water, 0.16)) +
    row(14, () => {
      const [x, y] = [between(0, 330), between(184, 226)];
      return line(`M${short(x)} ${short(y)}q8 -3 16 0`, lit(paint.water, 0.55), 1.8, faint(0.8));
    }) +
    line('M236 176v34M262 176v38M312 172v34M336 172v38', shaded(wood, 0.4), 6) +
    walls(kind, { x: 240, foot: 176, width: 86, height: 50 }, brush) +
    arch(283, 176, 44, 40, paint.ink) +
    roofOver(roof, { x: 240, y: 128, width: 86, steep: 0.8 }, brush) +
    block({ x: 206, foot: 186, width: 138, height: 9 }, wood, brush) +
    // The boat: hull, mast, a sail in the house's colour.
    line('M176 196V58', shaded(wood, 0.2), 5) +
    path('M180 66q44 24 42 92q-20 10 -42 8z', paint.light) +
    path('M180 84q34 4 40 30v18q-18 6 -40 2z', paint.dye) +
    path('M170 74q-20 40 -34 84h34z', shaded(paint.light, 0.12)) +
    path('M124 182q52 10 112 -4q-8 32 -34 36h-46q-26 -6 -32 -32z', shaded(wood, 0.1)) +
    path('M124 182q52 10 112 -4l-3 10q-56 14 -106 4z', lit(wood, 0.34)) +
    flag(176, 60, 18, brush)
  );
};

/** Trees of a people's land, a cabin below them, stumps and logs. */
export const wood = ({ walls: kind, roof }: House, brush: Brush): string => {
  const { between, lit, shaded, seen } = brush;
  const bark = seen(TIMBER, 1);
  const grown = (x: number, foot: number, size: number): string =>
    roof === 'thatch'
      ? conifer(brush, x, foot, size * 2.3, 0.9)
      : roof === 'flat'
        ? palm(brush, x, foot, size * 1.7, between(-14, 14))
        : tree(brush, x, foot, size, 0.9);
  return (
    each([[158, 184, 62], [292, 186, 66], [226, 178, 74], [334, 200, 56]], ([x, foot, size]) => grown(x + between(-10, 10), foot, size * between(0.84, 1.16))) + // prettier-ignore
    walls(kind, { x: 202, foot: 202, width: 70, height: 42 }, brush) +
    door(237, 202, 20, 32, brush) +
    roofOver(roof, { x: 202, y: 162, width: 70, steep: 0.62 }, brush) +
    grown(142, 210, 44) +
    each(
      [
        [176, 212],
        [288, 216],
      ],
      ([x, foot]) =>
        path(`M${x - 12} ${foot}l3 -18h18l4 18z`, shaded(bark, 0.2)) + ellipse([x, foot - 18], 9.4, 4, lit(bark, 0.5)),
    ) + // prettier-ignore
    line('M180 194l16 -22', lit(bark, 0.2), 3.4) +
    path('M190 168l14 8l-3 8l-10 -6z', '#7c8690')
  );
};

/** A tent by its peak. */
const tent = (x: number, foot: number, size: number, { paint, lit, shaded }: Brush): string =>
  path(
    `M${x} ${foot - size}L${short(x + size * 0.9)} ${foot - 4}L${short(x + size * 0.2)} ${foot}z`,
    shaded(paint.dye, 0.3),
  ) +
  path(`M${x} ${foot - size}L${short(x + size * 0.2)} ${foot}H${short(x - size * 0.72)}z`, paint.light) +
  path(`M${x} ${foot - size}L${short(x - size * 0.12)} ${foot}H${short(x - size * 0.42)}z`, lit(paint.dye, 0.16)) +
  path(`M${x} ${foot - size * 0.62}L${short(x + size * 0.1)} ${foot}H${short(x - size * 0.12)}z`, paint.ink) +
  line(`M${x} ${foot - size + 2}v-12`, paint.ink, 2.4);

/** A chief's pavilion among tents, a fire, a banner. */
export const camp = ({ roof }: House, brush: Brush): string => {
  const { paint, lit, shaded, seen } = brush;
  const pole = shaded(seen(TIMBER, 1), 0.1);
  return (
    tent(156, 186, 58, brush) +
    tent(318, 192, 66, brush) +
    block({ x: 196, foot: 198, width: 84, height: 62 }, paint.light, brush) +
    row(3, (i) => box(203 + i * 28, 136, 12, 62, lit(paint.dye, 0.1))) +
    path('M238 146l16 52h-34z', paint.ink) +
    line('M194 200V136M282 200V136', pole, 5) +
    roofOver(roof, { x: 190, y: 140, width: 96, steep: 0.7 }, brush) +
    flag(300, 176, 84, brush) +
    // The fire before it.
    path('M168 200q2 -20 12 -34q4 14 10 18q2 -6 2 -10q12 14 6 26z', paint.fire) +
    path('M176 200q2 -12 8 -20q6 8 6 20z', lit(paint.fire, 0.6)) +
    line('M162 204l38 -8M162 196l40 10', shaded(pole, 0.2), 5) +
    path('M182 160c-8 -16 14 -22 8 -42c20 14 10 32 2 42z', paint.light, faint(0.36))
  );
};

/** Steps on which the figure stands itself, between fires on pillars, before a low wall. */
export const monument = ({ walls: kind }: House, brush: Brush): string => {
  const { paint, lit, shaded } = brush;
  const stone = kind === 'stone' ? lit(paint.wall, 0.1) : brush.seen(TIMBER, 0.9);
  return (
    block({ x: 92, foot: 184, width: 228, height: 26 }, shaded(stone, 0.2), brush) +
    row(13, (i) => box(94 + i * 18, 150, 10, 9, shaded(stone, 0.06))) +
    block({ x: 128, foot: 216, width: 166, height: 12 }, stone, brush) +
    block({ x: 144, foot: 205, width: 132, height: 14 }, stone, brush) +
    block({ x: 160, foot: 192, width: 98, height: 22 }, stone, brush) +
    box(160, 176, 98, 7, paint.dye) +
    each([112, 306], (x) => {
      return (
        block({ x: x - 11, foot: FOOT, width: 22, height: 92 }, stone, brush) +
        box(x - 16, 108, 32, 8, lit(stone, 0.2)) +
        path(`M${x - 12} 108q-2 -18 8 -34q4 12 8 14q2 -6 2 -8q12 12 6 28z`, paint.fire) +
        path(`M${x - 4} 108q0 -10 4 -18q6 8 5 18z`, lit(paint.fire, 0.6))
      );
    })
  );
};
