import { ask, askAlways, picked } from '../../../kit/agenda';
import type { ComponentId, Frame, Option, Refusal, Seat } from '../../../kit/core';
import { say } from '../../../kit/events';
import { cardOf, cardsWith } from '../../lookup';
import { LEAST_DECK, RESERVE } from '../../components';
import { TURN_OPTIONS } from '../../optionKinds';
import type { Mythotopia, Player } from '../../state';
import { bring, forget, gain, toDiscard, toReserve } from '../cards';
import type { Chances } from '../chances';
import { common, own, type ZoneRef } from '../moving';
import { askPlays, type Paid } from '../pay';
import { spend } from '../purse';
import { modifiers, player, playable, room } from '../select';

/**
 * Actions that change a player's deck: Draft, Cards to reserve, Discard, Remove cards (M6.8–M6.11), and Warehouse
 * (M10).
 */

const DRAFT_PRICE = { role: 'gold', n: 1 } as const;
/** The mark for an action that is used once in a turn (M5.3). */
const DRAFT = 'draft';

/** Where a card that may be drafted lies; null when it may not be drafted (M6.8). */
function offer(g: Mythotopia, seat: Seat, id: ComponentId): ZoneRef | null {
  if (g.shown.includes(id)) return common('shown');
  if (player(g, seat).removed.includes(id)) return own(seat, 'removed');
  const province = g.provinceDeck.includes(id) ? cardOf(id).province : null;
  return province && g.owners[province] === seat ? common('provinceDeck') : null;
}

/** Why the card cannot be drafted; null when it can (M6.8). */
export function whyNotDraft(c: Chances, id: ComponentId): Refusal | null {
  if (!offer(c.g, c.seat, id)) return { why: id === '' ? 'noOffer' : 'notShown' };
  if (!c.unused(DRAFT)) return { why: 'oncePerTurn' };
  return c.whyNotPaid([DRAFT_PRICE]);
}

/** Cards that may be drafted, payable or not. */
export const draftActions = ({ g, seat, p }: Chances): Option[] => {
  const own = g.provinceDeck.filter((id) => g.owners[cardOf(id).province ?? ''] === seat);
  return [...g.shown, ...p.removed, ...own].map((id) => TURN_OPTIONS.of('draft', id));
};

/** Cards that can be drafted and paid for now. */
export const draftOptions = (c: Chances): Option[] => (c.unused(DRAFT) && c.canPay(DRAFT_PRICE) ? draftActions(c) : []);

export interface DraftFrame extends Paid {
  op: 'draft';
  seat: Seat;
  card: ComponentId;
}

/** Drafts a card: asks for the payment, then moves the card (M6.8). */
export function draftHandler(g: Mythotopia, f: DraftFrame): void {
  const { seat, card } = f;
  if (!f.plays) return askPlays(g, f, { seat, needs: [DRAFT_PRICE] });
  spend(g, seat, f.plays);
  gain(g, seat, card, offer(g, seat, card) as ZoneRef, ({ cards, from, into }) => ({
    k: 'draft',
    seat,
    cards,
    from,
    into,
  }));
  g.used.push(DRAFT);
}

/** Why no card can be put into the reserve; null when one can (M6.9). */
export function whyNotPutInReserve({ g, seat, p }: Chances): Refusal | null {
  if (p.hand.length === 0) return { why: 'noHand' };
  return room(g, seat, RESERVE) > 0 ? null : { why: 'noRoom' };
}

export interface CardsFrame extends Frame {
  op: 'putInReserve' | 'discard' | 'removeCards' | 'store';
  seat: Seat;
}

/** Puts the chosen hand cards into the reserve (M6.9). */
export function putInReserveHandler(g: Mythotopia, f: CardsFrame): void {
  const { seat } = f;
  const { hand } = player(g, seat);
  const picks = picked(f, seat);
  if (!picks)
    return ask(g, f, {
      seat,
      stage: 'answer',
      ask: 'putInReserve',
      options: [...hand],
      min: 1,
      max: room(g, seat, RESERVE),
    });
  toReserve(g, seat, picks);
}

/** Why no card can be discarded; null when one can (M6.10). */
export const whyNotDiscard = (c: Chances): Refusal | null => (c.cards.length > 0 ? null : { why: 'noCards' });

/** Discards the chosen cards (M6.10). */
export function discardHandler(g: Mythotopia, f: CardsFrame): void {
  const { seat } = f;
  const picks = picked(f, seat);
  if (!picks) {
    const options = playable(g, seat);
    return askAlways(g, f, { seat, stage: 'answer', ask: 'discard', options, min: 1, max: options.length });
  }
  toDiscard(g, seat, picks);
  say(g, { k: 'discard', seat, cards: [...picks] });
}

/** How many cards may be removed now: at most 2, and 7 must stay (M6.11). */
const removable = (p: Player): number =>
  Math.min(2, p.deck.length + p.hand.length + p.discard.length + p.reserve.length - LEAST_DECK);

/** Why no card can be removed; null when one can (M6.11). */
export function whyNotRemoveCards(c: Chances): Refusal | null {
  if (c.cards.length === 0) return { why: 'noCards' };
  return removable(c.p) > 0 ? null : { why: 'leastDeck' };
}

/** Removes the chosen cards from the player's deck (M6.11). */
export function removeCardsHandler(g: Mythotopia, f: CardsFrame): void {
  const { seat } = f;
  const p = player(g, seat);
  const picks = picked(f, seat);
  if (!picks)
    return askAlways(g, f, {
      seat,
      stage: 'answer',
      ask: 'removeCards',
      options: playable(g, seat),
      min: 1,
      max: removable(p),
    });
  for (const id of picks) {
    const { kind } = cardOf(id);
    bring(
      g,
      seat,
      [id],
      kind === 'starter' ? own(seat, 'removed') : common(kind === 'province' ? 'provinceDeck' : 'shown'),
    );
    forget(p, id);
  }
  say(g, { k: 'removeCards', seat, cards: [...picks] });
}

/** Has the seat a card that stores, as Warehouse does? */
const warehouse = (g: Mythotopia, seat: Seat): boolean => modifiers(g, seat, 'store').length > 0;
const STORE = 'warehouse';

/** Why no card can be stored; null when one can (M10, M11.28). */
export function whyNotStore(c: Chances): Refusal | null {
  if (!warehouse(c.g, c.seat)) return { why: 'noStore', params: { cards: [...cardsWith('store')].join(' ') } };
  if (!c.unused(STORE)) return { why: 'oncePerTurn' };
  return whyNotPutInReserve(c);
}

/** Stores the chosen hand card in the reserve (M10, M11.28). */
export function storeHandler(g: Mythotopia, f: CardsFrame): void {
  const { seat } = f;
  const picks = picked(f, seat);
  if (!picks) return ask(g, f, { seat, stage: 'answer', ask: 'store', options: [...player(g, seat).hand] });
  g.used.push(STORE);
  toReserve(g, seat, picks);
}
