import { useEffect, useMemo, useState } from 'react';
import type { Core, Seat } from '../../games/kit/core';
import { Positions, type Past } from '../net/past';

/** A position of a match as one seat saw it; `eyes` null is a spectator. */
interface Seen {
  eyes: Seat | null;
  view: Core;
}

/**
 * Position number `n` of a match on the server, as `eyes` saw it. While it is being fetched, `seen` is the position shown
 * before, and null before the first. `failed` says that the request was rejected; `retry` repeats it.
 * @param connected whether the server can be asked; nothing is requested without a connection
 */
export function useSeen(
  past: Past,
  eyes: Seat | null,
  n: number,
  connected: boolean,
): { seen: Seen | null; failed: boolean; retry(): void } {
  const positions = useMemo(() => new Positions(past, eyes), [past, eyes]);
  const [, setFetched] = useState(0);
  const [failed, setFailed] = useState<number | null>(null);
  const [before, setBefore] = useState<Seen | null>(null);
  const view = positions.at(n);
  if (view && before?.view !== view) setBefore({ eyes, view });

  const wanted = !view && connected && failed !== n;
  useEffect(() => {
    if (!wanted) return undefined;
    let over = false;
    positions.fetch(n).then(
      () => {
        if (!over) setFetched((times) => times + 1);
      },
      () => {
        if (!over) setFailed(n);
      },
    );
    return () => {
      over = true;
    };
  }, [positions, n, wanted]);

  return { seen: before, failed: !view && failed === n, retry: () => setFailed(null) };
}
