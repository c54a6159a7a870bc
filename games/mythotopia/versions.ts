import type { Upgrade } from '../kit/versions';

/**
 * Upgrades of stored matches. Every change of the shape of G, or of what moves lead to, adds one at the end
 * (docs/adding-a-ruleset.md, "When the rules change"). A released upgrade is never changed.
 */
export const UPGRADES: readonly Upgrade[] = [
  // A payment for a token of the bank no longer takes Scribe. Mercenaries alone count as an attack that may continue
  // under Reserve Army.
  { alike: false, change: () => undefined },
  // Giving a match up and ending it by agreement were added; older moves lead to the same positions.
  { alike: true, change: () => undefined },
];
