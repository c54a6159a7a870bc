import type { Question } from '../../games/kit/core';
import type { Node } from '../../games/kit/effect/syntax';

/** A question with what the test does not care about filled in. */
export const question = (q: Partial<Question> & { ask: string }): Question => ({
  n: 1,
  seat: 0,
  stage: 'answer',
  options: [],
  min: 1,
  max: 1,
  ...q,
});

/** Number of the first node of a card that is such a verb or combinator. @throws Error when it has none. */
export function nodeIn({ id, nodes }: { id: string; nodes: ReadonlyMap<number, Node> }, kind: string): number {
  for (const node of nodes.values()) if ((node.kind === 'verb' ? node.verb : node.kind) === kind) return node.id;
  throw new Error(`${id} has no ${kind}`);
}
