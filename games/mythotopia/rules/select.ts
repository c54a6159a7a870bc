import type { ComponentId, Seat } from '../../kit/core';
import { continuous } from '../../kit/effect/modifiers';
import type { VerbNode } from '../../kit/effect/syntax';
import type { Ability, Place } from '../card';
import { verbsOf } from '../lookup';
import { PROVINCES } from '../map';
import type { Mythotopia, Player } from '../state';

/** Simple things that are read off a position. */

/** @throws Error for a seat that nobody has. */
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

/** What bends a rule for a seat: texts of the cards in its reserve (M4.9). */
export const modifiers = continuous<Mythotopia, Ability>({
  verbsOf,
  cards: (g, seat) => player(g, seat).reserve,
  isContinuous: ({ timing }) => timing === 'reserve',
});

/** The word that an argument of a verb is; null where it is none. */
export function wordOf(node: VerbNode, arg: number): string | null {
  const what = node.args[arg]?.what;
  return what?.kind === 'word' ? what.word : null;
}

/** The number that an argument of a verb begins with; 0 where it has none. */
export const numberOf = (node: VerbNode, arg: number): number => Number(node.args[arg]?.n ?? 0);

/** Cards that can be played: hand and reserve alike (M4.4, OQ-32). */
export const playable = (g: Mythotopia, seat: Seat): ComponentId[] => [
  ...player(g, seat).hand,
  ...player(g, seat).reserve,
];

/** Room in the reserve: 2, and 1 for each city and citadel on the board (M6.9); below 0 after a loss. */
export function room(g: Mythotopia, seat: Seat, base: number): number {
  let more = 0;
  for (const places of [g.cities, g.citadels]) for (const place of places) if (g.owners[place] === seat) more++;
  return base + more - player(g, seat).reserve.length;
}
