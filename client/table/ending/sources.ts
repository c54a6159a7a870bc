import type { Result } from '../../../games/kit/core';

/** What points come from, and for each seat how many. */
export interface PointSource {
  /** A component's id or a key; of copies of a card the first. */
  key: string;
  name: string;
  points: readonly number[];
}

/**
 * Where all points of a match come from, what brought most to all of them first. Copies of a card, which have one name, are one source.
 * @param of what a source belongs to, where those are told instead
 */
export function sourcesOf(
  { details }: Result,
  nameOf: (key: string) => string,
  of: (source: string) => string = (source) => source,
): PointSource[] {
  const found = new Map<string, { key: string; name: string; points: number[] }>();
  for (const [seat, points] of details.entries())
    for (const [each, n] of points) {
      const key = of(each);
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
