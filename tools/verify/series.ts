import { rulesetEntry, type Choice } from '../../games';
import { isOpen } from '../../games/kit/register';
import type { Ruleset } from '../../games/kit/ruleset';
import type { Setup } from '../play/match';
import { seedOf } from '../play/seeds';

/**
 * The set-up of game number `i` of a series: every number of seats in turn, then every choice that a creator has.
 * @param chosen options that are the same in all games
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

/** Every combination of the choices that `chosen` leaves open. */
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
