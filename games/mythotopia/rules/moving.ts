import type { ComponentId, Seat } from '../../kit/core';
import type { CountRef, ZoneRef as Located } from '../../kit/zones';
import * as kit from '../../kit/zones/moving';
import type { Place, TokenValue } from '../card';
import type { MythotopiaEvent } from '../events';
import type { Mythotopia, Player } from '../state';
import { zones, type CountName, type ZoneName } from '../zones';

/** Cards, pieces and tokens on their way: every move of them goes through here, and is told here. */

export type ZoneRef = Located<ZoneName>;

/** A zone of a player. */
export const own = (seat: Seat, zone: ZoneName): ZoneRef => ({ zone, seat });
/** A zone of nobody. */
export const common = (zone: ZoneName): ZoneRef => ({ zone, seat: null });

type Counted = CountRef<CountName>;

/** Pieces of a player ready for use, and those still to be bought (M2.2). */
export const stock = (seat: Seat, piece: keyof Player['stock']): Counted => ({ count: 'stock', seat, place: piece });
export const pool = (seat: Seat, piece: keyof Player['pool']): Counted => ({ count: 'pool', seat, place: piece });
/** Pieces of a player on the board. */
export const piecesOf = (seat: Seat, count: 'armies' | 'mercenaries' | 'ships' | 'owners', place: Place): Counted => ({
  count,
  seat,
  place,
});
/** Pieces on the board that are of no colour, or stand where a player's town stands. */
export const pieceAt = (
  count: 'cities' | 'citadels' | 'castles' | 'roads' | 'dragons' | 'runestones',
  place: Place,
): Counted => ({ count, place });
/** VP tokens of a player, and of nobody (M3.3). */
export const tokens = (seat: Seat, value: TokenValue): Counted => ({ count: 'tokens', seat, place: value });
export const bank = (value: TokenValue): Counted => ({ count: 'bank', place: value });

/** Moves cards of one place: below the others there; as a move, or by an event of its own. */
export const moveCards = (
  g: Mythotopia,
  cards: readonly ComponentId[],
  from: ZoneRef,
  into: ZoneRef,
  tell?: (moved: kit.CardsMoved) => MythotopiaEvent,
): void => kit.moveCards(zones, g, cards, from, into, tell);

/** Moves pieces or tokens: as a move, or by an event of its own. */
export const move = (
  g: Mythotopia,
  n: number,
  from: Counted,
  into: Counted,
  tell?: (moved: kit.CountMoved) => MythotopiaEvent,
): void => kit.moveCount(zones, g, n, from, into, tell);

/** What comes from a supply that is nobody's, or goes back to it. */
export const change = (g: Mythotopia, at: Counted, by: number): void => kit.changeCount(zones, g, at, by);
