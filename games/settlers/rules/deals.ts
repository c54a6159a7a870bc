import type { ComponentId, Seat } from '../../kit/core';
import { ATTACK_CARDS } from '../solo';
import type { SettlersEvent } from '../events';
import { DEALS } from '../optionKinds';
import type { Settlers } from '../state';
import { discard } from './draw';
import { common, moveCards, own } from './moving';
import { holderOf, player, told } from './select';

/** Deals: holder, deck, and whether they lie under a board or on an opponent's location (Q10, Q18, Q19). */

/** Ends a deal: its card or its marker is discarded, or an attack card leaves the line. */
export function endDeal(g: Settlers, seat: Seat, deal: string, by?: ComponentId): void {
  const holder = holderOf(g, deal);
  const tell = (moved: { cards: ComponentId[]; from: string; into: string; eyes?: Seat[] }): SettlersEvent => ({
    k: 'endsDeal',
    seat,
    ...(holder === seat ? {} : told(holder)),
    ...(by === undefined ? {} : { by }),
    ...moved,
  });
  if (ATTACK_CARDS.has(deal)) {
    // Spies may have taken the deal from the line (Q19).
    const from = holder === null ? common('line') : own(holder, 'deals');
    return moveCards(g, [deal], from, common('removedAttacks'), tell);
  }
  if (holder === null) throw new Error(`${deal} is no deal`);
  const host = DEALS.readAs('route', deal)?.[0];
  if (host === undefined) return discard(g, [deal], own(holder, 'deals'), tell);
  const [marker] = player(g, holder).routes[host] ?? [];
  if (marker !== undefined) discard(g, [marker], own(holder, 'routes', host), tell);
}

/** Ends all deals with a location that leaves play or is taken over (Q10). */
export function endRoutes(g: Settlers, host: ComponentId): void {
  for (const [seat, { routes }] of g.players.entries())
    while (routes[host] !== undefined) endDeal(g, seat, DEALS.of('route', host));
}
