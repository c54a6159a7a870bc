import type { Core, Frame, Option, Question, Refusal, Seat } from './core';
import { mustBeKnown } from './unknown';

/** Resolves one frame that was taken off the agenda; to go on later it pushes it back. */
export type Handlers = Readonly<Record<string, (g: never, frame: never) => void>>;

/** What a question needs from the rules; its number is given here. */
export type Asking = Omit<Question, 'n' | 'min' | 'max'> & { min?: number; max?: number };

/** Puts a frame on top of the agenda: it is resolved before everything that lies there. */
export function push<F extends Frame>(g: Core, frame: F): void {
  g.agenda.push(frame);
}

/** The topmost frame of a kind, which stays where it is. */
export function nearest<F extends Frame>(g: Core, op: F['op']): F | undefined {
  for (let i = g.agenda.length - 1; i >= 0; i--) if (g.agenda[i]?.op === op) return g.agenda[i] as F;
  return undefined;
}

/**
 * Asks one player and comes back to `frame` with the picks. A choice with one possible outcome answers itself.
 * `min` and `max` default to 1; fewer options than `min` lower it (as far as possible).
 */
export function ask(g: Core, frame: Frame, asking: Asking): void {
  push(g, frame);
  open(g, frame, asking);
}

/** Asks several players at the same time; `frame` comes back when all have answered. */
export function askAll(g: Core, frame: Frame, askings: readonly Asking[]): void {
  push(g, frame);
  for (const asking of askings) open(g, frame, asking);
}

/** Asks even when there is nothing to choose: for decisions that players expect to take. */
export function askAlways(g: Core, frame: Frame, ...askings: readonly Asking[]): void {
  push(g, frame);
  for (const asking of askings) g.questions.push(numbered(g, asking));
}

function numbered(g: Core, asking: Asking): Question {
  const max = Math.min(asking.max ?? 1, asking.options.length);
  return { ...asking, min: Math.min(asking.min ?? 1, max), max, n: ++g.asked };
}

function open(g: Core, frame: Frame, asking: Asking): void {
  const max = Math.min(asking.max ?? 1, asking.options.length);
  const min = Math.min(asking.min ?? 1, max);
  const forced = max === 0 || (min === asking.options.length && (!asking.ordered || min < 2));
  if (forced) (frame.picks ??= {})[asking.seat] = max === 0 ? [] : [...asking.options];
  else g.questions.push(numbered(g, asking));
}

/** Takes the picks of `seat` out of the frame; undefined when it has not been asked yet. */
export function picked(frame: Frame, seat: Seat): Option[] | undefined {
  const picks = frame.picks?.[seat];
  if (picks) {
    picks.forEach(mustBeKnown);
    delete frame.picks?.[seat];
    if (Object.keys(frame.picks ?? {}).length === 0) delete frame.picks;
  }
  return picks;
}

/** Resolves frames until somebody is asked or nothing is left. `before` runs ahead of each frame and may change the agenda. */
export function run<G extends Core>(g: G, handlers: Handlers, before?: (g: G) => void): void {
  while (g.questions.length === 0) {
    before?.(g);
    const frame = g.agenda.pop();
    if (!frame) return;
    const handler = handlers[frame.op];
    if (!handler) throw new Error(`no handler for agenda frame ${frame.op}`);
    (handler as (g: G, frame: Frame) => void)(g, frame);
  }
}

/** Checks picks against the question; null when they are a legal answer. */
export function refuse(q: Question, picks: readonly unknown[]): Refusal | null {
  for (const pick of picks) {
    if (typeof pick !== 'string') return { why: 'malformed' };
    if (!q.options.includes(pick)) return { why: 'notAnOption', params: { option: pick.slice(0, 60) } };
  }
  if (new Set(picks).size !== picks.length) return { why: 'pickedTwice' };
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
