import type { Brush } from '../brush';
import { box, each, faint, line, path, row, short } from '../line';
import type { House } from '../scene';
import { beside } from './beside';
import { roofOver } from './roofs';
import { arch, block, chimney, door, flag, FOOT, pane, TIMBER, walls } from './walls';

/** Buildings with walls, about 210. */

/** A dwelling. */
export const house = ({ walls: kind, roof }: House, brush: Brush): string => {
  const front = { x: 138, foot: FOOT, width: 148, height: 90 };
  return (
    (brush.between(0, 1) < 0.6 ? chimney(brush.between(244, 262), 84, 38, brush) : '') +
    walls(kind, front, brush) +
    door(212, FOOT, 28, 52, brush) +
    pane(176, 138, false, brush) +
    pane(250, 138, true, brush) +
    roofOver(roof, { x: 138, y: 116, width: 148, steep: 1 }, brush) +
    beside(front, brush)
  );
};

/** A watchtower with a gallery under its roof, and a piece of wall. */
export const tower = ({ walls: kind, roof }: House, brush: Brush): string => {
  const { paint, shaded, seen } = brush;
  const beam = shaded(seen(TIMBER, 1), 0.2);
  return (
    walls(kind, { x: 244, foot: FOOT, width: 66, height: 40 }, brush) +
    row(4, (i) => box(244 + i * 19, FOOT - 49, 10, 10, brush.lit(paint.wall, 0.1))) +
    walls(kind, { x: 172, foot: FOOT, width: 66, height: 112 }, brush) +
    door(205, FOOT, 22, 36, brush) +
    box(200, 134, 9, 20, paint.ink) +
    box(180, 112, 7, 16, paint.ink) +
    box(222, 112, 7, 16, paint.fire) +
    // The gallery stands out over the shaft on struts.
    line('M174 110l-12 -16M238 110l12 -16', beam, 4) +
    box(164, 62, 84, 22, paint.ink) +
    row(2, (i) => box(176 + i * 40, 64, 14, 18, paint.fire)) +
    line('M164 60V90M192 60V90M220 60V90M248 60V90', beam, 4) +
    block({ x: 158, foot: 96, width: 94, height: 13 }, seen(TIMBER, 0.9), brush) +
    flag(206, 30, 22, brush) +
    roofOver(roof, { x: 162, y: 64, width: 88, steep: 0.66 }, brush)
  );
};

/** A hall of many pillars on steps, with a second roof on top. */
export const hall = ({ walls: kind, roof }: House, brush: Brush): string => {
  const { paint, lit, shaded, seen } = brush;
  const pillar = kind === 'stone' ? lit(paint.wall, 0.24) : lit(seen(TIMBER, 1), 0.1);
  return (
    block({ x: 126, foot: 212, width: 178, height: 9 }, paint.wall, brush) +
    block({ x: 134, foot: 204, width: 162, height: 8 }, paint.wall, brush) +
    block({ x: 142, foot: 196, width: 148, height: 76 }, shaded(paint.wall, 0.3), brush) +
    door(216, 196, 34, 56, brush) +
    each([172, 260], (x) => box(x - 7, 142, 14, 26, paint.fire)) +
    row(6, (i) => {
      const x = 138 + i * 28;
      return (
        box(x, 122, 13, 74, pillar) + box(x + 8, 122, 5, 74, shaded(pillar, 0.3)) + box(x - 3, 118, 19, 6, lit(pillar, 0.2)) // prettier-ignore
      );
    }) +
    (roof === 'pediment'
      ? ''
      : block({ x: 180, foot: 84, width: 68, height: 26 }, paint.wall, brush) +
        row(3, (i) => box(188 + i * 20, 64, 11, 14, i === 1 ? paint.fire : paint.ink)) +
        roofOver(roof, { x: 180, y: 58, width: 68, steep: 0.56 }, brush)) +
    roofOver(roof, { x: 134, y: 118, width: 164, steep: 0.74 }, brush)
  );
};

