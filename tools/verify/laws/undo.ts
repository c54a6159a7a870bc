import type { ComponentId, Core, Seat } from '../../../games/kit/core';
import { questionOf } from '../../../games/kit/moves';
import { difference } from '../difference';
import type { Law, Verdict } from '../law';
import { namedIn } from './secrecy';

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

/** Where the moves that can be taken back began. */
interface Checkpoint {
  rng: string;
  logged: number;
  /** For each seat, what is hidden from it. */
  hidden: readonly ReadonlySet<ComponentId>[];
}

/**
 * Undo ends where knowledge begins: after a move that can be taken back no chance was used since the checkpoint, and no
 * seat's view or events name a component that was hidden from that seat there. What the mover alone shows of the own
 * cards (a card played from hand) the mover may take back: nobody gains by it.
 */
export const knowledge: Law = {
  name: 'undo ends where knowledge begins',
  positions: 1,
  games: 1,
  watch({ rules }) {
    const remembered = rules.zones?.remembered ?? [];
    let here: Checkpoint | null = null;
    let checkpoint: Checkpoint | null = null;
    const markOf = (g: Core): Checkpoint => ({
      rng: JSON.stringify(g.rng),
      logged: g.logged,
      hidden: Array.from({ length: g.seats }, (_, seat) => rules.zones?.hiddenFrom(g, seat) ?? new Set()),
    });
    /** What a seat's view names of what was hidden from it and from the mover. */
    const learned = (g: Core, then: Checkpoint, seat: Seat, mover: Seat): Verdict => {
      const secret = new Set([...(then.hidden[seat] ?? [])].filter((id) => then.hidden[mover]?.has(id)));
      const { events, questions, undo: _undo, ...rest } = rules.view(g, seat);
      const told = g.logged - then.logged;
      const asked = questions.map((q) => ({ ...q, card: undefined }));
      const found = namedIn(
        { ...rest, questions: asked, events: told > 0 ? events.slice(-told) : [] },
        secret,
        remembered,
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
