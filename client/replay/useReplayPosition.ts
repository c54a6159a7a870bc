import { useSearchParams } from 'react-router';

/** Where somebody looks at in a match: the position, and through whose eyes, as the address says. */
export interface ReplayPosition {
  at: number;
  /** Null where the address does not say. */
  as: string | null;
  goTo(at: number): void;
  lookAs(as: string | null): void;
}

/** `?at=57&as=1`: every position of a match has an address. Without `at` it is the last one. */
export function useReplayPosition(last: number): ReplayPosition {
  const [query, setQuery] = useSearchParams();
  const inside = (at: number): number => Math.max(0, Math.min(last, at));
  const set = (key: string, value: string | null): void =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === null) after.delete(key);
        else after.set(key, value);
        return after;
      },
      { replace: true },
    );
  return {
    at: inside(Number(query.get('at') ?? last) || 0),
    as: query.get('as'),
    goTo: (at) => set('at', String(inside(at))),
    lookAs: (as) => set('as', as),
  };
}
