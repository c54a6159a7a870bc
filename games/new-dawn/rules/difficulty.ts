import type { ComponentId, Seat } from '../../kit/core';
import { alternatives, type Filter } from '../../kit/effect/syntax';
import { atlasOf, type Atlas } from '../atlas';
import { DIFFICULTY } from '../components';
import type { Space } from '../hex';
import type { NewDawn } from '../state';
import type { Figure, Source } from './figure';
import { JAPAN_COUNTS_IN_COMBAT } from './open';
import { currentFocus, modifiers, numberOf, typeOf, wordOf } from './select';

/** The purpose for which a difficulty is asked. */
export type Purpose = 'token' | 'caravan' | 'city' | 'combat';

/** A text that makes terrain less difficult for a seat. */
interface Bend {
  card: ComponentId;
  /** The kinds of terrain; absent: all. */
  terrains?: readonly string[];
  onShore?: boolean;
  to(difficulty: number): number;
}

/** The texts that hold for a purpose (C16.15). */
function bendsFor(g: NewDawn, seat: Seat, purpose: Purpose): Bend[] {
  const bends: Bend[] = [];
  for (const { card, node } of modifiers(g, seat, 'difficulty')) {
    const onShore = wordOf(node, 1) === 'shore';
    // Japan: during the own turn. Kumasi: while a card of these types is resolved.
    const holds = onShore
      ? g.current === seat && (purpose !== 'combat' || JAPAN_COUNTS_IN_COMBAT)
      : purpose !== 'combat' && resolves(g, seat, node.args[1]?.what);
    if (holds) bends.push({ card, terrains: alternatives(node.args[0]?.what), onShore, to: () => numberOf(node, 0) });
  }
  // Reductions by a number come last, so that the result is as low as possible.
  if (purpose === 'token')
    for (const { card, node } of modifiers(g, seat, 'ease'))
      bends.push({ card, to: (difficulty) => Math.max(0, difficulty - numberOf(node, 0)) });
  return bends;
}

function resolves(g: NewDawn, seat: Seat, types: Filter | undefined): boolean {
  const focus = currentFocus(g);
  return focus?.seat === seat && alternatives(types).includes(typeOf(focus.card));
}

/** The difficulty of a space's terrain after the texts, with its sources. */
function bent(atlas: Atlas, space: Space, bends: readonly Bend[]): Figure {
  const terrain = atlas.ground(space)?.terrain ?? 'water';
  let value = DIFFICULTY[terrain];
  const sources: Source[] = [{ what: 'terrain', n: value }];
  for (const { card, terrains, onShore, to } of bends) {
    if ((terrains && !terrains.includes(terrain)) || (onShore && !atlas.isShore(space))) continue;
    const then = to(value);
    if (then < value) sources.push({ card, n: then - value });
    value = Math.min(value, then);
  }
  return { value, sources };
}

/**
 * The difficulty of a space for a seat, with its sources (C5.1, C16.15): the lowest value that the print, the leader,
 * wonders and city-states give. Every question about difficulty ends here.
 */
export const difficultyOf = (g: NewDawn, seat: Seat, space: Space, purpose: Purpose): Figure =>
  bent(atlasOf(g), space, bendsFor(g, seat, purpose));

/** Makes the function that gives the difficulty of any space as a number. */
export function difficultyFor(g: NewDawn, seat: Seat, purpose: Purpose): (space: Space) => number {
  const atlas = atlasOf(g);
  const bends = bendsFor(g, seat, purpose);
  if (bends.length > 0) return (space) => bent(atlas, space, bends).value;
  return (space) => DIFFICULTY[atlas.ground(space)?.terrain ?? 'water'];
}
