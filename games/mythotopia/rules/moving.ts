import type { Seat } from '../../kit/core';
import type { CountRef, ZoneRef as Located } from '../../kit/zones';
import { moversOf } from '../../kit/zones/moving';
import type { Place, TokenValue } from '../card';
import type { MythotopiaEvent } from '../events';
import type { Mythotopia, Player } from '../state';
import { zones, type CountName, type ZoneName } from '../zones';

/** Moves of cards, pieces and tokens. Every move goes through here and is told here. */

export type ZoneRef = Located<ZoneName>;

/** A zone of a player. */
export const own = (seat: Seat, zone: ZoneName): ZoneRef => ({ zone, seat });
/** A common zone. */
export const common = (zone: ZoneName): ZoneRef => ({ zone, seat: null });

type Counted = CountRef<CountName>;

/** A player's pieces that are ready for use (M2.2). */
export const stock = (seat: Seat, piece: keyof Player['stock']): Counted => ({ count: 'stock', seat, place: piece });
/** A player's pieces that are still to be bought (M2.2). */
export const pool = (seat: Seat, piece: keyof Player['pool']): Counted => ({ count: 'pool', seat, place: piece });
/** Pieces of a player on the board. */
export const piecesOf = (seat: Seat, count: 'armies' | 'mercenaries' | 'ships' | 'owners', place: Place): Counted => ({
  count,
  seat,
  place,
});
/** Pieces on the board without a colour, or with the colour of the province's owner. */
export const pieceAt = (
  count: 'cities' | 'citadels' | 'castles' | 'roads' | 'dragons' | 'runestones',
  place: Place,
): Counted => ({ count, place });
/** A player's VP tokens of a value (M3.3). */
export const tokens = (seat: Seat, value: TokenValue): Counted => ({ count: 'tokens', seat, place: value });
/** The bank's VP tokens of a value. */
export const bank = (value: TokenValue): Counted => ({ count: 'bank', place: value });

/** How cards, and what is counted, move; `change` is for what comes from a common supply or goes back there. */
export const {
  moveCards,
  moveCount: move,
  changeCount: change,
} = moversOf<Mythotopia, MythotopiaEvent, ZoneName, CountName>(zones);
