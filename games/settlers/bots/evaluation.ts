import type { ComponentId, Seat } from '../../kit/core';
import { walk, type Condition, type Filter, type Node } from '../../kit/effect/syntax';
import type { Worths } from '../../kit/effect/combinators/row';
import { isGood, type Ability, type Good } from '../card';
import { cardOf, CARDS } from '../lookup';
import { priceOfCard } from '../rules/build';
import { storable } from '../rules/cleanup';
import { ROUNDS } from '../rules/ending';
import { missing } from '../rules/purse';
import { whyNotActivate } from '../rules/activate';
import { actionOf } from '../rules/activation';
import { controlled, goodOf, isCommon, player, RAZE_OPPONENT } from '../rules/select';
import type { Player, Settlers } from '../state';
import { verbNamed } from '../verbs';
import { WEIGHTS, type Weights } from './weights';

/** A seat's estimates at one position, in victory points, by rules of thumb. */
export class Evaluation implements Worths {
  readonly me: Player;
  /** The number of rounds after this one. */
  readonly roundsLeft: number;
  readonly modifier = 0;
  readonly #worth = new Map<ComponentId, number>();
  readonly weights: Weights;
  readonly #kept: ReadonlySet<Good> | null = null;
  #refreshing = false;
  #wanted: Readonly<Record<string, number>> | null = null;

  constructor(
    readonly g: Settlers,
    readonly seat: Seat,
    /** The round is over for the seat: goods that it cannot keep are worth nothing. */
    readonly leaving = false,
  ) {
    this.me = player(g, seat);
    this.roundsLeft = ROUNDS - Math.max(1, g.round);
    this.weights = WEIGHTS[g.seats === 1 ? 'alone' : 'amongOthers'];
    if (leaving) this.#kept = this.roundsLeft > 0 ? storable(g, seat) : new Set();
  }

  /** The same evaluation for a seat that has nothing better left to do in this round. */
  last(): Evaluation {
    return new Evaluation(this.g, this.seat, true);
  }

  /** The value of one of a good now. */
  good(what: string): number {
    if (what === 'anyResource') return this.good('wood');
    if (what === 'handCard') return this.good('card');
    if (what === 'ownDeal') return this.good('wood') * (this.roundsLeft + 0.5);
    if (this.#kept && what !== 'vp' && isGood(what) && !this.#kept.has(what)) return 0;
    const value: Readonly<Record<string, number>> = this.weights.good;
    const worth = value[what] ?? 0;
    return what === 'vp' || this.roundsLeft > 0 ? worth : worth * this.weights.late;
  }

  of(part: Node): number {
    return part.kind === 'verb' ? (verbNamed(part.verb).worth?.(part.args, this) ?? 0) : part.does.worth(part, this);
  }
  ofOthers(_part: Node): number {
    return 0;
  }
  chance(_condition: Condition): number {
    return 0.5;
  }
  count(_of: Filter): number {
    return 1;
  }

  /** The value of what a text brings each time, less its cost. */
  #ability({ cost, effect }: Ability): number {
    return this.of(effect) + (cost ? this.of(cost) : 0);
  }

  /** The value of what a location brings in a round. */
  #aRound(id: ComponentId): number {
    let sum = 0;
    for (const ability of cardOf(id).abilities) {
      if (ability.timing === 'production') sum += this.of(ability.effect);
      if (ability.timing === 'action') sum += Math.max(0, this.#ability(ability)) * ability.uses * this.weights.used;
      if (ability.timing === 'feature') sum += Math.max(0, this.of(ability.effect)) * this.weights.answers;
    }
    return sum;
  }

  /** The value of a card once it is built: its points, and what it brings until the end. */
  worth(id: ComponentId): number {
    if (!CARDS.has(id)) return 0;
    let worth = this.#worth.get(id);
    if (worth === undefined) {
      this.#worth.set(id, 0);
      worth = (isCommon(cardOf(id)) ? 1 : 2 + this.weights.factionLocation) + this.#aRound(id) * this.roundsLeft;
      this.#worth.set(id, worth);
    }
    return worth;
  }

