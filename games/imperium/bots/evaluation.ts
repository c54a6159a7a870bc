import type { ComponentId, Seat } from '../../kit/core';
import type { Viewpoint } from '../../kit/effect/run';
import type { Node } from '../../kit/effect/syntax';
import type { Ability } from '../card';
import type { Imperium } from '../state';

/** A seat's estimates at one moment, in victory points, as far as the valuation of effects needs them. */
export interface Evaluation {
  /** The seat's view. */
  readonly g: Imperium;
  readonly seat: Seat;
  /** Rounds still to come; an estimate. */
  readonly rounds: number;
  /** The value of having the card until the end, in the deck or in play: its points and its use. */
  worth(id: ComponentId): number;
  /** The value of its use from now on, without its points. */
  using(id: ComponentId): number;
  /** The value of taking the card from market or exile, with its tokens; `acquire` counts its unrest, too. */
  taking(id: ComponentId, verb: 'acquire' | 'breakthrough'): number;
  /** The value of playing the card now; null when its price or state icon forbids it. */
  playing(id: ComponentId): number | null;
  /** The value of its place in hand. The card of least value is discarded first. */
  keeping(id: ComponentId): number;
  /** The value of the ability that the card in hand is to pay for; 0 when none waits for it. */
  awaited(id: ComponentId): number;
  /** The value of putting the card into history. */
  retiring(id: ComponentId): number;
  /** The value of developing the card; its price counts unless it is free. */
  developing(id: ComponentId, free: boolean): number;
  /**
   * The value of one more card that goes round through hand, deck and discard pile: it delays the abilities that
   * answer to the deck running out (R14.8.6).
   */
  readonly circulating: number;
  /** The value of an own card leaving play for the discard pile, with its garrison (R11.9). */
  leaving(id: ComponentId): number;
  /** The cost of n more unrest cards from the pile; a gain for returned ones, when n is below 0. */
  unrest(n: number): number;
  /** The value of a seat's abilities in play that answer to its draw deck running out; 0 where there are none. */
  emptied(seat: Seat): number;
  /** Is the seat ahead, as far as its view tells? */
  ahead(): boolean;
  value(node: Node, at: Viewpoint): number;
  /** The value of using the ability now, less its price. */
  ability(id: ComponentId, ability: Ability): number;
}
