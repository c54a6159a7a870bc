import type { LogEntry, PlayerID } from 'boardgame.io';

import { diff } from '../../protocol/delta';
import type { DeltaUpdate, Rejection, SendEvent, ServerEvents } from '../../protocol/wire';
import type { StoredState } from '../store/store';
import type { Master } from './master';

/** A connection, as a match sees it. */
export interface Viewer {
  /** Null for a spectator. */
  readonly playerID: PlayerID | null;
  /** Whether it understands small updates. */
  readonly deltas: boolean;
  readonly send: SendEvent;
  /** Enters a room: what is cast there reaches it. */
  join(room: string): void;
  leave(room: string): void;
  reject(refusal: Rejection): void;
  /** Closes the connection. */
  close(): void;
}

/** Sends an event to all who are in a room, encoded once. */
export type Cast = <E extends keyof ServerEvents>(room: string, event: E, ...args: Parameters<ServerEvents[E]>) => void;

/**
 * All connections that see a match with the same eyes. What they are sent is worked out once: one view, one difference,
 * one text.
 */
export class ViewerGroup {
  readonly #small = new Set<Viewer>();
  readonly #whole = new Set<Viewer>();
  /** What they see now; forgotten while the match sleeps. */
  #view: StoredState | undefined;

  /** @param stateID of the state that they all have */
  constructor(
    private readonly matchID: string,
    readonly playerID: PlayerID | null,
    private readonly master: Master,
    private readonly cast: Cast,
    public stateID: number,
  ) {}

  get size(): number {
    return this.#small.size + this.#whole.size;
  }

  viewers(): Viewer[] {
    return [...this.#small, ...this.#whole];
  }

  /** The viewer has to have been sent the view of `stateID`. */
  add(viewer: Viewer): void {
    (viewer.deltas ? this.#small : this.#whole).add(viewer);
    viewer.join(this.#room(viewer.deltas));
  }

  /** @returns whether it was here */
  remove(viewer: Viewer): boolean {
    viewer.leave(this.#room(viewer.deltas));
    return (viewer.deltas ? this.#small : this.#whole).delete(viewer);
  }

  /**
   * Shows the next state to everybody here.
   * @param before the state that was shown last; undefined when it is not known any more: then the next is sent whole
   * @param log entries of all that happened in between
   * @returns bytes of the text of a small update, 0 when none was sent
   */
  show(before: StoredState | undefined, after: StoredState, log: LogEntry[]): number {
    const { state, log: told } = this.master.view(after, this.playerID, log);
    const from = this.stateID;
    const seen = this.#view ?? (before?._stateID === from ? this.#see(before) : undefined);
    this.#view = state;
    this.stateID = after._stateID;
    if (this.#whole.size > 0) this.cast(this.#room(false), 'update', this.matchID, state, told);
    if (this.#small.size === 0) return 0;
    if (!seen) {
      this.cast(this.#room(true), 'update', this.matchID, state, told);
      return 0;
    }
    const update: DeltaUpdate = { from, to: after._stateID, change: diff(seen, state), log: told };
    const text = JSON.stringify(update);
    this.cast(this.#room(true), 'delta', this.matchID, text);
    return text.length;
  }

  sleep(): void {
    this.#view = undefined;
  }

  #see(state: StoredState): StoredState {
    return this.master.view(state, this.playerID, []).state;
  }

  #room(deltas: boolean): string {
    return [this.matchID, this.playerID ?? 'spectators', deltas ? 'small' : 'whole'].join('/');
  }
}
