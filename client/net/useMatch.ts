import { startTransition, useEffect, useRef, useState } from 'react';
import { nextFrame } from '../ui/nextFrame';
import type { MatchClient, ClientStore, Snapshot } from './clientStore';

/**
 * Connects a match to the page for as long as it is shown, and gives its latest picture. In a burst of moves it skips positions:
 * a new one waits until the last has been drawn for a frame, and of those that wait only the newest is drawn. A change without a
 * new position is shown at once.
 */
export function useMatch(store: ClientStore<MatchClient>): Snapshot {
  const [shown, setShown] = useState(() => ({ store, snapshot: store.snapshot() }));
  /** A position is being drawn; what to do once it has had its frame. */
  const drawing = useRef<{ now: boolean; then(): void }>({ now: false, then: () => {} });
  useEffect(() => {
    const pace = drawing.current;
    let given = store.snapshot();
    let { view: latest } = given;
    const show = (): void => {
      const snapshot = (given = store.snapshot());
      setShown((before) => (before.store === store && before.snapshot === snapshot ? before : { store, snapshot }));
    };
    const draw = (): void => {
      pace.now = true;
      startTransition(show);
    };
    const look = (): void => {
      const { view } = store.snapshot();
      const next = latest !== null && view !== latest;
      latest = view;
      if (!next) show();
      else if (!pace.now) draw();
    };
    pace.now = false;
    pace.then = () => {
      pace.now = false;
      if (store.snapshot() !== given) draw();
    };
    show();
    const unsubscribe = store.subscribe(look);
    const disconnect = store.start();
    return () => {
      pace.then = () => {};
      unsubscribe();
      disconnect();
    };
  }, [store]);
  useEffect(() => nextFrame(() => drawing.current.then()), [shown]);
  return shown.store === store ? shown.snapshot : store.snapshot();
}
