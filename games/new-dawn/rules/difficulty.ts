import type { Seat } from '../../kit/core';
import { alternatives, type Filter } from '../../kit/effect/syntax';
import { atlasOf } from '../atlas';
import { DIFFICULTY } from '../components';
import type { Space } from '../hex';
import type { NewDawn } from '../state';
import { JAPAN_COUNTS_IN_COMBAT } from './open';
import { currentFocus, modifiers, numberOf, typeOf, wordOf } from './select';

/** What a space is entered, settled or attacked for. */
export type Purpose = 'token' | 'caravan' | 'city' | 'combat';

/**
 * The difficulty of a space for a seat (C5.1, C16.15): the lowest of what is printed and what leader, wonders and city-states make
 * of it.
 */
export function difficultyFor(g: NewDawn, seat: Seat, space: Space, purpose: Purpose): number {
  const atlas = atlasOf(g);
  const terrain = atlas.ground(space)?.terrain ?? 'water';
  let difficulty = DIFFICULTY[terrain];
  for (const { node } of modifiers(g, seat, 'difficulty')) {
    const [what, when] = [node.args[0]?.what, node.args[1]?.what];
    const holds = wordOf(node, 1) === 'shore' ? onShore() : purpose !== 'combat' && resolves(when);
    if (holds && alternatives(what).includes(terrain)) difficulty = Math.min(difficulty, numberOf(node, 0));
  }
  if (purpose === 'token')
    for (const { node } of modifiers(g, seat, 'ease')) difficulty = Math.max(0, difficulty - numberOf(node, 0));
  return difficulty;

  /** Japan: during the own turn. */
  function onShore(): boolean {
    return g.current === seat && (purpose !== 'combat' || JAPAN_COUNTS_IN_COMBAT) && atlas.isShore(space);
  }
  /** Kumasi: while a card of these types is resolved. */
  function resolves(types: Filter | undefined): boolean {
    const focus = currentFocus(g);
    return focus?.seat === seat && alternatives(types).includes(typeOf(focus.card));
  }
}
