import type { ComponentId, Seat } from '../../kit/core';
import { lacking } from '../../kit/effect/possible';
import { SPENDABLE, type Ability } from '../card';
import { cardOf } from '../lookup';
import type { WayToPay } from '../optionKinds';
import type { Settlers } from '../state';
import { priceOf, waysOf, type Price, type Ways } from './purse';
import { player } from './select';

/** What activating a location takes (S12.1), and the ways to pay it that leave its text something to do. */

const PRICES = new Map<ComponentId, Price>();

/** The text that activating the location carries out; null where it has none. */
export const actionOf = (id: ComponentId): Ability | null =>
  cardOf(id).abilities.find(({ timing }) => timing === 'action') ?? null;

/** What an activation costs (S12.1). */
export function priceOfAction(id: ComponentId): Price {
  let price = PRICES.get(id);
  if (!price) PRICES.set(id, (price = priceOf(actionOf(id)?.cost ?? null)));
  return price;
}

/** Has the location's text something to do after a payment? It needs a target (Q13), which may have a price itself (S13.COM040). */
const hasTarget =
  (g: Settlers, seat: Seat, id: ComponentId) =>
  (way: WayToPay): boolean => {
    const effect = actionOf(id)?.effect;
    if (!effect) return false;
    const frame = { op: 'node' as const, card: id, node: effect.id, seat, self: id, price: true as const };
    return lacking(without(g, seat, way), effect, frame) === null;
  };

/** Is there a way to pay for activating the location that leaves its text something to do? */
export function canActivate(g: Settlers, seat: Seat, id: ComponentId): boolean {
  const { usual, all } = waysOf(g, seat, priceOfAction(id), id);
  const works = hasTarget(g, seat, id);
  return usual.some(works) || all.some(works);
}

/** The ways to pay for activating the location that leave its text something to do. */
export function waysToActivate(g: Settlers, seat: Seat, id: ComponentId): Ways {
  const { usual, all } = waysOf(g, seat, priceOfAction(id), id);
  const works = hasTarget(g, seat, id);
  const [good, any] = [usual.filter(works), all.filter(works)];
  return { usual: good.length > 0 ? good : any, all: any };
}

/** The position without the goods that a payment takes from the seat's supply. */
function without(g: Settlers, seat: Seat, { goods: paid }: WayToPay): Settlers {
  const left = { ...player(g, seat).goods };
  for (const what of SPENDABLE) left[what] -= paid[what] ?? 0;
  return { ...g, players: g.players.map((p, i) => (i === seat ? { ...p, goods: left } : p)) };
}
