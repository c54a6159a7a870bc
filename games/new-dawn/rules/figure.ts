import type { ComponentId } from '../../kit/core';

/** One source of a number: a card, or a key of the catalogues. */
export interface Source {
  card?: ComponentId;
  what?: 'slot' | 'focus' | 'terrain' | 'doubled' | 'cityState' | 'reinforced' | 'support' | 'tokens';
  n: number;
}

/** A number as it is effective now, and what it is made of. */
export interface Figure {
  value: number;
  sources: readonly Source[];
}

/** The sum of sources; those of nothing are left out. */
export const figure = (sources: readonly Source[]): Figure => ({
  value: sources.reduce((sum, { n }) => sum + n, 0),
  sources: sources.filter(({ n }) => n !== 0),
});
