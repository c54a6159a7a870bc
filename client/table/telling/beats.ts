import { isHeard } from '../../../games/kit/events';
import { HIDDEN, type ComponentId, type GameEvent, type Seat } from '../../../games/kit/core';
import type { LogLine } from '../../net/log';
import { rankOf, type Kinds, type LogGroup } from '../log/lines';

/** One thing that is told at a time: a headline, with the details that belong to it. */
export interface Beat {
  /** Number of its first line. */
  n: number;
  head: GameEvent;
  details: readonly GameEvent[];
}

/** What is told of lines, in their order; what follows from the rules alone is not. */
export function beatsOf(lines: readonly LogLine[], kinds: Kinds): Beat[] {
  const beats: { n: number; head: GameEvent; details: GameEvent[] }[] = [];
  /** What leads to the next headline. */
  let leads: GameEvent[] = [];
  for (const { n, event } of lines) {
    if (!isHeard(event)) continue;
    const rank = rankOf(kinds, event);
    if (rank === 'headline') {
      beats.push({ n, head: event, details: leads });
      leads = [];
    } else if (kinds[event.k]?.leads) leads.push(event);
    else if (rank === 'detail') {
      const last = beats.at(-1);
      if (last) last.details.push(event);
      else beats.push({ n, head: event, details: [] });
    }
  }
  return beats;
}

/** The components that a beat is about, as far as the viewer knows them; the card that does it where no other is named. */
export function shownIn({ head: { cards = [], by } }: Beat, components: ReadonlySet<ComponentId>): ComponentId[] {
  const known = cards.filter((id) => id !== HIDDEN && components.has(id));
  if (known.length > 0) return known.slice(0, 3);
  return by !== undefined && components.has(by) ? [by] : [];
}

/**
 * The same kind of thing done by the same player, told once: cards that were played one after the other become a list. The order
 * of the first of each stays.
 */
export function summedUp(beats: readonly Beat[]): GameEvent[] {
  const told: GameEvent[] = [];
  const at = new Map<string, number>();
  for (const { head } of beats) {
    const { cards, from: _from, into: _into, eyes: _eyes, ...rest } = head;
    const key = JSON.stringify(rest);
    const i = cards ? at.get(key) : undefined;
    const before = i === undefined ? undefined : told[i];
    if (i === undefined || !before) {
      if (cards) at.set(key, told.length);
      told.push(head);
    } else told[i] = { ...before, cards: [...(before.cards ?? []), ...(cards ?? [])] };
  }
  return told;
}

/** One turn as it is told to who was not there. */
export interface TurnTold {
  /** Number of its first line. */
  n: number;
  /** Number after its last line. */
  end: number;
  /** Whose turn it was; nobody's before the first and between rounds. */
  seat: Seat | undefined;
  beats: readonly Beat[];
}

/** The turns since a line, without those of which there is nothing to tell. */
export function turnsSince(groups: readonly LogGroup[], since: number, kinds: Kinds): TurnTold[] {
  return groups.flatMap(({ head, lines }) => {
    const fresh = lines.filter(({ n }) => n >= since);
    const beats = beatsOf(fresh, kinds);
    const [first] = fresh;
    return first && beats.length > 0
      ? [{ n: first.n, end: (fresh.at(-1)?.n ?? first.n) + 1, seat: head?.event.seat, beats }]
      : [];
  });
}
