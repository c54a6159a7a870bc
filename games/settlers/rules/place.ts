import type { ComponentId, Frame, Refusal, Seat } from '../../kit/core';
import { happens } from '../../kit/effect/possible';
import { say } from '../../kit/events';
import type { Ability } from '../card';
import { FACTION_FACTS } from '../factions';
import { cardOf } from '../lookup';
import type { PLACED, Protection } from '../optionKinds';
import type { Settlers } from '../state';
import { at, move, supply } from './moving';
import { startAbility } from './resolution';
import { controlled, disposable, isCommon, opponents, player } from './select';

/** Free placements (S7.5): the defence token, samurai, and what locations' own texts put on them at any time. */

type Placed = (typeof PLACED)[number];

/** A location that is protected once it is built. */
export interface ProtectFrame extends Frame {
  op: 'protect';
  seat: Seat;
  what: Protection;
  card: ComponentId;
}

/** The text of a card that may be used at any time of the own turn. */
const anytime = (id: ComponentId): Ability | undefined =>
  cardOf(id).abilities.find(({ triggers }) => triggers.some(({ name }) => name === 'anytime'));

/** Own faction locations without a samurai (S16.3). */
export const placesForSamurai = (g: Settlers, seat: Seat): ComponentId[] =>
  disposable(g, seat).filter((id) => !isCommon(cardOf(id)) && !g.samurai.includes(id));

/** Has the player something of the kind to place, wherever it could go? */
export function hasToPlace(g: Settlers, seat: Seat, what: Placed): boolean {
  const { goods, faction } = player(g, seat);
  switch (what) {
    case 'defence':
      return goods.defence > 0;
    case 'samurai':
      return goods.worker > 0 && faction !== null && FACTION_FACTS[faction].samurai === true;
    case 'feature':
      return controlled(g, seat).some((id) => anytime(id) !== undefined);
  }
}

/** Why it cannot be placed there; null when it can. */
export function whyNotPlace(g: Settlers, seat: Seat, what: Placed, id: ComponentId): Refusal | null {
  if (!controlled(g, seat).includes(id)) return { why: 'notYours' };
  if (what !== 'feature') return whyNotProtect(g, seat, what, id);
  const text = anytime(id);
  if (!text) return { why: 'nothingToPlace' };
  const { effect } = text;
  return happens(g, effect, { op: 'node', card: id, node: effect.id, seat, self: id })
    ? null
    : { why: 'nothingToPlace' };
}

/** Why the card cannot be protected, on the table or once it is built (S7.6, S16.3); null when it can. */
function whyNotProtect(g: Settlers, seat: Seat, what: Protection, id: ComponentId): Refusal | null {
  const { goods, faction } = player(g, seat);
  if (what === 'defence') {
    if (goods.defence === 0) return { why: 'tokenGone' };
    if (!isCommon(cardOf(id))) return { why: 'notCommon' };
    return g.defended.includes(id) ? { why: 'protectedAlready' } : null;
  }
  if (!faction || !FACTION_FACTS[faction].samurai) return { why: 'noSamurai' };
  if (isCommon(cardOf(id))) return { why: 'notFaction' };
  if (goods.worker === 0) return { why: 'noWorkers', params: { n: 1 } };
  return g.samurai.includes(id) ? { why: 'protectedAlready' } : null;
}

/**
 * Why a card in hand cannot be protected in the turn in which it is built; null when it can. Where nobody else has a
 * turn before the next own one, that is time enough.
 */
export const whyNotProtectBuilt = (g: Settlers, seat: Seat, what: Protection, id: ComponentId): Refusal | null =>
  opponents(g, seat).length === 0 ? { why: 'noTarget' } : whyNotProtect(g, seat, what, id);

/** Protects what has been built, if it is still there (S7.5: any time of the own turn, so after the action as well). */
export function protectHandler(g: Settlers, { seat, what, card }: ProtectFrame): void {
  if (!whyNotPlace(g, seat, what, card)) place(g, seat, what, card);
}

/** Places it; `whyNotPlace` must give null. */
export function place(g: Settlers, seat: Seat, what: Placed, id: ComponentId): void {
  if (what === 'feature') {
    const text = anytime(id);
    if (text) startAbility(g, seat, id, text.index);
    return;
  }
  if (what === 'samurai') return deploy(g, seat, id);
  move(g, 1, supply(seat, 'defence'), at('defended', id)); // S7.6
  say(g, { k: 'placeDefence', seat, at: id });
}

/** Turns a worker into a samurai on the location (S16.3). */
export function deploy(g: Settlers, seat: Seat, id: ComponentId): void {
  move(g, 1, supply(seat, 'worker'), at('samurai', id));
  say(g, { k: 'placeSamurai', seat, at: id });
}
