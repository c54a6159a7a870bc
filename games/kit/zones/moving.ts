import type { ComponentId, Core, GameEvent, Seat, ZoneAddress } from '../core';
import { MOVED, say } from '../events';
import { spotOfCount, type CountRef } from './count';
import { eyesOf } from './told';
import { spotOf, type ZoneRef, type Zones } from '.';

/** What every move of components tells: which, from where, into what, and who may know them. */
export interface CardsMoved {
  cards: ComponentId[];
  from: ZoneAddress;
  into: ZoneAddress;
  eyes?: Seat[];
}

/** What every move of counted things tells. */
export interface CountMoved {
  n: number;
  from: ZoneAddress;
  into: ZoneAddress;
}

/**
 * Moves components from where they lie: below those in the new place, or on `top`. Tells it by the event that `tell`
 * makes, or, without one, as a plain move.
 */
export function moveCards<N extends string>(
  zones: Zones<N>,
  g: Core,
  cards: readonly ComponentId[],
  from: ZoneRef<N>,
  into: ZoneRef<N>,
  tell: ((moved: CardsMoved) => GameEvent) | null = null,
  top = false,
): void {
  if (cards.length === 0) return;
  // `cards` may be the zone's own list, which changes below.
  const moved = [...cards];
  zones.get(from.zone).take(g, moved, from);
  zones.put(g, moved, into, top);
  const told = { cards: moved, from: spotOf(from), into: spotOf(into), ...eyesOf(zones, g, from, into) };
  const seat = into.seat ?? from.seat;
  say(g, tell ? tell(told) : { k: MOVED, ...(seat === null ? {} : { seat }), ...told });
}

/** Moves a number of counted things and tells it, as `moveCards` does. */
export function moveCount<C extends string>(
  zones: Zones<string, C>,
  g: Core,
  n: number,
  from: CountRef<C>,
  into: CountRef<C>,
  tell: ((moved: CountMoved) => GameEvent) | null = null,
): void {
  if (n === 0) return;
  zones.count(g, from, -n);
  zones.count(g, into, n);
  const told = { n, from: spotOfCount(from), into: spotOfCount(into) };
  const seat = into.seat ?? from.seat;
  say(g, tell ? tell(told) : { k: MOVED, ...(seat === undefined ? {} : { seat }), ...told });
}

/** Changes a count by things that come from an unlimited supply, or go back there, and tells it. */
export function changeCount<C extends string>(zones: Zones<string, C>, g: Core, at: CountRef<C>, by: number): void {
  if (by === 0) return;
  zones.count(g, at, by);
  const spot = spotOfCount(at);
  say(g, {
    k: MOVED,
    ...(at.seat === undefined ? {} : { seat: at.seat }),
    n: Math.abs(by),
    ...(by > 0 ? { into: spot } : { from: spot }),
  });
}

/** The functions of this file for one ruleset: with its zones, and with the types of its state and events. */
export interface Movers<G extends Core, E extends GameEvent, N extends string, C extends string> {
  /** Without `tell` a plain move is told; on `top`, or below those in the new place. */
  moveCards: (
    g: G,
    cards: readonly ComponentId[],
    from: ZoneRef<N>,
    into: ZoneRef<N>,
    tell?: (moved: CardsMoved) => E,
    top?: boolean,
  ) => void;
  /** Without `tell` a plain move is told. */
  moveCount: (g: G, n: number, from: CountRef<C>, into: CountRef<C>, tell?: (moved: CountMoved) => E) => void;
  changeCount: (g: G, at: CountRef<C>, by: number) => void;
}

export const moversOf = <G extends Core, E extends GameEvent, N extends string, C extends string>(
  zones: Zones<N, C>,
): Movers<G, E, N, C> => ({
  moveCards: (g, cards, from, into, tell, top) => moveCards(zones, g, cards, from, into, tell, top),
  moveCount: (g, n, from, into, tell) => moveCount(zones, g, n, from, into, tell),
  changeCount: (g, at, by) => changeCount(zones, g, at, by),
});
