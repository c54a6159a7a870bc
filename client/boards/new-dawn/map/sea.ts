import { hexOf, spaceOf, type Space } from '../../../../games/new-dawn/hex';
import { lot } from '../../map/lot';
import { RADIUS, type Layout } from './geometry';

/** How far out to sea waves are drawn, in spaces. */
const FAR = 7;

/** The waves of the open sea around a map, as an SVG path: some by lot, none in the shallows. */
export function wavesOf(spaces: readonly Space[], { at }: Layout): string {
  const hexes = spaces.map(hexOf);
  const [qs, rs] = [hexes.map(({ q }) => q), hexes.map(({ r }) => r)];
  const span = (values: readonly number[]): readonly [number, number] => [
    Math.min(...values) - 2 * FAR,
    Math.max(...values) + 2 * FAR,
  ];
  const [[west, east], [north, south]] = [span(qs), span(rs)];
  const parts: string[] = [];
  for (let q = west; q <= east; q++)
    for (let r = north; r <= south; r++) {
      if (lot(q, r) > 0.3) continue;
      const away = Math.min(
        ...hexes.map((hex) => Math.max(Math.abs(hex.q - q), Math.abs(hex.r - r), Math.abs(hex.q + hex.r - q - r))),
      );
      if (away < 3 || away > FAR) continue;
      const { x, y } = at(spaceOf({ q, r }));
      const [dx, dy] = [(lot(q, r, 1) - 0.5) * 40, (lot(q, r, 2) - 0.5) * 30];
      parts.push(`M${Math.round(x + dx)} ${Math.round(y + dy)}q5 -6 10 0t10 0t10 0`);
    }
  return parts.join('');
}

/** How far from the land the roses of the chart lie, and how far their lines go. */
const OFF = 4 * RADIUS;
const LINES = 60 * RADIUS;

/** Where the two roses of the chart lie: to the west in the south, to the east in the north of a map; none while there is no map. */
export function rosesOf(spaces: readonly Space[], { at }: Layout): readonly { x: number; y: number }[] {
  if (spaces.length === 0) return [];
  const places = spaces.map(at);
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  return [
    { x: Math.min(...xs) - OFF, y: Math.max(...ys) - 2 * RADIUS },
    { x: Math.max(...xs) + OFF, y: Math.min(...ys) + 2 * RADIUS },
  ];
}

/** Lines that run from a rose over the sea, in sixteen directions, as an SVG path. */
export const rhumbs = Array.from({ length: 16 }, (_, i) => {
  const angle = (i * Math.PI) / 8;
  return `M0 0L${Math.round(Math.cos(angle) * LINES)} ${Math.round(Math.sin(angle) * LINES)}`;
}).join('');

/** A rose of eight points, light and dark halves, as two SVG paths. */
export const rose = (['light', 'dark'] as const).map((half) =>
  Array.from({ length: 8 }, (_, i) => {
    const length = RADIUS * (i % 2 ? 0.95 : 1.7);
    const point = (turn: number, far: number): string => {
      const angle = (i * Math.PI) / 4 + turn;
      return `${(Math.cos(angle) * far).toFixed(1)} ${(Math.sin(angle) * far).toFixed(1)}`;
    };
    const side = (half === 'light' ? -1 : 1) * (Math.PI / 8);
    return `M0 0L${point(0, length)}L${point(side, RADIUS * 0.42)}Z`;
  }).join(''),
);
