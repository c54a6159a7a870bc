import type { ComponentId, Seat } from '../../kit/core';
import { MOVED, say } from '../../kit/events';
import { noteMoved, startEffect } from '../../kit/effect/run';
import { reveal } from '../../kit/undo';
import { spotOf, type ZoneRef as Located } from '../../kit/zones';
import { eyesOf } from '../../kit/zones/told';
import { cardOf, nationOf } from '../lookup';
import type { State } from '../card';
import type { MoveKey } from '../events';
import type { Imperium, Player } from '../state';
import { zones, type ZoneName } from '../zones';
import { triggerCollapseIfEmpty, triggeredBy } from './endings';
import { putLookedBack } from './looking';
import { player } from './select';
import { fire } from './triggers';

/** Moves cards between zones. Every move of a card goes through here. */

export type ZoneRef = Located<ZoneName>;

/** A zone of a player. */
const of = (seat: Seat, zone: ZoneName, host?: ComponentId): ZoneRef => ({ zone, seat, ...(host ? { host } : {}) });
/** A common zone; `n` is the number of a market place. */
const common = (zone: ZoneName, n?: number): ZoneRef => ({ zone, seat: null, ...(n === undefined ? {} : { n }) });

/**
 * Takes a card out of its zone, with its garrison when it leaves play (R11.9).
 * @returns the cards, and where they lay
 */
export function lift(g: Imperium, id: ComponentId): { cards: ComponentId[]; from: ZoneRef } {
  const from = zones.locate(g, id);
  if (from.zone === 'power') throw new Error('a power card never leaves');
  if (from.zone === 'play' && from.seat !== null) {
    const p = player(g, from.seat);
    const garrison = [...(p.garrison[id] ?? [])];
    if (garrison.length) shift(g, garrison, of(from.seat, 'garrison', id), from, null);
    // R7.3: the token of a card that leaves play stays away until clean-up.
    p.exhausted = p.exhausted.filter((x) => x !== id);
    const cards = [id, ...garrison];
    zones.get('play').take(g, cards, from);
    fire(g, from.seat, { name: 'onLeavePlay', card: id });
    return { cards, from };
  }
  zones.get(from.zone).take(g, [id], from);
  if (from.zone === 'deck' && from.seat !== null) deckLost(g, from.seat);
  return { cards: [id], from };
}

/**
 * Fires the abilities that answer to the draw deck being empty, after a card has left it, whoever took it (R14.8.6).
 */
export function deckLost(g: Imperium, seat: Seat): void {
  if (player(g, seat).deck.length === 0) fire(g, seat, { name: 'onEmptyDeck' });
}

/** What an event tells about a move, besides the cards and places. */
interface Telling {
  k: MoveKey;
  by?: ComponentId | undefined;
}

/** Moves cards from one place to another and tells it. */
export function shift(
  g: Imperium,
  cards: ComponentId[],
  from: ZoneRef,
  into: ZoneRef,
  telling: Telling | null,
  seat: Seat | null = into.seat ?? from.seat,
): void {
  zones.get(from.zone).take(g, cards, from);
  arrive(g, seat, cards, from, into, telling);
}

/** Puts cards that were taken out of `from` into their new place and tells it. */
function arrive(
  g: Imperium,
  seat: Seat | null,
  cards: ComponentId[],
  from: ZoneRef,
  into: ZoneRef,
  telling: Telling | null,
  top = false,
): void {
  zones.put(g, cards, into, top);
  const way = { ...wayOf(from, into), ...eyesOf(zones, g, from, into) };
  if (!telling || seat === null) say(g, { k: MOVED, cards, ...way, ...(seat === null ? {} : { seat }) });
  else say(g, { k: telling.k, seat, cards, ...way, ...(telling.by === undefined ? {} : { by: telling.by }) });
}

/** The old and the new place as an event names them. */
export const wayOf = (from: ZoneRef, into: ZoneRef) => ({ from: spotOf(from), into: spotOf(into) });

/** Did everybody know what lay there (R17)? */
export const isOpen = (g: Imperium, from: ZoneRef): boolean => zones.isOpen(g, from);

/**
 * Moves a card with its garrison, and notes the move for the effect that does it. Cards that only go along are not what
 * the effect has abandoned or recalled, and their icons count for nothing (R11.1, R11.9).
 */
function bring(
  g: Imperium,
  seat: Seat,
  id: ComponentId,
  into: ZoneRef,
  telling: Telling | null,
  top = false,
): { cards: ComponentId[]; from: ZoneRef } {
  const { cards, from } = lift(g, id);
  arrive(g, seat, cards, from, into, telling, top);
  noteMoved(g, id, seat);
  return { cards, from };
}

/** Moves a card and its garrison to a player's hand. @returns all cards that moved */
export const toHand = (g: Imperium, seat: Seat, id: ComponentId, telling: Telling | null): ComponentId[] =>
  bring(g, seat, id, of(seat, 'hand'), telling).cards;

/** Moves a card and its garrison to its owner's play area. @returns where it lay */
export const intoPlay = (g: Imperium, seat: Seat, id: ComponentId): ZoneRef => {
  const { cards, from } = lift(g, id);
  zones.put(g, cards, of(seat, 'play'));
  noteMoved(g, id, seat);
  return from;
};

/** Puts a card into the play area without playing it. */
export function putIntoPlay(g: Imperium, seat: Seat, id: ComponentId, by?: ComponentId): void {
  bring(g, seat, id, of(seat, 'play'), { k: 'putIntoPlay', by });
}

