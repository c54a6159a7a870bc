import { nearest } from '../../kit/agenda';
import type { ComponentId, Seat } from '../../kit/core';
import { say } from '../../kit/events';
import { noteMoved } from '../../kit/effect/run';
import { reveal } from '../../kit/undo';
import { RESOURCES } from '../card';
import { cardOf } from '../catalogue';
import type { Imperium, ImperiumEffect, Place } from '../state';
import { mainDeckDrawn, triggerCollapseIfEmpty } from './endings';
import { REFILL_GETS_PROGRESS, UNREST_WITH_CARD_IS_TAKEN } from './open';
import { player } from './select';
import { fire } from './triggers';
import { takeFromUnrest } from './zones';

/** The market (R12): places, tokens and unrest on them, refills. */

/** Does an unrest lie below such a card (R3.8, R11.13)? */
export const bringsUnrest = (id: ComponentId): boolean =>
  ['UNC', 'CIV', 'TRI'].some((suit) => cardOf(id).suits.has(suit as 'UNC'));

export const placeOf = (g: Imperium, id: ComponentId): Place | undefined => g.market.find((m) => m.card === id);

/** R3.9: civilised and not uncivilised. */
export const startsWithProgress = (id: ComponentId): boolean => cardOf(id).suits.has('CIV') && !cardOf(id).suits.has('UNC');

/** R12.2: the place decides which deck refills it. An empty main deck leaves it empty. */
export function refill(g: Imperium, place: Place): void {
  const deck = place.deck !== 'main' && g.small[place.deck].length ? g.small[place.deck] : g.main;
  const id = deck.shift();
  if (!id) return;
  place.card = id;
  mainDeckDrawn(g);
  layUnrest(g, place);
  if (REFILL_GETS_PROGRESS && startsWithProgress(id)) place.progress++;
  say(g, { k: 'refill', cards: [id] });
  reveal(g, 'revealedCard');
}

/** Puts an unrest below the card where one belongs; taking the last is collapse (R10.4). */
export function layUnrest(g: Imperium, place: Place): void {
  if (!place.card || !bringsUnrest(place.card)) return;
  place.unrest = g.unrest.shift() ?? null;
  triggerCollapseIfEmpty(g);
}

/** How a card came: which verb, and what happens to its unrest. */
type Verb = 'acquire' | 'breakthrough';

/** Takes a market card into hand with its tokens; its unrest comes along or goes back (R11.2, R11.5.1). */
export function takeFromMarket(g: Imperium, seat: Seat, id: ComponentId, verb: Verb): void {
  const place = placeOf(g, id);
  if (!place) throw new Error(`card ${id} is not in the market`);
  const p = player(g, seat);
  p.hand.push(id);
  place.card = null;
  noteMoved(g, id, seat);
  say(g, { k: verb === 'acquire' ? 'acquire' : 'breakthroughMarket', seat, cards: [id], n: verb === 'acquire' && place.unrest ? 1 : 0 });
  const taken = RESOURCES.filter((resource) => place[resource] > 0).map((resource) => ({ resource, n: place[resource] }));
  for (const { resource, n } of taken) {
    p[resource] += n;
    place[resource] = 0;
    say(g, { k: 'takeTokens', seat, n, what: resource, cards: [id] });
  }
  if (place.unrest) {
    if (verb === 'acquire') p.hand.push(place.unrest);
    else g.unrest.push(place.unrest);
    place.unrest = null;
    if (verb === 'acquire' && UNREST_WITH_CARD_IS_TAKEN) fire(g, seat, { name: 'onTakeUnrest', n: 1 });
  }
  refill(g, place);
  const icons = nearest<ImperiumEffect>(g, 'effect')?.icons;
  for (const { resource, n } of taken) {
    fire(g, seat, { name: 'onMarketGain', resource, n });
    if (icons) fire(g, seat, { name: 'onIconGain', icons, resource, n }); // R13.2: Trading Ships
  }
  tellGot(g, seat, id, verb, 'market');
}

/** Takes an exiled card into hand; acquired, an UNC, CIV or TRI brings an unrest from the pile (R11.13). */
export function takeFromExile(g: Imperium, seat: Seat, id: ComponentId, verb: Verb): void {
  g.exile.splice(g.exile.indexOf(id), 1);
  player(g, seat).hand.push(id);
  noteMoved(g, id, seat);
  const unrest = verb === 'acquire' && bringsUnrest(id) ? takeFromUnrest(g, seat, 1).length : 0;
  say(g, { k: verb === 'acquire' ? 'acquire' : 'breakthroughMarket', seat, cards: [id], n: unrest, what: 'exile' });
  tellGot(g, seat, id, verb, 'exile');
}

/** Fires what answers to a card got. */
export function tellGot(g: Imperium, seat: Seat, id: ComponentId, verb: Verb, from: string): void {
  if (verb === 'acquire') fire(g, seat, { name: 'onAcquire', card: id, from });
  else fire(g, seat, { name: 'onBreakthrough', suits: [...cardOf(id).suits] });
}

/** R11.11: the unrest below returns to the pile, the place is refilled. */
export function exileFromMarket(g: Imperium, seat: Seat, id: ComponentId): void {
  const place = placeOf(g, id);
  if (!place) throw new Error(`card ${id} is not in the market`);
  place.card = null;
  g.exile.push(id);
  if (place.unrest) g.unrest.push(place.unrest);
  place.unrest = null;
  noteMoved(g, id, seat);
  say(g, { k: 'exileMarket', seat, cards: [id] });
  refill(g, place);
}

/** R11.12: an exiled card in place of a market card, whose tokens move onto it. */
export function swapWithExile(g: Imperium, seat: Seat, out: ComponentId, back: ComponentId): void {
  const place = placeOf(g, out);
  if (!place) throw new Error(`card ${out} is not in the market`);
  if (place.unrest) g.unrest.push(place.unrest);
  place.unrest = null;
  g.exile.splice(g.exile.indexOf(back), 1, out);
  place.card = back;
  say(g, { k: 'swapMarket', seat, cards: [out, back] });
  layUnrest(g, place);
}
