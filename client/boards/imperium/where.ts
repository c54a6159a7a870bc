import type { ComponentId, Seat } from '../../../games/kit/core';
import type { Imperium } from '../../../games/imperium/state';

/** Where a card lies: a zone by its word, whose it is, and the card it is garrisoned under. */
export interface CardZone {
  zone: string;
  seat: Seat | null;
  host?: ComponentId;
}

const OWN = ['hand', 'deck', 'discard', 'history', 'play', 'nationDeck', 'development'] as const;

/** Finds a card in what the viewer sees; null for one that is hidden or not in the match. */
export function whereIs(view: Imperium, id: ComponentId): CardZone | null {
  if (view.market.some((place) => place.card === id || place.unrest === id)) return { zone: 'market', seat: null };
  for (const zone of ['exile', 'unrest', 'fame'] as const) if (view[zone].includes(id)) return { zone, seat: null };
  if (view.kings === id) return { zone: 'fame', seat: null };
  for (const [seat, player] of view.players.entries()) {
    if (player.power === id) return { zone: 'power', seat };
    if (player.accession === id) return { zone: 'accession', seat };
    const zone = OWN.find((each) => player[each].includes(id));
    if (zone) return { zone, seat };
    const host = Object.entries(player.garrison).find(([, cards]) => cards.includes(id))?.[0];
    if (host !== undefined) return { zone: 'garrison', seat, host };
  }
  return null;
}

/** Zones whose cards score for their owner (R10.6). */
const SCORED: readonly string[] = [...OWN.slice(0, 5), 'power', 'garrison'];
export const scores = ({ zone, seat }: CardZone): boolean => seat !== null && SCORED.includes(zone);
