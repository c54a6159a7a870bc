import type { ComponentId, Seat } from '../../kit/core';
import { say } from '../../kit/events';
import type { CountRef, ZoneRef as Located } from '../../kit/zones';
import { spotOfCount } from '../../kit/zones';
import * as kit from '../../kit/zones/moving';
import type { Good, Spendable } from '../card';
import type { SettlersEvent } from '../events';
import type { Settlers } from '../state';
import { zones, type CountName, type ZoneName } from '../zones';

/** Cards and goods on their way: every move of them goes through here, and is told here. */

export type ZoneRef = Located<ZoneName>;

/** A zone of a player; `host` of what lies on or under a location. */
export const own = (seat: Seat, zone: ZoneName, host?: ComponentId): ZoneRef => ({
  zone,
  seat,
  ...(host === undefined ? {} : { host }),
});
/** A zone of nobody. */
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

/** Goods on a location that they have activated. */
export const lyingOn = (id: ComponentId, good: Spendable): Counted => ({ count: LYING[good], place: id });

/** What is counted at a location. */
export const at = (
  count: 'used' | 'answered' | 'stashed' | 'defended' | 'samurai' | 'blocked',
  id: ComponentId,
): Counted => ({ count, place: id });
/** That a location is controlled by a seat which does not own it. */
export const heldBy = (seat: Seat, id: ComponentId): Counted => ({ count: 'held', seat, place: id });

/** Moves cards of one place: below the others there, or on top; as a move, or by an event of its own. */
export const moveCards = (
  g: Settlers,
  cards: readonly ComponentId[],
  from: ZoneRef,
  into: ZoneRef,
  tell?: (moved: kit.CardsMoved) => SettlersEvent,
  top = false,
): void => kit.moveCards(zones, g, cards, from, into, tell, top);

/** Moves goods: as a move, or by an event of its own. */
export const move = (
  g: Settlers,
  n: number,
  from: Counted,
  into: Counted,
  tell?: (moved: kit.CountMoved) => SettlersEvent,
): void => kit.moveCount(zones, g, n, from, into, tell);

/** What comes from the general supply, or goes back to it. */
export const change = (g: Settlers, counted: Counted, by: number): void => kit.changeCount(zones, g, counted, by);

/** The same, by an event that names more. @param tell gets where it came to */
export function receive(g: Settlers, counted: Counted, n: number, tell: (into: string) => SettlersEvent): void {
  zones.count(g, counted, n);
  say(g, tell(spotOfCount(counted)));
}

/** The same for what goes back. */
export function giveAway(g: Settlers, counted: Counted, n: number, tell: (from: string) => SettlersEvent): void {
  zones.count(g, counted, -n);
  say(g, tell(spotOfCount(counted)));
}
