import type { Result } from '../../../games/kit/core';
import { useModule, useTable } from '../TableContext';
import { sourcesOf, type PointSource } from './sources';

/** Where the points of a match come from, as its ruleset groups them, in the reader's words. */
export function useSources(result: Result): PointSource[] {
  const { words, components } = useTable();
  const { sourceOf } = useModule();
  return sourcesOf(result, (key) => (components.has(key) ? words.name(key) : words.term(key)), sourceOf);
}
