import type { LogEntry, State } from 'boardgame.io';
import { patch, sharing } from '../../protocol/delta';
import type { DeltaUpdate } from '../../protocol/wire';

/** The latest view that the server has sent of a match. Parts that did not change stay the same objects and are not drawn again. */
export class LatestView {
  #matchID: string | undefined;
  #state: State | null = null;

  /** Whether there is a view of this match, and state number `stateID` is that view or a later one. */
  reaches(matchID: string, stateID: number): boolean {
    return matchID === this.#matchID && this.#state !== null && stateID >= this.#state._stateID;
  }

  /** Takes over a whole view. @returns the view, in which what equals the last one is the same object */
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
