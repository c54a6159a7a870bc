import type { LogEntry, State } from 'boardgame.io';

import type { Delta } from '../../protocol/delta';

/** A state as it is stored: without `deltalog`, which only the move itself needs. */
export type StoredState = Omit<State, 'deltalog'>;

export interface StoredSeat {
  seat: number;
  /** The player's name; undefined while nobody sits there. */
  name?: string | undefined;
  /** Hash of the seat's credentials; undefined while nobody may act for it. */
  hash?: string | undefined;
  /** Hash of the code with which its owner recovers the seat. */
  recovery?: string;
  /** What the player's client stores with the seat; public. */
  data?: unknown;
  /** Name of the bot that plays the seat. */
  bot?: string;
}

export interface StoredMatch {
  id: string;
  game: string;
  unlisted: boolean;
  /** Milliseconds since 1970. */
  createdAt: number;
  updatedAt: number;
  /** The `setupData` of its creation; public. */
  setup?: unknown;
  gameover?: unknown;
  /** The match that follows; undefined also when that is gone. */
  nextMatchID?: string | undefined;
  /** The `_stateID` of its latest state. */
  stateID: number;
  /** Seats that can move in that state. */
  active: number[];
  /** All seats, in order. */
  seats: StoredSeat[];
}

export type NewMatch = Omit<StoredMatch, 'stateID' | 'active'>;

/** One move: the change from one stored state to the next. */
export interface StoredStep {
  /** `_stateID` before and after. */
  from: number;
  to: number;
  /** Undefined only in matches that the first version stored: it kept the log alone. */
  change: Delta | undefined;
  log: LogEntry[];
  /** When, in milliseconds since 1970. */
  at: number;
}

export interface Commit extends StoredStep {
  active: number[];
  /** Set by the move that ended the match. */
  gameover?: unknown;
  /** The whole state after the step, where one is kept (`SNAPSHOT_EVERY`). */
  snapshot?: StoredState | undefined;
}

export interface SeatChange {
  name?: string | null;
  hash?: string | null;
  recovery?: string | null;
  data?: unknown;
  bot?: string | null;
}

export interface ListQuery {
  game: string;
  /** The most matches of an answer. */
  limit: number;
  /** Continues after this match, the last one of an earlier answer. */
  after?: { updatedAt: number; id: string } | undefined;
  isGameover?: boolean | undefined;
  updatedBefore?: number | undefined;
  updatedAfter?: number | undefined;
  /** Only these matches, unlisted ones included. */
  ids?: string[];
}

/** The store cannot be reached, is full or is damaged; the message is for the log. */
export class StoreError extends Error {
  override name = 'StoreError';
}

/**
 * Where matches are stored. Every method is one transaction: it happens whole or not at all. Any of them may reject
 * with StoreError while the database is away, and the next call tries again. A change whose answer got lost may have
 * been stored.
 */
export interface MatchStore {
  /**
   * Connects, and brings the tables up to date.
   * @throws StartError that says what to do
   */
  open(): Promise<void>;
  close(): Promise<void>;
  /** Whether the database answers. */
  ping(): Promise<void>;

  /**
   * Stores a new match.
   * @throws Error when there is a match of this id
   */
  create(match: NewMatch, initial: StoredState, active: number[]): Promise<void>;
  find(id: string): Promise<StoredMatch | undefined>;
  /** The latest state. */
  state(id: string): Promise<StoredState | undefined>;
  initial(id: string): Promise<StoredState | undefined>;
  /** The steps after a state, oldest first, at most `limit`. */
  steps(id: string, after: number, limit?: number): Promise<StoredStep[]>;
  /** The framework's log, oldest first; with `last`, only that many of its newest entries. */
  log(id: string, last?: number): Promise<LogEntry[]>;
  /**
   * Stores a move.
   * @returns false, and nothing is stored, when the match is not at `from` any more
   */
  commit(id: string, commit: Commit): Promise<boolean>;
  /** The `stateID` of each of these matches that exists. */
  stateIDs(ids: readonly string[]): Promise<Map<string, number>>;

  /**
   * Changes a seat, unless somebody else has changed it: null in `change` removes a field.
   * @param seen the seat's name and hash as the caller knows them
   * @returns false, and nothing is stored, when they are different now
   */
  changeSeat(id: string, seat: number, seen: Pick<StoredSeat, 'name' | 'hash'>, change: SeatChange): Promise<boolean>;
  /**
   * Names the match that follows, unless an existing one is named already.
   * @returns the one that is named now, which may be another's
   */
  follow(id: string, nextMatchID: string): Promise<string | undefined>;
  /**
   * Removes the match if nobody with credentials sits there; bots have none.
   * @returns whether it was removed
   */
  removeEmpty(id: string): Promise<boolean>;
  remove(id: string): Promise<void>;

  /** Matches of a list, the latest moved first. Unlisted ones are found only by their ids. */
  list(query: ListQuery): Promise<StoredMatch[]>;
  /** Ids of matches of any game as boardgame.io's storage contract asks for them. */
  ids(query: Partial<Pick<ListQuery, 'game' | 'isGameover' | 'updatedBefore' | 'updatedAfter'>>): Promise<string[]>;
  /**
   * Removes old matches, in two steps. At the time `now` it notes at most `limit` matches that ended, or were left
   * unfinished, before the given times (0 is never). It removes at most `limit` of those that were noted at `noted` or
   * earlier and are still that old. A match that is no longer that old, or was noted in the future by a wrong clock,
   * is noted no more.
   */
  expire(
    before: { over: number; unfinished: number },
    at: { now: number; noted: number },
    limit: number,
  ): Promise<Expired>;

  /**
   * Stores a chat message and keeps the latest few hundred of its match.
   * @returns its number in the match
   * @throws Error when there is no such match
   */
  say(id: string, message: ChatRecord): Promise<number>;
  /** The chat messages after the one of this number. */
  chat(id: string, after: number): Promise<Said[]>;

  /**
   * Claims bot seats of unfinished matches that no other process runs, so that each seat is run by one process. No
   * clock is compared: a process renews its claim with another beat each time, and others watch whether the beat
   * changes.
   * @param silent claims whose beat has stopped: their seats may be taken
   */
  claimBots(claim: BotClaim, silent: readonly BotClaim[], limit: number): Promise<ClaimedBot[]>;
  /** The latest claims of other processes. */
  otherClaims(process: string): Promise<BotClaim[]>;
}

/** A process, and the beat of its latest claim. */
export interface BotClaim {
  process: string;
  beat: number;
}

export interface ClaimedBot {
  id: string;
  game: string;
  seat: number;
  bot: string;
  /** Whether a person plays in the match. */
  people: boolean;
}

/** The result of a look for old matches. */
export interface Expired {
  /** How many matches were noted. */
  noted: number;
  /** Ids of the matches that were removed. */
  removed: string[];
}

export interface ChatRecord {
  /** The client's own id of the message. */
  id: string;
  seat: number;
  /** Who sat there then. */
  name: string;
  text: string;
  at: number;
}

/** A message that was stored. */
export interface Said extends ChatRecord {
  /** Its number in the match. */
  n: number;
}