/** Moves a card and its garrison to its owner's discard pile; the nadir card goes into play instead (R14.1.5). */
export function toDiscard(g: Imperium, seat: Seat, id: ComponentId, telling: Telling | null): void {
  if (player(g, seat).accession === id && cardOf(id).facts.keywords?.includes('into-play-when-gained'))
    return putIntoPlay(g, seat, id, telling?.by);
  const { from } = bring(g, seat, id, of(seat, 'discard'), telling);
  if (from.zone === 'accession') accessionReached(g, seat, id);
}

/** Puts a card on top of a player's draw deck. */
export function toDeckTop(g: Imperium, seat: Seat, id: ComponentId, telling: Telling | null): void {
  bring(g, seat, id, of(seat, 'deck'), telling, true);
}

/** Moves a card and its garrison to its owner's history; a nation without history discards it (R11.15). */
export function toHistory(g: Imperium, seat: Seat, id: ComponentId, by?: ComponentId): void {
  if (hasNoHistory(player(g, seat))) return toDiscard(g, seat, id, { k: 'discard', by });
  bring(g, seat, id, of(seat, 'history'), { k: 'history', by });
}

/** Sinks a card with its garrison; a nation without sunken pile discards it (R11.22). */
export function toSunken(g: Imperium, seat: Seat, id: ComponentId, by?: ComponentId): void {
  if (!nationOf(player(g, seat)).sinks) return toDiscard(g, seat, id, { k: 'discard', by });
  bring(g, seat, id, of(seat, 'sunken'), { k: 'sink', by });
}

/**
 * Does the nation have no history? Atlanteans and Vikings have `insteadOf(history: discard)` on the power card
 * (R11.15).
 */
export function hasNoHistory(p: Player): boolean {
  return (
    p.power !== null &&
    cardOf(p.power).abilities.some(
      (a) =>
        a.effect.kind === 'insteadOf' && a.effect.what.what?.kind === 'word' && a.effect.what.what.word === 'history',
    )
  );
}

/** Puts a card under a host of the same player (R11.9). */
export function toGarrison(g: Imperium, seat: Seat, id: ComponentId, host: ComponentId, by: ComponentId): void {
  bring(g, seat, id, of(seat, 'garrison', host), { k: 'garrison', by: host === by ? by : host });
}

/** Garrisons an impending quest under a card, which makes it the active quest (R14.1.2). */
export function toQuest(g: Imperium, seat: Seat, id: ComponentId, host: ComponentId): void {
  bring(g, seat, id, of(seat, 'garrison', host), { k: 'setQuest', by: host });
}

/** Puts a card (and its garrison) on the exile pile. */
export function toExile(g: Imperium, seat: Seat, id: ComponentId, telling: Telling): void {
  bring(g, seat, id, common('exile'), telling);
}

/** Moves unrest from the pile to hand, as much as there is. An empty pile is collapse (R10.3). @returns the cards */
export function takeFromUnrest(g: Imperium, seat: Seat, n: number): ComponentId[] {
  const cards = g.unrest.slice(0, n);
  if (cards.length) shift(g, cards, common('unrest'), of(seat, 'hand'), null);
  triggerCollapseIfEmpty(g);
  return cards;
}

/** Puts an unrest card back on the pile. */
export function toUnrest(g: Imperium, seat: Seat, id: ComponentId): void {
  const { cards, from } = lift(g, id);
  arrive(g, seat, cards.splice(0, 1), from, common('unrest'), null);
  // A garrison cannot follow to the unrest pile; it is discarded.
  if (cards.length) arrive(g, seat, cards, from, of(seat, 'discard'), null);
  noteMoved(g, id, seat);
  if (from.zone === 'deck' || from.zone === 'history') reveal(g, 'revealedCard');
}

/**
 * Resolves the accession card reaching the discard pile: the state card becomes empire, or the Vikings' end (R8.3.2,
 * R8.8, R10.1d).
 */
function accessionReached(g: Imperium, seat: Seat, id: ComponentId): void {
  if (cardOf(id).facts.keywords?.includes('triggers-end-when-gained')) return triggeredBy(g, seat, id);
  flipState(g, seat, 'empire');
}

/** Turns the owner's state card to a side. */
export function flipState(g: Imperium, seat: Seat, to: State): void {
  const p = player(g, seat);
  if (p.state === to) return;
  p.state = to;
  say(g, { k: 'flipState', seat, what: to });
}

/**
 * Puts another side or card on top of the in-play cards below the power card (R14.8.3), and does what it says for that
 * moment.
 */
export function comeUp(g: Imperium, seat: Seat, id: ComponentId): void {
  const p = player(g, seat);
  const [old, ...under] = p.below;
  if (old === undefined) return;
  say(g, { k: 'comeUp', seat, cards: [id] });
  if (under.includes(id)) p.below = [id, ...under.filter((each) => each !== id), old];
  else {
    p.below = [id, ...under];
    say(g, { k: MOVED, seat, cards: [old], from: `below ${seat}` });
    say(g, { k: MOVED, seat, cards: [id], into: `below ${seat}` });
  }
  p.exhausted = p.exhausted.filter((thing) => thing !== old);
  for (const { timing, index } of cardOf(id).abilities)
    if (timing === 'when-put-into-play') startEffect(g, { card: id, ability: index, seat, self: id });
}

/**
 * Moves the top card of the nation deck to the discard pile; the accession card comes last (R8.3.1).
 * @returns false when there is none
 */
export function nationCardToDiscard(g: Imperium, seat: Seat, by?: ComponentId): boolean {
  const p = player(g, seat);
  if (p.looking?.from === 'nation') putLookedBack(g, seat);
  const id = p.nationDeck[0] ?? p.accession;
  if (!id) return false;
  reveal(g, 'revealedCard');
  toDiscard(g, seat, id, { k: 'nationTop', by });
  return true;
}
