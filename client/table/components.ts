import type { ComponentId } from '../../games/kit/core';
import type { Ruleset } from '../../games/kit/ruleset';
import { isRecord } from '../storage';

/** Ids of all components in a ruleset's catalogue. */
export const componentsOf = (rules: Ruleset): ReadonlySet<ComponentId> =>
  new Set(rules.catalogue().flatMap((entry) => (isRecord(entry) && typeof entry.id === 'string' ? [entry.id] : [])));
