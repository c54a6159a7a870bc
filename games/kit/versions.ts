import type { Core } from './core';
import type { Ruleset } from './ruleset';

/** One change of G's shape, or of what moves lead to: how a match of the version before goes on. */
export interface Upgrade {
  /** The same moves lead to the same positions as before, but for their shape: files of the version before can be played again. */
  alike: boolean;
  /** Brings a position of the version before into the new shape, in place; absent where such a match cannot go on. */
  change?(g: Core): void;
}

/** Versions are counted: each upgrade leads to a new one. */
export const versionAfter = (upgrades: readonly Upgrade[]): string => String(upgrades.length + 1);

/** Why a match cannot go on: its rules are gone, or we do not have them yet. */
export type Unfit = 'old' | 'new';

/**
 * A position as today's rules have it: the same object when it is of this version, else a copy that was brought up to date.
 * @param stored a whole state, of any version of the ruleset
 */
export function upgrade<G extends Core>(rules: Ruleset<G>, stored: Core): G | Unfit {
  const { version } = stored;
  if (version === rules.version) return stored as G;
  const upgrades = upgradesSince(rules, version);
  if (!upgrades) return 'new';
  if (!upgrades.every(({ change }) => change)) return 'old';
  const renewed = (text: string): Core => {
    const g = JSON.parse(text) as Core;
    for (const each of upgrades) each.change?.(g);
    if (!upgrades.every(({ alike }) => alike)) g.begun ??= version;
    g.version = rules.version;
    return g;
  };
  const g = renewed(JSON.stringify(stored));
  // The checkpoint of undo is a position too.
  if (g.undo?.base) g.undo.base = JSON.stringify(renewed(g.undo.base));
  return g as G;
}

/** Whether the moves of a match of a version can be played again by today's rules. */
export const playsAlike = (rules: Pick<Ruleset, 'upgrades'>, version: string): boolean =>
  upgradesSince(rules, version)?.every(({ alike }) => alike) ?? false;

/** What leads from a version to ours; undefined for one that we do not know. */
function upgradesSince({ upgrades }: Pick<Ruleset, 'upgrades'>, version: string): readonly Upgrade[] | undefined {
  const known = upgrades.findIndex((_, taken) => String(taken + 1) === version);
  if (known >= 0) return upgrades.slice(known);
  return version === versionAfter(upgrades) ? [] : undefined;
}
