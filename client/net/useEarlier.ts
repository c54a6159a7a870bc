import { useEffect, useRef } from 'react';
import { earlierLines } from './earlier';
import type { MatchStore, Snapshot } from './matchStore';
import type { Past } from './past';

/** After the page was loaded anew, fetches what the view does not tell any more of the time since my last decision: once. */
export function useEarlier(
  store: Pick<MatchStore, 'recall'>,
  { log, seat, stateID }: Snapshot,
  since: number | null,
  past: Past | undefined,
): void {
  const asked = useRef<Past>(undefined);
  const missing = since !== null && (log[0]?.n ?? 0) > since;
  useEffect(() => {
    if (!missing || !past || asked.current === past) return;
    asked.current = past;
    // Without it the log is shorter, and nothing else.
    earlierLines(past, seat, { log, stateID, since }).then(store.recall, () => {});
  }, [missing, past, store, log, seat, stateID, since]);
}
