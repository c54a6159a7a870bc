import type { LogEntry, PlayerID } from 'boardgame.io';

import type { RefusalCode } from '../../protocol/wire';
import type { StoredState } from '../store/store';
import { type Master, OtherRules } from './master';
import type { Site } from './site';
import { type Cast, type Viewer, Viewpoint } from './viewpoint';

/** All who look at a match through this process. */
export class Audience {
  readonly #viewpoints = new Map<PlayerID | null, Viewpoint>();
  /** What they were told last of the seats, as JSON. */
  #seatsShown = '';

  constructor(
    private readonly matchID: string,
    private readonly master: Master,
    private readonly site: Site,
    private readonly cast: Cast,
  ) {}

  get empty(): boolean {
    return this.#viewpoints.size === 0;
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
    return [...this.#viewpoints.values()].flatMap((viewpoint) => viewpoint.viewers());
  }

  /** The viewer has to have been sent its view of the state `stateID`. */
  add(viewer: Viewer, stateID: number): void {
    const { playerID } = viewer;
    let viewpoint = this.#viewpoints.get(playerID);
    if (!viewpoint) {
      viewpoint = new Viewpoint(this.matchID, playerID, this.master, this.cast, stateID);
      this.#viewpoints.set(playerID, viewpoint);
    }
    viewpoint.add(viewer);
  }

  /** @returns whether the viewer was here */
  remove(viewer: Viewer): boolean {
    const viewpoint = this.#viewpoints.get(viewer.playerID);
    if (!viewpoint?.remove(viewer)) return false;
    if (viewpoint.size === 0) this.#viewpoints.delete(viewer.playerID);
    return true;
  }

  /**
   * Shows everybody the next state; see `Viewpoint.show`.
   * @returns why nobody can be shown it any more: another version of the rules plays the match
   */
  show(before: StoredState | undefined, after: StoredState, log: LogEntry[]): RefusalCode | undefined {
    for (const viewpoint of this.#viewpoints.values()) {
      try {
        this.site.metrics.sent(viewpoint.show(before, after, log));
      } catch (err) {
        if (err instanceof OtherRules) return err.code;
        this.site.logger.error(
          { err, match: this.matchID, playerID: viewpoint.playerID },
          'a state could not be shown',
        );
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
  tell(event: string, ...args: unknown[]): void {
    for (const viewer of this.viewers()) viewer.send(event, ...args);
  }

  /** Forgets what can be worked out again. */
  sleep(): void {
    for (const viewpoint of this.#viewpoints.values()) viewpoint.sleep();
  }

  #shown(): number[] {
    return [...this.#viewpoints.values()].map(({ stateID }) => stateID);
  }
}
