import { startTransition, useEffect, useState } from 'react';
import type { MatchStore, Snapshot } from './matchStore';

/**
 * Connects a match to the page for as long as it is shown, and gives its latest picture. In a burst of moves, faster than
 * they can be drawn, pictures in between are passed over: a position that comes while another is being drawn waits until
 * that is done, and only the last of them is drawn then. The first, and what is no new position, is shown at once.
 */
export function useMatch(store: MatchStore): Snapshot {
  const [shown, setShown] = useState(() => ({ store, snapshot: store.snapshot() }));
  useEffect(() => {
    let latest = store.snapshot().view;
    const show = (): void => {
      const snapshot = store.snapshot();
      setShown((before) => (before.store === store && before.snapshot === snapshot ? before : { store, snapshot }));
    };
    const look = (): void => {
      const { view } = store.snapshot();
      const next = latest !== null && view !== latest;
      latest = view;
      if (next) startTransition(show);
      else show();
    };
    show();
    const unsubscribe = store.subscribe(look);
    const disconnect = store.start();
    return () => {
      unsubscribe();
      disconnect();
    };
  }, [store]);
  return shown.store === store ? shown.snapshot : store.snapshot();
}
