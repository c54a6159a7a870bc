import type { Core, Move, Refusal, Result, Seat } from './core';
import { headline, say } from './events';

/**
 * What players decide about the match itself, in every ruleset alike: whoever is asked may give it up, or offer to end it as it
 * stands, whatever the question is. They are moves as all others: recorded, replayed, and told.
 */

/** Gives up. The seat is asked on, and a bot may play it; when one seat alone is left, it wins. */
export const RESIGN = 'resign';
/** Would end the match as it stands: it ends when all who have not given up say so. */
export const AGREE = 'agree';
/** Wants to play on: who has offered the end has to offer it anew. */
export const DISAGREE = 'disagree';

export const MATCH_MOVES: readonly string[] = [RESIGN, AGREE, DISAGREE];

/** What is told of it; every ruleset's table of events has these. */
export const MATCH_EVENTS = {
  resigned: headline('seat'),
  agrees: headline('seat'),
  disagrees: headline('seat'),
  agreed: headline(),
  over: headline('what'),
} as const;

/** A match scored as it stands. */
export type Standing = Omit<Result, 'ending'>;

/** Seats that have not given up. */
export const remaining = ({ seats, resigned = [] }: Pick<Core, 'seats' | 'resigned'>): Seat[] =>
  Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !resigned.includes(seat));

/**
 * Makes such a move of a seat that is asked. @param standing scores the match
 * @returns null, or why it was refused; nothing has changed then
 */
export function decideMatch(g: Core, { seat, name, args }: Move, standing: () => Standing): Refusal | null {
  const { resigned = [], agreed = [] } = g;
  if (args.length > 1 || resigned.includes(seat)) return { why: 'malformed' };
  if (name === RESIGN) {
    g.resigned = [...resigned, seat];
    say(g, { k: 'resigned', seat });
  } else if (name === AGREE) {
    if (agreed.includes(seat)) return { why: 'malformed' };
    g.agreed = [...agreed, seat];
    say(g, { k: 'agrees', seat });
  } else {
    if (agreed.length === 0) return { why: 'malformed' };
    delete g.agreed;
    say(g, { k: 'disagrees', seat });
  }
  const left = remaining(g);
  if (left.length <= 1) end(g, { ...standing(), winners: left }, 'resigned');
  else if (left.every((each) => g.agreed?.includes(each))) {
    say(g, { k: 'agreed' });
    end(g, standing(), 'agreed');
  } else {
    // The seat's question gets a new number: an answer that was sent before is refused as late.
    for (const q of g.questions) if (q.seat === seat) q.n = ++g.asked;
  }
  return null;
}

function end(g: Core, standing: Standing, ending: string): void {
  g.questions = [];
  g.result = { ...standing, ending };
  say(g, { k: 'over', what: ending });
}
