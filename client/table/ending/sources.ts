import type { Result } from '../../../games/kit/core';

/** What points come from, and for each seat how many. */
export interface PointSource {
  /** A component's id or a key; of copies of a card the first. */
  key: string;
  name: string;
  points: readonly number[];
}

/** Where all points of a match come from, what brought most to all of them first. Copies of a card, which have one name, are one source. */
export function sourcesOf({ details }: Result, nameOf: (key: string) => string): PointSource[] {
  const found = new Map<string, { key: string; name: string; points: number[] }>();
  for (const [seat, each] of details.entries())
    for (const [key, n] of each) {
      const name = nameOf(key);
      const source = found.get(name) ?? { key, name, points: details.map(() => 0) };
      found.set(name, source);
      source.points[seat] = (source.points[seat] ?? 0) + n;
    }
  const total = ({ points }: PointSource): number => points.reduce((sum, n) => sum + n, 0);
  return [...found.values()]
    .filter(({ points }) => points.some((n) => n !== 0))
    .sort((a, b) => total(b) - total(a) || a.name.localeCompare(b.name));
}
