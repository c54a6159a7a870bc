import { HIDDEN, type ComponentId, type Core, type GameEvent, type ZoneAddress } from '../../../games/kit/core';
import type { Zones } from '../../../games/kit/zones';

/** The latest events of a view. */
const latest = ({ events }: Core, n: number): readonly GameEvent[] => (n > 0 ? events.slice(-n) : []);

/** What has moved between two views, as their events tell it, one after the other; what was taken back goes its way back. */
export function movesBetween(before: Core, after: Core): GameEvent[] {
  const more = after.logged - before.logged;
  const back = latest(before, -more).map(({ from, into, ...event }): GameEvent => ({
    ...event,
    ...(into === undefined ? {} : { from: into }),
    ...(from === undefined ? {} : { into: from }),
  }));
  return [...latest(after, more), ...back.toReversed()].filter(isMove);
}

/** Does it tell that something has gone from somewhere, or to somewhere? */
export const isMove = ({ from, into }: GameEvent): boolean => from !== undefined || into !== undefined;

/** The components that a move tells of, as far as the viewer knows them; none where it tells of a count. */
export const cardsIn = ({ cards = [], ...way }: GameEvent, zones: Zones | undefined): ComponentId[] =>
  zones?.isOfCount(way) ? [] : cards.filter((id) => id !== HIDDEN);

/** Where components lay before moves and lie after them, by the names that events have for zones (`hand 0`). */
export interface Journey {
  from?: ZoneAddress;
  into?: ZoneAddress;
}

/** The way of each component that moves name, from where it lay first to where it lies last. */
export function journeysOf(moves: readonly GameEvent[], zones: Zones | undefined): Map<ComponentId, Journey> {
  const journeys = new Map<ComponentId, Journey>();
  for (const move of moves) {
    const { from, into } = move;
    for (const id of cardsIn(move, zones)) {
      const first = journeys.get(id)?.from ?? from;
      const last = into ?? journeys.get(id)?.into;
      journeys.set(id, {
        ...(first === undefined ? {} : { from: first }),
        ...(last === undefined ? {} : { into: last }),
      });
    }
  }
  return journeys;
}
