import type { Upgrade } from '../kit/versions';

/**
 * Whoever changes the shape of G, or what moves lead to, adds an upgrade at the end (docs/adding-a-ruleset.md, "When the rules
 * change"). One that was ever released is never changed.
 */
export const UPGRADES: readonly Upgrade[] = [];
