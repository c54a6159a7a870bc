import type { Listed } from '../../games/kit/browse';

/** Cards that hang together. */
export interface Group<T extends Listed = Listed> {
  /** What they have in common: values of facets, the widest first; none where they have nothing. */
  of: readonly string[];
  cards: readonly T[];
}

/** More cards than a visitor takes in as one group. */
const MANY = 64;

/**
 * Cards in groups, by the first facet that parts them well: none of its values has more than half of them. A group that is
 * large in spite of that is divided by the next such facet. Groups stand in the order of their first cards.
 */
export function groupsOf<T extends Listed>(
  cards: readonly T[],
  facets: readonly string[] = Object.keys(cards[0]?.facets ?? {}),
): Group<T>[] {
  for (const [i, facet] of facets.entries()) {
    const parts = new Map<string | undefined, T[]>();
    for (const card of cards) {
      const value = card.facets[facet]?.[0];
      parts.set(value, [...(parts.get(value) ?? []), card]);
    }
    if ([...parts.values()].some((part) => part.length > cards.length / 2)) continue;
    return [...parts].flatMap(([value, part]) => {
      const within = part.length > MANY ? groupsOf(part, facets.slice(i + 1)) : [{ of: [], cards: part }];
      return within.map((group) => ({ ...group, of: value === undefined ? group.of : [value, ...group.of] }));
    });
  }
  return [{ of: [], cards }];
}
