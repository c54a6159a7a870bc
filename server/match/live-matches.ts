import type { Notice } from '../bus/bus';
import { LiveMatch, rejectionOf } from './live-match';
import type { Master } from './master';
import type { MatchServices } from './match-services';
import type { Cast } from './viewer-group';

/** How long a match keeps its state at hand after the last move or arrival, in milliseconds. */
const WAKEFUL = 15_000;

/** How often quiet matches are looked for, in milliseconds. */
const ROUNDS = 5_000;

/** The matches that somebody looks at through this process. */
export class LiveMatches {
  /** By game and id: whoever asks for a match under the wrong game shall not stand in the way of others. */
  readonly #matches = new Map<string, LiveMatch>();
  readonly #games = new Set<string>();
  readonly #rounds: ReturnType<typeof setInterval>;

  constructor(readonly site: MatchServices) {
    site.bus.onNotice((notice) => this.#hear(notice));
    site.bus.onGap(() => void this.#lookAgain());
    site.presence.onChange((matchID) => this.#tell(matchID, (match) => match.presenceChanged()));
    this.#rounds = setInterval(() => this.#tidy(), ROUNDS);
    this.#rounds.unref();
  }

  get size(): number {
    return this.#matches.size;
  }

  /** The match, made live if it is not; `release` has to be called whenever somebody has left it. */
  get(id: string, master: Master, cast: Cast): LiveMatch {
    const key = keyOf(master.name, id);
    const match = this.#matches.get(key) ?? new LiveMatch(id, master, this.site, cast);
    this.#matches.set(key, match);
    this.#games.add(master.name);
    return match;
  }

  /** Forgets the match when nobody is there any more. */
  release(match: LiveMatch): void {
    const key = keyOf(match.master.name, match.id);
    if (match.idle && this.#matches.get(key) === match) this.#matches.delete(key);
  }

  /** Seats of a match have changed through this process, or it is gone. */
  seatsChanged(matchID: string): void {
    this.site.bus.publish({ kind: 'seats', matchID });
    this.#tell(matchID, (match) => match.seatsChanged());
  }

  /** Resolves when all that was begun is done. */
  async close(): Promise<void> {
    clearInterval(this.#rounds);
    await Promise.all([...this.#matches.values()].map((match) => match.settled()));
  }

  #hear(notice: Notice): void {
    this.site.metrics.noticed(notice.kind);
    switch (notice.kind) {
      case 'state':
        return this.#tell(notice.matchID, (match) => match.refresh(notice.stateID));
      case 'seats':
        return this.#tell(notice.matchID, (match) => match.seatsChanged());
      case 'chat':
        return this.#tell(notice.matchID, (match) => match.chatted(notice.n));
      case 'present':
      case 'who':
      case 'alive':
        return;
    }
  }

  #tell(matchID: string, what: (match: LiveMatch) => Promise<void>): void {
    for (const game of this.#games) {
      const match = this.#matches.get(keyOf(game, matchID));
      if (match) this.#run(match, what);
    }
  }

  #run(match: LiveMatch, what: (match: LiveMatch) => Promise<void>): void {
    what(match)
      .catch((err: unknown) => {
        this.site.logger.warn(
          { err, match: match.id, code: rejectionOf(err) },
          'a match could not be brought up to date',
        );
        this.#behind.add(match.id);
      })
      .finally(() => this.release(match));
  }

  /** Matches that could not be brought up to date; they are looked at again on the next round. */
  readonly #behind = new Set<string>();

  /** Looks for what may have been missed. */
  async #lookAgain(): Promise<void> {
    try {
      const stateIDs = await this.site.store.stateIDs([...this.#matches.values()].map(({ id }) => id));
      for (const match of this.#matches.values()) {
        const stateID = stateIDs.get(match.id);
        this.#run(match, async () => {
          await match.seatsChanged();
          if (stateID !== undefined) await match.refresh(stateID);
        });
      }
    } catch (err) {
      this.site.logger.warn({ err }, 'the store could not be asked what was missed');
    }
  }

  #tidy(): void {
    for (const match of this.#matches.values()) {
      if (match.stale) this.#run(match, () => match.refresh(Infinity));
      match.sleep(WAKEFUL);
      this.release(match);
    }
    const behind = [...this.#behind];
    this.#behind.clear();
    for (const id of behind) this.#tell(id, (match) => match.seatsChanged().then(() => match.refresh(Infinity)));
  }
}

const keyOf = (game: string, matchID: string): string => `${game}/${matchID}`;
