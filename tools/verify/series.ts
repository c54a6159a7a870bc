import { rulesetEntry, type Choice } from '../../games';
import type { Ruleset } from '../../games/kit/ruleset';
import type { Setup } from '../play/match';
import { seedOf } from '../play/seeds';

/** Game number `i` of a series: all numbers of seats in turn, then all that the creator of a match may choose. */
export function setupOf(rules: Ruleset, seed: string, i: number): Setup {
  const counts = rules.maxSeats - rules.minSeats + 1;
  const seats = rules.minSeats + (i % counts);
  const variants = variantsOf(rulesetEntry(rules.name).choices(seats));
  return {
    rules,
    seed: seedOf(seed, i),
    undo: true,
    seats,
    options: { ...rules.simulated, ...variants[Math.floor(i / counts) % variants.length] },
  };
}

/** Every combination of choices. */
const variantsOf = (choices: Readonly<Record<string, Choice>>): Record<string, string>[] =>
  Object.entries(choices).reduce<Record<string, string>[]>(
    (before, [option, { values }]) =>
      before.flatMap((each) => Object.keys(values).map((value) => ({ ...each, [option]: value }))),
    [{}],
  );
