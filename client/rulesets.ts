import type { Game } from 'boardgame.io';
import { RULESETS, type RulesetEntry, type RulesetModule } from '../games';
import type { Core } from '../games/kit/core';
import type { MatchRecord } from '../games/kit/record';
import type { Ruleset } from '../games/kit/ruleset';
import { loadOnce } from './loadOnce';
import type { UiKey } from './words/en';

/** A ruleset with everything that is needed to play it; loaded when a table of it opens. */
export interface Playable extends RulesetModule {
  /**
   * The framework's game; with `options`, one that is always set up with them (local play, where there is no lobby), and
   * with a `record` one that begins where the recorded match stopped.
   */
  game(options?: unknown, record?: MatchRecord): Game<Core>;
}

/** An option of a match that a person chooses among a few values. */
export interface MatchOption {
  key: string;
  label: UiKey;
  /** The first is the usual one. */
  values: readonly { value: string; label: UiKey }[];
}

const LABELS: Readonly<Record<string, UiKey>> = {
  nations: 'option.nations', 'nations choose': 'option.nationsChoose', 'nations random': 'option.nationsRandom',
  setup: 'option.setup', 'setup normal': 'option.setupNormal', 'setup draft': 'option.setupDraft',
};

/** An option or value that has no label yet would be a mistake of ours, not of the reader's. */
function labelOf(key: string): UiKey {
  const label = LABELS[key];
  if (!label) throw new Error(`no label for option ${key}`);
  return label;
}

/** What the creator of a match of so many seats may choose. */
export const optionsOf = (ruleset: string, seats: number): readonly MatchOption[] => Object.entries(rulesetOf(ruleset)?.options(seats) ?? {})
  .map(([key, values]) => ({ key, label: labelOf(key), values: values.map((value) => ({ value, label: labelOf(`${key} ${value}`) })) }));

export const rulesetOf = (name: string | undefined): RulesetEntry | undefined => RULESETS.find((entry) => entry.name === name);

/** The same promise for the same ruleset. */
export const loadPlayable = (entry: RulesetEntry): Promise<Playable> => loadOnce(`ruleset ${entry.name}`, async () => {
  const [module, { toGame }, { replayRecord }] = await Promise.all([entry.load(), import('../games/kit/boardgame'), import('../games/kit/record')]);
  const { ruleset } = module;
  const after = (record: MatchRecord): Ruleset => {
    const { g } = replayRecord(ruleset, record);
    return { ...ruleset, setup: () => ruleset.copy(g) };
  };
  return { ...module, game: (options, record) => toGame(record ? after(record) : ruleset, options) };
});

export { RULESETS };
export type { RulesetEntry };
