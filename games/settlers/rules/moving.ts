import { nearest } from '../../kit/agenda';
import type { ComponentId, Seat } from '../../kit/core';
import { say } from '../../kit/events';
import type { CountRef, ZoneRef as Located } from '../../kit/zones';
import { spotOfCount } from '../../kit/zones';
import { moversOf } from '../../kit/zones/moving';
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

const movers = moversOf<Settlers, SettlersEvent, ZoneName, CountName>(zones);

/** How cards, and what is counted, move; `change` is for what comes from a common supply or goes back there. */
export const { changeCount: change } = movers;

export const moveCards: typeof movers.moveCards = (g, cards, from, into, ...more) => {
  if (into.zone === 'hand') noteBrought(g, into.seat, 'card', cards.length);
  if (into.zone === 'empire') for (const id of cards) noteBrought(g, into.seat, id, 1);
  movers.moveCards(g, cards, from, into, ...more);
};

export const move: typeof movers.moveCount = (g, n, from, into, ...more) => {
  if (into.count === 'goods') noteBrought(g, into.seat ?? null, String(into.place), n);
  movers.moveCount(g, n, from, into, ...more);
};

/** Notes in a seat's turn what its action brings, because it may be laid before the others act (S7.5). */
function noteBrought(g: Settlers, seat: Seat | null, what: string, n: number): void {
  const turn = nearest(g, 'turnOver');
  if (turn?.seat === seat) turn.brought = { ...turn.brought, [what]: (turn.brought?.[what] ?? 0) + n };
}

/** As `change`, for goods that come, told by an event of its own. @param tell makes the event from the new place */
export function receive(g: Settlers, counted: Counted, n: number, tell: (into: string) => SettlersEvent): void {
  noteBrought(g, counted.seat ?? null, String(counted.place), n);
  zones.count(g, counted, n);
  say(g, tell(spotOfCount(counted)));
}

/** As `change`, for goods that go back, told by an event of its own. */
export function giveAway(g: Settlers, counted: Counted, n: number, tell: (from: string) => SettlersEvent): void {
  zones.count(g, counted, -n);
  say(g, tell(spotOfCount(counted)));
}
