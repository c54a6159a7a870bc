import type { Upgrade } from '../kit/versions';

/**
 * Whoever changes the shape of G, or what moves lead to, adds an upgrade at the end (docs/adding-a-ruleset.md, "When the rules
 * change"). One that was ever released is never changed.
 */
export const UPGRADES: readonly Upgrade[] = [
  // A payment for a token of the bank leaves Scribe; mercenaries alone are an attack that Reserve Army lets go on.
  { alike: false, change: () => undefined },
  // A match may be given up, and ended by agreement: the moves that were there lead where they led.
  { alike: true, change: () => undefined },
];
