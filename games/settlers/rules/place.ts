import type { ComponentId, Refusal, Seat } from '../../kit/core';
import { happens } from '../../kit/effect/possible';
import { say } from '../../kit/events';
import type { Ability } from '../card';
import { FACTION_FACTS } from '../factions';
import { cardOf } from '../lookup';
import type { PLACED } from '../optionKinds';
import type { Settlers } from '../state';
import { at, move, supply } from './moving';
import { startAbility } from './resolution';
import { controlled, disposable, isCommon, player } from './select';

/** Free placements (S7.5): the defence token, samurai, and what texts put on their locations at any time. */

type Placed = (typeof PLACED)[number];

/** The text that may be used at any time of the own turn. */
const anytime = (id: ComponentId): Ability | undefined =>
  cardOf(id).abilities.find(({ triggers }) => triggers.some(({ name }) => name === 'anytime'));

/** S16.3: own faction locations without a samurai. */
export const placesForSamurai = (g: Settlers, seat: Seat): ComponentId[] =>
  disposable(g, seat).filter((id) => !isCommon(cardOf(id)) && !g.samurai.includes(id));

/** Why nothing can be placed there; null when it can. */
export function whyNotPlace(g: Settlers, seat: Seat, what: Placed, id: ComponentId): Refusal | null {
  const { goods, faction } = player(g, seat);
  if (!controlled(g, seat).includes(id)) return { why: 'notYours' };
  switch (what) {
    case 'defence':
      if (goods.defence === 0) return { why: 'tokenGone' };
      if (!isCommon(cardOf(id))) return { why: 'notCommon' };
      return g.defended.includes(id) ? { why: 'protectedAlready' } : null;
    case 'samurai':
      if (!faction || !FACTION_FACTS[faction].samurai) return { why: 'noSamurai' };
      if (isCommon(cardOf(id))) return { why: 'notFaction' };
      if (goods.worker === 0) return { why: 'noWorkers', params: { n: 1 } };
      return placesForSamurai(g, seat).includes(id) ? null : { why: 'protectedAlready' };
    case 'feature': {
      const text = anytime(id);
      if (!text) return { why: 'nothingToPlace' };
      const { effect } = text;
      return happens(g, effect, { op: 'node', card: id, node: effect.id, seat, self: id })
        ? null
        : { why: 'nothingToPlace' };
    }
  }
}

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

/** A worker becomes a samurai (S16.3). */
export function deploy(g: Settlers, seat: Seat, id: ComponentId): void {
  move(g, 1, supply(seat, 'worker'), at('samurai', id));
  say(g, { k: 'placeSamurai', seat, at: id });
}
