import type { Core, Seat } from '../../../games/kit/core';
import type { Change } from '../../../games/kit/foresee';
import type { Ruleset } from '../../../games/kit/ruleset';
import type { LogLine } from '../../net/log';
import { isFigure } from '../question/outlook';
import type { Belongings } from './lines';
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

/** Lines without those that tell what a seat has only gained: the figures of what changed tell that. */
export function withoutGains(
  lines: readonly LogLine[],
  seat: Seat,
  mine: Belongings,
  changes: readonly Change[],
): LogLine[] {
  const gained = changes.filter((change) => change.seat === seat && change.n > 0);
  return lines.filter(
    ({ event }) =>
      event.seat !== seat || (event.from !== undefined && mine.owns(event.from)) || !isFigure(event, gained),
  );
}
