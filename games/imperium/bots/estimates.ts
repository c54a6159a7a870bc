import { HIDDEN, type ComponentId, type Seat } from '../../kit/core';
import type { Viewpoint } from '../../kit/effect/run';
import type { Node } from '../../kit/effect/syntax';
import { RESOURCES, type Ability, type Card } from '../card';
import { abilityOf, cardOf } from '../lookup';
import { developmentCost } from '../rules/develop';
import { bringsUnrest } from '../rules/market';
import { whyNotPlay } from '../rules/play';
import { scoreDetails } from '../rules/scoring';
import { inPlay, matches, player } from '../rules/select';
import { answering } from '../rules/triggers';
import { handSize } from '../rules/turn';
import type { Imperium } from '../state';
import { valueOf } from './effects';
import type { Evaluation } from './evaluation';
import { sum } from './worth';
import { unrestCost } from './unrest';
import { WEIGHTS } from './weights';

/**
 * Keeps what `make` gives for each card. While a card is being valued its own value counts as `meanwhile`, so that
 * circles end.
 */
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

/** The steward's estimates for one decision. They read the seat's view only. */
export class Estimates implements Evaluation {
  readonly rounds: number;
  #awaited: Map<ComponentId, number> | null = null;
  #unrest: ((n: number) => number) | null = null;
  #circulating: number | null = null;
  readonly #score: number;

  /** @param g the seat's view; hypotheses change it for a moment and restore it */
  constructor(
    readonly g: Imperium,
    readonly seat: Seat,
  ) {
    // The main deck loses some cards each turn. A last round that has begun is the only one left.
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

  /** Sum of the values of the abilities with one of the timings. */
  #abilities(card: Card, ...timings: readonly Ability['timing'][]): number {
    return card.abilities
      .filter((a) => timings.includes(a.timing))
      .reduce((sum, a) => sum + this.ability(card.id, a), 0);
  }

  /** By how much the score grows with the card, including points of other cards that count it. */
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
    // An empire never becomes barbarian again, but barbarians become an empire.
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
    return this.worth(id) + this.circulating + tokens - (unrest ? this.unrest(1) : 0);
  }

  readonly playing = remembered((id): number | null => {
    if (whyNotPlay(this.g, this.seat, id)) return null;
    const card = cardOf(id);
    const now = this.#abilities(card, 'play');
    // A pinned card works from now on and no longer fills the deck.
    return card.pinned ? now + this.using(id) + WEIGHTS.thinning - this.circulating : now;
  }, null);

  awaited(id: ComponentId): number {
    return (this.#awaited ??= this.#prices()).get(id) ?? 0;
  }

  /**
   * Cards in hand that may go under a card in play, or about to be played, as the price of its ability: one for each
   * ability, the least useful first.
   */
  #prices(): Map<ComponentId, number> {
    const p = player(this.g, this.seat);
    const prices = new Map<ComponentId, number>();
    const hosts = [
      ...inPlay(this.g, this.seat).filter((id) => !p.exhausted.includes(id)),
      ...(p.actions > 0 ? p.hand.filter((id) => cardOf(id).pinned && this.playing(id) !== null) : []),
    ];
    for (const self of hosts) {
      for (const { timing, triggers, cost, effect } of cardOf(self).abilities) {
        const at = { seat: this.seat, self };
        const what =
          cost?.kind === 'verb' && cost.verb === 'garrison' && timing === 'exhaust' ? cost.args[0]?.what : null;
        if (!what || triggers.length > 0) continue;
        const [price] = p.hand
          .filter((id) => id !== self && !prices.has(id) && matches(this.g, id, what, at))
          .sort((a, b) => (this.playing(a) ?? 0) - (this.playing(b) ?? 0));
        const brings = this.value(effect, at);
        if (price !== undefined && brings > 0) prices.set(price, brings);
      }
    }
    return prices;
  }

  keeping(id: ComponentId): number {
    const card = cardOf(id);
    const awaited = this.awaited(id);
    if (awaited > 0) return awaited;
    // A Revolt turn returns it.
    if (card.suits.has('UNR')) return Math.max(this.playing(id) ?? 0, this.#feared());
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
    const lost = card.suits.has('UNR') ? this.#feared() - WEIGHTS.unrest : this.using(id);
    return gained + WEIGHTS.thinning - this.circulating - lost;
  }, 0);

  developing(id: ComponentId, free: boolean): number {
    const cost = developmentCost(this.g, this.seat, id);
    const price = free ? 0 : RESOURCES.reduce((sum, resource) => sum + cost[resource] * WEIGHTS.token[resource], 0);
    const last = player(this.g, this.seat).development.length === 1 && !this.g.ending;
    return (
      this.worth(id) + WEIGHTS.develop - price * 0.6 + (last ? (this.ahead() ? WEIGHTS.ending : -WEIGHTS.ending) : 0)
    );
  }

  /** The cost of one unrest card when a collapse is near. */
  #feared(): number {
    return this.unrest(1) - WEIGHTS.unrest - 2;
  }

  unrest(n: number): number {
    return (this.#unrest ??= unrestCost(this.g, this.seat))(n);
  }

  get circulating(): number {
    return (this.#circulating ??= this.#roomier());
  }

  #roomier(): number {
    const { hand, deck, discard } = player(this.g, this.seat);
    const n = Math.max(1, hand.length + deck.length + discard.length);
    // The deck runs out drawn/n times a round; one more card makes that drawn/n² times fewer.
    const drawn = Math.min(n, handSize(this.g, this.seat));
    return (-this.emptied(this.seat) * drawn * this.rounds * 0.5) / (n * n);
  }

  leaving(id: ComponentId): number {
    const under = player(this.g, this.seat).garrison[id]?.length ?? 0;
    // The card is back a round later and costs an action to play.
    return this.circulating * (1 + under) - this.using(id) / this.rounds - WEIGHTS.abandon;
  }

  emptied(seat: Seat): number {
    return sum(
      answering(this.g, seat, { name: 'onEmptyDeck' }).map(([self, ability]) =>
        this.value(abilityOf(self, ability).effect, { seat, self }),
      ),
    );
  }

  ahead(): boolean {
    // A hidden card of another player counts for about one point.
    const guess = (seat: Seat): number => {
      const p = player(this.g, seat);
      return (
        this.#points(seat) +
        [...p.hand, ...p.deck, ...p.history, ...p.sunken].filter((id) => id === HIDDEN).length * 0.8
      );
    };
    const own = guess(this.seat);
    return this.g.players.every((_, seat) => seat === this.seat || guess(seat) < own);
  }
}