/** A workshop: an open front with a fire inside, a great chimney, work before it. */
export const workshop = ({ walls: kind, roof }: House, brush: Brush): string => {
  const { paint, lit, shaded, seen } = brush;
  const wood = seen(TIMBER, 1);
  return (
    chimney(276, 134, 84, brush) +
    walls(kind, { x: 136, foot: FOOT, width: 166, height: 70 }, brush) +
    arch(186, FOOT, 82, 60, paint.ink) +
    arch(196, FOOT, 44, 42, shaded(paint.fire, 0.2)) +
    arch(198, FOOT, 24, 26, lit(paint.fire, 0.5)) +
    pane(266, 170, true, brush) +
    // A bench with a vice, and boards that lean on the wall.
    box(146, 190, 58, 6, lit(wood, 0.2)) +
    line('M152 196v18M198 196v18', shaded(wood, 0.2), 4) +
    box(160, 178, 16, 12, paint.ink) +
    box(182, 184, 14, 6, paint.dye) +
    line('M238 208l8 -56M247 208l9 -50', lit(wood, 0.3), 5) +
    roofOver(roof, { x: 136, y: 138, width: 166, steep: 0.8 }, brush)
  );
};

/** A gate in a wall with battlements, between two towers. */
export const wall = ({ walls: kind, roof }: House, brush: Brush): string => {
  const { paint, lit, shaded } = brush;
  const stone = kind === 'stone' ? shaded(paint.wall, 0.1) : brush.seen(TIMBER, 0.9);
  const side = (x: number, width: number): string =>
    walls(kind, { x, foot: FOOT, width, height: 54 }, brush) +
    row(Math.round(width / 18), (i) =>
      kind === 'stone'
        ? box(x + i * 18, FOOT - 64, 11, 11, lit(stone, 0.2))
        : path(`M${short(x + i * 18)} ${FOOT - 52}v-14l6 -9l6 9v14z`, lit(stone, 0.2)),
    );
  return (
    side(66, 82) +
    side(282, 90) +
    walls(kind, { x: 182, foot: FOOT, width: 68, height: 96 }, brush) +
    arch(216, FOOT, 50, 66, paint.ink) +
    line(`M204 ${FOOT}v-56M216 ${FOOT}v-62M228 ${FOOT}v-56M194 170h44M194 188h44`, shaded(TIMBER, 0.1), 3) +
    pane(216, 128, true, brush) +
    roofOver(roof, { x: 178, y: 112, width: 76, steep: 0.62 }, brush) +
    each([142, 256], (x) => {
      return (
        walls(kind, { x, foot: FOOT, width: 38, height: 84 }, brush) +
        box(x + 15, 142, 8, 18, paint.ink) +
        roofOver(roof, { x: x - 4, y: 124, width: 46, steep: 0.6 }, brush)
      );
    }) +
    flag(161, 92, 26, brush)
  );
};

/** What grows in rows, with a barn at its far edge. */
export const field = ({ walls: kind, roof, goods }: House, brush: Brush): string => {
  const { paint, between, lit, shaded, seen } = brush;
  const soil = seen('#8d6a3c', 0.9);
  const isGrain = goods[0] === 'food';
  const [stem, head] = isGrain ? ['#c99a35', '#e6bc4e'] : ['#5f9a45', paint.dye];
  const wood = shaded(seen(TIMBER, 1), 0.1);
  return (
    walls(kind, { x: 222, foot: 156, width: 76, height: 44 }, brush) +
    door(260, 156, 22, 30, brush) +
    roofOver(roof, { x: 222, y: 114, width: 76, steep: 0.72 }, brush) +
    path('M150 152h150l74 62v24h-344v-24z', soil) +
    row(7, (i) => line(`M${168 + i * 20} 152L${44 + i * 56} 236`, shaded(soil, 0.26), 5, faint(0.7))) +
    row(5, (rank) => {
      const y = 160 + rank * 15;
      const spread = 152 + rank * 42;
      return row(11 + rank, (_, share) => {
        const x = 214 + (share - 0.5) * spread + between(-3, 3);
        const tall = (11 + rank * 4) * between(0.85, 1.15);
        return (
          line(`M${short(x)} ${y}v${short(-tall)}`, shaded(stem, 0.2), 2 + rank * 0.3) +
          path(
            `M${short(x)} ${short(y - tall - 6)}c${6 + rank} 4 ${4 + rank} ${9 + rank} 0 ${12 + rank}c${-4 - rank} -3 ${-6 - rank} ${-8 - rank} 0 ${-12 - rank}z`,
            lit(head, between(0, 0.3)),
          )
        );
      });
    }) +
    line('M62 214L140 166M60 204L138 158', wood, 3) +
    row(5, (i) => box(60 + i * 19, 192 - i * 10, 5, 26, wood))
  );
};
