import type { Result } from '../../../games/kit/core';

/** What points come from, and for each seat how many. */
export interface PointSource {
  /** A component's id or a key; of copies of a card the first. */
  key: string;
  name: string;
  points: readonly number[];
}

/**
 * A tint for each source, as its place among so many: those that are `known` have theirs in every match, the others those that are left, first
 * the ones that no known source has. Null where there is none left, and for what brought no seat any points.
 */
export function tintsOf(sources: readonly PointSource[], known: readonly string[], tints: number): (number | null)[] {
  const brings = ({ points }: PointSource): boolean => points.some((n) => n > 0);
  const taken = sources.filter(brings).map(({ key }) => known.indexOf(key));
  const free = Array.from({ length: tints }, (_, i) => (known.length + i) % tints).filter((i) => !taken.includes(i));
  return sources.map((source) => {
    if (!brings(source)) return null;
    return known.includes(source.key) ? known.indexOf(source.key) : (free.shift() ?? null);
  });
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
