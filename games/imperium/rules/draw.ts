import { ask, nearest, picked, push } from '../../kit/agenda';
import type { ComponentId, Frame, Seat } from '../../kit/core';
import { say } from '../../kit/events';
import { noteMoved } from '../../kit/effect/run';
import { shuffle } from '../../kit/random';
import { reveal } from '../../kit/undo';
import type { Imperium } from '../state';
import { change } from './counts';
import { develop, developable } from './develop';
import { RESHUFFLE_DEVELOPMENT_OPTIONAL } from './open';
import { player } from './select';
import { deckLost, nationCardToDiscard } from './zones';

/** Drawing and reshuffling (R8). */

export interface DrawFrame extends Frame {
  op: 'draw';
  seat: Seat;
  /** Cards still to be drawn. */
  n: number;
  /** Cards already drawn. */
  drawn: ComponentId[];
  /** A reshuffle has just been done, so that an empty deck ends the drawing (R8.7). */
  reshuffled?: true;
}

/** Draws n cards, reshuffling on the way (R8.1). */
export function draw(g: Imperium, seat: Seat, n: number): void {
  if (n > 0) push(g, { op: 'draw', seat, n, drawn: [] });
}

/** Draws what the deck holds, then reshuffles for the rest (R8.1). With too few cards the effect counts as not done. */
export function drawHandler(g: Imperium, f: DrawFrame): void {
  const drawn = fromDeck(g, f.seat, f.n);
  if (drawn.length) delete f.reshuffled;
  f.drawn.push(...drawn);
  f.n -= drawn.length;
  if (f.n > 0 && !f.reshuffled) {
    f.reshuffled = true;
    push(g, f);
    push(g, { op: 'reshuffle', seat: f.seat, step: 0 });
    if (drawn.length) deckLost(g, f.seat);
    return;
  }
  if (drawn.length) deckLost(g, f.seat);
  for (const id of f.drawn) noteMoved(g, id, f.seat);
  if (f.n > 0) {
    const effect = nearest(g, 'effect');
    if (effect) effect.ok = false;
  }
}

/** Moves up to n cards from the draw deck to the hand. @returns the cards */
export function fromDeck(g: Imperium, seat: Seat, n: number): ComponentId[] {
  const { deck, hand } = player(g, seat);
  const cards = deck.splice(0, n);
  hand.push(...cards);
  if (cards.length === 0) return cards;
  say(g, { k: 'draw', seat, cards, n: cards.length, eyes: [seat], from: `deck ${seat}`, into: `hand ${seat}` });
  reveal(g, 'drewCards');
  return cards;
}

export interface ReshuffleFrame extends Frame {
  op: 'reshuffle';
  seat: Seat;
  step: number;
}

/** Reshuffles: R8.3 as barbarian, R8.4 as empire. Then the discard pile becomes the draw deck. */
export function reshuffleHandler(g: Imperium, f: ReshuffleFrame): void {
  const p = player(g, f.seat);
  if (f.step === 0) {
    f.step = 1;
    const token = p.exhausts > 0;
    if (p.state === 'barbarian') {
      if (token && !p.exhausted.includes('nation') && nationCardToDiscard(g, f.seat)) {
        change(g, f.seat, 'exhaust', -1);
        p.exhausted.push('nation');
      }
    } else if (token && !p.exhausted.includes('development')) {
      const options = developable(g, f.seat);
      // A payment is never forced (R15.5).
      const min = RESHUFFLE_DEVELOPMENT_OPTIONAL ? 0 : 1;
      if (options.length) return ask(g, f, { seat: f.seat, stage: 'answer', ask: 'reshuffle', options, min });
    }
  }
  const picks = picked(f, f.seat);
  if (picks?.[0]) {
    f.step = 2;
    change(g, f.seat, 'exhaust', -1);
    p.exhausted.push('development');
    push(g, f);
    develop(g, f.seat, picks[0], false);
    return;
  }
  if (p.discard.length === 0) return;
  const cards = p.discard;
  p.deck = shuffle(g, [...p.deck, ...cards]);
  p.discard = [];
  reveal(g, 'shuffled');
  say(g, { k: 'reshuffle', seat: f.seat, cards, from: `discard ${f.seat}`, into: `deck ${f.seat}` });
}
