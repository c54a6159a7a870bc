import { isHeard } from '../../../games/kit/events';
import type { GameEvent, Seat } from '../../../games/kit/core';
import type { LogLine } from '../../net/log';

/** Lines of one turn, under the line that begins it (none before the first turn). */
export interface LogGroup {
  head: LogLine | null;
  lines: readonly LogLine[];
}

export function byTurn(lines: readonly LogLine[], turnEvents: readonly string[]): LogGroup[] {
  const groups: { head: LogLine | null; lines: LogLine[] }[] = [];
  for (const line of lines) {
    if (!isHeard(line.event)) continue;
    const last = groups.at(-1);
    if (turnEvents.includes(line.event.k)) groups.push({ head: line, lines: [] });
    else if (last) last.lines.push(line);
    else groups.push({ head: null, lines: [line] });
  }
  return groups;
}

/** Whether two groups are of the same lines. */
export const isSame = (a: LogGroup, b: LogGroup): boolean =>
  a.head === b.head && a.lines.length === b.lines.length && a.lines.every((line, i) => line === b.lines[i]);

/** Whether an event is about me although it is not my own doing: `turnOf` is the player whose turn it happened in, if any. */
export const concerns = (event: GameEvent, seat: Seat | null, turnOf: Seat | undefined): boolean =>
  seat !== null && turnOf !== seat && (event.to === seat || (turnOf !== undefined && event.seat === seat));

/** What happened since I last decided: lines about me, and how many there were of the others' doing. */
export interface Digest {
  mine: readonly LogLine[];
  others: number;
}

/** @param since the first line after my last decision @returns null when nothing has happened since */
export function digestOf(groups: readonly LogGroup[], since: number | null, seat: Seat | null): Digest | null {
  if (since === null || seat === null) return null;
  const fresh = groups.flatMap(({ head, lines }) =>
    lines
      .filter(({ n, event }) => n >= since && (head?.event.seat !== seat || event.seat !== seat))
      .map((line) => ({ line, turnOf: head?.event.seat })),
  );
  if (fresh.length === 0) return null;
  const mine = fresh.filter(({ line, turnOf }) => concerns(line.event, seat, turnOf)).map(({ line }) => line);
  return { mine, others: fresh.length - mine.length };
}
