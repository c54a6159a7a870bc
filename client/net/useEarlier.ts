import { useEffect, useRef } from 'react';
import { earlierLines } from './earlier';
import type { ClientStore, Snapshot } from './clientStore';
import type { Past } from './past';

/** After the page was loaded anew, fetches what the view does not tell any more: once, the latest first, so that the log becomes whole. */
export function useEarlier(
  store: Pick<ClientStore, 'recall'>,
  { log, seat, stateID }: Snapshot,
  past: Past | undefined,
): void {
  const asked = useRef<Past>(undefined);
  const missing = (log[0]?.n ?? 0) > 0;
  useEffect(() => {
    if (!missing || !past || asked.current === past) return;
    asked.current = past;
    // Without it the log is shorter, and nothing else.
    earlierLines(past, seat, { log, stateID, since: 0 }, store.recall).catch(() => {});
  }, [missing, past, store, log, seat, stateID]);
}
