import type { ComponentId, Seat } from '../../kit/core';
import type { Viewpoint } from '../../kit/effect/run';
import type { Node } from '../../kit/effect/syntax';
import type { Ability } from '../card';
import type { Imperium } from '../state';

/** Estimates of one seat at one moment, in victory points; what the valuation of effects needs of them. */
export interface Evaluation {
  /** The seat's view. */
  readonly g: Imperium;
  readonly seat: Seat;
  /** Rounds still to come, roughly. */
  readonly rounds: number;
  /** Having the card, in the deck or in play, until the end: its points and its use. */
  worth(id: ComponentId): number;
  /** Its use from now on, beyond its points. */
  using(id: ComponentId): number;
  /** Taking the card from market or exile: with its tokens, and with its unrest unless it is broken through for. */
  taking(id: ComponentId, verb: 'acquire' | 'breakthrough'): number;
  /** Playing the card now; null when its price or state icon forbids it. */
  playing(id: ComponentId): number | null;
  /** Its place in hand; the least worth is discarded first. */
  keeping(id: ComponentId): number;
  /** What an ability brings of which the card in hand is to be the price; 0 when none waits for it. */
  awaited(id: ComponentId): number;
  /** Putting the card into history. */
  retiring(id: ComponentId): number;
  /** Developing the card, its price paid unless it is free. */
  developing(id: ComponentId, free: boolean): number;
  /** What n unrest cards more, taken from the pile, cost the seat; fewer, returned to it, when n is below 0. */
  unrest(n: number): number;
  /** What abilities in play of a seat answer to its draw deck running out, by their worth; 0 where none does. */
  emptied(seat: Seat): number;
  /** Is the seat ahead, as far as it can see? */
  ahead(): boolean;
  value(node: Node, at: Viewpoint): number;
  /** Using the ability now, its price paid. */
  ability(id: ComponentId, ability: Ability): number;
}
