import type { ComponentId, Refusal, Seat } from '../../kit/core';
import { mustBeKnown } from '../../kit/unknown';
import type { BorderKind } from '../card';
import { cardsWith } from '../lookup';
import type { Mythotopia, Player } from '../state';
import { Purse, shortage, type Need } from './purse';
import { terrainFor } from './roads';
import { playable, player } from './select';

/** What a seat could do in its turn just now; made for one question, and works things out when first asked. Works on the seat's view. */
export class Chances {
  readonly p: Player;
  /** Hand and reserve. */
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

  /** Cards in hand and reserve with such a text. */
  having(verb: string): ComponentId[] {
    const all = cardsWith(verb);
    return this.cards.filter((id) => all.has(id));
  }

  /** What the cards lack for all of this; null when it can be paid. @param without cards that are used otherwise */
  whyNotPaid(needs: readonly Need[], without: readonly ComponentId[] = []): Refusal | null {
    return shortage(this.purse.missing(needs, this.purse.bits(...without)));
  }

  canPay(...needs: readonly Need[]): boolean {
    return this.purse.payable(needs);
  }

  /** May it be done again in this turn? */
  unused(what: string): boolean {
    return !this.g.used.includes(what);
  }
}
