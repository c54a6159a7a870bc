import type { ComponentId, Seat } from '../../kit/core';
import { say } from '../../kit/events';
import { noteMoved } from '../../kit/effect/run';
import { reveal } from '../../kit/undo';
import { cardOf } from '../catalogue';
import type { EventKey } from '../keys';
import type { Imperium, Place, Player } from '../state';
import { triggerCollapseIfEmpty, triggerScoring } from './endings';
import { putLookedBack } from './looking';
import { player } from './select';

/** Cards on their way from zone to zone. Every move of a card goes through here. */

/** Where a card lies. */
export type Where =
  | { zone: 'hand' | 'deck' | 'discard' | 'history' | 'play' | 'nationDeck' | 'development' | 'looking'; seat: Seat }
  | { zone: 'garrison'; seat: Seat; host: ComponentId }
  | { zone: 'accession' | 'power'; seat: Seat }
  | { zone: 'market' | 'underMarket'; place: Place }
  | { zone: 'exile' | 'unrest' | 'main' | 'fame' | 'removedFame' | 'revealed' | 'small' };

const OWN = ['hand', 'play', 'discard', 'deck', 'history', 'nationDeck', 'development'] as const;
const SHARED = ['exile', 'unrest', 'main', 'fame', 'removedFame', 'revealed'] as const;

/** @returns where the card lies. @throws Error when it is nowhere: a card was lost. */
export function whereIs(g: Imperium, id: ComponentId): Where {
  for (const [seat, p] of g.players.entries()) {
    for (const zone of OWN) if (p[zone].includes(id)) return { zone, seat };
    if (p.looking?.cards.includes(id)) return { zone: 'looking', seat };
    if (p.accession === id) return { zone: 'accession', seat };
    if (p.power === id) return { zone: 'power', seat };
    for (const [host, cards] of Object.entries(p.garrison)) if (cards.includes(id)) return { zone: 'garrison', seat, host };
  }
  for (const place of g.market) {
    if (place.card === id) return { zone: 'market', place };
    if (place.unrest === id) return { zone: 'underMarket', place };
  }
  for (const zone of SHARED) if (g[zone].includes(id)) return { zone };
  for (const deck of Object.values(g.small)) if (deck.includes(id)) return { zone: 'small' };
  throw new Error(`card ${id} is in no zone`);
}

const drop = (list: ComponentId[], id: ComponentId): void => {
  const i = list.indexOf(id);
  if (i < 0) throw new Error(`card ${id} is not where it should be`);
  list.splice(i, 1);
};

/** Takes a card out of its zone; its garrison comes along when it leaves play (R11.9). @returns the card and its garrison, and where it lay. */
export function lift(g: Imperium, id: ComponentId): { cards: ComponentId[]; from: Where } {
  const from = whereIs(g, id);
  switch (from.zone) {
    case 'play': {
      const p = player(g, from.seat);
      const garrison = p.garrison[id] ?? [];
      delete p.garrison[id];
      drop(p.play, id);
      // R7.3: the token of a card that leaves play stays away until clean-up.
      p.exhausted = p.exhausted.filter((x) => x !== id);
      return { cards: [id, ...garrison], from };
    }
    case 'garrison': {
      const cards = player(g, from.seat).garrison[from.host] as ComponentId[];
      drop(cards, id);
      if (cards.length === 0) delete player(g, from.seat).garrison[from.host];
      break;
    }
    case 'looking': {
      const p = player(g, from.seat);
      if (p.looking) drop(p.looking.cards, id);
      break;
    }
    case 'accession': player(g, from.seat).accession = null; break;
    case 'power': throw new Error('a power card never leaves');
    case 'market': from.place.card = null; break;
    case 'underMarket': from.place.unrest = null; break;
    case 'small': for (const deck of Object.values(g.small)) if (deck.includes(id)) drop(deck, id); break;
    case 'exile': case 'unrest': case 'main': case 'fame': case 'removedFame': case 'revealed': drop(g[from.zone], id); break;
    default: drop(player(g, from.seat)[from.zone], id);
  }
  return { cards: [id], from };
}

/** Is what lay there known to everybody (R17)? */
export const isOpen = (from: Where): boolean =>
  ['discard', 'play', 'development', 'garrison', 'accession', 'market', 'underMarket', 'exile', 'unrest', 'revealed'].includes(from.zone);

interface Telling { k: EventKey; by?: ComponentId; to?: Seat; n?: number }

function tell(g: Imperium, seat: Seat, cards: ComponentId[], open: boolean, telling: Telling | null, eyes: Seat[] = [seat]): void {
  for (const id of cards) noteMoved(g, id, seat);
  if (!telling) return;
  const { by, ...rest } = telling;
  say(g, { seat, cards, ...rest, ...(by === undefined ? {} : { by }), ...(open ? {} : { eyes }) });
}

