import { RULESETS, type RulesetModule } from '../games';
import type { Ruleset } from '../games/kit/ruleset';
import type { Targets, Tooling, Variants } from '../games/kit/tooling';
import type { Figure, Line } from './figure';

/** A ruleset that is measured. */
export interface Measured {
  rules: Ruleset;
  bots: RulesetModule['bots'];
  /** Options of its matches. */
  options: Readonly<Record<string, unknown>>;
  alone: Tooling['alone'];
  targets: Targets;
  variants?: Variants | undefined;
}

/** What is expected of any ruleset. */
const TARGETS: Targets = { decisions: 10_000, reducer: 10, copies: 20_000, size: 40, wins: 95, longest: 50 };

/** A figure that is measured of each ruleset of the register in turn. @param long whether it takes minutes */
export const ofEachRuleset = (
  name: string,
  measure: (measured: Measured, quick: boolean) => Line[] | Promise<Line[]>,
  long = false,
): Figure => ({
  name,
  ...(long ? { long } : {}),
  async measure(quick) {
    const lines: Line[] = [];
    for (const entry of RULESETS) {
      const { ruleset: rules, bots, tooling } = await entry.load();
      const { options, alone, targets, variants } = await tooling();
      for (const line of await measure(
        { rules, bots, options, alone, variants, targets: { ...TARGETS, ...targets } },
        quick,
      )) {
        lines.push(line.what.startsWith('–') ? line : { ...line, what: `${entry.title}: ${line.what}` });
      }
    }
    return lines;
  },
});
