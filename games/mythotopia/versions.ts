import type { Upgrade } from '../kit/versions';
import type { Mythotopia } from './state';

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
  // It is remembered what gave the tokens; those taken before stay nameless.
  {
    alike: true,
    change: (g) => {
      for (const player of (g as Mythotopia).players) player.earned = [];
    },
  },
];
