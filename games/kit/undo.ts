import type { ComponentId, Core, Move, Refusal, Seat, Undo, UndoEnd } from './core';
import { apply, questionOf } from './moves';
import type { Ruleset } from './ruleset';
import { ALL_EYES, eyeBits } from './zones/zone';

/**
 * Undo back to the last revealed information: one checkpoint and the moves since, replayed without the last.
 * The framework's own undo would keep a copy of G for every move.
 */

/**
 * Says why what lies before cannot be undone. Cards that are shown and chance end undo by themselves: the rules call this
 * where they know a better word for it, and where something else ends it (the turn, another's secret).
 */
export function reveal(g: Core, why: UndoEnd): void {
  if (g.undo) g.undo.why = why;
}

/** Applies a move and keeps the undo checkpoint. @returns null, or why the move was refused. */
export function applyWithUndo<G extends Core>(rules: Ruleset<G>, g: G, move: Move): Refusal | null {
  const before = g.undo;
  const base = before && before.seat === move.seat && before.base ? before.base : snapshot(g);
  const moves = before && before.seat === move.seat && before.base ? before.moves : [];
  const ended = watchUndo(rules, g, move.seat);
  const refusal = apply(rules, g, move);
  if (refusal) {
    g.undo = before;
    return refusal;
  }
  const revealed = ended();
  g.undo =
    revealed !== null
      ? { base: '', moves: [], seat: null, count: 0, why: revealed }
      : { base, moves: [...moves, move], seat: move.seat, count: moves.length + 1, why: null };
  return null;
}

/**
 * Watches a move that is about to be made.
 * @returns what tells afterwards why it cannot be taken back; null when it can
 */
export function watchUndo<G extends Core>(rules: Ruleset<G>, g: G, mover: Seat): () => UndoEnd | null {
  const hidden = hiddenIn(rules, g);
  for (const place of hidden) place.cards = place.cards.slice();
  const told = g.logged;
  const undo: Undo = { base: '', moves: [], seat: null, count: 0, why: null };
  g.undo = undo;
  return () =>
    undo.why ?? (g.result ? 'over' : null) ?? (somethingShown(rules, g, hidden, told, mover) ? 'revealedCard' : null);
}

/** What lies in a place that is hidden from somebody (the zone's own list), and who sees it: a bit for each seat. */
interface Hidden {
  cards: readonly ComponentId[];
  eyes: number;
}

function hiddenIn<G extends Core>(rules: Ruleset<G>, g: G): Hidden[] {
  const hidden: Hidden[] = [];
  rules.zones?.forEachHidden(g, (cards, seat, sight) => {
    hidden.push({ cards, eyes: eyeBits(sight, seat) });
  });
  return hidden;
}

/** Who sees a component. */
const eyesOn = (hidden: readonly Hidden[], id: ComponentId): number =>
  hidden.find(({ cards }) => cards.includes(id))?.eyes ?? ALL_EYES;

/** Do others see what neither they nor the mover could see before? */
const isNews = (before: number, now: number, mover: Seat): boolean =>
  (before & (1 << mover)) === 0 && (now & ~before) !== 0;

/**
 * Has a move shown anybody, on the table or in the log, what that seat could not see before? What the mover could see is
 * the mover's own to show: it can be taken back.
 * @param before what was hidden before the move @param told how many events had been told by then
 */
function somethingShown<G extends Core>(
  rules: Ruleset<G>,
  g: G,
  before: readonly Hidden[],
  told: number,
  mover: Seat,
): boolean {
  const now = hiddenIn(rules, g);
  return (
    before.some(({ cards, eyes }, i) => {
      if (eyes & (1 << mover)) return false;
      const there = now[i]?.eyes === eyes ? now[i].cards : [];
      return cards.some((id, k) => there[k] !== id && isNews(eyes, eyesOn(now, id), mover));
    }) ||
    g.events.slice(Math.max(0, g.events.length - (g.logged - told))).some(({ cards, eyes }) => {
      const readers = eyeBits(eyes, null);
      return cards?.some((id) => isNews(eyesOn(before, id), readers, mover));
    })
  );
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
