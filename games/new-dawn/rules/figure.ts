import type { ComponentId } from '../../kit/core';

/** A source of a number: a card, or a key of the catalogues. */
export interface Source {
  card?: ComponentId;
  what?: 'slot' | 'focus' | 'terrain' | 'doubled' | 'cityState' | 'reinforced' | 'support' | 'tokens';
  n: number;
}

/** A number in force, with its sources. */
export interface Figure {
  value: number;
  sources: readonly Source[];
}

/** The sum of the sources; sources of 0 are left out. */
export const figure = (sources: readonly Source[]): Figure => ({
  value: sources.reduce((sum, { n }) => sum + n, 0),
  sources: sources.filter(({ n }) => n !== 0),
});
