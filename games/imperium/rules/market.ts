import { nearest } from '../../kit/agenda';
import type { ComponentId, Seat } from '../../kit/core';
import { MOVED, say } from '../../kit/events';
import { noteMoved } from '../../kit/effect/run';
import { reveal } from '../../kit/undo';
import { RESOURCES } from '../card';
import { cardOf } from '../lookup';
import type { Imperium, MarketPlace } from '../state';
import { mainDeckDrawn, triggerCollapseIfEmpty } from './endings';
import { REFILL_GETS_PROGRESS, UNREST_WITH_CARD_IS_TAKEN } from './open';
import { player } from './select';
import { fire } from './triggers';
import { shift, takeFromUnrest } from './zones';

/** The market (R12): places, tokens and unrest on them, refills. */

/** Does an unrest lie below the card in the market (R3.8, R11.13)? */
export const bringsUnrest = (id: ComponentId): boolean =>
  (['UNC', 'CIV', 'TRI'] as const).some((suit) => cardOf(id).suits.has(suit));

/** The place in the market where a card lies; undefined when it lies elsewhere. */
export const placeOf = (g: Imperium, id: ComponentId): MarketPlace | undefined => g.market.find((m) => m.card === id);

/** Does the card get 1 progress at set-up: is it civilised and not uncivilised (R3.9)? */
export const startsWithProgress = (id: ComponentId): boolean =>
  cardOf(id).suits.has('CIV') && !cardOf(id).suits.has('UNC');

/** Fills a place: the place decides the deck (R12.2). With an empty main deck it stays empty. */
export function refill(g: Imperium, place: MarketPlace): void {
  const deck = place.deck !== 'main' && g.small[place.deck].length ? place.deck : 'main';
  const id = (deck === 'main' ? g.main : g.small[deck]).shift();
  if (!id) return;
  place.card = id;
  mainDeckDrawn(g);
  const n = g.market.indexOf(place);
  layUnrest(g, place);
  if (REFILL_GETS_PROGRESS && startsWithProgress(id)) {
    place.progress++;
    say(g, { k: MOVED, n: 1, into: `progressThere ${n}` });
  }
  say(g, { k: 'refill', cards: [id], from: deck, into: `market ${n}` });
  reveal(g, 'revealedCard');
}

/** Puts an unrest below the card, if its suit needs one (R3.8). Taking the last unrest is collapse (R10.4). */
export function layUnrest(g: Imperium, place: MarketPlace): void {
  if (!place.card || !bringsUnrest(place.card)) return;
  place.unrest = g.unrest.shift() ?? null;
  if (place.unrest)
    say(g, { k: MOVED, cards: [place.unrest], from: 'unrest', into: `underMarket ${g.market.indexOf(place)}` });
  triggerCollapseIfEmpty(g);
}

/** Moves the unrest below a card that has left to a player's hand, or to the pile when `seat` is null. */
function takeUnrestFrom(g: Imperium, place: MarketPlace, seat: Seat | null): void {
  if (!place.unrest) return;
  shift(
    g,
    [place.unrest],
    { zone: 'underMarket', seat: null, n: g.market.indexOf(place) },
    seat === null ? { zone: 'unrest', seat: null } : { zone: 'hand', seat },
    null,
  );
}

/**
 * How a card is taken: acquired, or broken through for by the named suits (R11.5). This decides where its unrest goes.
 */
export type WayOfTaking = 'acquire' | { suits: readonly string[] };

/**
 * Moves a market card with its tokens to hand. Its unrest comes along when it is acquired, else it goes back (R11.2,
 * R11.5.1).
 */
