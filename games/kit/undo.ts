import type { Core, Move, Refusal, Seat } from './core';
import { apply, questionOf } from './moves';
import type { Ruleset } from './ruleset';

/**
 * Undo back to the last revealed information: one checkpoint and the moves since, replayed without the last.
 * The framework's own undo would keep a copy of G for every move.
 */

/** The rules call this whenever somebody learned something or chance was used: what lies before cannot be undone. `why` names it. */
export function reveal(g: Core, why: string): void {
  if (g.undo) g.undo.why = why;
}

/** Applies a move and keeps the undo checkpoint. @returns null, or why the move was refused. */
export function applyWithUndo<G extends Core>(rules: Ruleset<G>, g: G, move: Move): Refusal | null {
  const before = g.undo;
  const base = before && before.seat === move.seat && before.base ? before.base : snapshot(g);
  const moves = before && before.seat === move.seat && before.base ? before.moves : [];
  g.undo = { base: '', moves: [], seat: null, count: 0, why: null };
  const refusal = apply(rules, g, move);
  if (refusal) { g.undo = before; return refusal; }
  const revealed = g.undo.why ?? (g.result ? 'over' : null);
  g.undo = revealed !== null
    ? { base: '', moves: [], seat: null, count: 0, why: revealed }
    : { base, moves: [...moves, move], seat: move.seat, count: moves.length + 1, why: null };
  return null;
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
  earlier.undo = { base: undo.base, moves: replayed, seat: replayed.length ? seat : null, count: replayed.length, why: null };
  return { g: earlier };
}
