import { rulesetEntry, type Choice } from '../../games';
import { isOpen } from '../../games/kit/register';
import type { Ruleset } from '../../games/kit/ruleset';
import type { Setup } from '../play/match';
import { seedOf } from '../play/seeds';

/**
 * Game number `i` of a series: all numbers of seats in turn, then all that the creator of a match may choose.
 * @param chosen options that are the same in all of them
 */
export function setupOf(
  rules: Ruleset,
  seed: string,
  i: number,
  chosen: Readonly<Record<string, unknown>> = {},
): Setup {
  const counts = rules.maxSeats - rules.minSeats + 1;
  const seats = rules.minSeats + (i % counts);
  const variants = variantsOf(rulesetEntry(rules.name).choices(seats), chosen);
  return {
    rules,
    seed: seedOf(seed, i),
    undo: true,
    seats,
    options: { ...rules.simulated, ...chosen, ...variants[Math.floor(i / counts) % variants.length] },
  };
}

/** Every combination of choices that a creator can make beside what is chosen. */
const variantsOf = (
  choices: Readonly<Record<string, Choice>>,
  chosen: Readonly<Record<string, unknown>>,
): Record<string, unknown>[] =>
  Object.entries(choices).reduce<Record<string, unknown>[]>(
    (before, [option, choice]) =>
      before.flatMap((each) =>
        option in chosen || !isOpen(choice, each)
          ? [each]
          : Object.keys(choice.values).map((value) => ({ ...each, [option]: value })),
      ),
    [{ ...chosen }],
  );
