import type { Core, Move, Option, Question, Seat } from '../core';
import { moveFor, questionOf } from '../moves';
import type { Ruleset } from '../ruleset';

/** A bot decides from what its seat may see and from nothing else. */
export interface Chooser<G extends Core = Core> {
  readonly name: string;
  /** @param view the seat's view; @param random numbers in [0, 1). @returns legal picks for the question. */
  choose(view: G, q: Question, random: () => number): Option[];
}

/** The move a bot makes for a seat; null when the seat is not asked. */
export function decide<G extends Core>(
  rules: Ruleset<G>,
  bot: Chooser<G>,
  view: G,
  seat: Seat,
  random: () => number,
): Move | null {
  const q = questionOf(view, seat);
  return q ? moveFor(rules, q, bot.choose(view, q, random)) : null;
}
