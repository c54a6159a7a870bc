import type { LogEntry, State } from 'boardgame.io';

import type { Delta } from '../../protocol/delta';

/** A state as it is stored: without what only the move that led to it needs. */
export type StoredState = Omit<State, 'deltalog'>;

export interface StoredSeat {
  seat: number;
  /** Undefined while nobody sits there. */
  name?: string | undefined;
  /** Hash of the seat's credentials; undefined while nobody may act for it. */
  hash?: string | undefined;
  /** Hash of the code that brings a lost seat back. */
  recovery?: string;
  /** What the player's client keeps with the seat; public. */
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
  /** Undefined also when that match is gone. */
  nextMatchID?: string | undefined;
  /** The `_stateID` of its latest state. */
  stateID: number;
  /** Seats that can move now. */
  active: number[];
  /** All of them, in order. */
  seats: StoredSeat[];
}

export type NewMatch = Omit<StoredMatch, 'stateID' | 'active'>;

/** One move: from one stored state to the next. */
export interface Step {
  /** `_stateID` before and after. */
  from: number;
  to: number;
  /** Undefined only in what was stored by the first version, of which the log alone is known. */
  change: Delta | undefined;
  log: LogEntry[];
  /** When, in milliseconds since 1970. */
  at: number;
}

export interface Commit extends Step {
  active: number[];
  /** Set by the move that ended the match. */
  gameover?: unknown;
  /** The whole state after the step where it is to be kept, so that few steps have to be replayed. */
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
  /** At most so many. */
  limit: number;
  /** Continue after this match of an earlier answer. */
  after?: { updatedAt: number; id: string } | undefined;
  isGameover?: boolean | undefined;
  updatedBefore?: number | undefined;
  updatedAfter?: number | undefined;
  /** Only these matches, unlisted ones too. */
  ids?: string[];
}

/** The store cannot be reached, is full or is damaged; the message is for the log. */
export class StoreError extends Error {
  override name = 'StoreError';
}

/**
 * Where matches live. Every method is one transaction: it happens whole or not at all. All may reject with StoreError
 * while the database is away; the next call tries again. Where only the answer got lost, a change may have happened.
 */
export interface MatchStore {
  /** Makes ready and brings the tables up to date. @throws StartError with what to do about it */
  open(): Promise<void>;
  close(): Promise<void>;
  /** Whether the database answers. */
  ping(): Promise<void>;

  /** @throws Error when there is a match of this id */
  create(match: NewMatch, initial: StoredState, active: number[]): Promise<void>;
  find(id: string): Promise<StoredMatch | undefined>;
  /** The latest state. */
  state(id: string): Promise<StoredState | undefined>;
  initial(id: string): Promise<StoredState | undefined>;
  /** The steps after a state, oldest first, at most `limit`. */
  steps(id: string, after: number, limit?: number): Promise<Step[]>;
  /** The framework's log, oldest first; with `last`, only its newest entries. */
  log(id: string, last?: number): Promise<LogEntry[]>;
  /** @returns false, and nothing is stored, when the match is not at `from` any more */
  commit(id: string, commit: Commit): Promise<boolean>;
  /** `stateID` of those of the given matches that there are. */
  stateIDs(ids: readonly string[]): Promise<Map<string, number>>;

  /**
   * Changes a seat if it still is as somebody has seen it: null in `change` takes a field away.
   * @param seen the seat's name and hash then
   * @returns false, and nothing is stored, when it is not
   */
  changeSeat(id: string, seat: number, seen: Pick<StoredSeat, 'name' | 'hash'>, change: SeatChange): Promise<boolean>;
  /** Names the match that follows, unless one does that is still there. @returns the one that does now, which may be another's */
  follow(id: string, nextMatchID: string): Promise<string | undefined>;
  /** Removes the match if nobody sits there who has credentials: bots have none. @returns whether it did */
  removeEmpty(id: string): Promise<boolean>;
  remove(id: string): Promise<void>;

  /** The latest moved first. Unlisted matches only by their ids. */
  list(query: ListQuery): Promise<StoredMatch[]>;
  /** Ids of matches of any game as boardgame.io's storage contract asks for them. */
  ids(query: Partial<Pick<ListQuery, 'game' | 'isGameover' | 'updatedBefore' | 'updatedAfter'>>): Promise<string[]>;
  /**
   * Notes, at the time `now`, at most `limit` matches that ended, or were left unfinished, before the given times (0 is never);
   * removes at most `limit` of those that were noted at `noted` or earlier and are still as old. Who was noted and is not that old
   * any more, or by a clock that was ahead, is noted no more.
   */
  expire(
    before: { over: number; unfinished: number },
    at: { now: number; noted: number },
    limit: number,
  ): Promise<Expired>;

  /** Keeps a chat message, and of those before it the latest few hundred. @returns its number in the match @throws Error when there is no such match */
  say(id: string, message: ChatRecord): Promise<number>;
  /** What was said after the message of this number. */
  chat(id: string, after: number): Promise<Said[]>;

  /**
   * Takes bot seats of unfinished matches that nobody else runs, so that one process runs each. No clock counts: whoever runs seats
   * claims them again and again, each time with another beat; others see whether it still beats.
   * @param silent claims of others that ended: their seats may be taken
   */
  claimBots(claim: BotClaim, silent: readonly BotClaim[], limit: number): Promise<ClaimedBot[]>;
  /** What other processes have claimed, as they did last. */
  otherClaims(process: string): Promise<BotClaim[]>;
}

/** A process, and how it claimed its seats last. */
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

/** What a look at old matches came to. */
export interface Expired {
  /** How many were noted. */
  noted: number;
  /** Ids of those that were removed. */
  removed: string[];
}

export interface ChatRecord {
  /** The client's own id of the message. */
  id: string;
  seat: number;
  /** Who sat there. */
  name: string;
  text: string;
  at: number;
}

/** A message that was kept. */
export interface Said extends ChatRecord {
  /** Its number in the match. */
  n: number;
}
