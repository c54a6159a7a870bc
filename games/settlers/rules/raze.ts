import type { ComponentId, Refusal, Seat } from '../../kit/core';
import type { SettlersEvent } from '../events';
import { cardOf } from '../lookup';
import type { Settlers } from '../state';
import { discard, forget } from './draw';
import { gain, gainEach } from './gain';
import { clear, leave, placeOf } from './leave';
import { giveAway, moveCards, own, supply } from './moving';
import { CONTROLLER_GETS_WOOD } from './open';
import { resolution } from './resolution';
import {
  controllerOf,
  isCommon,
  isRazable,
  opponentLocations,
  opponents,
  ownerOf,
  player,
  protectionOf,
  RAZE_HAND,
  RAZE_OPPONENT,
  told,
} from './select';
import { fire } from './triggers';

/** Razing (S10): cards in hand, opponents' locations, and razing by cards. */

/** The raze tokens that razing a card in hand or an opponent's location takes. */
export const tokensFor = (g: Settlers, seat: Seat, id: ComponentId): number =>
  player(g, seat).hand.includes(id) ? RAZE_HAND : RAZE_OPPONENT + protectionOf(g, id);

/** Cards in hand that can be razed (S10.1). */
export const razableInHand = (g: Settlers, seat: Seat): ComponentId[] => player(g, seat).hand.filter(isRazable);

/** Locations of opponents that can be razed (S10.2). */
export const razableOutside = (g: Settlers, seat: Seat): ComponentId[] => opponentLocations(g, seat).filter(isRazable);

/** Why a card in hand or a location cannot be razed with raze tokens; null when it can. */
export function whyNotRaze(g: Settlers, seat: Seat, id: ComponentId, byCard = false): Refusal | null {
  const { goods, hand } = player(g, seat);
  if (hand.includes(id)) {
    if (!isRazable(id)) return { why: 'noRazeField' };
  } else {
    const controller = controllerOf(g, id);
    if (controller === null && !g.virtual.includes(id)) return { why: 'notThere' };
    if (controller === seat) return { why: 'ownLocation' };
    // A card may still raze it (S17.3).
    if (g.options.razing === 'peaceful' && !byCard) return { why: 'peaceful' };
    if (controller !== null && !opponents(g, seat).includes(controller)) return { why: 'passedPlayer' };
    if (!isRazable(id)) return { why: isCommon(cardOf(id)) ? 'noRazeField' : 'factionSafe' };
  }
  const n = tokensFor(g, seat, id);
  return goods.raze < n ? { why: 'noToken', params: { n } } : null;
}

/** Pays the raze tokens, then razes. @param by the card that razes */
export function payAndRaze(g: Settlers, seat: Seat, id: ComponentId, by?: ComponentId): void {
  const n = tokensFor(g, seat, id);
  const because = by === undefined ? {} : { by };
  giveAway(g, supply(seat, 'raze'), n, (from) => ({ k: 'pay', seat, n, what: 'raze', ...because, from }));
  raze(g, seat, id, by);
}

/** Does the raze action (S10.1, S10.2). */
export function razeAction(g: Settlers, seat: Seat, id: ComponentId): void {
  resolution(g, seat);
  payAndRaze(g, seat, id);
}

/**
 * Razes a card in hand or a location and gains the goods of its raze field; then come the features that answer (S11.3).
 */
export function raze(g: Settlers, seat: Seat, id: ComponentId, by?: ComponentId): void {
  const because = by === undefined ? {} : { by };
  if (player(g, seat).hand.includes(id))
    discard(g, [id], own(seat, 'hand'), (moved) => ({ k: 'razeHand', seat, ...because, ...moved }));
  else fall(g, seat, id, because);
  fire(g, seat, { name: 'onRaze' });
  gainEach(g, seat, cardOf(id).raze, by);
}

/**
 * Moves a razed location (S10.3). A common one becomes a foundation of its owner; a faction location, and one of the
 * virtual player, is discarded (S10.4, S18.7).
 */
function fall(g: Settlers, seat: Seat, id: ComponentId, because: { by?: ComponentId }): void {
  const [owner, controller] = [ownerOf(g, id), controllerOf(g, id)];
  const tell = (moved: Omit<SettlersEvent & { k: 'raze' }, 'k' | 'seat'>): SettlersEvent => ({
    k: 'raze',
    seat,
    ...(controller === seat ? {} : told(controller)),
    ...because,
    ...moved,
  });
  if (owner === null || !isCommon(cardOf(id))) return leave(g, id, tell);
  const from = placeOf(g, id);
  clear(g, id);
  moveCards(g, [id], from, own(owner, 'foundations'), tell);
  forget(g, id);
  gain(g, CONTROLLER_GETS_WOOD ? (controller ?? owner) : owner, 'wood', 1);
}
