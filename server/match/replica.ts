import type { LogEntry } from 'boardgame.io';

import { patch } from '../../protocol/delta';
import { commitOf } from '../store/commit';
import type { StoredState } from '../store/store';
import type { MatchServices } from './match-services';

/** The store does not have the match any more. */
export class UnknownMatch extends Error {
  override name = 'UnknownMatch';
}

/** Called when the replica has a later state than before. */
export interface Follower {
  /**
   * @param before the state that the replica had; undefined when it had none
   * @param log entries of all that happened since what the follower was shown last
   */
  changed(before: StoredState | undefined, after: StoredState, log: LogEntry[]): void;
  /** Number of the oldest state that somebody has been shown last; Infinity when nobody looks. */
  oldestShown(): number;
}

/**
 * This process's copy of a match's state. The store has the truth: the copy follows it, and gives it back when the match
 * sleeps. Its calls must not overlap.
 */
export class Replica {
  #state: StoredState | undefined;
  /** What the copy and the other processes may have missed. */
  #missed: { byUs: boolean; byOthers: boolean } = { byUs: false, byOthers: true };

  constructor(
    readonly id: string,
    private readonly site: MatchServices,
    private readonly follower: Follower,
  ) {}

  /** Number of the state at hand; undefined while there is none. */
  get stateID(): number | undefined {
    return this.#state?._stateID;
  }

  /** Whether the store may have a later state. */
  get stale(): boolean {
    return this.#missed.byUs;
  }

  /** Another process may have stored a state: the store is asked before the next use. */
  suspect(): void {
    this.#missed.byUs = true;
  }

  /** Whoever stored the latest state may not have told the other processes: they are told with the next look at it. */
  tellOthers(): void {
    this.#missed.byOthers = true;
  }

  /** Forgets what can be had from the store again. */
  sleep(): void {
    this.#state = undefined;
  }

  /** The latest state as far as is known. @throws StoreError, UnknownMatch */
  async current(): Promise<StoredState> {
    if (this.#state && !this.stale) return this.#state;
    return this.#state ? this.catchUp() : this.#wake();
  }

  /** Follows the steps that the store has after the state at hand. @throws StoreError, UnknownMatch */
  async catchUp(): Promise<StoredState> {
    const before = this.#state;
    if (!before) return this.#wake();
    const steps = await this.site.store.steps(this.id, before._stateID);
    let after = before;
    for (const { from, change } of steps) {
      if (from !== after._stateID) {
        this.#state = undefined;
        return this.#wake();
      }
      after = patch(after, change);
    }
    this.#follow(after);
    if (after !== before)
      this.follower.changed(
        before,
        after,
        steps.flatMap(({ log }) => log),
      );
    return after;
  }

  /**
   * Stores the state after a move that was made on the current one.
   * @param active seats that can move in it
   * @returns false when another process was faster: nothing is stored then
   * @throws StoreError when it is not known whether it was stored
   */
  async commit(after: StoredState, log: LogEntry[], active: number[]): Promise<boolean> {
    const before = this.#state;
    if (!before) throw new Error('a move on a match that sleeps');
    const { store, bus, metrics } = this.site;
    const begun = performance.now();
    let taken: boolean;
    try {
      taken = await store.commit(this.id, commitOf(before, after, log, active));
    } catch (error) {
      // It may have been stored all the same.
      this.#missed = { byUs: true, byOthers: true };
      throw error;
    }
    metrics.committed((performance.now() - begun) / 1000);
    if (!taken) return false;
    this.#state = after;
    this.follower.changed(before, after, log);
    bus.publish({ kind: 'state', matchID: this.id, stateID: after._stateID });
    return true;
  }

  /** Reads the whole state. */
  async #wake(): Promise<StoredState> {
    const state = await this.site.store.state(this.id);
    if (!state) throw new UnknownMatch(this.id);
    this.#follow(state);
    const oldest = this.follower.oldestShown();
    if (oldest < state._stateID) {
      const steps = await this.site.store.steps(this.id, oldest);
      this.follower.changed(
        undefined,
        state,
        steps.flatMap(({ log }) => log),
      );
    }
    return state;
  }

  /** The store has this state, and no later one. */
  #follow(state: StoredState): void {
    this.#state = state;
    if (this.#missed.byOthers) this.site.bus.publish({ kind: 'state', matchID: this.id, stateID: state._stateID });
    this.#missed = { byUs: false, byOthers: false };
  }
}