export function takeFromMarket(g: Imperium, seat: Seat, id: ComponentId, way: WayOfTaking): void {
  const place = placeOf(g, id);
  if (!place) throw new Error(`card ${id} is not in the market`);
  const p = player(g, seat);
  const at = g.market.indexOf(place);
  p.hand.push(id);
  place.card = null;
  noteMoved(g, id, seat);
  say(g, {
    k: way === 'acquire' ? 'acquire' : 'breakthroughMarket',
    seat,
    cards: [id],
    n: way === 'acquire' && place.unrest ? 1 : 0,
    from: `market ${at}`,
    into: `hand ${seat}`,
  });
  const taken = RESOURCES.filter((resource) => place[resource] > 0).map((resource) => ({
    resource,
    n: place[resource],
  }));
  for (const { resource, n } of taken) {
    p[resource] += n;
    place[resource] = 0;
    say(g, {
      k: 'takeTokens',
      seat,
      n,
      what: resource,
      cards: [id],
      from: `${resource}There ${at}`,
      into: `${resource} ${seat}`,
    });
  }
  if (place.unrest) {
    takeUnrestFrom(g, place, way === 'acquire' ? seat : null);
    if (way === 'acquire' && UNREST_WITH_CARD_IS_TAKEN) fire(g, seat, { name: 'onTakeUnrest', n: 1 });
  }
  refill(g, place);
  const icons = nearest(g, 'effect')?.icons;
  for (const { resource, n } of taken) {
    fire(g, seat, { name: 'onMarketGain', resource, n });
    if (icons) fire(g, seat, { name: 'onIconGain', icons, resource, n }); // R13.2: Trading Ships
  }
  tellGot(g, seat, id, way, 'market');
}

/** Moves an exiled card to hand. An acquired UNC, CIV or TRI card brings an unrest from the pile (R11.13). */
export function takeFromExile(g: Imperium, seat: Seat, id: ComponentId, way: WayOfTaking): void {
  g.exile.splice(g.exile.indexOf(id), 1);
  player(g, seat).hand.push(id);
  noteMoved(g, id, seat);
  const n = way === 'acquire' && bringsUnrest(id) ? Math.min(1, g.unrest.length) : 0;
  say(g, {
    k: way === 'acquire' ? 'acquire' : 'breakthroughMarket',
    seat,
    cards: [id],
    n,
    what: 'exile',
    from: 'exile',
    into: `hand ${seat}`,
  });
  takeFromUnrest(g, seat, n);
  tellGot(g, seat, id, way, 'exile');
}

/** Fires the abilities that answer to a card taken. */
function tellGot(g: Imperium, seat: Seat, id: ComponentId, way: WayOfTaking, from: string): void {
  if (way === 'acquire') fire(g, seat, { name: 'onAcquire', card: id, from });
  else fire(g, seat, { name: 'onBreakthrough', suits: way.suits });
}

const EXILED = { k: 'exileMarket' } as const;

/** Exiles a market card: the unrest below returns to the pile, the place is refilled (R11.11). */
export function exileFromMarket(g: Imperium, seat: Seat, id: ComponentId): void {
  const place = placeOf(g, id);
  if (!place) throw new Error(`card ${id} is not in the market`);
  shift(
    g,
    [id],
    { zone: 'market', seat: null, n: g.market.indexOf(place) },
    { zone: 'exile', seat: null },
    EXILED,
    seat,
  );
  takeUnrestFrom(g, place, null);
  noteMoved(g, id, seat);
  refill(g, place);
}

/** Puts an exiled card in place of a market card, whose tokens move onto it (R11.12). */
export function swapWithExile(g: Imperium, seat: Seat, out: ComponentId, back: ComponentId): void {
  const place = placeOf(g, out);
  if (!place) throw new Error(`card ${out} is not in the market`);
  takeUnrestFrom(g, place, null);
  const spot = `market ${g.market.indexOf(place)}`;
  g.exile.splice(g.exile.indexOf(back), 1, out);
  place.card = back;
  say(g, { k: 'swapMarket', seat, cards: [out, back] });
  say(g, { k: MOVED, cards: [out], from: spot, into: 'exile' });
  say(g, { k: MOVED, cards: [back], from: 'exile', into: spot });
  layUnrest(g, place);
}
