import { HIDDEN, type Core, type Move, type Option, type Question } from '../../../games/kit/core';
import { ANSWER, moveFor, questionOf } from '../../../games/kit/moves';
import type { Ruleset } from '../../../games/kit/ruleset';
import { HeadlessTable } from '../../../games/kit/table';
import { decisionLaw, type Position, type Verdict } from '../law';

/**
 * Moves that must be refused: old and future question numbers, other seats, unknown moves, malformed arguments,
 * options that are not offered.
 */
function badMoves(rules: Ruleset, g: Core, q: Question): Move[] {
  const stage = rules.stages[q.stage];
  const good = moveFor(rules, q, q.options.slice(0, Math.max(q.min, 1)));
  const arg = good.args[1];
  const withArgs = (...args: unknown[]): Move => ({ ...good, args });
  const seats = Array.from({ length: g.seats + 1 }, (_, seat) => seat);
  const nobody = seats.filter((seat) => !questionOf(g, seat));
  const foreign = Object.entries(rules.stages)
    .filter(([name]) => name !== q.stage)
    .flatMap(([, { moves }]) => moves)
    .filter((name) => !stage?.moves.includes(name) && name !== ANSWER);
  const list = stage?.kind === 'list';
  const shape = (option: unknown): unknown => (list ? [option] : option);
  return [
    withArgs(q.n - 1, arg),
    withArgs(q.n + 1, arg),
    withArgs(String(q.n), arg),
    withArgs(NaN, arg),
    withArgs(null, arg),
    withArgs(),
    withArgs(q.n, arg, arg),
    withArgs(q.n, {}),
    withArgs(q.n, 7),
    withArgs(q.n, [[]]),
    withArgs(q.n, [null]),
    withArgs(q.n, { length: 1, 0: arg }),
    ...nobody.map((seat) => ({ ...good, seat })),
    { ...good, seat: -1 },
    { ...good, seat: 0.5 },
    ...seats
      .filter((seat) => g.undo?.seat !== seat || nobody.includes(seat))
      .map((seat) => ({ seat, name: 'undo', args: [] })),
    ...[...foreign, 'toString', '__proto__', 'constructor', ''].map((name) => ({ ...good, name })),
    ...notOffered(q).map((option) => withArgs(q.n, shape(option))),
    ...(list ? badPicks(q).map((picks) => withArgs(q.n, picks)) : []),
  ];
}

/** Plausible options that are not offered. */
const notOffered = (q: Question): Option[] =>
  ['no such option', '', HIDDEN, `${q.options[0] ?? ''} `, `${q.options[0] ?? ''} 1`].filter(
    (option) => !q.options.includes(option),
  );

/** Too many picks, too few, a repeated one, and something that is no list. */
function badPicks(q: Question): unknown[] {
  const [first] = q.options;
  return [
    first,
    undefined,
    ...(first === undefined ? [] : [[first, first]]),
    ...(q.max < q.options.length ? [q.options.slice(0, q.max + 1)] : []),
    ...(q.min > 0 ? [q.options.slice(0, q.min - 1)] : []),
  ];
}

/** A refused move changes nothing and has a reason. */
export const refusals = decisionLaw('refused moves', 10, (at): Verdict => {
  const { rules, g, text } = at;
  const table = new HeadlessTable(rules, g, g.undo !== null);
  for (const q of g.questions) {
    for (const move of badMoves(rules, g, q)) {
      const refusal = table.play(move);
      if (!refusal) return `accepted: ${JSON.stringify(move)}`;
      if (typeof refusal.why !== 'string' || refusal.why === '')
        return `refused without a reason: ${JSON.stringify(move)}`;
      if (table.g !== g) return `a refused move replaced the state: ${JSON.stringify(move)}`;
    }
  }
  return JSON.stringify(g) === text ? null : 'a refused move changed the state';
});

/** No offered option has a reason against it, neither in the state nor in its owner's view. */
export const whyNotOffered = decisionLaw('offered options', 5, (at) => {
  for (const q of at.g.questions) {
    for (const option of q.options) {
      const why = at.rules.whyNot(at.view(q.seat), q.seat, option) ?? at.rules.whyNot(at.g, q.seat, option);
      if (why) return `${option} is offered to seat ${q.seat}, and said to be impossible: ${JSON.stringify(why)}`;
    }
  }
  return null;
});

/** Reasons that explain nothing to a player. */
const VAGUE: ReadonlySet<string> = new Set(['notAnOption', 'malformed', 'gone', 'notAsked']);

/**
 * Of all options that a player could want, exactly those that are not offered have a reason, and it explains
 * something.
 */
export const reasons = decisionLaw('reasons', 5, (at) => {
  for (const q of at.g.questions) {
    const problem = wrongReason(at, q);
    if (problem !== null) return problem;
  }
  return null;
});

function wrongReason(at: Position, q: Question): Verdict {
  const { rules, g } = at;
  const seen = rules.actions(at.view(q.seat), q);
  for (const [option, refusal] of seen) {
    const offered = q.options.includes(option);
    if (offered && refusal) return `${option} is offered to seat ${q.seat}, and refused: ${JSON.stringify(refusal)}`;
    if (!offered && !refusal) return `${option} is not offered to seat ${q.seat}, and nothing says why`;
    if (refusal && VAGUE.has(refusal.why)) return `why ${option} is refused says nothing: ${refusal.why}`;
  }
  if (JSON.stringify([...seen]) !== JSON.stringify([...rules.actions(g, q)]))
    return 'view and state give other reasons';
  const unlisted = seen.size > 0 ? q.options.find((option) => !seen.has(option)) : undefined;
  return unlisted === undefined ? null : `${unlisted} is offered to seat ${q.seat}, and no action that the rules know`;
}
