import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/**
 * What stands in the address after its question mark, and a function that sets one of its keys, in the place of the entry in the
 * browser's history; no value takes the key away.
 */
export function useAddress(): readonly [URLSearchParams, (key: string, value: string | null) => void] {
  const [query, setQuery] = useSearchParams();
  const set = useCallback(
    (key: string, value: string | null): void =>
      setQuery(
        (before) => {
          const after = new URLSearchParams(before);
          if (value) after.set(key, value);
          else after.delete(key);
          return after;
        },
        { replace: true },
      ),
    [setQuery],
  );
  return [query, set];
}
