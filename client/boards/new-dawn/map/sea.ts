import { hexOf, spaceOf, type Space } from '../../../../games/new-dawn/hex';
import { lot } from '../../map/lot';
import type { Layout } from './geometry';

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
