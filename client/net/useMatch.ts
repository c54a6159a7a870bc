import { useEffect, useSyncExternalStore } from 'react';
import type { MatchStore, Snapshot } from './matchStore';

/** Connects a match to the page for as long as it is shown, and gives its latest picture. */
export function useMatch(store: MatchStore): Snapshot {
  useEffect(() => store.start(), [store]);
  return useSyncExternalStore(store.subscribe, store.snapshot);
}
