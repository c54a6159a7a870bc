import { isHeard, type EventKind, type Rank } from '../../../games/kit/events';
import type { GameEvent, Seat } from '../../../games/kit/core';
import type { LogLine } from '../../net/log';

/** What a ruleset declares of its kinds of events. */
export type Kinds = Readonly<Record<string, EventKind>>;

/** Where a ruleset declares none. */
export const NO_KINDS: Kinds = {};

/** Events that begin a turn, where a board names no others. */
export const TURN_EVENTS: readonly string[] = ['turnBegins'];

/** How much an event matters to who was not there; one that is not declared matters. */
export const rankOf = (kinds: Kinds, { k }: GameEvent): Rank => kinds[k]?.rank ?? 'headline';

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

/** What happened since I last decided: headlines and details about me, and how many headlines there were of the others' doing. */
export interface Digest {
  mine: readonly LogLine[];
  others: number;
}

/** @param since the first line after my last decision @returns null when nothing has happened since */
export function digestOf(
  groups: readonly LogGroup[],
  since: number | null,
  seat: Seat | null,
  kinds: Kinds,
): Digest | null {
  if (since === null || seat === null) return null;
  const fresh = groups.flatMap(({ head, lines }) =>
    lines
      .filter(({ n, event }) => n >= since && (head?.event.seat !== seat || event.seat !== seat))
      .map((line) => ({ line, turnOf: head?.event.seat })),
  );
  const mine: LogLine[] = [];
  let others = 0;
  for (const { line, turnOf } of fresh) {
    const rank = rankOf(kinds, line.event);
    if (rank === 'bookkeeping') continue;
    if (concerns(line.event, seat, turnOf)) mine.push(line);
    else if (rank === 'headline') others++;
  }
  return mine.length + others > 0 ? { mine, others } : null;
}
