import type { LogEntry } from 'boardgame.io';

import { diff } from '../../protocol/delta';
import type { Commit, StoredState } from './store';

/** How many states apart the whole states are that are kept; in between there are changes only. */
export const SNAPSHOT_EVERY = 32;

/** The commit of what led from one state to another, now. @param active seats that can move then */
export function commitOf(before: StoredState, after: StoredState, log: LogEntry[], active: number[]): Commit {
  const [from, to] = [before._stateID, after._stateID];
  const gameover = after.ctx.gameover as unknown;
  const due = gameover !== undefined || Math.floor(from / SNAPSHOT_EVERY) !== Math.floor(to / SNAPSHOT_EVERY);
  return {
    from,
    to,
    change: diff(before, after),
    log,
    at: Date.now(),
    active,
    gameover,
    snapshot: due ? after : undefined,
  };
}
