import type { Core, Seat } from '../../../games/kit/core';
import type { Change } from '../../../games/kit/foresee';
import type { Ruleset } from '../../../games/kit/ruleset';

/** What the table counts of me, and of nobody, that is another number than it was. */
export const countsChanged = ({ counts }: Ruleset, then: Core, now: Core, seat: Seat): Change[] =>
  [seat, null].flatMap((whose) => {
    const [before, after] = [counts?.(then, whose) ?? {}, counts?.(now, whose) ?? {}];
    return Object.entries(after).flatMap(([what, n]) => {
      const by = n - (before[what] ?? 0);
      return by === 0 ? [] : [{ seat: whose, what, n: by }];
    });
  });
