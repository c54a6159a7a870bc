import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

/** Where somebody looks at in a match: the position, and through whose eyes, as the address says. */
export interface ReplayPosition {
  at: number;
  /** Null where the address does not say. */
  as: string | null;
  goTo(at: number): void;
  lookAs(as: string | null): void;
}

/** As often the address changes at most, in milliseconds: browsers stand still where it changes with every frame. */
const ADDRESS = 250;

/** `?at=57&as=1`: every position of a match has an address. Without `at` it is the last one. */
export function useReplayPosition(last: number): ReplayPosition {
  const [query, setQuery] = useSearchParams();
  const written = useRef(0);
  const inside = (at: number): number => Math.max(0, Math.min(last, at));
  const set = useCallback(
    (key: string, value: string | null): void =>
      setQuery(
        (before) => {
          const after = new URLSearchParams(before);
          if (value === null) after.delete(key);
          else after.set(key, value);
          return after;
        },
        { replace: true },
      ),
    [setQuery],
  );
  const write = useCallback(
    (at: number): void => {
      written.current = performance.now();
      set('at', String(at));
    },
    [set],
  );
  const told = query.get('at');
  // Where one has gone since the address said `from`, and what was written there last: it may come late.
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
