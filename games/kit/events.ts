import type { GameEvent } from './core';

/** How many of the latest events G keeps, so that it stays small. */
export const EVENTS_KEPT = 160;

/**
 * The kind of event that tells a move of components or a change of counts of which nothing else is to be said: no catalogue has a
 * phrase for it, and no log shows it. Every ruleset's table of events has it.
 */
export const MOVED = 'moved';

/**
 * How much an event matters to who was not there: a headline tells a turn in a few lines, a detail belongs to one, bookkeeping
 * follows from the rules.
 */
export type Rank = 'headline' | 'detail' | 'bookkeeping';

type Carried = Omit<GameEvent, 'k'>;

/** A field of an event; one that may be missing ends in `?`. */
type Field = keyof Carried | `${keyof Carried}?`;

/** What is declared of a kind of event. */
export interface EventKind {
  readonly rank: Rank;
  /** A detail that is told before its headline, as a price is; others come after it. */
  readonly leads?: true;
  /** A headline of what happens by itself, such as the end of a round: what a move brings from here on is news to its player, too. */
  readonly plays?: true;
  /** A headline of the set-up: what has happened by then is how the match begins, and no news to anybody. */
  readonly begins?: true;
  /** What is done so often within a turn is told once, with all of its numbers together, whatever did it. */
  readonly adds?: true;
  readonly carries: readonly Field[];
}

const ranked =
  <R extends Rank>(rank: R) =>
  <const F extends readonly Field[]>(...carries: F) => ({ rank, carries });
export const headline = ranked('headline');
export const detail = ranked('detail');
export const bookkeeping = ranked('bookkeeping');

/** A detail that is told before its headline. */
export const leading = <const F extends readonly Field[]>(...carries: F) =>
  ({ ...detail(...carries), leads: true }) as const;

/** A headline of what happens by itself. */
export const playing = <const F extends readonly Field[]>(...carries: F) =>
  ({ ...headline(...carries), plays: true }) as const;

/** A headline whose numbers are told together. */
export const adding = <const F extends readonly Field[]>(...carries: F) =>
  ({ ...headline(...carries), adds: true }) as const;

type Kinds = Readonly<Record<string, EventKind>>;
type CarriedBy<T extends Kinds, K extends keyof T> = T[K]['carries'][number];

/** Keys of the events that carry just these fields. */
export type KeysCarrying<T extends Kinds, F extends Field> = {
  [K in keyof T]: [CarriedBy<T, K>, F] extends [F, CarriedBy<T, K>] ? K : never;
}[keyof T];

/** The events of a ruleset, from its table of kinds by key; kinds that carry the same are one type. */
export type EventsOf<T extends Kinds> = { [K in keyof T]: EventCarrying<T, CarriedBy<T, K>> }[keyof T];

type EventCarrying<T extends Kinds, F extends Field> = { k: KeysCarrying<T, F> & string } & EventFields<F>;

/** Fields that are there, those that may be, and those that are not. */
type EventFields<F extends Field> = Required<Pick<Carried, F & keyof Carried>> & {
  [K in Exclude<keyof Carried, F>]?: `${K}?` extends F ? Carried[K] : never;
};

/** Has an event a sentence, so that logs show it? */
export const isHeard = ({ k }: GameEvent): boolean => k !== MOVED;

/** Adds an event of the ruleset to the log. */
export function say<E extends GameEvent>(g: { events: E[]; logged: number }, event: NoInfer<E>): void {
  g.events.push(event);
  g.logged++;
  while (g.events.length > EVENTS_KEPT) g.events.shift();
}
