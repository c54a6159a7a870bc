/**
 * The part of a match's state (G) that every ruleset shares: plain JSON, mutated in place by the rules.
 * A ruleset's own state extends `Core`.
 */

/** Index of a player round the table, 0 first. boardgame.io's playerID is the same number as a string. */
export type Seat = number;

/**
 * Somebody who takes part and sits at no seat: an automaton, a virtual opponent. A key of the catalogues (`Words.term`). It is
 * never in boardgame.io's playOrder: `current` and whoever is asked are seats.
 */
export type Actor = string;

/** The id of a card or other component in the ruleset's catalogue. */
export type ComponentId = string;

/** What stands in a view for a component that the viewer may not see. */
export const HIDDEN = '?';

/**
 * One thing that may be picked: a component's id ("1ROM14"), or words that the ruleset defines
 * ("pass", "playCard 1ROM14", "branch 1"). In a named stage the first word is the move's name.
 */
export type Option = string;

/** A decision the rules need from one player, as data (docs/architecture.md, "One decision"). */
export interface Question<A extends string = string> {
  /** Running number; an answer names it, so that a late or repeated answer is refused. */
  n: number;
  seat: Seat;
  /** The boardgame.io stage in which it is answered; `Ruleset.stages` says by which moves. */
  stage: string;
  /** What is asked: key of a phrase in the ruleset's catalogues. */
  ask: A;
  /** The component whose text asks, and the node of its effect tree, where there is one. */
  card?: ComponentId;
  node?: number;
  /** Numbers or ids that the phrase needs. */
  params?: Record<string, string | number>;
  /** Legal picks; empty in the views of the others. */
  options: Option[];
  min: number;
  max: number;
  /** The order of the picks matters. */
  ordered?: true;
}

/** One frame of the agenda: what is still to be resolved, as data. `picks` holds the answers that came in, by seat. */
export interface Frame {
  op: string;
  picks?: Record<Seat, Option[]>;
  /** Nobody else sees more of it than that it is there. */
  owner?: Seat;
}

/** A frame that says nothing but what comes next. */
export interface PlainFrame<K extends string> extends Frame {
  op: K;
}

/** A zone, or a count, of a match: see `GameEvent.from`. */
export type ZoneAddress = string;

/** Something that happened, for the log. Cards are masked for those who are not among `eyes`. */
export interface GameEvent {
  /** Key of a phrase in the ruleset's catalogues; every match ends with `over`, whose `what` is `Result.ending`. */
  k: string;
  seat?: Seat;
  /** Who does it, where that is nobody at a seat. */
  actor?: Actor;
  /** The other player concerned. */
  to?: Seat;
  /** The actor concerned. */
  toActor?: Actor;
  /** The card whose effect does it. */
  by?: ComponentId;
  /** Where on the board: a place, a border; open to everybody. */
  at?: ComponentId;
  cards?: ComponentId[];
  n?: number;
  /**
   * Where `cards` lay, and lie now: zones by name, then seat or number of the place, then host ("hand 0", "garrison 1 1REG5").
   * Of a count (`Zones.counts`) `n` was taken from and added to; a supply without limit is absent.
   */
  from?: ZoneAddress;
  into?: ZoneAddress;
  /** What is counted by `n`, or a zone, a suit, a state: a key of the catalogues. */
  what?: string;
  /** Who may see `cards`; everybody when absent. */
  eyes?: Seat[];
}

/** What an actor's score counts, where that is no points: so many of `of`, compared with `n` of `against` (keys of the catalogues). */
export interface Measure {
  of: string;
  against: string;
  n: number;
}

/** How a match ended. */
export interface Result {
  /** Seats that share the win; empty where nobody at a seat wins. */
  winners: Seat[];
  scores: number[];
  /** Who else took part, and whether they win. */
  actors?: { actor: Actor; score: number; wins: boolean; measure?: Measure }[];
  /** Key of the ending. */
  ending: string;
  /** For each seat, what its score is made of: a component's id or a key, and points. */
  details: [key: string, points: number][][];
  /** For each seat, what decides between equal scores, one after the other: a key, and how much of it. */
  ties?: [key: string, n: number][][];
}

/** Why a move was refused or is impossible: key of a phrase and what it needs. */
export interface Refusal {
  why: string;
  params?: Record<string, string | number>;
}

/** A move as the framework knows it. */
export interface Move {
  seat: Seat;
  name: string;
  args: unknown[];
}

/** What ends undo; `over` is the end of the match. */
export type UndoEnd = 'revealedCard' | 'drewCards' | 'shuffled' | 'rolled' | 'otherPlayer' | 'turnEnded' | 'over';

/** Checkpoint for undo: the position since which nobody learned anything, and the moves since. */
export interface Undo {
  /** JSON of the state at the checkpoint, without its own undo; '' in views. */
  base: string;
  /** Moves of one seat since; in views of others the moves are left out. */
  moves: Move[];
  /** Whose moves they are; null while there are none. */
  seat: Seat | null;
  /** How many moves may be taken back. */
  count: number;
  /** What ended the last chance to undo. */
  why: UndoEnd | null;
}

/**
 * What every ruleset's state has. A ruleset hands over its own unions of frames, of keys of questions and of events, so that
 * a misspelt one does not compile (test/types).
 */
export interface Core<F extends Frame = Frame, A extends string = string, E extends GameEvent = GameEvent> {
  ruleset: string;
  /** Version of the rules that it is a position of (games/kit/versions.ts). */
  version: string;
  /** Version that the match was begun with, where the same moves would lead elsewhere by now. */
  begun?: string;
  seats: number;
  /** boardgame.io phase. */
  phase: string;
  /** Running number of the turn. */
  turn: number;
  /** Whose turn it is. */
  current: Seat;
  agenda: F[];
  questions: Question<A>[];
  /** Number of the last question asked. */
  asked: number;
  /** The latest events; `logged` counts all there were. */
  events: E[];
  logged: number;
  /** State of the random source; null in views and before cards are dealt. */
  rng: number[] | null;
  /** The seed as text; null in views until the match is over. */
  seed: string | null;
  undo: Undo | null;
  /** Seats that have given up, where any has. */
  resigned?: Seat[];
  /** Seats that would end the match as it stands, where any would. */
  agreed?: Seat[];
  result: Result | null;
}
