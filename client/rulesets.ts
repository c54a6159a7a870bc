import { RULESETS, type RulesetEntry, type RulesetModule } from '../games';
import type { toGame } from '../games/kit/boardgame';
import type { Core } from '../games/kit/core';
import type { MatchRecord } from '../games/kit/record';
import type { Ruleset } from '../games/kit/ruleset';
import { loadOnce } from './loadOnce';

/** A ruleset with everything that is needed to play it; loaded when a table of it opens. */
export interface Playable extends RulesetModule {
  /**
   * The framework's game; with `options`, one that is always set up with them (local play, where there is no lobby), and
   * with `from` one that begins with that position, or where the recorded match stopped.
   */
  game(options?: unknown, from?: Core | MatchRecord): ReturnType<typeof toGame<Core, unknown>>;
}

/** The entry of a ruleset; undefined for a name that none has. */
export const rulesetOf = (name: string | undefined): RulesetEntry | undefined =>
  RULESETS.find((entry) => entry.name === name);

/** Seats of a table for which nobody has chosen another number: two where the ruleset is for two, also if one would do. */
export const usualSeats = ({ minSeats, maxSeats }: RulesetEntry): number => Math.min(Math.max(2, minSeats), maxSeats);

/** The same promise for the same ruleset. */
export const loadPlayable = (entry: RulesetEntry): Promise<Playable> =>
  loadOnce(`ruleset ${entry.name}`, async () => {
    const [module, { toGame }, { replayRecord }] = await Promise.all([
      entry.load(),
      import('../games/kit/boardgame'),
      import('../games/kit/record'),
    ]);
    const { ruleset } = module;
    const after = (from: Core | MatchRecord): Ruleset => {
      const g = 'moves' in from ? replayRecord(ruleset, from).g : from;
      return { ...ruleset, setup: () => ruleset.copy(g) };
    };
    return { ...module, game: (options, from) => toGame(from ? after(from) : ruleset, options) };
  });

export { RULESETS };
export type { RulesetEntry };
