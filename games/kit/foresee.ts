import { accept, refuse } from './agenda';
import { HIDDEN, type Core, type GameEvent, type Option, type Question, type Seat, type UndoEnd } from './core';
import type { Ruleset } from './ruleset';
import { veil } from './random';
import { watchUndo } from './undo';
import { Unknown, unknownId } from './unknown';
import { seenEvents } from './view';

/** What an answer is known to bring, before it is given. */
export interface Outlook {
  /** Counts that change, net; `seat` null is the table's own. */
  changes: Change[];
  /** What will be told, in order; cards that nobody can know yet are `HIDDEN`. */
  events: GameEvent[];
  /**
   * Where the look ahead ends: somebody is asked, the match is over, or something unknown is needed: a card that will be
   * revealed, another player's answer, chance.
   */
  then: 'asked' | 'over' | 'unknown';
  /** Questions that are open then; what others are asked is theirs. */
  questions: Question[];
  /**
   * Why undo cannot take it back; null where it ends at the seat's own next question and undo can, from there: it reveals nothing.
   * Where it ends with something unknown, that is what is unknown.
   */
  final: UndoEnd | null;
}

/** `what` is a key of the catalogues. */
export interface Change {
  seat: Seat | null;
  what: string;
  n: number;
}

/**
 * Looks ahead: gives the answer in a copy of a seat's view and lets the rules run until somebody is asked or something that
 * the seat does not know is needed. Everything said is exact; what cannot be known is not said.
 * @param view the seat's view; it stays as it is. @param q the question open to the seat.
 * @returns null when the picks are no legal answer.
 */
export function foresee<G extends Core>(
  rules: Ruleset<G>,
  view: G,
  q: Question,
  picks: readonly Option[],
): Outlook | null {
  const g = veiled(rules.copy(view));
  const open = g.questions.find((each) => each.n === q.n);
  if (!open || refuse(open, picks)) return null;
  const before = countsOf(rules, g);
  const told = g.logged;
  const ended = watchUndo(rules, g, q.seat);
  accept(g, open, picks);
  const unknown = unknownAhead(rules, g);
  const known = unknown === null;
  const happened = g.logged - told;
  const events = happened > 0 ? g.events.slice(-happened) : [];
  return {
    changes: difference(before, countsOf(rules, g)),
    // A card may follow from what lies open, and yet be told to others alone; after the end all is open.
    events: (g.result ? events : seenEvents(events, q.seat)).map((event) => unveiled(event)),
    then: known ? (g.result ? 'over' : 'asked') : 'unknown',
    questions: known ? g.questions.map((each) => unveiled(each)) : [],
    final: unknown
      ? endWith(unknown, g, q.seat)
      : (ended() ?? (g.questions.some(({ seat }) => seat === q.seat) ? null : 'otherPlayer')),
  };
}

/**
 * What is unknown: another's answer, what was drawn, shuffled or thrown last, in another's turn what lets them go on with it, or else a card
 * that lies hidden.
 */
const endWith = ({ answerOf }: Unknown, { undo, current }: Core, mover: Seat): UndoEnd =>
  answerOf !== undefined && answerOf !== mover
    ? 'otherPlayer'
    : (undo?.why ?? (current === mover ? 'revealedCard' : 'otherPlayer'));

/** Lets the rules run on a veiled position. @returns what they needed that is not known; null where they came to an end without. */
export function unknownAhead<G extends Core>(rules: Ruleset<G>, g: G): Unknown | null {
  try {
    rules.resume(g);
    return null;
  } catch (error) {
    if (error instanceof Unknown) return error;
    throw error;
  }
}

/** A view that the rules can run on: every hidden component gets an id of its own, which no catalogue has; chance is there and cannot be used. */
export function veiled<G extends Core>(g: G): G {
  let n = 0;
  const visit = (value: unknown): unknown => {
    if (value === HIDDEN) return unknownId(++n);
    if (Array.isArray(value)) return value.map(visit);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, visit(inner)]));
  };
  // Past events are left out: the rules do not read them.
  return Object.assign(visit({ ...g, events: [] }) as G, { rng: veil(n) });
}

/** Unknown components as any view shows them. */
const unveiled = <T>(value: T): T => JSON.parse(JSON.stringify(value).replace(/\?\d+/g, HIDDEN)) as T;

type Counts = Map<Seat | null, Readonly<Record<string, number>>>;

const countsOf = <G extends Core>(rules: Ruleset<G>, g: G): Counts =>
  new Map(
    [null, ...Array.from({ length: g.seats }, (_, seat) => seat)].map((seat) => [seat, rules.counts?.(g, seat) ?? {}]),
  );

/** What differs between two counts. */
const difference = (before: Counts, after: Counts): Change[] =>
  [...after].flatMap(([seat, counts]) =>
    Object.entries(counts).flatMap(([what, n]): Change[] => {
      const more = n - (before.get(seat)?.[what] ?? 0);
      return more === 0 ? [] : [{ seat, what, n: more }];
    }),
  );
