import type { ComponentId, Frame, Refusal, Seat } from '../../kit/core';
import { happens } from '../../kit/effect/possible';
import { say } from '../../kit/events';
import { RESOURCES, type Ability } from '../card';
import { FACTION_FACTS } from '../factions';
import { cardOf } from '../lookup';
import { PLACED, type Protection, type TurnOption } from '../optionKinds';
import type { Player, Settlers } from '../state';
import { at, move, supply } from './moving';
import { GOLD_ON_SHRINE } from './open';
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

/** Has the player's faction samurai (S16.3)? */
const hasSamurai = ({ faction }: Player): boolean => faction !== null && FACTION_FACTS[faction].samurai === true;

/** What the player could ever place, by their faction. */
export const placeable = (g: Settlers, seat: Seat): Placed[] =>
  PLACED.filter((what) => what !== 'samurai' || hasSamurai(player(g, seat)));

/** Has the player something of the kind to place, wherever it could go? */
export function hasToPlace(g: Settlers, seat: Seat, what: Placed): boolean {
  const { goods } = player(g, seat);
  switch (what) {
    case 'defence':
      return goods.defence > 0;
    case 'samurai':
      return goods.worker > 0 && hasSamurai(player(g, seat));
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
  const { goods } = player(g, seat);
  if (what === 'defence') {
    if (goods.defence === 0) return { why: 'tokenGone' };
    if (!isCommon(cardOf(id))) return { why: 'notCommon' };
    return g.defended.includes(id) ? { why: 'protectedAlready' } : null;
  }
  if (!hasSamurai(player(g, seat))) return { why: 'noSamurai' };
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

/** What an action has brought: goods by name, `card` for cards, and locations by id. */
export type Brought = Record<string, number>;

/** What the texts of locations that are used at any time take (S7.5). */
const TAKEN: Readonly<Record<string, readonly string[]>> = {
  stash: [...RESOURCES, ...(GOLD_ON_SHRINE ? ['gold'] : [])],
  tuck: ['card'],
};
const takenBy = (id: ComponentId): readonly string[] => {
  const { effect } = anytime(id) ?? {};
  return (effect?.kind === 'verb' && TAKEN[effect.verb]) || [];
};

/**
 * Where what the seat's action has brought can still be placed, before the others act (S7.5); nowhere when no other acts
 * before the next own turn. A location that was built from the hand could be protected when it was built.
 */
export function placesFor(
  g: Settlers,
  seat: Seat,
  brought: Brought,
  from: TurnOption['kind'],
): [Placed, ComponentId][] {
  if (opponents(g, seat).length === 0) return [];
  const isNew = (id: ComponentId): boolean => (brought[id] ?? 0) > 0;
  const fits = (what: Placed, id: ComponentId): boolean => {
    if (what === 'feature') return isNew(id) || takenBy(id).some((good) => (brought[good] ?? 0) > 0);
    return (brought[what === 'defence' ? what : 'worker'] ?? 0) > 0 || (from !== 'build' && isNew(id));
  };
  return PLACED.filter((what) => hasToPlace(g, seat, what)).flatMap((what) =>
    controlled(g, seat)
      .filter((id) => fits(what, id) && !whyNotPlace(g, seat, what, id))
      .map((id): [Placed, ComponentId] => [what, id]),
  );
}

/** What is left of it once some has been placed: a location's text takes all that it wants at once. */
export function withoutPlaced(brought: Brought, what: Placed, id: ComponentId): Brought {
  const left = { ...brought, [id]: 0 };
  if (what === 'samurai') left.worker = Math.max(0, (left.worker ?? 0) - 1);
  if (what === 'feature') for (const good of takenBy(id)) left[good] = 0;
  return left;
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
