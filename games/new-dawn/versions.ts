import type { Upgrade } from '../kit/versions';

/**
 * Upgrades of stored matches. Every change of the shape of G, or of what moves lead to, adds one at the end
 * (docs/adding-a-ruleset.md, "When the rules change"). A released upgrade is never changed.
 */
export const UPGRADES: readonly Upgrade[] = [
  // America's natural wonders move when they are spent as trade tokens, too; a caravan that has returned stays for the
  // whole turn; Stonehenge may take control tokens off the map; with Oxford University one of two cards is picked. The
  // log tells the dice of an attack. Who captures a space without a control token left may take one off the map.
  { alike: false, change: () => undefined },
];