  /** The value of building the card now, without its price: production, bonus, and its action in this round. */
  building(id: ComponentId): number {
    let now = 0;
    for (const ability of cardOf(id).abilities) {
      if (ability.timing === 'production' || ability.timing === 'bonus') now += this.of(ability.effect);
      if (ability.timing === 'action') now += Math.max(0, this.#ability(ability)) * ability.uses * this.weights.used;
    }
    return this.worth(id) + now + this.answering(id);
  }

  /** The value of own features that answer to the building. */
  answering(id: ComponentId): number {
    const { colours, deck } = cardOf(id);
    let sum = 0;
    for (const own of controlled(this.g, this.seat))
      for (const { triggers, effect } of cardOf(own).abilities)
        for (const { name, arg } of triggers) {
          const of = arg?.what?.kind === 'word' ? arg.what.word : '';
          if (name === 'onBuild' && (of === 'factionCard' ? deck !== 'common' : [...colours].some((c) => c === of)))
            sum += Math.max(0, this.of(effect));
        }
    return sum;
  }

  /** The cost of a price: goods, and a location or a card. */
  costs(id: ComponentId): number {
    const { wood = 0, stone = 0, food = 0, location = 0 } = cardOf(id).cost;
    const goods = wood * this.good('wood') + stone * this.good('stone') + food * this.good('food');
    return goods + (location > 0 ? this.cheapest() : 0) + this.inHand(id);
  }

  /** How much more one of a good is worth, because it helps to build a card in hand that cannot be built now. */
  wanted(good: string): number {
    if (!this.#wanted) {
      const wanted: Record<string, number> = {};
      // Valuing a card asks for this value again.
      this.#wanted = wanted;
      for (const id of this.me.hand) {
        const lacks = missing(this.g, this.seat, priceOfCard(id), id);
        const n = Object.values(lacks).reduce((sum, each) => sum + each, 0);
        if (n === 0 || n > this.me.goods.worker / 2 || lacks.location) continue;
        const worth = (this.building(id) - this.costs(id)) / n;
        for (const what of Object.keys(lacks)) wanted[what] = Math.max(wanted[what] ?? 0, worth);
      }
    }
    return this.#wanted[good] ?? 0;
  }

  /** The value of the best exchange for two workers, less the workers. */
  exchanging(): number {
    return Math.max(...['wood', 'stone', 'food', 'card'].map((what) => this.exchanged(what))) - 2 * this.good('worker');
  }

  exchanged(what: string): number {
    return what === 'card' ? this.good('card') : this.good(what) + this.wanted(what) * this.weights.wanted;
  }

  /** The cost of the cheapest location that can be discarded for another. */
  cheapest(): number {
    if (this.me.foundations.length + this.me.buried.length > 0) return this.weights.foundation;
    return Math.min(...this.me.empire.map((id) => this.keeping(id)));
  }

  /** Are there fewer locations to build with than own faction cards that need one? */
  lacksGround(): boolean {
    const { foundations, buried, empire, hand } = this.me;
    const ground =
      [...empire, ...hand].filter((id) => isCommon(cardOf(id))).length + foundations.length + buried.length;
    return ground < hand.filter((id) => cardOf(id).cost.location).length;
  }

  /** The value of keeping a location for its controller; less once it has been used in this round. */
  keeping(id: ComponentId): number {
    const action = actionOf(id);
    const open =
      action && (this.g.used[id] ?? 0) < action.uses ? Math.max(0, this.#ability(action)) * this.weights.used : 0;
    return this.worth(id) + open;
  }

  /** The value of the goods in a card's raze field. */
  razed(id: ComponentId): number {
    return cardOf(id).raze.reduce((sum, good) => sum + this.good(good) + this.wanted(good) * this.weights.wanted, 0);
  }

  /** The value of the best card to raze. */
  razing(ids: readonly ComponentId[]): number {
    return Math.max(0, ...ids.map((id) => this.razed(id)));
  }

  /** The value of razing the card by the action. */
  razeAction(id: ComponentId): number {
    if (this.me.hand.includes(id)) return this.razed(id) - this.good('raze') - this.inHand(id);
    return this.razed(id) - RAZE_OPPONENT * this.good('raze') + this.felled();
  }

  /** The value of an opponent losing a location. */
  felled(): number {
    return this.weights.felled / Math.max(1, this.g.seats - 1);
  }

  /** The cost of losing a hand card. */
  inHand(id: ComponentId): number {
    if (this.roundsLeft === 0) return 0.05;
    return Math.min(0.8, Math.max(0.1, this.building(id) / 10));
  }

  /** The value of a deal in the rounds to come. */
  deal(good: string, rounds: number): number {
    return this.good(good) * rounds;
  }

  dealing(id: ComponentId): number {
    const good = cardOf(id).deal ?? 'wood';
    return (
      this.deal(good, this.roundsLeft * this.weights.deal + 1) -
      this.good('food') -
      this.inHand(id) -
      this.weights.dealt
    );
  }

  dealWorth(deal: string): number {
    return this.deal(goodOf(deal), this.roundsLeft + 1);
  }

  /** The value of the best own production that could produce once more. */
  bestProduction(): number {
    const own = controlled(this.g, this.seat).filter((id) => cardOf(id).category === 'production');
    return Math.max(0, ...own.map((id) => this.production(id)));
  }

  production(id: ComponentId): number {
    let sum = 0;
    for (const { timing, effect } of cardOf(id).abilities) {
      if (timing !== 'production') continue;
      const verbs = new Set<string>();
      walk(effect, (node) => {
        if (node.kind === 'verb') verbs.add(node.verb);
      });
      sum += verbs.has('produce') ? 0.8 : this.of(effect);
    }
    return sum;
  }

  /** The value of activating the location now. */
  activating(id: ComponentId): number {
    const action = actionOf(id);
    return action ? this.#ability(action) : 0;
  }

  /** The value of the best used action location that could be refreshed. */
  refreshing(): number {
    // A refreshed location may build the one that refreshes; this ends the circle.
    if (this.#refreshing) return 0;
    this.#refreshing = true;
    const used = controlled(this.g, this.seat).filter((id) => (this.g.used[id] ?? 0) > 0);
    const best = Math.max(0, ...used.map((id) => this.anew(id)));
    this.#refreshing = false;
    return best;
  }

  anew(id: ComponentId): number {
    const action = actionOf(id);
    const refreshes = action?.effect.kind === 'verb' && action.effect.verb === 'refresh';
    return action && !refreshes ? Math.max(0, this.#ability(action)) * (this.g.used[id] ?? 0) : 0;
  }

  canActivate(id: ComponentId): boolean {
    return whyNotActivate(this.g, this.seat, id) === null;
  }
}
