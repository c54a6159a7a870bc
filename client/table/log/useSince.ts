import { useEffect, useState } from 'react';
import type { Seat } from '../../../games/kit/core';
import { readStored, writeStored } from '../../storage';

/**
 * The first line since I last decided; after the page was loaded anew, as this browser remembers it.
 * @param since as this page has seen it; null before my first decision here @param logged how many lines there are
 */
export function useSince(since: number | null, seat: Seat | null, logged: number): number | null {
  const key = `civitas.since.${window.location.pathname}.${seat}`;
  const [remembered] = useState(() => readStored(key));
  useEffect(() => {
    if (since !== null && seat !== null) writeStored(key, since);
  }, [key, since, seat]);
  if (since !== null) return since;
  return typeof remembered === 'number' && remembered <= logged ? remembered : null;
}
