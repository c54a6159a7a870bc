import { ask, picked, push } from '../../kit/agenda';
import type { ComponentId, Refusal, Seat } from '../../kit/core';
import { EFFECT_OPTIONS } from '../../kit/effect/optionKinds';
import { say } from '../../kit/events';
import type { Settlers } from '../state';
import { actionOf, canActivate, priceOfAction, waysToActivate } from './activation';
import { whyNotPay } from './build';
import { at, change } from './moving';
import { pay, type Paid } from './pay';
import { hasOthers } from './purse';
import { startAbility } from './resolution';
import { controlled } from './select';

/** Activating action locations (S12). */

export interface ActivateFrame extends Paid {
  op: 'activate';
  seat: Seat;
  card: ComponentId;
  /** It has been activated in this action and may be activated once more (S12.3). */
  again?: true;
}

/** Why the location cannot be activated; null when it can. @param otherwise the player wants to choose how to pay */
export function whyNotActivate(g: Settlers, seat: Seat, id: ComponentId, otherwise = false): Refusal | null {
  if (!controlled(g, seat).includes(id)) return { why: 'notYours' };
  const ability = actionOf(id);
  if (!ability) return { why: 'noAction' };
  if (g.blocked.includes(id)) return { why: 'blockedNow' };
  if ((g.used[id] ?? 0) >= ability.uses) return { why: 'usedUp' };
  const unpayable = whyNotPay(g, seat, priceOfAction(id), id, otherwise);
  if (unpayable) return unpayable;
  if (!canActivate(g, seat, id)) return { why: 'noTarget' };
  return otherwise && !hasOthers(waysToActivate(g, seat, id)) ? { why: 'noOtherPayment' } : null;
}

/** Activates a location. @param all the player chooses among all ways to pay */
export const activate = (g: Settlers, seat: Seat, card: ComponentId, all = false): void =>
  pay(
    g,
    { op: 'activate', seat, card },
    { seat, price: priceOfAction(card), by: card, onto: card, ...(all ? { all: true } : {}) },
  );

/** Carries out the text after the payment. A location with two uses may be used again in the same action (S12.3). */
export function activateHandler(g: Settlers, f: ActivateFrame): void {
  const { seat, card, paid, ...rest } = f;
  if (!paid) {
    const picks = picked(f, seat);
    if (!picks) {
      if (whyNotActivate(g, seat, card)) return;
      return ask(g, f, { seat, stage: 'answer', ask: 'again', card, options: ['again', 'stop'] });
    }
    if (!EFFECT_OPTIONS.readAs('again', picks[0] ?? '')) return;
    return pay(g, f, { seat, price: priceOfAction(card), by: card, onto: card, open: true });
  }
  change(g, at('used', card), 1);
  say(g, { k: 'activate', seat, at: card });
  const ability = actionOf(card);
  if (!ability) throw new Error(`${card} is no action location`);
  if (ability.uses > 1 && !rest.again) push(g, { op: 'activate', seat, card, again: true });
  startAbility(g, seat, card, ability.index);
}
