import type { ComponentId, Seat } from '../../kit/core';
import { alternatives, type Filter } from '../../kit/effect/syntax';
import { atlasOf } from '../atlas';
import { DIFFICULTY } from '../components';
import type { Space } from '../hex';
import type { NewDawn } from '../state';
import type { Figure, Source } from './figure';
import { JAPAN_COUNTS_IN_COMBAT } from './open';
import { currentFocus, modifiers, numberOf, typeOf, wordOf } from './select';

/** What a space is entered, settled or attacked for. */
export type Purpose = 'token' | 'caravan' | 'city' | 'combat';

/**
 * The difficulty of a space for a seat, with what it is made of (C5.1, C16.15): the lowest of what is printed and what leader, wonders and
 * city-states make of it. Everything that asks how difficult a space is asks here.
 */
export function difficultyOf(g: NewDawn, seat: Seat, space: Space, purpose: Purpose): Figure {
  const atlas = atlasOf(g);
  const terrain = atlas.ground(space)?.terrain ?? 'water';
  let difficulty = DIFFICULTY[terrain];
  const sources: Source[] = [{ what: 'terrain', n: difficulty }];
  const lower = (card: ComponentId, to: number): void => {
    if (to >= difficulty) return;
    sources.push({ card, n: to - difficulty });
    difficulty = to;
  };
  for (const { card, node } of modifiers(g, seat, 'difficulty')) {
    const [what, when] = [node.args[0]?.what, node.args[1]?.what];
    const holds = wordOf(node, 1) === 'shore' ? onShore() : purpose !== 'combat' && resolves(when);
    if (holds && alternatives(what).includes(terrain)) lower(card, numberOf(node, 0));
  }
  if (purpose === 'token')
    for (const { card, node } of modifiers(g, seat, 'ease')) lower(card, Math.max(0, difficulty - numberOf(node, 0)));
  return { value: difficulty, sources };

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

export const difficultyFor = (g: NewDawn, seat: Seat, space: Space, purpose: Purpose): number =>
  difficultyOf(g, seat, space, purpose).value;
