import type { ComponentId, Seat } from '../../kit/core';
import type { CountRef, ZoneRef as Located } from '../../kit/zones';
import * as kit from '../../kit/zones/moving';
import type { Resource } from '../card';
import type { NewDawnEvent } from '../events';
import type { Space } from '../hex';
import type { NewDawn, Player } from '../state';
import { zones, type CountName, type ZoneName } from '../zones';

/** Cards, pieces and tokens on their way: every move of them goes through here, and is told here. */

export type ZoneRef = Located<ZoneName>;
type Counted = CountRef<CountName>;

/** A zone of a player. */
export const own = (seat: Seat, zone: ZoneName): ZoneRef => ({ zone, seat });
/** A zone of nobody. */
export const common = (zone: ZoneName): ZoneRef => ({ zone, seat: null });
/** One of several zones of a kind: a deck of wonders. */
export const nth = (zone: ZoneName, n: number): ZoneRef => ({ zone, seat: null, n });
/** On a space of the map. */
export const onSpace = (space: Space): ZoneRef => ({ zone: 'onMap', seat: null, host: space });
/** On a focus card. */
export const onCard = (seat: Seat, card: ComponentId): ZoneRef => ({ zone: 'onCards', seat, host: card });

export const stock = (seat: Seat, piece: keyof Player['stock']): Counted => ({ count: 'stock', seat, place: piece });
export const tradeOn = (seat: Seat, card: ComponentId): Counted => ({ count: 'trade', seat, place: card });
export const resources = (seat: Seat, resource: Resource): Counted => ({ count: 'resources', seat, place: resource });
export const supply = (resource: Resource): Counted => ({ count: 'supply', place: resource });
export const deposit = (resource: Resource, space: Space): Counted => ({ count: resource, place: space });
/** Pieces of a player on the map. */
export const pieceOf = (seat: Seat, count: 'tokens' | 'cities' | 'caravans', space: Space): Counted => ({
  count,
  seat,
  place: space,
});
export const markAt = (count: 'reinforced' | 'capitals', space: Space): Counted => ({ count, place: space });

/** Moves components of one place: below the others there, or on top; as a move, or by an event of its own. */
export const moveCards = (
  g: NewDawn,
  cards: readonly ComponentId[],
  from: ZoneRef,
  into: ZoneRef,
  tell?: (moved: kit.CardsMoved) => NewDawnEvent,
  top = false,
): void => kit.moveCards(zones, g, cards, from, into, tell, top);

/** Moves a component from wherever it lies. */
export function moveCard(
  g: NewDawn,
  card: ComponentId,
  into: ZoneRef,
  tell?: (moved: kit.CardsMoved) => NewDawnEvent,
  top = false,
): void {
  const from = zones.whereIs(g, card);
  if (!from) throw new Error(`${card} is in no zone`);
  moveCards(g, [card], from, into, tell, top);
}

/** Moves pieces or tokens: as a move, or by an event of its own. */
export const move = (
  g: NewDawn,
  n: number,
  from: Counted,
  into: Counted,
  tell?: (moved: kit.CountMoved) => NewDawnEvent,
): void => kit.moveCount(zones, g, n, from, into, tell);

/** What comes from a supply without limit, or goes back to it. */
export const change = (g: NewDawn, at: Counted, by: number): void => kit.changeCount(zones, g, at, by);
