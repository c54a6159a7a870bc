import type { ComponentId, Core, GameEvent, Option, Question, Refusal, Seat } from './core';
import type { EventKind } from './events';
import type { Standing } from './giveUp';
import type { Upgrade } from './versions';
import type { Zones } from './zones';

/** How a stage is answered: by moves named in the options' first word, or by one move that takes a list of picks. */
export type StageKind = 'named' | 'list';

/** What a ruleset is called and how many play it. */
export interface Identity {
  readonly name: string;
  /** Title as printed on the box; the same in every language. */
  readonly title: string;
  readonly minSeats: number;
  readonly maxSeats: number;
}

/** Points as they can be counted now. */
export interface Points {
  n: number;
  /** How many cards count too, but cannot be seen: they may add points or take some away. */
  hidden: number;
}

/** Answers that could be wanted, each with why it cannot be picked; null for what is offered. */
export type Actions = ReadonlyMap<Option, Refusal | null>;

/** The course of a turn: so many of so many actions are taken. */
export interface ActionsTaken {
  taken: number;
  of: number;
}

/** How far a turn is; 'end' where what comes after the actions goes on. */
export type TurnCourse = ActionsTaken | 'end';

/** The end of a match, once it is settled that it comes, or may be declared. */
export interface Closing {
  /** What has brought it about, as the log tells it, or would. */
  why: GameEvent;
  /** The round that goes on is the last one, or the next; or somebody may declare the end at any turn. */
  when: 'last' | 'next' | 'declared';
  /** For each seat how many turns it has left, with the one that goes on; null where nobody can tell. */
  left: readonly number[] | null;
}

/** What a ruleset offers; everything else (framework adapter, table, bots, tests) is derived from it. */
export interface Ruleset<G extends Core = Core, O = unknown> extends Identity {
  /** Its number follows from `upgrades` (`versionAfter`). */
  readonly version: string;
  /** All that has changed since the first version, oldest first. */
  readonly upgrades: readonly Upgrade[];
  /** Options for matches between bots alone, which might else never end. */
  readonly simulated?: Readonly<Record<string, unknown>>;
  /** boardgame.io phases in order; the first is where a match begins. */
  readonly phases: readonly string[];
  readonly stages: Readonly<Record<string, { kind: StageKind; moves: readonly string[] }>>;
  /** Checks options from outside. @throws Error with a clear message. */
  matchOptions(raw: unknown, seats: number): O;
  /** A new match: no secret and no order in it yet; the first question is open. */
  setup(seats: number, options: O): G;
  /** Applies an accepted answer to question `q` (already removed) and runs the agenda until somebody is asked. */
  resume(g: G): void;
  /**
   * What `seat` (null: a spectator) may see; same shape, hidden components are `HIDDEN`. What the seat sees it shares with `g`: whoever
   * changes either in place, or keeps it beyond the next move of a headless table, copies it first.
   */
  view(g: G, seat: Seat | null): G;
  /** A full state that looks to `seat` as `view` does; hidden parts are dealt by `random` (a number in [0,1)). */
  redeal(view: G, seat: Seat | null, random: () => number): G;
  /** Where components lie and who sees them; absent where there are none. */
  readonly zones?: Zones;
  /** Kinds of events, by `GameEvent.k`; one that is not declared matters as much as any. */
  readonly events?: Readonly<Record<string, EventKind>>;
  /**
   * What the table counts openly of a seat (null: of nobody), by key of the catalogues; of a view as well. What an answer
   * would change is told from it.
   */
  counts?(g: G, seat: Seat | null): Readonly<Record<string, number>>;
  /**
   * Points of a seat in a position, also of a view: what can be counted, and whether there may be others. Null while nothing is
   * counted; absent where points are counted at the end only.
   */
  points?(g: G, seat: Seat): Points | null;
  /** What scores count where that is no points: a key of the catalogues. */
  readonly scored?: string;
  /** The match scored as it stands, in any position: how it ends when all agree to that. */
  standing(g: G): Standing;
  /** A deep copy. */
  copy(g: G): G;
  /** Why `option` cannot be picked just now by its owner; null when it can or when the rules have no word on it. */
  whyNot(view: G, seat: Seat, option: Option): Refusal | null;
  /**
   * All that somebody could want to do in answer to a question, offered or not, each with why it cannot be picked just now (null
   * for what is offered): what is greyed, and why, comes from here. Of a question that is not listed, its options are all there is.
   */
  actions(view: G, q: Question): Actions;
  /**
   * Why an option that the rules offer all the same would do nothing: each of its parts has a reason. Empty where something could be
   * done, or nothing is known; absent where all that is offered does something. Of a view.
   */
  inVain?(view: G, q: Question, option: Option): readonly Refusal[];
  /**
   * The usual answer to a question of which most people would say "just do it": a payment. It spends nothing that cannot be had back
   * where there is another way. The shell gives it, and it can be changed. Absent or null where there is none.
   */
  usual?(view: G, q: Question): readonly Option[] | null;
  /** Components that are already spoken for in what a question belongs to: cards played for the needs before. Absent where there are none. */
  taken?(view: G, q: Question): readonly ComponentId[];
  /**
   * Components that are equal to one which an option names, such as equal cards in hand: each may be picked in its
   * place.
   */
  twins?(view: G, q: Question, id: ComponentId): readonly ComponentId[];
  /**
   * How far a seat is in its turn; of a view as well. Absent or null where nothing is counted, and while something goes on that is
   * none of the actions.
   */
  course?(view: G, seat: Seat): TurnCourse | null;
  /** How the match comes to its end, for everybody to see; of a view as well. Null while it goes on. */
  closing?(view: G): Closing | null;
  /** Reasons (`Refusal.why`), those first that come nearest to being possible: of several, the nearest is told. */
  readonly nearest: readonly string[];
  /** Problems with a position, in words for developers: lost cards, negative tokens. Empty when sound. */
  audit(g: G): string[];
  /** Ids of all that the catalogue holds. */
  components(): readonly ComponentId[];
}

export type { Option, Question, Refusal, Seat };