/** Puts a card (and its garrison) into a player's hand. @returns all cards that moved. */
export function toHand(g: Imperium, seat: Seat, id: ComponentId, telling: Telling | null, secret = false): ComponentId[] {
  const { cards, from } = lift(g, id);
  player(g, seat).hand.push(...cards);
  tell(g, seat, cards, isOpen(from) && !secret, telling);
  return cards;
}

/** Puts a card (and its garrison) on its owner's discard pile. */
export function toDiscard(g: Imperium, seat: Seat, id: ComponentId, telling: Telling | null): void {
  const { cards, from } = lift(g, id);
  player(g, seat).discard.push(...cards);
  tell(g, seat, cards, true, telling);
  if (from.zone === 'accession') accessionReached(g, seat, id);
}

/** Puts a card on top of a player's draw deck. */
export function toDeckTop(g: Imperium, seat: Seat, id: ComponentId, telling: Telling | null): void {
  const { cards, from } = lift(g, id);
  player(g, seat).deck.unshift(...cards);
  tell(g, seat, cards, isOpen(from), telling);
}

/** Puts a card (and its garrison) into its owner's history; who has none discards it (R11.15). */
export function toHistory(g: Imperium, seat: Seat, id: ComponentId, by?: ComponentId): void {
  if (hasNoHistory(player(g, seat))) return toDiscard(g, seat, id, { k: 'discard', by });
  const { cards, from } = lift(g, id);
  player(g, seat).history.push(...cards);
  tell(g, seat, cards, isOpen(from), { k: 'history', by });
}

/** Atlanteans and Vikings: `insteadOf(history: discard)` on the power card. */
export function hasNoHistory(p: Player): boolean {
  return p.power !== null && cardOf(p.power).abilities.some((a) =>
    a.effect.k === 'insteadOf' && a.effect.what.what?.f === 'word' && a.effect.what.what.word === 'history');
}

/** Puts a card under a host of the same player (R11.9). */
export function toGarrison(g: Imperium, seat: Seat, id: ComponentId, host: ComponentId, by: ComponentId): void {
  const { cards } = lift(g, id);
  (player(g, seat).garrison[host] ??= []).push(...cards);
  tell(g, seat, [id], true, { k: 'garrison', by: host === by ? by : host });
}

/** Puts a card (and its garrison) on the exile pile. */
export function toExile(g: Imperium, seat: Seat, id: ComponentId, telling: Telling): void {
  const { cards } = lift(g, id);
  g.exile.push(...cards);
  tell(g, seat, cards, true, telling);
}

/** Takes unrest from the pile into hand, as much as there is. @returns the cards. Emptying the pile is collapse (R10.3). */
export function takeFromUnrest(g: Imperium, seat: Seat, n: number): ComponentId[] {
  const cards = g.unrest.splice(0, n);
  player(g, seat).hand.push(...cards);
  triggerCollapseIfEmpty(g);
  return cards;
}

/** Puts an unrest card back on the pile. */
export function toUnrest(g: Imperium, seat: Seat, id: ComponentId): void {
  const { cards, from } = lift(g, id);
  g.unrest.push(...cards.splice(0, 1));
  // Nothing can lie under an unrest card; a garrison would go to the discard pile.
  player(g, seat).discard.push(...cards);
  noteMoved(g, id, seat);
  if (from.zone === 'deck' || from.zone === 'history') reveal(g, 'revealedCard');
}

/** The accession card has come to the discard pile: empire, or the Vikings' end (R8.3.2, R8.8, R10.1d). */
function accessionReached(g: Imperium, seat: Seat, id: ComponentId): void {
  if (cardOf(id).facts.keywords?.includes('triggers-end-when-gained')) return triggerScoring(g, seat, 'haraldHardrada');
  const p = player(g, seat);
  if (p.state === 'empire') return;
  p.state = 'empire';
  say(g, { k: 'flipState', seat, what: 'empire' });
}

/** Top card of the nation deck to the discard pile; the accession card is the last (R8.3.1). @returns false when there is none. */
export function nationCardToDiscard(g: Imperium, seat: Seat, by?: ComponentId): boolean {
  const p = player(g, seat);
  if (p.looking?.from === 'nation') putLookedBack(g, seat);
  const id = p.nationDeck[0] ?? p.accession;
  if (!id) return false;
  reveal(g, 'revealedCard');
  toDiscard(g, seat, id, { k: 'nationTop', by });
  return true;
}
