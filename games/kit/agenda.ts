import type { Core, Frame, Option, Question, Refusal, Seat } from './core';
import { isUnknown, Unknown } from './unknown';

/**
 * A ruleset's handler for each kind of frame. The frame has been taken off the agenda; a handler that is to go on
 * later pushes it back.
 */
export type Handlers<G extends Core> = {
  readonly [K in G['agenda'][number]['op']]: (g: G, frame: G['agenda'][number] & { op: K }) => void;
};

/** What a question needs from the rules; its number is given here. */
export type Asking<A extends string = string> = Omit<Question<A>, 'n' | 'min' | 'max'> & { min?: number; max?: number };

/** Puts a frame on top of the agenda: it is resolved before everything that lies there. */
export function push<F extends Frame>(g: { agenda: F[] }, frame: NoInfer<F>): void {
  g.agenda.push(frame);
}

/** The topmost frame of a kind, which stays where it is. */
export function nearest<F extends Frame, K extends F['op']>(g: { agenda: F[] }, op: K): (F & { op: K }) | undefined {
  return g.agenda.findLast((frame): frame is F & { op: K } => frame.op === op);
}

/** What the topmost frame of a kind has begun: the frame right above it, undefined while nothing is there; the lowest frame where none is of the kind. */
export function begunBy<F extends Frame>(g: { agenda: F[] }, op: F['op']): F | undefined {
  return g.agenda[g.agenda.findLastIndex((frame) => frame.op === op) + 1];
}

/**
 * Asks one player and comes back to `frame` with the picks. A choice with one possible outcome answers itself.
 * `min` and `max` default to 1; fewer options than `min` lower it (as far as possible).
 */
export function ask<F extends Frame, A extends string>(
  g: Core<F, A>,
  frame: NoInfer<F>,
  asking: Asking<NoInfer<A>>,
): void {
  askAll(g, frame, [asking]);
}

/** Asks several players at the same time; `frame` comes back when all have answered. */
export function askAll<F extends Frame, A extends string>(
  g: Core<F, A>,
  frame: NoInfer<F>,
  askings: readonly Asking<NoInfer<A>>[],
): void {
  push(g, frame);
  for (const asking of askings) open(g, frame, asking);
}

/** Asks even when there is nothing to choose: for decisions that players expect to take. */
export function askAlways<F extends Frame, A extends string>(
  g: Core<F, A>,
  frame: NoInfer<F>,
  ...askings: readonly Asking<NoInfer<A>>[]
): void {
  push(g, frame);
  for (const asking of askings) g.questions.push(numbered(g, asking));
}

function numbered<A extends string>(g: Core<Frame, A>, asking: Asking<A>): Question<A> {
  const { seat, stage, ask, options, card, node, params, ordered } = asking;
  const max = Math.min(asking.max ?? 1, options.length);
  const q: Question<A> = { n: ++g.asked, seat, stage, ask, options, min: Math.min(asking.min ?? 1, max), max };
  if (card !== undefined) q.card = card;
  if (node !== undefined) q.node = node;
  if (params !== undefined) q.params = params;
  if (ordered !== undefined) q.ordered = ordered;
  return q;
}

function open<A extends string>(g: Core<Frame, A>, frame: Frame, asking: Asking<A>): void {
  const max = Math.min(asking.max ?? 1, asking.options.length);
  const min = Math.min(asking.min ?? 1, max);
  const forced = max === 0 || (min === asking.options.length && (!asking.ordered || min < 2));
  if (forced) (frame.picks ??= {})[asking.seat] = max === 0 ? [] : [...asking.options];
  else g.questions.push(numbered(g, asking));
}

/** Takes the picks of `seat` out of the frame; undefined when it has not been asked yet. */
export function picked(frame: Frame, seat: Seat): Option[] | undefined {
  const { picks } = frame;
  const own = picks?.[seat];
  if (!own) return undefined;
  if (own.some(isUnknown)) throw new Unknown('an answer is secret', seat);
  if (Object.keys(picks).length > 1) delete picks[seat];
  else delete frame.picks;
  return own;
}

/** Resolves frames until somebody is asked or nothing is left. `before` runs ahead of each frame and may change the agenda. */
export function run<G extends Core>(g: G, handlers: Handlers<G>, before?: (g: G) => void): void {
  // Each handler gets only frames with its own `op`. `Handlers` says so, but the compiler cannot follow it through a
  // lookup.
  const byOp: Readonly<Record<string, { handle(g: G, frame: Frame): void }['handle'] | undefined>> = handlers;
  while (g.questions.length === 0) {
    before?.(g);
    const frame = g.agenda.pop();
    if (!frame) return;
    const handler = byOp[frame.op];
    if (!handler) throw new Error(`no handler for agenda frame ${frame.op}`);
    handler(g, frame);
  }
}

/** Checks picks against the question; null when they are a legal answer. */
export function refuse(q: Question, picks: readonly unknown[]): Refusal | null {
  for (const pick of picks) {
    if (typeof pick !== 'string') return { why: 'malformed' };
    if (!q.options.includes(pick)) return { why: 'notAnOption', params: { option: pick.slice(0, 60) } };
  }
  if (picks.length > 1 && new Set(picks).size !== picks.length) return { why: 'pickedTwice' };
  if (picks.length < q.min) return { why: 'tooFew', params: { n: q.min } };
  if (picks.length > q.max) return { why: 'tooMany', params: { n: q.max } };
  return null;
}

/** Stores an accepted answer with the frame that asked for it. */
export function accept(g: Core, q: Question, picks: readonly Option[]): void {
  g.questions.splice(g.questions.indexOf(q), 1);
  const frame = g.agenda.at(-1);
  if (!frame) throw new Error('an answer, but no frame waits for it');
  (frame.picks ??= {})[q.seat] = [...picks];
}
