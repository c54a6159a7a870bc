import type { ComponentId, Refusal, Seat } from '../../kit/core';
import { mustBeKnown } from '../../kit/unknown';
import type { BorderKind } from '../card';
import { cardsWith } from '../lookup';
import type { Mythotopia, Player } from '../state';
import { Purse, shortage, type CardNeed } from './purse';
import { terrainFor } from './roads';
import { playable, player } from './select';

/**
 * What a seat could do now in its turn, on the seat's view. Made for one question; each part is computed when first
 * asked for.
 */
export class Chances {
  readonly p: Player;
  /** Cards in hand and reserve. */
  readonly cards: readonly ComponentId[];
  #purse: Purse | undefined;
  #terrain: ((kind: BorderKind) => BorderKind) | undefined;

  constructor(
    readonly g: Mythotopia,
    readonly seat: Seat,
  ) {
    this.p = player(g, seat);
    this.cards = playable(g, seat);
    for (const id of this.cards) mustBeKnown(id);
  }

  get purse(): Purse {
    return (this.#purse ??= new Purse(this.g, this.seat));
  }

  get terrain(): (kind: BorderKind) => BorderKind {
    return (this.#terrain ??= terrainFor(this.g, this.seat));
  }

  /** Cards in hand and reserve with a text that has the verb. */
  having(verb: string): ComponentId[] {
    const all = cardsWith(verb);
    return this.cards.filter((id) => all.has(id));
  }

  /**
   * What the cards lack to pay for all needs; null when nothing.
   * @param without cards that are used for something else
   */
  whyNotPaid(needs: readonly CardNeed[], without: readonly ComponentId[] = []): Refusal | null {
    return shortage(this.purse.missing(needs, this.purse.bits(...without)));
  }

  canPay(...needs: readonly CardNeed[]): boolean {
    return this.purse.payable(needs);
  }

  /** Has this not been used in the turn yet? */
  unused(what: string): boolean {
    return !this.g.used.includes(what);
  }
}
