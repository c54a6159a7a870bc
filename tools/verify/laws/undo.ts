import type { ComponentId, Core } from '../../../games/kit/core';
import { questionOf } from '../../../games/kit/moves';
import { sees } from '../../../games/kit/view';
import { difference } from '../difference';
import type { Law, Verdict } from '../law';

/** JSON of a state without the bookkeeping of undo. */
const withoutUndo = (g: Core): string => JSON.stringify({ ...g, undo: null });

/** The state without what undo may change: numbers of questions, which never come twice. */
function withoutNumbers(text: string): Core {
  const g = JSON.parse(text) as Core;
  return { ...g, asked: 0, questions: g.questions.map((q) => ({ ...q, n: 0 })) };
}

/** Where two states differ; of their logs as far back as both go. */
function differs(one: Core, other: Core): string | null {
  const kept = Math.min(one.events.length, other.events.length);
  const latest = (g: Core): Core => ({ ...g, events: kept ? g.events.slice(-kept) : [] });
  return difference(latest(one), latest(other), 'after undo, $');
}

/** Taking a move back brings the position back in which it was made. */
export const takenBack: Law = {
  name: 'taken back', positions: 1, games: 1,
  watch() {
    /** Positions before the moves that can still be taken back, as JSON. */
    let before: string[] = [];
    let last: string | null = null;
    return {
      decision({ g }) {
        last = withoutUndo(g);
        return null;
      },
      moved(g, move) {
        if (move.name === 'undo') {
          const earlier = before.pop();
          return earlier ? differs(withoutNumbers(withoutUndo(g)), withoutNumbers(earlier)) : 'undo went further back than the moves';
        }
        const count = g.undo?.count ?? 0;
        if (last !== null) before = count === 0 ? [] : [...before.slice(before.length - (count - 1)), last].slice(-count);
        return null;
      },
    };
  },
};

/**
 * Undo ends where knowledge begins: a move that can be taken back used no chance and showed nobody what neither
 * that player nor the mover knew before.
 */
export const knowledge: Law = {
  name: 'undo ends where knowledge begins', positions: 1, games: 1,
  watch({ rules }) {
    let last: { rng: string; hidden: ReadonlySet<ComponentId>[] } | null = null;
    /** For each seat, what is hidden from it. */
    const hiddenFrom = (g: Core): ReadonlySet<ComponentId>[] => Array.from({ length: g.seats }, (_, seat) =>
      new Set(rules.zones?.(g).filter((zone) => !sees(zone, seat)).flatMap((zone) => zone.cards) ?? []));
    return {
      decision({ g }) {
        last = { rng: JSON.stringify(g.rng), hidden: hiddenFrom(g) };
        return null;
      },
      moved(g, move): Verdict {
        const then = last;
        if (!then || move.name === 'undo' || !g.undo?.count || !questionOf(g, move.seat)) return null;
        if (JSON.stringify(g.rng) !== then.rng) return 'a move that used chance can be taken back';
        const now = hiddenFrom(g);
        const unknownToMover = then.hidden[move.seat] ?? new Set();
        for (const [seat, hidden] of then.hidden.entries()) {
          for (const id of hidden) {
            if (!now[seat]?.has(id) && unknownToMover.has(id)) return `a move that showed ${id} to seat ${seat} can be taken back`;
          }
        }
        return null;
      },
    };
  },
};
