import type { Upgrade } from '../kit/versions';
import type { Settlers } from './state';

/**
 * Upgrades of stored matches. Every change of the shape of G, or of what moves lead to, adds one at the end
 * (docs/adding-a-ruleset.md, "When the rules change"). A released upgrade is never changed.
 */
export const UPGRADES: readonly Upgrade[] = [
  // The log tells whose production it is; older moves lead to the same positions.
  { alike: true, change: () => undefined },
  // A location with two markers of Trade Route gives its good twice; what is built can be protected in the same turn.
  { alike: false, change: () => undefined },
  // Settlers cannot be activated when what they cost is missing for the building; samurai count where they stand.
  { alike: false, change: () => undefined },
  // Who has passed cards on knows which were kept; what an action has brought can be laid before others act.
  {
    alike: false,
    change: (g) => {
      for (const player of (g as Settlers).players) player.passedOn = [];
    },
  },
];
