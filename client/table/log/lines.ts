import type { Core, GameEvent, Seat } from '../../../games/kit/core';

/** An event with its running number in the match. */
export interface LogLine { n: number; event: GameEvent }

/**
 * The log with the events of a newer view. A view holds only the latest events; what this browser has seen before stays.
 * After an undo, or in time travel, later lines are dropped. Lines that are the same keep their identity.
 */
export function continueLog(before: readonly LogLine[], view: Core): readonly LogLine[] {
  const first = view.logged - view.events.length;
  const known = new Map(before.map((line) => [line.n, line]));
  const lines = before.filter((line) => line.n < first);
  view.events.forEach((event, i) => {
    const n = first + i;
    const old = known.get(n);
    lines.push(old && JSON.stringify(old.event) === JSON.stringify(event) ? old : { n, event });
  });
  return lines;
}

/** Lines of one turn, under the line that begins it (none before the first turn). */
export interface LogGroup { head: LogLine | null; lines: readonly LogLine[] }

export function byTurn(lines: readonly LogLine[], turnEvents: readonly string[]): LogGroup[] {
  const groups: { head: LogLine | null; lines: LogLine[] }[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (turnEvents.includes(line.event.k)) groups.push({ head: line, lines: [] });
    else if (last) last.lines.push(line);
    else groups.push({ head: null, lines: [line] });
  }
  return groups;
}

/** Whether an event is about me although it is not my own doing: `turnOf` is the player whose turn it happened in, if any. */
export const concerns = (event: GameEvent, seat: Seat | null, turnOf: Seat | undefined): boolean =>
  seat !== null && turnOf !== seat && (event.to === seat || (turnOf !== undefined && event.seat === seat));

/** What happened since I last decided: lines about me, and how many there were of the others' doing. */
export interface Digest { mine: readonly LogLine[]; others: number }

/** @param since the first line after my last decision @returns null when nothing has happened since */
export function digestOf(lines: readonly LogLine[], since: number | null, seat: Seat | null, turnEvents: readonly string[]): Digest | null {
  if (since === null || seat === null) return null;
  const fresh = byTurn(lines, turnEvents).flatMap(({ head, lines: rest }) =>
    rest.filter(({ n, event }) => n >= since && (head?.event.seat !== seat || event.seat !== seat)).map((line) => ({ line, turnOf: head?.event.seat })));
  if (fresh.length === 0) return null;
  const mine = fresh.filter(({ line, turnOf }) => concerns(line.event, seat, turnOf)).map(({ line }) => line);
  return { mine, others: fresh.length - mine.length };
}
