import { accept, refuse } from './agenda';
import type { Core, Move, Option, Question, Refusal, Seat } from './core';
import { decideMatch, MATCH_MOVES } from './giveUp';
import { partsOf } from './optionKinds';
import type { Ruleset } from './ruleset';

/** The question open to a player, if any; a player has at most one. */
export const questionOf = (g: Core, seat: Seat): Question | undefined => g.questions.find((q) => q.seat === seat);

/** The move that answers any question, in every stage: `(n, picks[])`. */
export const ANSWER = 'answer';

/** The picks that a move's arguments stand for: `(n, picks[])` in list stages, `(n, argument?)` in named ones. */
function picksOf(rules: Ruleset, q: Question, name: string, args: readonly unknown[]): unknown[] | null {
  const stage = rules.stages[q.stage];
  const arg = args[1];
  if (name === ANSWER) return Array.isArray(arg) ? arg : null;
  if (!stage?.moves.includes(name)) return null;
  if (stage.kind === 'list') return Array.isArray(arg) ? arg : null;
  if (arg === undefined || arg === null) return [name];
  return typeof arg === 'string' ? [`${name} ${arg}`] : null;
}

/** The move that picks these options: what a client or bot sends. */
export function moveFor(rules: Ruleset, q: Question, picks: readonly Option[]): Move {
  const stage = rules.stages[q.stage];
  if (!stage) throw new Error(`no stage ${q.stage}`);
  if (stage.kind === 'list') return { seat: q.seat, name: stage.moves[0] ?? ANSWER, args: [q.n, [...picks]] };
  const [name = '', ...rest] = partsOf(picks[0] ?? '');
  return { seat: q.seat, name, args: rest.length ? [q.n, rest.join(' ')] : [q.n] };
}

/**
 * Applies a move to `g` in place; all moves of all rulesets go through here.
 * A refused move changes nothing. @returns null, or why it was refused.
 */
export function apply<G extends Core>(rules: Ruleset<G>, g: G, move: Move): Refusal | null {
  if (g.result) return { why: 'over' };
  const q = questionOf(g, move.seat);
  if (!q) return { why: 'notAsked' };
  if (typeof move.args[0] !== 'number' || move.args.length > 2) return { why: 'malformed' };
  if (move.args[0] !== q.n) return { why: 'gone' };
  if (MATCH_MOVES.includes(move.name)) return decideMatch(g, move, () => rules.standing(g));
  const picks = picksOf(rules, q, move.name, move.args);
  if (!picks) return { why: 'malformed' };
  const refusal = refuse(q, picks);
  if (refusal) return (typeof picks[0] === 'string' && rules.whyNot(g, move.seat, picks[0])) || refusal;
  accept(g, q, picks as Option[]);
  rules.resume(g);
  return null;
}

/** How many answers `answers` lists at most; wide choices are cut there. */
const WIDEST = 256;

/** All legal answers to a question as lists of picks, at most 256 of them; smaller sets first. */
export function answers(q: Question): Option[][] {
  const found: Option[][] = [];
  const extend = (chosen: Option[], from: number, size: number): void => {
    if (found.length >= WIDEST) return;
    if (chosen.length === size) {
      found.push([...chosen]);
      return;
    }
    for (let i = q.ordered ? 0 : from; i < q.options.length; i++) {
      const option = q.options[i];
      if (option === undefined || (q.ordered && chosen.includes(option))) continue;
      chosen.push(option);
      extend(chosen, i + 1, size);
      chosen.pop();
    }
  };
  for (let size = q.min; size <= q.max; size++) extend([], 0, size);
  return found;
}
