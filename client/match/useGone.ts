import { useEffect, useState } from 'react';
import { lobbyApi, problemKey } from '../lobby/api';

/** Whether the server says that there is no such match; the socket would only stay silent. */
export function useGone(ruleset: string, matchID: string): boolean {
  const [gone, setGone] = useState(false);
  useEffect(() => {
    let over = false;
    lobbyApi.match(ruleset, matchID).catch((error: unknown) => {
      if (!over && problemKey(error) === 'problem.unknownMatch') setGone(true);
    });
    return () => { over = true; };
  }, [ruleset, matchID]);
  return gone;
}
