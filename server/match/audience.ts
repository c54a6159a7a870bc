import type { LogEntry, PlayerID } from 'boardgame.io';

import type { RejectionCode, SendEvent } from '../../protocol/wire';
import type { StoredState } from '../store/store';
import { type Master, OtherRules } from './master';
import type { MatchServices } from './match-services';
import { type Cast, type Viewer, ViewerGroup } from './viewer-group';

/** All who look at a match through this process. */
export class Audience {
  readonly #groups = new Map<PlayerID | null, ViewerGroup>();
  /** What they were told last of the seats, as JSON. */
  #seatsShown = '';

  constructor(
    private readonly matchID: string,
    private readonly master: Master,
    private readonly site: MatchServices,
    private readonly cast: Cast,
  ) {}

  get empty(): boolean {
    return this.#groups.size === 0;
  }

  /** Number of the oldest state that somebody was shown last; Infinity when nobody is here. */
  get oldestShown(): number {
    return Math.min(...this.#shown());
  }

  /** Number of the newest state that somebody was shown; -1 when nobody was. */
  get newestShown(): number {
    return Math.max(-1, ...this.#shown());
  }

  viewers(): Viewer[] {
    return [...this.#groups.values()].flatMap((group) => group.viewers());
  }

  /** The viewer has to have been sent its view of the state `stateID`. */
  add(viewer: Viewer, stateID: number): void {
    const { playerID } = viewer;
    let group = this.#groups.get(playerID);
    if (!group) {
      group = new ViewerGroup(this.matchID, playerID, this.master, this.cast, stateID);
      this.#groups.set(playerID, group);
    }
    group.add(viewer);
  }

  /** @returns whether the viewer was here */
  remove(viewer: Viewer): boolean {
    const group = this.#groups.get(viewer.playerID);
    if (!group?.remove(viewer)) return false;
    if (group.size === 0) this.#groups.delete(viewer.playerID);
    return true;
  }

  /**
   * Shows everybody the next state; see `ViewerGroup.show`.
   * @returns why nobody can be shown it any more: another version of the rules plays the match
   */
  show(before: StoredState | undefined, after: StoredState, log: LogEntry[]): RejectionCode | undefined {
    for (const group of this.#groups.values()) {
      try {
        this.site.metrics.sent(group.show(before, after, log));
      } catch (err) {
        if (err instanceof OtherRules) return err.code;
        this.site.logger.error({ err, match: this.matchID, playerID: group.playerID }, 'a state could not be shown');
      }
    }
    return undefined;
  }

  /** Sends everybody who sits where, when it has changed. */
  showSeats(seats: unknown): void {
    const text = JSON.stringify(seats);
    if (text === this.#seatsShown) return;
    this.#seatsShown = text;
    this.tell('matchData', this.matchID, seats);
  }

  /** Sends everybody an event. */
  readonly tell: SendEvent = (event, ...args) => {
    for (const viewer of this.viewers()) viewer.send(event, ...args);
  };

  /** Forgets what can be worked out again. */
  sleep(): void {
    for (const group of this.#groups.values()) group.sleep();
  }

  #shown(): number[] {
    return [...this.#groups.values()].map(({ stateID }) => stateID);
  }
}
