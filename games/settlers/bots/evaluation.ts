import type { ComponentId, Seat } from '../../kit/core';
import { walk, type Condition, type Filter, type Node } from '../../kit/effect/syntax';
import type { Worths } from '../../kit/effect/combinators/row';
import { isGood, type Ability, type Good } from '../card';
import { cardOf, CARDS } from '../lookup';
import { priceOfCard } from '../rules/build';
import { storable } from '../rules/cleanup';
import { ROUNDS } from '../rules/ending';
import { missing } from '../rules/purse';
import { actionOf, whyNotActivate } from '../rules/activate';
import { controlled, goodOf, isCommon, player, RAZE_OPPONENT } from '../rules/select';
import type { Player, Settlers } from '../state';
import { verbNamed } from '../verbs';
import { WEIGHTS, type Weights } from './weights';

/** What things are worth to a seat at a position, in victory points, by rules of thumb. */
export class Evaluation implements Worths {
  readonly me: Player;
  /** Rounds after this one. */
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
    /** The round is over for the seat: what is not kept is worth nothing any more. */
    readonly leaving = false,
  ) {
    this.me = player(g, seat);
    this.roundsLeft = ROUNDS - Math.max(1, g.round);
    this.weights = WEIGHTS[g.seats === 1 ? 'alone' : 'amongOthers'];
    if (leaving) this.#kept = this.roundsLeft > 0 ? storable(g, seat) : new Set();
  }

  /** The same, when nothing better is left to do in this round. */
  last(): Evaluation {
    return new Evaluation(this.g, this.seat, true);
  }

  /** One of a good, now. */
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

  /** What a text brings each time, less what is paid for it. */
  #ability({ cost, effect }: Ability): number {
    return this.of(effect) + (cost ? this.of(cost) : 0);
  }

  /** What a location brings in a round. */
  #aRound(id: ComponentId): number {
    let sum = 0;
    for (const ability of cardOf(id).abilities) {
      if (ability.timing === 'production') sum += this.of(ability.effect);
      if (ability.timing === 'action') sum += Math.max(0, this.#ability(ability)) * ability.uses * this.weights.used;
      if (ability.timing === 'feature') sum += Math.max(0, this.of(ability.effect)) * this.weights.answers;
    }
    return sum;
  }

  /** What a card is worth once it is built: points at the end, and what it brings until then. */
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

  /** What building it now brings, without what is paid: with its production, its bonus, and its action in this round. */
  building(id: ComponentId): number {
    let now = 0;
    for (const ability of cardOf(id).abilities) {
      if (ability.timing === 'production' || ability.timing === 'bonus') now += this.of(ability.effect);
      if (ability.timing === 'action') now += Math.max(0, this.#ability(ability)) * ability.uses * this.weights.used;
    }
    return this.worth(id) + now + this.answering(id);
  }

  /** What own features give when a card is built. */
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

  /** What a price takes: goods, and a location or a card. */
  costs(id: ComponentId): number {
    const { wood = 0, stone = 0, food = 0, location = 0 } = cardOf(id).cost;
    const goods = wood * this.good('wood') + stone * this.good('stone') + food * this.good('food');
    return goods + (location > 0 ? this.cheapest() : 0) + this.inHand(id);
  }

  /** What one of a good is worth because a card in hand could be built with it, that cannot be built now. */
  wanted(good: string): number {
    if (!this.#wanted) {
      const wanted: Record<string, number> = {};
      // What a card would bring asks for it in turn.
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

  /** What two workers are best exchanged for, less what they are worth. */
  exchanging(): number {
    return Math.max(...['wood', 'stone', 'food', 'card'].map((what) => this.exchanged(what))) - 2 * this.good('worker');
  }

  exchanged(what: string): number {
    return what === 'card' ? this.good('card') : this.good(what) + this.wanted(what) * this.weights.wanted;
  }

  /** What is given away with the best location that can be discarded for another. */
  cheapest(): number {
    if (this.me.foundations.length + this.me.buried.length > 0) return this.weights.foundation;
    return Math.min(...this.me.empire.map((id) => this.keeping(id)));
  }

  /** Own cards of the faction need locations to be built with: is there less of that than of them? */
  lacksGround(): boolean {
    const { foundations, buried, empire, hand } = this.me;
    const ground =
      [...empire, ...hand].filter((id) => isCommon(cardOf(id))).length + foundations.length + buried.length;
    return ground < hand.filter((id) => cardOf(id).cost.location).length;
  }

  /** What a location is still worth to its controller: one that has been used has little to do in this round. */
  keeping(id: ComponentId): number {
    const action = actionOf(id);
    const open =
      action && (this.g.used[id] ?? 0) < action.uses ? Math.max(0, this.#ability(action)) * this.weights.used : 0;
    return this.worth(id) + open;
  }

  /** What the goods of a card's raze field are worth. */
  razed(id: ComponentId): number {
    return cardOf(id).raze.reduce((sum, good) => sum + this.good(good) + this.wanted(good) * this.weights.wanted, 0);
  }

  /** The best of what can be razed. */
  razing(ids: readonly ComponentId[]): number {
    return Math.max(0, ...ids.map((id) => this.razed(id)));
  }

  /** What razing it by the action is worth. */
  razeAction(id: ComponentId): number {
    if (this.me.hand.includes(id)) return this.razed(id) - this.good('raze') - this.inHand(id);
    return this.razed(id) - RAZE_OPPONENT * this.good('raze') + this.felled();
  }

  /** What it is worth that a location of another falls. */
  felled(): number {
    return this.weights.felled / Math.max(1, this.g.seats - 1);
  }

  /** What is lost with a card that leaves the hand. */
  inHand(id: ComponentId): number {
    if (this.roundsLeft === 0) return 0.05;
    return Math.min(0.8, Math.max(0.1, this.building(id) / 10));
  }

  /** What a deal gives in all rounds to come. */
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

  /** The best own production that could come once more. */
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

  /** What activating it is worth now. */
  activating(id: ComponentId): number {
    const action = actionOf(id);
    return action ? this.#ability(action) : 0;
  }

  /** The best used action location that could be used anew. */
  refreshing(): number {
    // What is refreshed may build what refreshes: it is counted once.
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
