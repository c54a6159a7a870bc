import type { Point } from './line';

/** What a drawing takes up: its edges. */
export interface Extent {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How many numbers a command of a path takes; `z` takes none. */
const TAKES: Readonly<Record<string, number>> = { m: 2, l: 2, t: 2, h: 1, v: 1, q: 4, s: 4, c: 6, a: 7 };

/** The point of an arc that is farthest from its chord. */
function crown([x, y]: Point, [toX, toY]: Point, radius: number, isLarge: boolean, turnsRight: boolean): Point {
  const half = Math.hypot(toX - x, toY - y) / 2;
  if (half === 0) return [x, y];
  const rise = Math.sqrt(Math.max(0, radius * radius - half * half));
  const height = (isLarge ? Math.max(radius, half) + rise : Math.max(radius, half) - rise) * (turnsRight ? 1 : -1);
  return [(x + toX) / 2 + ((toY - y) / 2 / half) * height, (y + toY) / 2 - ((toX - x) / 2 / half) * height];
}

/** The points through which a path goes: where its lines end, and of what is round the middle, too. */
function pointsOf(d: string): Point[] {
  const found: Point[] = [];
  let here: Point = [0, 0];
  let start: Point = here;
  for (const [, command = '', written = ''] of d.matchAll(/([mlhvcsqtaz])([^mlhvcsqtaz]*)/gi)) {
    const name = command.toLowerCase();
    const base = (): Point => (command === name ? here : [0, 0]);
    const takes = TAKES[name];
    if (takes === undefined) {
      here = start;
      continue;
    }
    const numbers = (written.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? []).map(Number);
    for (let at = 0; at + takes <= numbers.length; at += takes) {
      const given = numbers.slice(at, at + takes);
      const [x, y] = base();
      const last = given[takes - 1] ?? 0;
      const to: Point =
        name === 'h'
          ? [x + last, here[1]]
          : name === 'v'
            ? [here[0], y + last]
            : [x + (given[takes - 2] ?? 0), y + last];
      if (name === 'c') {
        const [ax = 0, ay = 0, bx = 0, by = 0] = given;
        found.push([(here[0] + 3 * (ax + bx + 2 * x) + to[0]) / 8, (here[1] + 3 * (ay + by + 2 * y) + to[1]) / 8]);
      } else if (name === 'a') found.push(crown(here, to, given[0] ?? 0, given[3] === 1, given[4] === 1));
      here = to;
      if (name === 'm' && at === 0) start = to;
      found.push(to);
    }
  }
  return found;
}

/** What the paths of a drawing take up, to a point or two. */
export function extentOf(paths: readonly string[]): Extent {
  const points = paths.flatMap(pointsOf);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}
