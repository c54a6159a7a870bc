import { isHeard, type EventKind, type Rank } from '../../../games/kit/events';
import type { ComponentId, Core, GameEvent, Seat, ZoneAddress } from '../../../games/kit/core';
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
  /** What it tells besides, of which no log says anything: what moved by the rules. */
  unsaid: readonly LogLine[];
}

/** @param kinds a price is told before what it is paid for, and belongs to the turn that this begins */
export function byTurn(lines: readonly LogLine[], turnEvents: readonly string[], kinds: Kinds = NO_KINDS): LogGroup[] {
  const groups: { head: LogLine | null; lines: LogLine[]; unsaid: LogLine[] }[] = [];
  let leads: LogLine[] = [];
  const close = (): void => {
    const last = groups.at(-1);
    if (last) last.lines.push(...leads);
    else if (leads.length > 0) groups.push({ head: null, lines: leads, unsaid: [] });
    leads = [];
  };
  for (const line of lines) {
    if (!isHeard(line.event)) {
      groups.at(-1)?.unsaid.push(line);
      continue;
    }
    if (turnEvents.includes(line.event.k)) {
      groups.push({ head: line, lines: leads, unsaid: [] });
      leads = [];
      continue;
    }
    leads.push(line);
    if (!kinds[line.event.k]?.leads) close();
  }
  close();
  return groups;
}

/** Does a line say no more than whose turn begins? */
const isBareTurn = ({ event }: LogLine): boolean => TURN_EVENTS.includes(event.k);

/** Everything that a group tells, in its order: what begins it too, if that is something that was done. */
export const linesOf = ({ head, lines }: LogGroup): readonly LogLine[] =>
  head && !isBareTurn(head) ? [...lines, head].sort((a, b) => a.n - b.n) : lines;

/** Whether two groups are of the same lines. */
export const isSame = (a: LogGroup, b: LogGroup): boolean =>
  a.head === b.head && a.lines.length === b.lines.length && a.lines.every((line, i) => line === b.lines[i]);

/** What is a seat's: zones and counts by the names that events have for them, and places where it stands. */
export interface Belongings {
  owns(spot: ZoneAddress): boolean;
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

/**
 * What happened to me since I last decided: headlines and details.
 * @param since the first line after my last decision and what that brought: nothing from there on is my own doing, not even in my own turn
 * @param asking the card that asks me now: whoever has played it has me in mind
 * @returns null when nothing has happened since, neither to me nor to be told as a headline of the others' doing
 */
export function digestOf(
  groups: readonly LogGroup[],
  since: number | null,
  seat: Seat | null,
  kinds: Kinds,
  belongings?: Belongings,
  asking?: ComponentId,
): readonly LogLine[] | null {
  if (since === null || seat === null) return null;
  const mine: LogLine[] = [];
  let others = false;
  /** Of what happened to the card that asks me only the last has to do with me: that it was taken and played before has not. */
  let asks: LogLine | null = null;
  for (const group of groups) {
    const whose = group.head?.event.seat;
    const turnOf = whose === seat ? undefined : whose;
    for (const line of linesOf(group)) {
      const rank = rankOf(kinds, line.event);
      if (line.n < since || rank === 'bookkeeping') continue;
      if (asking !== undefined && rank === 'headline' && line.event.cards?.includes(asking)) asks = line;
      // In my own turn, once another has answered, it goes on without me.
      if (line.event.seat === seat || concerns(line.event, seat, turnOf, belongings)) mine.push(line);
      else others ||= rank === 'headline';
    }
  }
  if (asks && !mine.includes(asks)) {
    mine.push(asks);
    mine.sort((a, b) => a.n - b.n);
  }
  return mine.length > 0 || others ? mine : null;
}
