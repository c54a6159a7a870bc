import { useCallback, useEffect, useState } from 'react';
import type { UiKey } from '../words';
import { problemKey } from './api';

export interface Polled<T> {
  /** The latest answer; null before the first. It stays while the server cannot be reached. */
  value: T | null;
  problem: UiKey | null;
  refresh(): void;
}

/** Calls `load` at once and then every few seconds while the page is visible. `load` has to stay the same function. */
export function usePolled<T>(load: () => Promise<T>, seconds: number): Polled<T> {
  const [state, setState] = useState<{ value: T | null; problem: UiKey | null }>({ value: null, problem: null });
  const [turn, setTurn] = useState(0);
  const refresh = useCallback(() => setTurn((n) => n + 1), []);

  useEffect(() => {
    let over = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const poll = async (): Promise<void> => {
      clearTimeout(timer);
      if (document.hidden) return;
      try {
        const value = await load();
        if (!over) setState({ value, problem: null });
      } catch (error) {
        if (!over) setState(({ value }) => ({ value, problem: problemKey(error) }));
      }
      if (!over) timer = setTimeout(() => void poll(), seconds * 1000);
    };
    const wake = (): void => {
      if (!document.hidden) void poll();
    };
    void poll();
    document.addEventListener('visibilitychange', wake);
    return () => {
      over = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [load, seconds, turn]);

  return { ...state, refresh };
}
