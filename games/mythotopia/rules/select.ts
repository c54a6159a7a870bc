import type { ComponentId, Seat } from '../../kit/core';
import { continuous } from '../../kit/effect/modifiers';
import type { VerbNode } from '../../kit/effect/syntax';
import type { Ability, Place } from '../card';
import { verbsOf } from '../lookup';
import { PROVINCES } from '../map';
import type { Mythotopia, Player } from '../state';

/** Simple facts of a position. */

/** A player by seat. @throws Error for a seat without a player */
export function player(g: Mythotopia, seat: Seat): Player {
  const p = g.players[seat];
  if (!p) throw new Error(`no seat ${seat}`);
  return p;
}

/** How many of a seat's pieces stand there. */
export const count = (pieces: Readonly<Record<Place, number[]>>, place: Place, seat: Seat): number =>
  pieces[place]?.[seat] ?? 0;

/** Provinces of a seat, in alphabetical order. */
export const provincesOf = (g: Mythotopia, seat: Seat): Place[] =>
  PROVINCES.filter((place) => g.owners[place] === seat);

/** Verbs that modify rules for a seat: those of its reserve cards (M4.9). */
export const modifiers = continuous<Mythotopia, Ability>({
  verbsOf,
  cards: (g, seat) => player(g, seat).reserve,
  isContinuous: ({ timing }) => timing === 'reserve',
});

/** The word that an argument of a verb consists of; null for any other argument. */
export function wordOf(node: VerbNode, arg: number): string | null {
  const what = node.args[arg]?.what;
  return what?.kind === 'word' ? what.word : null;
}

/** The number that an argument of a verb begins with; 0 where it has none. */
export const numberOf = (node: VerbNode, arg: number): number => Number(node.args[arg]?.n ?? 0);

/** Cards that can be played: those in hand and reserve (M4.4, OQ-32). */
export const playable = (g: Mythotopia, seat: Seat): ComponentId[] => [
  ...player(g, seat).hand,
  ...player(g, seat).reserve,
];

/**
 * The room in the reserve: its limit (2, and 1 for each city and citadel on the board) less its cards; below 0 after a
 * loss (M6.9).
 */
export function room(g: Mythotopia, seat: Seat, base: number): number {
  let more = 0;
  for (const places of [g.cities, g.citadels]) for (const place of places) if (g.owners[place] === seat) more++;
  return base + more - player(g, seat).reserve.length;
}
