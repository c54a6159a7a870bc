import { ask, picked, push } from '../../kit/agenda';
import type { ComponentId, Frame, Seat } from '../../kit/core';
import { say } from '../../kit/events';
import { shuffle } from '../../kit/random';
import { reveal } from '../../kit/undo';
import type { Settlers } from '../state';
import type { ZoneName } from '../zones';
import { common, moveCards, own, type ZoneRef } from './moving';
import { FACTION_DECKS_ARE_RESHUFFLED } from './open';
import { noteDrawn } from './resolution';
import { isCommon, player, seatOfDeck } from './select';
import { cardOf } from '../lookup';

/** Drawing cards, each from the deck that the player chooses (S1.6), and discarding them (S1.7). */

export interface DrawFrame extends Frame {
  op: 'draw';
  seat: Seat;
  n: number;
  by?: ComponentId;
  /** Where the cards go; absent: to hand. */
  to?: 'looking';
}

export const SOURCES = ['common', 'faction'] as const;
export type Source = (typeof SOURCES)[number];

const deckOf = (g: Settlers, seat: Seat, source: Source): ComponentId[] =>
  source === 'common' ? g.commonDeck : player(g, seat).deck;
const pileOf = (g: Settlers, seat: Seat, source: Source): readonly ComponentId[] =>
  source === 'common' ? g.commonDiscard : player(g, seat).discard;

const isRefilled = (source: Source): boolean => source === 'common' || FACTION_DECKS_ARE_RESHUFFLED;

/** Is there a card to draw, now or after shuffling the discard pile (S1.7, Q1)? */
export const hasCards = (g: Settlers, seat: Seat, source: Source): boolean =>
  deckOf(g, seat, source).length > 0 || (isRefilled(source) && pileOf(g, seat, source).length > 0);

const zonesOf = (seat: Seat, source: Source): { deck: ZoneRef; pile: ZoneRef } =>
  source === 'common'
    ? { deck: common('commonDeck'), pile: common('commonDiscard') }
    : { deck: own(seat, 'deck'), pile: own(seat, 'discard') };

/** Refills an empty deck from its discard pile, where the rules allow it (S1.7). */
function refill(g: Settlers, seat: Seat, source: Source): void {
  if (deckOf(g, seat, source).length > 0 || !isRefilled(source)) return;
  const pile = pileOf(g, seat, source);
  if (pile.length === 0) return;
  const { deck, pile: from } = zonesOf(seat, source);
  const n = pile.length;
  moveCards(g, pile, from, deck);
  shuffle(g, deckOf(g, seat, source));
  say(g, { k: 'reshuffle', n });
}

/** Moves up to n top cards of a deck. @returns the cards */
export function top(
  g: Settlers,
  seat: Seat,
  source: Source,
  n: number,
  into: ZoneRef,
  tell?: Parameters<typeof moveCards>[4],
): ComponentId[] {
  const taken: ComponentId[] = [];
  for (let i = 0; i < n; i++) {
    refill(g, seat, source);
    const [id] = deckOf(g, seat, source);
    if (id === undefined) break;
    moveCards(g, [id], zonesOf(seat, source).deck, into, tell);
    taken.push(id);
  }
  if (taken.length > 0) reveal(g, 'drewCards');
  return taken;
}

/** Draws from one deck. @param zone where the cards go */
export function drawFrom(
  g: Settlers,
  seat: Seat,
  source: Source,
  n: number,
  by?: ComponentId,
  zone: Extract<ZoneName, 'hand' | 'looking'> = 'hand',
): void {
  const drawn = top(g, seat, source, n, own(seat, zone), (moved) => ({
    k: 'draw',
    seat,
    n: 1,
    what: source,
    ...(by === undefined ? {} : { by }),
    ...moved,
  }));
  if (zone === 'hand') noteDrawn(g, seat, drawn);
}

/** Draws one card after the other; each is seen before the next deck is chosen (S1.6). */
export function drawHandler(g: Settlers, f: DrawFrame): void {
  if (f.n <= 0) return;
  const { seat } = f;
  const sources = SOURCES.filter((source) => hasCards(g, seat, source));
  const picks = picked(f, seat);
  if (!picks) {
    if (sources.length === 0) return;
    return ask(g, f, {
      seat,
      stage: 'answer',
      ask: 'deck',
      ...(f.by === undefined ? {} : { card: f.by }),
      params: { n: f.n },
      options: sources,
    });
  }
  push(g, { ...f, n: f.n - 1 });
  drawFrom(g, seat, picks[0] === 'common' ? 'common' : 'faction', 1, f.by, f.to ?? 'hand');
}

/** The pile of a discarded card: that of its deck (S1.7, Q18). */
export const pileFor = (g: Settlers, id: ComponentId): ZoneRef =>
  isCommon(cardOf(id)) ? common('commonDiscard') : own(seatOfDeck(g, id), 'discard');

/** Notes that the cards are no longer with a player, as everybody has seen. */
export function forget(g: Settlers, ...cards: readonly ComponentId[]): void {
  for (const p of g.players)
    for (const list of ['known', 'passedOn'] as const)
      if (cards.some((id) => p[list].includes(id))) p[list] = p[list].filter((id) => !cards.includes(id));
}

/** Discards cards of one place, each to the pile of its deck. */
export function discard(
  g: Settlers,
  cards: readonly ComponentId[],
  from: ZoneRef,
  tell?: Parameters<typeof moveCards>[4],
): void {
  // `cards` may be the zone's own list, which changes below.
  const gone = [...cards];
  for (const id of gone) moveCards(g, [id], from, pileFor(g, id), tell);
  forget(g, ...gone);
}
