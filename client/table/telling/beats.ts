import { isHeard } from '../../../games/kit/events';
import { HIDDEN, type ComponentId, type GameEvent, type Seat } from '../../../games/kit/core';
import type { LogLine } from '../../net/log';
import { isMove } from '../motion/journeys';
import { linesOf, rankOf, type Kinds, type LogGroup } from '../log/lines';

/** One thing that is told at a time: a headline, with the details that belong to it. */
export interface Beat {
  /** Number of its headline. */
  n: number;
  /** Number of its first line: a price is told before what it is paid for. */
  from: number;
  head: GameEvent;
  details: readonly GameEvent[];
  /** All events of it that move something, also those that the log leaves out. */
  moves: readonly GameEvent[];
}

/**
 * The beats of these lines, in their order. Bookkeeping is not told, but what it moves flies with the beat that it
 * belongs to.
 */
export function beatsOf(lines: readonly LogLine[], kinds: Kinds): Beat[] {
  const beats: (Beat & { details: GameEvent[]; moves: GameEvent[] })[] = [];
  /** Details that are told before the next headline. */
  let leads: GameEvent[] = [];
  /** Number of the first of them. */
  let from: number | null = null;
  /** Moves since the last headline that no log tells, and that may belong to the next one. */
  let moves: GameEvent[] = [];
  const begin = (n: number, head: GameEvent): void => {
    const before = beats.at(-1);
    before?.moves.push(...moves.filter((move) => !concerns(head, move)));
    const own = before ? moves.filter((move) => concerns(head, move)) : moves;
    beats.push({ n, from: from ?? n, head, details: leads, moves: [...[...leads, head].filter(isMove), ...own] });
    [leads, moves, from] = [[], [], null];
  };
  for (const { n, event } of lines) {
    const rank = rankOf(kinds, event);
    const last = beats.at(-1);
    if (!isHeard(event)) {
      if (isMove(event)) moves.push(event);
    } else if (rank === 'headline') begin(n, event);
    else if (kinds[event.k]?.leads) {
      leads.push(event);
      from ??= n;
    } else if (rank === 'detail') {
      // No headline follows: the payment belongs to this detail.
      if (last) {
        last.details.push(...leads, event);
        last.moves.push(...[...leads, event].filter(isMove), ...moves);
        [leads, moves, from] = [[], [], null];
      } else begin(n, event);
    } else if (isMove(event)) moves.push(event);
  }
  beats.at(-1)?.moves.push(...moves);
  return beats;
}

/** Does a headline tell of what has moved: by its cards, or by the place where it lies now or lay before? */
function concerns({ cards = [], what, at }: GameEvent, move: GameEvent): boolean {
  const isNamed = (id: string | undefined): boolean =>
    id !== undefined && (id === what || id === at || cards.includes(id));
  const ends = [move.from, move.into].map((spot) => spot?.slice(spot.lastIndexOf(' ') + 1));
  return [...(move.cards ?? []), ...ends].some(isNamed);
}

/** The components that a beat is about, as far as the viewer knows them; the card that does it where no other is named. */
export function shownIn({ head: { cards = [], by } }: Beat, components: ReadonlySet<ComponentId>): ComponentId[] {
  const known = cards.filter((id) => id !== HIDDEN && components.has(id));
  if (known.length > 0) return known.slice(0, 3);
  return by !== undefined && components.has(by) ? [by] : [];
}

/**
 * The same kind of thing done by the same player, told once: cards that were played one after the other become a list, numbers that
 * add up a sum, and what has no number need not be said twice. The order of the first of each stays.
 */
export function summedUp(beats: readonly Beat[], kinds: Kinds): GameEvent[] {
  const told: GameEvent[] = [];
  const at = new Map<string, number>();
  for (const { head } of beats) {
    const { cards, from: _from, into: _into, eyes: _eyes, ...rest } = head;
    const adds = kinds[head.k]?.adds ?? false;
    const key = JSON.stringify(adds ? { ...rest, n: 0, by: '' } : rest);
    const once = adds || cards !== undefined || rest.n === undefined;
    const i = once ? at.get(key) : undefined;
    const before = i === undefined ? undefined : told[i];
    if (i === undefined || !before) {
      if (once) at.set(key, told.length);
      told.push(head);
    } else if (adds) told[i] = { ...before, n: (before.n ?? 0) + (rest.n ?? 0) };
    else if (cards) told[i] = { ...before, cards: [...(before.cards ?? []), ...cards] };
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

/** The turns since a line, without those of which there is nothing to tell; of one player one after the other are one. */
export function turnsSince(groups: readonly LogGroup[], since: number, kinds: Kinds): TurnTold[] {
  const turns: TurnTold[] = [];
  for (const group of groups) {
    const fresh = linesOf(group).filter(({ n }) => n >= since);
    const unsaid = group.unsaid.filter(({ n }) => n >= since);
    const beats = beatsOf(
      [...fresh, ...unsaid].sort((a, b) => a.n - b.n),
      kinds,
    );
    const [first] = fresh;
    if (!first || beats.length === 0) continue;
    const turn = { n: first.n, end: (fresh.at(-1)?.n ?? first.n) + 1, seat: group.head?.event.seat, beats };
    const last = turns.at(-1);
    if (last?.seat !== undefined && last.seat === turn.seat)
      turns.splice(-1, 1, { ...turn, n: last.n, beats: [...last.beats, ...beats] });
    else turns.push(turn);
  }
  return turns;
}
