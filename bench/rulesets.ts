import { RULESETS, type RulesetModule } from '../games';
import type { Ruleset } from '../games/kit/ruleset';
import type { Figure, Line } from './figure';

/** What a figure should be; where nothing is said, it is only shown. */
export interface Targets {
  /** Random two-player games per second, and decisions in them. */
  games?: number;
  decisions: number;
  /** The headless table, in times of the framework's reducer. */
  reducer: number;
  /** Copies of a state per second, and KB of its JSON. */
  copies: number;
  size: number;
  /** Of 100 games against the random bot, and milliseconds for a decision. */
  wins: number;
  longest: number;
}

/** A ruleset that is measured. */
export interface Measured {
  rules: Ruleset;
  bots: RulesetModule['bots'];
  /** Options of its matches. */
  options: Readonly<Record<string, unknown>>;
  targets: Targets;
}

/** What is expected of any ruleset. */
const TARGETS: Targets = { decisions: 10_000, reducer: 10, copies: 20_000, size: 40, wins: 95, longest: 50 };

const OWN: Readonly<Record<string, { options?: Measured['options']; targets?: Partial<Targets> }>> = {
  imperium: { options: { nations: 'random' }, targets: { games: 50 } },
  mythotopia: { targets: { games: 100 } },
};

/** A figure that is measured of each ruleset of the register in turn. */
export const ofEachRuleset = (name: string, measure: (measured: Measured) => Line[]): Figure => ({
  name,
  async measure() {
    const lines: Line[] = [];
    for (const entry of RULESETS) {
      const { ruleset: rules, bots } = await entry.load();
      const { options = {}, targets } = OWN[entry.name] ?? {};
      for (const line of measure({ rules, bots, options, targets: { ...TARGETS, ...targets } })) {
        lines.push(line.what.startsWith('–') ? line : { ...line, what: `${entry.title}: ${line.what}` });
      }
    }
    return lines;
  },
});
