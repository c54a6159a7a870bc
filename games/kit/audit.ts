import type { ComponentId, Core } from './core';

/** What must hold at every position of any ruleset; problems in words for developers. */

/** Every component is there once, and no other. */
export function wrongComponents(there: readonly ComponentId[], expected: readonly ComponentId[]): string[] {
  const wrong: string[] = [];
  const found = new Set(there);
  const known = new Set(expected);
  if (found.size !== there.length) wrong.push(`doubled: ${there.filter((id, i) => there.indexOf(id) !== i).join(' ')}`);
  const missing = expected.filter((id) => !found.has(id));
  if (missing.length) wrong.push(`lost: ${missing.join(' ')}`);
  const strangers = there.filter((id) => !known.has(id));
  if (strangers.length) wrong.push(`strangers: ${strangers.join(' ')}`);
  return wrong;
}

/** Somebody is asked until the match is over, for as many of the options as there are. */
export function wrongQuestions(g: Core): string[] {
  const wrong: string[] = [];
  if (!g.result && g.questions.length === 0) wrong.push('nobody is asked and the match is not over');
  for (const q of g.questions) {
    if (q.min > q.max || q.max > q.options.length)
      wrong.push(`question ${q.n}: ${q.min} to ${q.max} of ${q.options.length}`);
    if (new Set(q.options).size !== q.options.length) wrong.push(`question ${q.n}: options twice`);
  }
  return wrong;
}
