import type { ComponentId, Seat } from '../../kit/core';
import type { CountRef, ZoneRef as Located } from '../../kit/zones';
import { moversOf, type CardsMoved } from '../../kit/zones/moving';
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

/** How cards, and what is counted, move; `change` is for what comes from a common supply or goes back there. */
export const {
  moveCards,
  moveCount: move,
  changeCount: change,
} = moversOf<NewDawn, NewDawnEvent, ZoneName, CountName>(zones);

/** Moves a component from wherever it lies. */
export function moveCard(
  g: NewDawn,
  card: ComponentId,
  into: ZoneRef,
  tell?: (moved: CardsMoved) => NewDawnEvent,
  top = false,
): void {
  moveCards(g, [card], zones.locate(g, card), into, tell, top);
}
