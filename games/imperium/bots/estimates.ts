import { HIDDEN, type ComponentId, type Seat } from '../../kit/core';
import type { Viewpoint } from '../../kit/effect/run';
import type { Node } from '../../kit/effect/syntax';
import { RESOURCES, type Ability, type Card } from '../card';
import { cardOf } from '../lookup';
import { developmentCost } from '../rules/develop';
import { bringsUnrest } from '../rules/market';
import { whyNotPlay } from '../rules/play';
import { scoreDetails } from '../rules/scoring';
import { player } from '../rules/select';
import type { Imperium } from '../state';
import { valueOf } from './effects';
import type { Evaluation } from './evaluation';
import { WEIGHTS } from './weights';

/** Keeps what `make` finds for a card; a card that is looked at while it is being valued counts nothing. */
function remembered<T>(make: (id: ComponentId) => T, meanwhile: T): (id: ComponentId) => T {
  const known = new Map<ComponentId, T>();
  return (id) => {
    const found = known.get(id);
    if (found !== undefined) return found;
    known.set(id, meanwhile);
    const made = make(id);
    known.set(id, made);
    return made;
  };
}

/** The steward's estimates for one decision. Reads its seat's view only. */
export class Estimates implements Evaluation {
  readonly rounds: number;
  readonly #score: number;

  /** @param g the seat's view; hypotheses change it for a moment, and change it back */
  constructor(
    readonly g: Imperium,
    readonly seat: Seat,
  ) {
    // The main deck gives out at some cards a turn; a last round is the last.
    this.rounds = g.ending ? (g.ending.final ? 0.5 : 1.5) : Math.min(10, Math.max(2, g.main.length / g.seats));
    this.#score = this.#points();
  }

  #points(seat = this.seat): number {
    return scoreDetails(this.g, seat).reduce((sum, [, points]) => sum + points, 0);
  }

  value(node: Node, at: Viewpoint): number {
    return valueOf(this, node, at);
  }

  ability(id: ComponentId, { cost, effect }: Ability): number {
    const at = { seat: this.seat, self: id };
    return (cost ? this.value(cost, at) : 0) + this.value(effect, at);
  }

  /** Sum over the abilities with that timing. */
  #abilities(card: Card, ...timings: readonly Ability['timing'][]): number {
    return card.abilities
      .filter((a) => timings.includes(a.timing))
      .reduce((sum, a) => sum + this.ability(card.id, a), 0);
  }

  /** Points that the score has more with the card than without it, also through others that count it. */
  readonly #pointsWith = remembered((id): number => {
    const p = player(this.g, this.seat);
    const list = [p.hand, p.play, p.discard, p.history, p.sunken].find((cards) => cards.includes(id));
    if (!list) {
      p.hand.push(id);
      const more = this.#points() - this.#score;
      p.hand.pop();
      return more;
    }
    const at = list.indexOf(id);
    list.splice(at, 1);
    const less = this.#score - this.#points();
    list.splice(at, 0, id);
    return less;
  }, 0);

  readonly using = remembered((id): number => {
    const card = cardOf(id);
    const { play, exhaust, solstice } = WEIGHTS.again;
    const p = player(this.g, this.seat);
    const icons = (card.facts.regionTypes?.length ?? 0) * WEIGHTS.icon + (card.suits.has('REG') ? WEIGHTS.region : 0);
    const wrongState = card.facts.state && card.facts.state !== p.state;
    // An empire does not become barbarian again; barbarians become one.
    const fit = !wrongState ? 1 : card.facts.state === 'empire' ? 0.5 : 0;
    const own =
      Math.max(0, this.#abilities(card, 'play')) * play +
      Math.max(0, this.#abilities(card, 'exhaust')) * exhaust +
      this.#abilities(card, 'solstice') * solstice;
    return fit * (own * this.rounds * 0.5 + this.#abilities(card, 'passive') + icons);
  }, 0);

  readonly worth = remembered((id): number => {
    if (id === HIDDEN) return 0;
    return cardOf(id).suits.has('UNR') ? -2 - WEIGHTS.unrest : this.#pointsWith(id) + this.using(id);
  }, 0);

  taking(id: ComponentId, verb: 'acquire' | 'breakthrough'): number {
    const place = this.g.market.find((m) => m.card === id);
    const tokens = place ? RESOURCES.reduce((sum, resource) => sum + place[resource] * WEIGHTS.token[resource], 0) : 0;
    const unrest = verb === 'acquire' && (place ? place.unrest !== null : bringsUnrest(id));
    // Clogged decks play badly, and the fewest unrest win a collapse.
    const danger = this.g.unrest.length <= 3 ? 1.5 : 0;
    return this.worth(id) + tokens - (unrest ? 2 + WEIGHTS.unrest + danger : 0);
  }

  readonly playing = remembered((id): number | null => {
    if (whyNotPlay(this.g, this.seat, id)) return null;
    const card = cardOf(id);
    const now = this.#abilities(card, 'play');
    // What stays in play works from now on, and is out of the way of other cards.
    return card.pinned ? now + this.using(id) + WEIGHTS.thinning : now;
  }, null);

  keeping(id: ComponentId): number {
    const card = cardOf(id);
    if (card.suits.has('UNR')) return this.playing(id) ?? 0;
    return (
      this.playing(id) ?? (card.facts.state === 'empire' && player(this.g, this.seat).state === 'barbarian' ? 0.2 : 0)
    );
  }

  readonly retiring = remembered((id): number => {
    const card = cardOf(id);
    const { value } = card;
    const there =
      value.kind === 'conditional' && value.cases.some((c) => c.when.kind === 'call' && c.when.name === 'thisIn');
    const gained = there ? (value.cases[0]?.points ?? 0) - value.otherwise : 0;
    const lost = card.suits.has('UNR') ? -WEIGHTS.unrest : this.using(id);
    return gained + WEIGHTS.thinning - lost;
  }, 0);

  developing(id: ComponentId, free: boolean): number {
    const cost = developmentCost(this.g, this.seat, id);
    const price = free ? 0 : RESOURCES.reduce((sum, resource) => sum + cost[resource] * WEIGHTS.token[resource], 0);
    const last = player(this.g, this.seat).development.length === 1 && !this.g.ending;
    return (
      this.worth(id) + WEIGHTS.develop - price * 0.6 + (last ? (this.ahead() ? WEIGHTS.ending : -WEIGHTS.ending) : 0)
    );
  }

  ahead(): boolean {
    // Hidden cards of the others count for about a point each.
    const guess = (seat: Seat): number => {
      const p = player(this.g, seat);
      return this.#points(seat) + [...p.hand, ...p.deck, ...p.history].filter((id) => id === HIDDEN).length * 0.8;
    };
    const own = guess(this.seat);
    return this.g.players.every((_, seat) => seat === this.seat || guess(seat) < own);
  }
}
