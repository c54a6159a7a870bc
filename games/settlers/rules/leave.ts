import type { ComponentId } from '../../kit/core';
import type { CardsMoved } from '../../kit/zones/moving';
import { SPENDABLE } from '../card';
import type { SettlersEvent } from '../events';
import type { Settlers } from '../state';
import { endRoutes } from './deals';
import { discard, pileFor } from './draw';
import { at, change, common, heldBy, lyingOn, moveCards, own, type ZoneRef } from './moving';
import { ownerOf } from './select';

/** Locations that leave an empire, and what lies on them (S8.4). */

/** Discards everything on or under a location; the location loses its controller. */
export function clear(g: Settlers, id: ComponentId): void {
  for (const good of SPENDABLE) change(g, lyingOn(id, good), -(g.spent[good][id] ?? 0));
  for (const count of ['used', 'answered', 'stashed'] as const) change(g, at(count, id), -(g[count][id] ?? 0));
  for (const count of ['defended', 'samurai', 'blocked'] as const)
    if (g[count].includes(id)) change(g, at(count, id), -1);
  for (const count of [g.used, g.answered, g.stashed, ...SPENDABLE.map((good) => g.spent[good])]) delete count[id];
  const holder = g.held[id];
  if (holder !== undefined) change(g, heldBy(holder, id), -1);
  for (const [seat, { tucked }] of g.players.entries()) discard(g, tucked[id] ?? [], own(seat, 'tucked', id));
  endRoutes(g, id);
}

/** Where a location lies. */
export const placeOf = (g: Settlers, id: ComponentId): ZoneRef => {
  const owner = ownerOf(g, id);
  return owner === null ? common('virtual') : own(owner, 'empire');
};

/** Removes a location from play, with all that lies on it. */
export function leave(g: Settlers, id: ComponentId, tell: (moved: CardsMoved) => SettlersEvent): void {
  const from = placeOf(g, id);
  clear(g, id);
  moveCards(g, [id], from, pileFor(g, id), tell);
}
