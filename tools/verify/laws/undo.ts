import type { ComponentId, Core, Seat } from '../../../games/kit/core';
import { questionOf } from '../../../games/kit/moves';
import { difference } from '../difference';
import type { Law, Verdict } from '../law';
import { namedIn } from './secrecy';

/** JSON of a state without the records of undo. */
const withoutUndo = (g: Core): string => JSON.stringify({ ...g, undo: null });

/** The state without question numbers, which undo does not take back: none is used twice. */
function withoutNumbers(text: string): Core {
  const g = JSON.parse(text) as Core;
  return { ...g, asked: 0, questions: g.questions.map((q) => ({ ...q, n: 0 })) };
}

/** The first difference between two states; their logs are compared as far back as both reach. */
function differs(one: Core, other: Core): string | null {
  const kept = Math.min(one.events.length, other.events.length);
  const latest = (g: Core): Core => ({ ...g, events: kept ? g.events.slice(-kept) : [] });
  return difference(latest(one), latest(other), 'after undo, $');
}

/** Taking a move back restores the position before it. */
export const takenBack: Law = {
  name: 'taken back',
  positions: 1,
  games: 1,
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
          return earlier
            ? differs(withoutNumbers(withoutUndo(g)), withoutNumbers(earlier))
            : 'undo went further back than the moves';
        }
        const count = g.undo?.count ?? 0;
        if (last !== null)
          before = count === 0 ? [] : [...before.slice(before.length - (count - 1)), last].slice(-count);
        return null;
      },
    };
  },
};

/** The position from which moves can be taken back. */
interface Checkpoint {
  rng: string;
  logged: number;
  /** For each seat, the components hidden from it. */
  hidden: readonly ReadonlySet<ComponentId>[];
}

/**
 * Undo ends where somebody learns something. After a move that can be taken back, no chance was used since the
 * checkpoint, and no seat's view or events name a component that was hidden from that seat at the checkpoint. A card
 * that the mover knew and chose to show may be taken back: nobody gains by it.
 */
export const knowledge: Law = {
  name: 'undo ends where knowledge begins',
  positions: 1,
  games: 1,
  watch({ rules }) {
    let here: Checkpoint | null = null;
    let checkpoint: Checkpoint | null = null;
    const markOf = (g: Core): Checkpoint => ({
      rng: JSON.stringify(g.rng),
      logged: g.logged,
      hidden: Array.from({ length: g.seats }, (_, seat) => rules.zones?.hiddenFrom(g, seat) ?? new Set()),
    });
    /** What a seat's view names that was hidden both from it and from the mover. */
    const learned = (g: Core, then: Checkpoint, seat: Seat, mover: Seat): Verdict => {
      const secret = new Set([...(then.hidden[seat] ?? [])].filter((id) => then.hidden[mover]?.has(id)));
      const { events, questions, undo: _undo, ...rest } = rules.view(g, seat);
      const told = g.logged - then.logged;
      const asked = questions.map((q) => ({ ...q, card: undefined }));
      const found = namedIn(
        { ...rest, questions: asked, events: told > 0 ? events.slice(-told) : [] },
        secret,
        rules.zones?.knownTo(seat) ?? [],
      );
      return found && `after a move that can be taken back, seat ${seat}: ${found}`;
    };
    return {
      decision({ g }) {
        here = markOf(g);
        return null;
      },
      moved(g, move): Verdict {
        const count = g.undo?.count ?? 0;
        if (count === 0 || g.result) checkpoint = null;
        else if (count === 1 && move.name !== 'undo') checkpoint = here;
        const then = checkpoint;
        const mover = g.undo?.seat ?? null;
        if (!then || mover === null || !questionOf(g, mover)) return null;
        if (JSON.stringify(g.rng) !== then.rng) return 'a move that used chance can be taken back';
        for (const seat of then.hidden.keys()) {
          const found = learned(g, then, seat, mover);
          if (found) return found;
        }
        return null;
      },
    };
  },
};
