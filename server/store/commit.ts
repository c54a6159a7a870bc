import type { LogEntry } from 'boardgame.io';

import { diff } from '../../protocol/delta';
import type { Commit, StoredState } from './store';

/** Every so many states one is stored whole; between them only changes are. */
export const SNAPSHOT_EVERY = 32;

/**
 * The commit that leads from one state to another, dated now.
 * @param active seats that can move in the new state
 */
export function commitOf(before: StoredState, after: StoredState, log: LogEntry[], active: number[]): Commit {
  const [from, to] = [before._stateID, after._stateID];
  const gameover: unknown = after.ctx.gameover;
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
