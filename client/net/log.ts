import type { Core, GameEvent } from '../../games/kit/core';

/** An event with its running number in the match. */
export interface LogLine {
  n: number;
  event: GameEvent;
}

/**
 * The log with the events of a newer view. A view holds only the latest events; what this browser has seen before stays.
 * Lines have their number from `logged`, but a number alone does not say that a line is still the same: after an undo
 * another event has it, and at the end of a match what was hidden in it lies open. The same object does: views share what
 * is equal in them (`ClientStore`). So nothing is compared, and a line that is the same keeps its identity.
 */
export function continueLog(before: readonly LogLine[], view: Core): readonly LogLine[] {
  const first = view.logged - view.events.length;
  let kept = before.length;
  while ((before[kept - 1]?.n ?? -1) >= first) kept--;
  const known = new Map(before.slice(kept).map((line) => [line.n, line]));
  const latest = view.events.map((event, i): LogLine => {
    const old = known.get(first + i);
    return old?.event === event ? old : { n: first + i, event };
  });
  return [...before.slice(0, kept), ...latest];
}

/** `lines`, preceded by those of `earlier` that come before the first of them. */
export const before = (earlier: readonly LogLine[], lines: readonly LogLine[]): readonly LogLine[] => {
  const first = lines[0]?.n ?? Infinity;
  return [...earlier.filter(({ n }) => n < first), ...lines];
};
