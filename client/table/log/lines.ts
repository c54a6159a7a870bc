import { isHeard, type EventKind, type Rank } from '../../../games/kit/events';
import type { Core, GameEvent, Seat, Spot } from '../../../games/kit/core';
import type { Zones } from '../../../games/kit/zones';
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

/** What is a seat's: zones and counts by the names that events have for them, and places where it stands. */
export interface Belongings {
  owns(spot: Spot): boolean;
  standsAt(place: string): boolean;
}
const NOTHING: Belongings = { owns: () => false, standsAt: () => false };

/** What is a seat's in a position. */
export function belongingsOf(zones: Zones | undefined, g: Core, seat: Seat | null): Belongings {
  if (!zones || seat === null) return NOTHING;
  let places: Set<string> | undefined;
  return {
    owns: (spot) => zones.ownerOf(spot) === seat,
    standsAt: (place) => (places ??= zones.placesOf(g, seat)).has(place),
  };
}

/**
 * Whether an event is about me although it is not my own doing: it names me, something comes from me or to me, or it happens where
 * I stand (an army that joins my war). @param turnOf the player whose turn it happened in, if any
 */
export const concerns = (
  { seat: whose, to, at, from, into }: GameEvent,
  seat: Seat | null,
  turnOf: Seat | undefined,
  mine: Belongings = NOTHING,
): boolean =>
  seat !== null &&
  turnOf !== seat &&
  (to === seat ||
    (turnOf !== undefined && whose === seat) ||
    [from, into].some((spot) => spot !== undefined && mine.owns(spot)) ||
    (at !== undefined && mine.standsAt(at)));

/** What happened since I last decided: headlines and details about me, and how many headlines there were of the others' doing. */
export interface Digest {
  mine: readonly LogLine[];
  others: number;
}

/**
 * @param since the first line after my last decision and what that brought: nothing from there on is my own doing, not even in my own turn
 * @returns null when nothing has happened since
 */
export function digestOf(
  groups: readonly LogGroup[],
  since: number | null,
  seat: Seat | null,
  kinds: Kinds,
  belongings?: Belongings,
): Digest | null {
  if (since === null || seat === null) return null;
  const mine: LogLine[] = [];
  let others = 0;
  for (const { head, lines } of groups) {
    const turnOf = head?.event.seat === seat ? undefined : head?.event.seat;
    for (const line of lines) {
      const rank = rankOf(kinds, line.event);
      if (line.n < since || rank === 'bookkeeping') continue;
      // In my own turn, once another has answered, it goes on without me.
      if (line.event.seat === seat || concerns(line.event, seat, turnOf, belongings)) mine.push(line);
      else if (rank === 'headline') others++;
    }
  }
  return mine.length + others > 0 ? { mine, others } : null;
}
