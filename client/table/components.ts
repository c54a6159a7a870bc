import type { ComponentId } from '../../games/kit/core';
import type { Ruleset } from '../../games/kit/ruleset';

/** Ids of all components in a ruleset's catalogue. */
export const componentsOf = (rules: Ruleset): ReadonlySet<ComponentId> => new Set(rules.components());
