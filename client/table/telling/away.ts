/** A box on the screen, in CSS pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Room between what is told and what it tells of. */
const GAP = 16;

/** Whether the first box lies over the second, or nearer to it than a gap. */
export const covers = (box: Box, marked: Box, gap = 0): boolean =>
  box.left < marked.right + gap &&
  box.right > marked.left - gap &&
  box.top < marked.bottom + gap &&
  box.bottom > marked.top - gap;

/**
 * The shortest way by which a box no longer covers another one: up, down, left or right. None where it does not cover it, or where
 * no way stays in the room.
 */
export function awayFrom(box: Box, marked: Box, room: Box): { x: number; y: number } {
  const here = { x: 0, y: 0 };
  if (!covers(box, marked, GAP)) return here;
  const ways = [
    { x: 0, y: marked.top - GAP - box.bottom },
    { x: 0, y: marked.bottom + GAP - box.top },
    { x: marked.left - GAP - box.right, y: 0 },
    { x: marked.right + GAP - box.left, y: 0 },
  ].filter(
    ({ x, y }) =>
      box.left + x >= room.left &&
      box.right + x <= room.right &&
      box.top + y >= room.top &&
      box.bottom + y <= room.bottom,
  );
  const length = ({ x, y }: { x: number; y: number }): number => Math.abs(x + y);
  return ways.reduce((best, way) => (length(way) < length(best) ? way : best), ways[0] ?? here);
}
