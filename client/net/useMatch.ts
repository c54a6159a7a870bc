import { startTransition, useEffect, useRef, useState } from 'react';
import { nextFrame } from '../ui/nextFrame';
import type { MatchClient, MatchStore, Snapshot } from './matchStore';

/**
 * Connects a match to the page for as long as it is shown, and gives its latest picture. In a burst of moves pictures in
 * between are passed over: a position that comes before the last one has been drawn and has had its frame waits for that,
 * and only the last of those that wait is drawn. What is no new position is shown at once.
 */
export function useMatch(store: MatchStore<MatchClient>): Snapshot {
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
