import { useCallback, useEffect, useRef, useState } from 'react';
import { useAddress } from '../ui/useAddress';

/** The position of a match that the address names, and the point of view. */
export interface ReplayPosition {
  /** Number of the position, from 0 to the last. */
  at: number;
  /** The value of `as`; null where the address has none. */
  as: string | null;
  goTo(at: number): void;
  lookAs(as: string | null): void;
}

/** Least time between two changes of the address, in milliseconds. Browsers stop a page that changes it with every frame. */
const ADDRESS = 250;

/**
 * Reads and writes the position in the address, such as `?at=57&as=1`. Without `at` it is the last one.
 * @param last number of the last position; greater numbers are taken as this one
 */
export function useReplayPosition(last: number): ReplayPosition {
  const [query, set] = useAddress();
  const written = useRef(0);
  const inside = (at: number): number => Math.max(0, Math.min(last, at));
  const write = useCallback(
    (at: number): void => {
      written.current = performance.now();
      set('at', String(at));
    },
    [set],
  );
  const told = query.get('at');
  // The position chosen since the address said `from`, and what was last written to the address, which may arrive late.
  const [gone, setGone] = useState<{ from: string | null; at: number; wrote: string | null } | null>(null);
  const ahead = gone && [gone.from, gone.wrote, String(gone.at)].includes(told) ? gone.at : null;
  useEffect(() => {
    if (ahead === null || String(ahead) === told) return undefined;
    const timer = setTimeout(
      () => {
        setGone((before) => before && { ...before, wrote: String(ahead) });
        write(ahead);
      },
      Math.max(0, written.current + ADDRESS - performance.now()),
    );
    return () => clearTimeout(timer);
  }, [ahead, told, write]);
  return {
    at: inside(ahead ?? (Number(told ?? last) || 0)),
    as: query.get('as'),
    goTo: (at) => {
      const now = performance.now() - written.current > ADDRESS;
      setGone((before) => ({ from: told, at: inside(at), wrote: now ? String(inside(at)) : (before?.wrote ?? null) }));
      if (now) write(inside(at));
    },
    lookAs: (as) => set('as', as),
  };
}
