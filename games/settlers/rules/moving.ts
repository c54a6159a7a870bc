import type { ComponentId, Seat } from '../../kit/core';
import { say } from '../../kit/events';
import type { CountRef, ZoneRef as Located } from '../../kit/zones';
import { spotOfCount } from '../../kit/zones';
import * as kit from '../../kit/zones/moving';
import type { Good, Spendable } from '../card';
import type { SettlersEvent } from '../events';
import type { Settlers } from '../state';
import { zones, type CountName, type ZoneName } from '../zones';

/** Moves of cards and goods. Every move goes through here and is told here. */

export type ZoneRef = Located<ZoneName>;

/** A zone of a player; `host`: the location on or under which something lies. */
export const own = (seat: Seat, zone: ZoneName, host?: ComponentId): ZoneRef => ({
  zone,
  seat,
  ...(host === undefined ? {} : { host }),
});
/** A common zone. */
export const common = (zone: ZoneName): ZoneRef => ({ zone, seat: null });

type Counted = CountRef<CountName>;

/** Goods in a player's supply. */
export const supply = (seat: Seat, good: Good): Counted => ({ count: 'goods', seat, place: good });

const LYING = {
  wood: 'woodThere',
  stone: 'stoneThere',
  food: 'foodThere',
  gold: 'goldThere',
  worker: 'workerThere',
  raze: 'razeThere',
} as const satisfies Record<Spendable, CountName>;

/** Goods on the location that they have activated. */
export const lyingOn = (id: ComponentId, good: Spendable): Counted => ({ count: LYING[good], place: id });

/** A number that is counted at a location. */
export const at = (
  count: 'used' | 'answered' | 'stashed' | 'defended' | 'samurai' | 'blocked',
  id: ComponentId,
): Counted => ({ count, place: id });
/** That the seat controls a location which it does not own. */
export const heldBy = (seat: Seat, id: ComponentId): Counted => ({ count: 'held', seat, place: id });

/**
 * Moves cards from one place, below those in another or on top; told by the event that `tell` makes, else as a plain
 * move.
 */
export const moveCards = (
  g: Settlers,
  cards: readonly ComponentId[],
  from: ZoneRef,
  into: ZoneRef,
  tell?: (moved: kit.CardsMoved) => SettlersEvent,
  top = false,
): void => kit.moveCards(zones, g, cards, from, into, tell, top);

/** Moves goods; told by the event that `tell` makes, else as a plain move. */
export const move = (
  g: Settlers,
  n: number,
  from: Counted,
  into: Counted,
  tell?: (moved: kit.CountMoved) => SettlersEvent,
): void => kit.moveCount(zones, g, n, from, into, tell);

/** Changes a count by goods that come from the general supply, or go back there. */
export const change = (g: Settlers, counted: Counted, by: number): void => kit.changeCount(zones, g, counted, by);

/** As `change`, for goods that come, told by an event of its own. @param tell makes the event from the new place */
export function receive(g: Settlers, counted: Counted, n: number, tell: (into: string) => SettlersEvent): void {
  zones.count(g, counted, n);
  say(g, tell(spotOfCount(counted)));
}

/** As `change`, for goods that go back, told by an event of its own. */
export function giveAway(g: Settlers, counted: Counted, n: number, tell: (from: string) => SettlersEvent): void {
  zones.count(g, counted, -n);
  say(g, tell(spotOfCount(counted)));
}
