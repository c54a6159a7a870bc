import type { ComponentId, Core, Move, Refusal, Seat } from './core';
import { apply, questionOf } from './moves';
import type { Ruleset } from './ruleset';

/**
 * Undo back to the last revealed information: one checkpoint and the moves since, replayed without the last.
 * The framework's own undo would keep a copy of G for every move.
 */

/**
 * Says why what lies before cannot be undone. Cards that are shown and chance end undo by themselves: the rules call this
 * where they know a better word for it, and where something else ends it (the turn, another's secret).
 */
export function reveal(g: Core, why: string): void {
  if (g.undo) g.undo.why = why;
}

/** Applies a move and keeps the undo checkpoint. @returns null, or why the move was refused. */
export function applyWithUndo<G extends Core>(rules: Ruleset<G>, g: G, move: Move): Refusal | null {
  const before = g.undo;
  const base = before && before.seat === move.seat && before.base ? before.base : snapshot(g);
  const moves = before && before.seat === move.seat && before.base ? before.moves : [];
  const known = sightsOf(rules, g);
  const told = g.logged;
  g.undo = { base: '', moves: [], seat: null, count: 0, why: null };
  const refusal = apply(rules, g, move);
  if (refusal) {
    g.undo = before;
    return refusal;
  }
  const revealed =
    g.undo.why ??
    (g.result ? 'over' : null) ??
    (somethingShown(rules, g, known, told, move.seat) ? 'revealedCard' : null);
  g.undo =
    revealed !== null
      ? { base: '', moves: [], seat: null, count: 0, why: revealed }
      : { base, moves: [...moves, move], seat: move.seat, count: moves.length + 1, why: null };
  return null;
}

/** Who sees each component that is hidden from somebody: a bit for each seat. Those that all see are absent. */
type Sights = ReadonlyMap<ComponentId, number>;

const ALL = -1;

function sightsOf<G extends Core>(rules: Ruleset<G>, g: G): Sights {
  const sights = new Map<ComponentId, number>();
  rules.zones?.forEach(g, (cards, seat, sight) => {
    if (sight === 'all') return;
    const seen = sight !== 'none' && seat !== null ? 1 << seat : 0;
    for (const id of cards) sights.set(id, seen);
  });
  return sights;
}

/**
 * Has a move shown anybody, on the table or in the log, what that seat could not see before? What the mover could see is
 * the mover's own to show: it can be taken back.
 * @param known the sights before the move @param told how many events had been told by then
 */
function somethingShown<G extends Core>(rules: Ruleset<G>, g: G, known: Sights, told: number, mover: Seat): boolean {
  const isNews = (id: ComponentId, eyes: number): boolean => {
    const before = known.get(id) ?? ALL;
    return (before & (1 << mover)) === 0 && (eyes & ~before) !== 0;
  };
  const now = sightsOf(rules, g);
  for (const id of known.keys()) if (isNews(id, now.get(id) ?? ALL)) return true;
  return g.events.slice(Math.max(0, g.events.length - (g.logged - told))).some(({ cards, eyes }) => {
    const readers = eyes?.reduce((bits, seat) => bits | (1 << seat), 0) ?? ALL;
    return cards?.some((id) => isNews(id, readers));
  });
}

function snapshot(g: Core): string {
  return JSON.stringify({ ...g, undo: null, events: [] });
}

/** Takes back the last move of `seat`. @returns the earlier state, or why it cannot be taken back. */
export function takeBack<G extends Core>(rules: Ruleset<G>, g: G, seat: Seat): { g: G } | Refusal {
  const undo = g.undo;
  if (g.result) return { why: 'over' };
  // The framework lets nobody move who is not asked.
  if (!questionOf(g, seat)) return { why: 'notAsked' };
  if (!undo || undo.seat !== seat || undo.moves.length === 0) {
    return { why: 'nothingToUndo', params: undo?.why ? { reason: undo.why } : {} };
  }
  const earlier = JSON.parse(undo.base) as G;
  earlier.events = g.events.slice(0, Math.max(0, g.events.length - (g.logged - earlier.logged)));
  // Numbers of questions never come twice: an answer that is still on its way must not hit another question.
  const asked = g.asked;
  const replayed: Move[] = [];
  for (const move of undo.moves.slice(0, -1)) {
    const again: Move = { ...move, args: [earlier.questions.find((q) => q.seat === seat)?.n, ...move.args.slice(1)] };
    const refusal = applyWithUndo(rules, earlier, again);
    if (refusal) throw new Error(`undo: replay was refused: ${refusal.why}`);
    replayed.push(again);
  }
  earlier.asked = asked;
  for (const q of earlier.questions) q.n = ++earlier.asked;
  earlier.undo = {
    base: undo.base,
    moves: replayed,
    seat: replayed.length ? seat : null,
    count: replayed.length,
    why: null,
  };
  return { g: earlier };
}
