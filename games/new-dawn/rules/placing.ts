import type { ComponentId, Seat } from '../../kit/core';
import { atlasOf, type Atlas } from '../atlas';
import { ERAS } from '../card';
import { SLOTS } from '../components';
import type { Space } from '../hex';
import { factsOf } from '../lookup';
import type { Reason } from '../keys';
import type { NewDawn } from '../state';
import { difficultyFor } from './difficulty';
import { isVacant } from './reach';
import {
  citiesOf,
  cityStateOn,
  currentFocus,
  friendlySpaces,
  has,
  hasBarbarian,
  holderOf,
  modifiers,
  player,
  typeOf,
  wordOf,
} from './select';
import { spendable } from './trade';
import { SLOT_LIMITS_SECOND_PART } from './open';

/** Where control tokens may be placed (C8). */

/**
 * What the token must lie next to: a friendly city (C8.1), any friendly space (Civil Service), one city (Urbanization).
 */
export type Beside = 'city' | 'friendly' | { city: Space };

/** What keeps a space from holding a control token, whatever the text says (C8.1, C8.4); null for nothing. */
export function hindrance(g: NewDawn, space: Space, atlas: Atlas = atlasOf(g)): Reason | null {
  if (atlas.ground(space)?.terrain === 'water') return 'water';
  if (holderOf(g, space) !== undefined) return 'taken';
  if (hasBarbarian(g, space)) return 'barbarianThere';
  return cityStateOn(g, space) === null ? null : 'cityStateThere';
}

/** Can the space hold a control token, whatever the text says (C8.1, C8.4)? */
export const canHold = (g: NewDawn, space: Space, atlas: Atlas = atlasOf(g)): boolean =>
  hindrance(g, space, atlas) === null;

const ASIDE = { city: 'notBesideCity', friendly: 'notBesideFriendly' } as const;

/**
 * What keeps a control token from being placed on a space of the map; null for nothing.
 * @param limit the highest difficulty
 */
export function obstacles(g: NewDawn, seat: Seat, beside: Beside, limit: number): (space: Space) => Reason | null {
  const atlas = atlasOf(g);
  const from = beside === 'city' ? citiesOf(g, seat) : beside === 'friendly' ? friendlySpaces(g, seat) : [beside.city];
  const near = new Set(from.flatMap((space) => atlas.neighbours(space)));
  // Chichen Itza: the slot still limits the difficulty.
  const anywhere = modifiers(g, seat, 'allow').map(({ node }) => wordOf(node, 0));
  const difficulty = difficultyFor(g, seat, 'token');
  return (space) => {
    const terrain = atlas.ground(space)?.terrain ?? 'water';
    if (!near.has(space) && !(anywhere.includes(terrain) && isVacant(g, space)))
      return typeof beside === 'string' ? ASIDE[beside] : 'notBesideThatCity';
    return hindrance(g, space, atlas) ?? (difficulty(space) > limit ? 'tooDifficult' : null);
  };
}

/** The spaces where a control token may be placed. @param limit the highest difficulty */
export function placeable(g: NewDawn, seat: Seat, beside: Beside, limit: number): Space[] {
  const obstacle = obstacles(g, seat, beside, limit);
  return atlasOf(g).spaces.filter((space) => obstacle(space) === null);
}

/** How many tokens France adds: 1, 2 or 3, by the latest era of the wonders controlled. */
function byEra(g: NewDawn, seat: Seat): number {
  if (!has(g, seat, 'moreTokens')) return 0;
  return Math.max(0, ...player(g, seat).wonders.map((card) => 1 + ERAS.indexOf(factsOf(card, 'wonder').era)));
}

/** Is it the culture card's own number of tokens, to which others are added (C4.1, C7.1)? */
const isCulture = (g: NewDawn, card: ComponentId, where: string | undefined): boolean =>
  where === undefined && currentFocus(g)?.card === card && typeOf(card) === 'culture';

/** How many tokens France adds to those of a text. */
export const placesMore = (g: NewDawn, seat: Seat, card: ComponentId, where: string | undefined): number =>
  isCulture(g, card, where) ? byEra(g, seat) : 0;

/** How many tokens a text places without spending trade tokens. */
export const placesFree = (g: NewDawn, seat: Seat, card: ComponentId, n: number, where: string | undefined): number =>
  n + placesMore(g, seat, card, where);

/** May another token be placed for a trade token? */
export const mayAdd = (g: NewDawn, seat: Seat, card: ComponentId, where: string | undefined): boolean =>
  isCulture(g, card, where) && spendable(g, seat, card) > 0;

/** Can the second part of a culture card reach the space (C16.12)? */
export const isInReach = (g: NewDawn, seat: Seat, space: Space): boolean =>
  !SLOT_LIMITS_SECOND_PART || difficultyFor(g, seat, 'token')(space) <= (currentFocus(g)?.slot ?? SLOTS);

/** What a text's tokens must lie next to, by its word. */
export const besideOf = (g: NewDawn, where: string | undefined): Beside =>
  where === 'thatCity' ? { city: currentFocus(g)?.city ?? '' } : where === 'friendly' ? where : 'city';

/** The highest difficulty for a text's tokens. @param limit the difficulty in the text; absent: the slot limits */
export const limitOf = (g: NewDawn, limit: number | undefined): number => limit ?? currentFocus(g)?.slot ?? SLOTS;

/**
 * Where a text places tokens.
 * @param where what they lie next to
 * @param limit the difficulty in the text; absent: the slot limits
 */
export const spacesFor = (g: NewDawn, seat: Seat, where: string | undefined, limit: number | undefined): Space[] =>
  where === 'thatCity' && currentFocus(g)?.city === undefined
    ? []
    : placeable(g, seat, besideOf(g, where), limitOf(g, limit));
