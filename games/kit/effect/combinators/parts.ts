import type { Node, VerbNode } from '../syntax';

/** What combinators do with several parts. */

export const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** The first verb that one of the parts lacks. */
export function firstOf(of: readonly Node[], within: (part: Node) => VerbNode | null): VerbNode | null {
  for (const part of of) {
    const verb = within(part);
    if (verb) return verb;
  }
  return null;
}
