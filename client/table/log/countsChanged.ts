import type { Core, Seat } from '../../../games/kit/core';
import type { Change } from '../../../games/kit/foresee';
import type { Ruleset } from '../../../games/kit/ruleset';
import { scoredBy } from './standing';

/** What the table counts of me, and of nobody, that is another number than it was; points are told by themselves (`standing.ts`). */
export const countsChanged = (rules: Ruleset, then: Core, now: Core, seat: Seat): Change[] =>
  [seat, null].flatMap((whose) => {
    const [before, after] = [rules.counts?.(then, whose) ?? {}, rules.counts?.(now, whose) ?? {}];
    return Object.entries(after).flatMap(([what, n]) => {
      const by = n - (before[what] ?? 0);
      return by === 0 || what === scoredBy(rules) ? [] : [{ seat: whose, what, n: by }];
    });
  });
