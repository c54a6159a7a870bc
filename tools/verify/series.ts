import { rulesetEntry, type MatchOption } from '../../games';
import { isOpen } from '../../games/kit/register';
import type { Ruleset } from '../../games/kit/ruleset';
import type { BotMatch } from '../play/match';
import { seedOf } from '../play/seeds';

/**
 * The numbers of seats for which the options can be chosen.
 * @throws Error saying what is wrong with options that no number of seats allows
 */
export function seatsFor(rules: Ruleset, chosen: Readonly<Record<string, unknown>>): number[] {
  const all = Array.from({ length: rules.maxSeats - rules.minSeats + 1 }, (_, i) => rules.minSeats + i);
  let wrong: unknown;
  const fitting = all.filter((seats) => {
    try {
      rules.matchOptions({ ...rules.simulated, ...chosen }, seats);
      return true;
    } catch (error) {
      wrong = error;
      return false;
    }
  });
  if (fitting.length === 0) throw wrong;
  return fitting;
}

/**
 * The set-up of game number `i` of a series: every number of seats in turn, then every choice that a creator has.
 * @param chosen options that are the same in all games
 */
export function setupOf(
  rules: Ruleset,
  seed: string,
  i: number,
  chosen: Readonly<Record<string, unknown>> = {},
): BotMatch {
  const counts = seatsFor(rules, chosen);
  const seats = counts[i % counts.length] ?? rules.minSeats;
  const variants = variantsOf(rulesetEntry(rules.name).choices(seats), chosen);
  return {
    rules,
    seed: seedOf(seed, i),
    undo: true,
    seats,
    options: { ...rules.simulated, ...chosen, ...variants[Math.floor(i / counts.length) % variants.length] },
  };
}

/** Every combination of the choices that `chosen` leaves open. */
const variantsOf = (
  choices: Readonly<Record<string, MatchOption>>,
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
