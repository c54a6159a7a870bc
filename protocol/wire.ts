import type { Delta } from './delta';

/**
 * What our server and its clients say to each other. `sync`, `update`, `matchData` and `chat` are boardgame.io's
 * protocol. The framework's own clients do not ask for small updates and ignore `rejected`.
 */

/** A client that understands `delta` says so when it connects: socket.io's `auth` holds this. */
export const WANTS_DELTAS = { deltas: true } as const;

/** All events that the server sends, with their arguments; `S` is the state as the receiver sees it. */
export interface ServerEvents<S = unknown> {
  /** The match as it stands: the answer to a client's `sync`. */
  sync(matchID: string, match: { state: S; initialState: S; log: unknown[]; filteredMetadata: unknown }): void;
  /** The next state, and the framework's log entries that led to it. */
  update(matchID: string, state: S, log: unknown[]): void;
  /** Who sits where. */
  matchData(matchID: string, players: unknown): void;
  /** Somebody has said something. */
  chat(matchID: string, message: ChatMessage): void;
  /** Instead of `update`, for clients that understand it: a JSON text of `DeltaUpdate`. */
  delta(matchID: string, update: string): void;
  /** A move or a sync of this client was refused; nothing has changed. */
  rejected(matchID: string | null, refusal: Rejection): void;
}

/** What a client says of a match, in boardgame.io's protocol; `ClientQuestions` are what it may ask besides. */
export interface ClientEvents {
  /** Asks for the match and for every change of it from then on. */
  sync(matchID: string, playerID: string | null, credentials?: string): void;
  /** A move, made in the state with this `_stateID`. */
  update(action: unknown, stateID: number, matchID: string, playerID: string): void;
}

/** Sends one of the server's events. */
export type SendEvent = <E extends keyof ServerEvents>(event: E, ...args: Parameters<ServerEvents[E]>) => void;

/** A small update: what changed from one state to the next. */
export interface DeltaUpdate {
  /** The `_stateID` of the state that changes; a client that has another one asks for a sync. */
  from: number;
  /** The `_stateID` afterwards. */
  to: number;
  /** From the client's view of the state to its next view. */
  change?: Delta | undefined;
  /** The framework's log entries of what happened, as this client may see them. */
  log: unknown[];
}

/** Why a move or a sync was refused. */
export const REJECTION_CODES = [
  /** The message has not the shape of a move. */
  'malformed',
  /** No such match here, or not under this game. */
  'unknown-match',
  /** The match was begun under rules that are gone; whoever sits there may have its file. */
  'old-rules',
  /** The match is ahead of this server's rules: a newer program has played it. */
  'new-rules',
  /** Nobody has synced over this connection, or as somebody else. */
  'not-bound',
  /** The credentials are not, or no longer, the seat's. */
  'wrong-credentials',
  /** A bot plays the seat until its owner takes it back. */
  'bot-plays',
  /** The match is over. */
  'game-over',
  /** The seat is not asked now. */
  'not-active',
  /** There is no such move now. */
  'unknown-move',
  /** The move answers a state that is gone. */
  'stale',
  /** The rules do not allow it. */
  'invalid',
  /** The rules failed while they dealt with it. */
  'failed',
  /** Too many messages in a short time. */
  'too-fast',
  /** Others moved at the same time, again and again. */
  'busy',
  /** The match cannot be stored or read now. */
  'unavailable',
] as const;

export type RejectionCode = (typeof REJECTION_CODES)[number];

export interface Rejection {
  code: RejectionCode;
  /** The move's name; null when a sync was refused or it had none. */
  move: string | null;
  /** The first argument where it is a number: by our games' custom the number of the question that the move answers. */
  question: number | null;
  /** The id of the chat message, where one was refused. */
  chat?: string;
}

/** Longest chat message, in characters. */
export const LONGEST_CHAT = 500;

/** A chat message as everybody is sent it: the framework's, and what only the server knows of it. */
export interface ChatMessage {
  /** The sender's own. */
  id: string;
  /** The seat. */
  sender: string;
  payload: string;
  /** Its number in the match. */
  n: number;
  /** Who sat there then. */
  name: string;
  /** When, in milliseconds since 1970. */
  at: number;
}

/** What a client may ask about its match; the event's first argument is the match's id, and the answer its acknowledgement. */
export interface ClientQuestions {
  /** The framework's log after a position; with all arguments of moves once the match is over. */
  log(after: number): LogPage;
  /** What was said after the message of that number; of a long talk the latest. */
  said(after: number): ChatMessage[];
  history(request: HistoryRequest): History;
}

export interface HistoryRequest {
  /** Whose eyes: one's own, or, once the match is over, anybody's; null for a spectator's. */
  playerID: string | null;
  /** The position to begin with, as a `_stateID`. */
  from: number;
}

/** Most steps of one answer, so that it is worked out and read without anybody noticing. */
export const HISTORY_PAGE = 50;

/** What was done in a match, a page of it. */
export interface LogPage {
  /** The framework's log entries of HISTORY_PAGE steps at most. */
  log: unknown[];
  /** The position after them, which asks for the next page; null after the last. */
  next: number | null;
}

/** Positions of a match one after the other, as they were seen then. */
export interface History {
  /** The first position: the framework's state, filtered. */
  state: unknown;
  /** What led to the next ones; at most HISTORY_PAGE. */
  steps: DeltaUpdate[];
  /** Whether the last of them is the latest position. */
  whole: boolean;
}
