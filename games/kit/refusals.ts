import type { Core, Option, Refusal } from './core';
import type { Ruleset } from './ruleset';

/** An action that cannot be taken now, and why. */
export type Refused = readonly [Option, Refusal];

/**
 * Of several actions that are refused the one that comes nearest to being possible: by its reason, then by how little is missing.
 * @returns undefined when there are none
 */
export function nearestOf<G extends Core>(
  { nearest }: Pick<Ruleset<G>, 'nearest'>,
  refused: readonly Refused[],
): Refused | undefined {
  const rank = ({ why }: Refusal): number => (nearest.includes(why) ? nearest.indexOf(why) : nearest.length);
  let best: Refused | undefined;
  for (const each of refused) {
    if (!best) best = each;
    else if ((rank(each[1]) - rank(best[1]) || missing(each[1]) - missing(best[1])) < 0) best = each;
  }
  return best;
}

/** How much is missing: the sum of the numbers that a refusal names. */
const missing = ({ params = {} }: Refusal): number =>
  Object.values(params).reduce<number>((sum, value) => sum + (typeof value === 'number' ? value : 0), 0);
