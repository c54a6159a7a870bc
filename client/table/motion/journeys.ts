import { HIDDEN, type ComponentId, type Core, type GameEvent, type Spot } from '../../../games/kit/core';
import type { Zones } from '../../../games/kit/zones';
import type { Piles } from './ways';

/** The latest events of a view. */
const latest = ({ events }: Core, n: number): readonly GameEvent[] => (n > 0 ? events.slice(-n) : []);

/**
 * Where components lay before and lie now, as the events between two views tell it; what was taken back goes its way back. A pile
 * is named as events name its zone: `hand 0`.
 */
export function pilesBetween(before: Core, after: Core, zones: Zones | undefined): Piles {
  const first = new Map<ComponentId, Spot>();
  const last = new Map<ComponentId, Spot>();
  const go = ({ cards, ...way }: GameEvent, from: Spot | undefined, into: Spot | undefined): void => {
    for (const id of cards ?? []) {
      if (id === HIDDEN || zones?.isOfCount(way)) continue;
      if (from !== undefined && !first.has(id)) first.set(id, from);
      if (into !== undefined) last.set(id, into);
    }
  };
  const more = after.logged - before.logged;
  for (const event of latest(after, more)) go(event, event.from, event.into);
  for (const event of latest(before, -more).toReversed()) go(event, event.into, event.from);
  return { cameFrom: (card) => first.get(card) ?? null, wentTo: (card) => last.get(card) ?? null };
}
