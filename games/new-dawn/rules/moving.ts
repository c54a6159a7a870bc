import type { ComponentId, Seat } from '../../kit/core';
import type { CountRef, ZoneRef as Located } from '../../kit/zones';
import * as kit from '../../kit/zones/moving';
import type { Resource } from '../card';
import type { NewDawnEvent } from '../events';
import type { Space } from '../hex';
import type { NewDawn, Player } from '../state';
import { zones, type CountName, type ZoneName } from '../zones';

/** Moves of cards, pieces and tokens. Every move goes through here and is told here. */

export type ZoneRef = Located<ZoneName>;
type Counted = CountRef<CountName>;

/** A zone of a player. */
export const own = (seat: Seat, zone: ZoneName): ZoneRef => ({ zone, seat });
/** A common zone. */
export const common = (zone: ZoneName): ZoneRef => ({ zone, seat: null });
/** One of several common zones of a kind, as a deck of wonders. */
export const nth = (zone: ZoneName, n: number): ZoneRef => ({ zone, seat: null, n });
/** The zone of a space on the map. */
export const onSpace = (space: Space): ZoneRef => ({ zone: 'onMap', seat: null, host: space });
/** The zone on a focus card. */
export const onCard = (seat: Seat, card: ComponentId): ZoneRef => ({ zone: 'onCards', seat, host: card });

/** A player's pieces that are not on the map. */
export const stock = (seat: Seat, piece: keyof Player['stock']): Counted => ({ count: 'stock', seat, place: piece });
/** The trade tokens on a player's card. */
export const tradeOn = (seat: Seat, card: ComponentId): Counted => ({ count: 'trade', seat, place: card });
/** A player's resource tokens of a kind. */
export const resources = (seat: Seat, resource: Resource): Counted => ({ count: 'resources', seat, place: resource });
/** The resource tokens of a kind in the supply. */
export const supply = (resource: Resource): Counted => ({ count: 'supply', place: resource });
/** The resource token on a space. */
export const deposit = (resource: Resource, space: Space): Counted => ({ count: resource, place: space });
/** Pieces of a player on the map. */
export const pieceOf = (seat: Seat, count: 'tokens' | 'cities' | 'caravans', space: Space): Counted => ({
  count,
  seat,
  place: space,
});
/** The mark of a space as a capital, or of its control token as reinforced. */
export const markAt = (count: 'reinforced' | 'capitals', space: Space): Counted => ({ count, place: space });

/**
 * Moves components from one place, below those in another or on top; told by the event that `tell` makes, else as a
 * plain move.
 */
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

/** Moves pieces or tokens; told by the event that `tell` makes, else as a plain move. */
export const move = (
  g: NewDawn,
  n: number,
  from: Counted,
  into: Counted,
  tell?: (moved: kit.CountMoved) => NewDawnEvent,
): void => kit.moveCount(zones, g, n, from, into, tell);

/** Changes a count by things that come from an unlimited supply, or go back there. */
export const change = (g: NewDawn, at: Counted, by: number): void => kit.changeCount(zones, g, at, by);
