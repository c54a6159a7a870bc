import type { LogEntry, State } from 'boardgame.io';
import { patch, sharing } from '../../protocol/delta';
import type { DeltaUpdate } from '../../protocol/wire';

/** The latest view of a match that the server has sent. What has not changed stays the same object, so that nothing is drawn twice. */
export class LatestView {
  #matchID: string | undefined;
  #state: State | null = null;

  /** Whether a state of this number is the one that is here or comes after it. */
  reaches(matchID: string, stateID: number): boolean {
    return matchID === this.#matchID && this.#state !== null && stateID >= this.#state._stateID;
  }

  /** Takes over a view that was sent whole. @returns the same, sharing with the last what is equal in both */
  whole(matchID: string, state: State): State {
    this.#matchID = matchID;
    this.#state = sharing(this.#state, state);
    return this.#state;
  }

  /**
   * Takes over a small update, the text of a `DeltaUpdate`.
   * @returns the view afterwards and what was logged; `nothing` when it is no news of this match; `gap` when it does not
   *   follow on the view that is here, which then stays as it is
   */
  next(matchID: string, text: string): { state: State; log: LogEntry[] } | 'nothing' | 'gap' {
    if (matchID !== this.#matchID || !this.#state) return 'nothing';
    try {
      const { from, to, change, log } = JSON.parse(text) as DeltaUpdate;
      if (to <= this.#state._stateID) return 'nothing';
      if (from !== this.#state._stateID) return 'gap';
      const state = patch(this.#state, change);
      if (state._stateID !== to) return 'gap';
      this.#state = state;
      return { state, log: log as LogEntry[] };
    } catch {
      return 'gap';
    }
  }
}
