import { ask, nearest, picked, push } from '../../kit/agenda';
import type { ComponentId, Frame, Seat } from '../../kit/core';
import { say } from '../../kit/events';
import { noteMoved, type EffectFrame } from '../../kit/effect/run';
import { shuffle } from '../../kit/random';
import { reveal } from '../../kit/undo';
import type { Imperium } from '../state';
import { develop, developable } from './develop';
import { RESHUFFLE_DEVELOPMENT_OPTIONAL } from './open';
import { player } from './select';
import { nationCardToDiscard } from './zones';

/** Drawing and reshuffling (R8). */

export interface DrawFrame extends Frame {
  op: 'draw';
  seat: Seat;
  /** Cards still to be drawn. */
  n: number;
  /** Cards drawn since the log was told. */
  drawn: ComponentId[];
  /** A reshuffle has just been done: an empty deck now ends the drawing (R8.7). */
  reshuffled?: true;
}

/** Draws n cards, reshuffling on the way (R8.1). */
export function draw(g: Imperium, seat: Seat, n: number): void {
  if (n > 0) push<DrawFrame>(g, { op: 'draw', seat, n, drawn: [] });
}

export function drawHandler(g: Imperium, f: DrawFrame): void {
  const p = player(g, f.seat);
  while (f.n > 0 && p.deck.length > 0) {
    const id = p.deck.shift() as ComponentId;
    p.hand.push(id);
    f.drawn.push(id);
    f.n--;
    delete f.reshuffled;
  }
  if (f.n > 0 && !f.reshuffled) {
    f.reshuffled = true;
    if (f.drawn.length) reveal(g, 'drewCards');
    push(g, f);
    push<ReshuffleFrame>(g, { op: 'reshuffle', seat: f.seat, step: 0 });
    return;
  }
  tellDrawn(g, f.seat, f.drawn);
  if (f.n > 0) {
    const effect = nearest<EffectFrame>(g, 'effect');
    if (effect) effect.ok = false;
  }
}

/** Tells the log and the running effect which cards were drawn. */
export function tellDrawn(g: Imperium, seat: Seat, drawn: ComponentId[]): void {
  if (drawn.length === 0) return;
  for (const id of drawn) noteMoved(g, id, seat);
  say(g, { k: 'draw', seat, cards: drawn, n: drawn.length, eyes: [seat] });
  reveal(g, 'drewCards');
}

export interface ReshuffleFrame extends Frame { op: 'reshuffle'; seat: Seat; step: number }

/** R8.3 as barbarian, R8.4 as empire; then the discard pile becomes the draw deck. */
export function reshuffleHandler(g: Imperium, f: ReshuffleFrame): void {
  const p = player(g, f.seat);
  if (f.step === 0) {
    f.step = 1;
    const token = p.exhausts > 0;
    if (p.state === 'barbarian') {
      if (token && !p.exhausted.includes('nation') && nationCardToDiscard(g, f.seat)) {
        p.exhausts--;
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
    p.exhausts--;
    p.exhausted.push('development');
    push(g, f);
    develop(g, f.seat, picks[0], false);
    return;
  }
  if (p.discard.length === 0) return;
  p.deck = shuffle(g, [...p.deck, ...p.discard]);
  p.discard = [];
  reveal(g, 'shuffled');
  say(g, { k: 'reshuffle', seat: f.seat });
}
