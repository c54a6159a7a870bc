import type { ComponentId, Seat } from '../../kit/core';
import { say } from '../../kit/events';
import type { Symbol } from '../card';
import { CARDS, cardOf, verbsOf } from '../catalogue';
import type { Role } from '../keys';
import type { Mythotopia } from '../state';
import { toDiscard } from './cards';
import { BENEFITS_STACK, CONVERTER_CONVERTS_ITSELF } from './open';
import { player } from './select';

/**
 * The one mechanism of payment (M1.5, M4.1–M4.4): which cards can be played for what. A card is used for one thing only;
 * Merchant and Water Mill are played along with it, Farming and its like turn any card into one symbol.
 */

/** One card played for one thing. `with` are the benefit cards played along and the reserve cards whose text is used on it. */
export interface Play { role: Role; card: ComponentId; with: ComponentId[] }

/** Something that cards have to be played for. */
export interface Need {
  role: Role;
  n: number;
  /** Exactly so many symbols: more would do more (armies, ships). Else at least, and what is above is lost (M4.3). */
  exact?: true;
  /** Only these cards, each counting 1. */
  of?: readonly ComponentId[];
}

/** A legal set of plays for a need; `mask` has a bit for each card that it occupies. */
export interface Way { mask: number; plays: Play[] }

interface Unit { mask: number; amount: number; card: number; with: readonly number[] }

const SYMBOL: Readonly<Partial<Record<Role, Symbol>>> = { armies: 'army', ships: 'ship', food: 'food', stone: 'stone', gold: 'gold' };
const RESOURCES = ['food', 'stone', 'gold'] as const;
const isResource = (symbol: Symbol): symbol is 'food' | 'stone' | 'gold' => symbol !== 'army' && symbol !== 'ship';

/** Cards that turn any card into a symbol, once per turn, from the reserve (M11.7, M11.9, M11.11, M11.22). */
const CONVERTERS = new Map<ComponentId, Symbol>();
/** Cards that change the resource of a card (M11.16), and that double it (M11.29). */
const CHANGERS = new Set<ComponentId>();
const DOUBLERS = new Set<ComponentId>();
for (const id of CARDS.keys()) {
  for (const { node, ability } of verbsOf(id, 'convert')) {
    const to = node.args[0]?.as?.what;
    if (ability.timing === 'reserve' && to?.f === 'word') CONVERTERS.set(id, to.word as Symbol);
    if (ability.timing === 'benefit') CHANGERS.add(id);
  }
  if (verbsOf(id, 'double').length > 0) DOUBLERS.add(id);
}

/** Does the card stay in the reserve when it is used in a payment? */
export const isConverter = (id: ComponentId): boolean => CONVERTERS.has(id);

/** A play as the words of an option: `food custus-card merchant`. */
export const printPlays = (plays: readonly Play[]): string => plays.map((p) => [p.role, p.card, ...p.with].join(' ')).join(' ');

/** What a player can pay with just now: hand and reserve without what is already spoken for. */
export class Purse {
  readonly #cards: readonly ComponentId[];
  readonly #inHand: number;
  readonly #units = new Map<string, Unit[]>();
  readonly #known = new Map<string, boolean>();
  readonly #converters: readonly { index: number; symbol: Symbol }[];
  readonly #changer: number;
  readonly #doubler: number;
  /** Bits of cards that cannot be had. */
  readonly #gone: number;

  /** @param plays what is already played in this action; @param without cards that are used otherwise */
  constructor(g: Mythotopia, seat: Seat, plays: readonly Play[] = [], without: readonly ComponentId[] = [], benefits = true) {
    const p = player(g, seat);
    this.#cards = [...p.hand, ...p.reserve];
    this.#inHand = p.hand.length;
    if (this.#cards.length > 31) throw new Error('more cards than a payment can count with');
    let gone = 0;
    const goes = (id: ComponentId): void => {
      const i = this.#cards.indexOf(id);
      if (i >= 0) gone |= 1 << i;
    };
    for (const play of plays) {
      goes(play.card);
      play.with.forEach(goes);
    }
    without.forEach(goes);
    this.#gone = gone;
    this.#converters = p.reserve.flatMap((id, i) => {
      const symbol = CONVERTERS.get(id);
      return symbol && !g.used.includes(id) ? [{ index: this.#inHand + i, symbol }] : [];
    });
    this.#changer = benefits ? this.#cards.findIndex((id) => CHANGERS.has(id)) : -1;
    this.#doubler = benefits ? this.#cards.findIndex((id) => DOUBLERS.has(id)) : -1;
  }

  /** The bits of cards, as `payable` and `ways` take them; cards that are not here have none. */
  bits(...ids: readonly ComponentId[]): number {
    return ids.reduce((mask, id) => {
      const i = this.#cards.indexOf(id);
      return i < 0 ? mask : mask | (1 << i);
    }, 0);
  }

  /** Can all needs be met at once, each with cards of its own? */
  payable(needs: readonly Need[], taken = 0): boolean {
    return this.#payable(needs, 0, taken | this.#gone);
  }

  #payable(needs: readonly Need[], at: number, taken: number): boolean {
    const need = needs[at];
    if (!need) return true;
    let key = `${taken}`;
    for (let i = at; i < needs.length; i++) key += keyOf(needs[i] as Need);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const found = this.#search(need, taken, (mask) => this.#payable(needs, at + 1, mask));
    this.#known.set(key, found);
    return found;
  }

  /**
   * The ways to meet the first need so that the others can still be met. Left out are dominated ones: those that would do
   * without one of their cards or benefits, and those that differ in nothing but equal cards.
   */
  ways(needs: readonly Need[]): Way[] {
    const [need] = needs;
    if (!need) return [];
    const found = new Map<string, Way>();
    this.#search(need, this.#gone, (mask, chosen) => {
      if (!this.#isLean(need, chosen)) return false;
      const signature = chosen.map((unit) => this.#signature(unit)).sort().join();
      if (!found.has(signature) && this.#payable(needs, 1, mask)) {
        const plays = chosen.map((unit): Play => ({ role: need.role, card: this.#id(unit.card), with: unit.with.map((i) => this.#id(i)) }));
        found.set(signature, { mask: mask & ~this.#gone, plays });
      }
      return false;
    });
    return [...found.values()];
  }

  #id(index: number): ComponentId {
    return this.#cards[index] as ComponentId;
  }

  /** Equal cards in one zone are one and the same to everybody. */
  #signature(unit: Unit): string {
    const { type } = cardOf(this.#id(unit.card));
    return `${type}${unit.card < this.#inHand ? '' : '*'}+${unit.with.join('+')}`;
  }

  /** Tries sets of plays that meet the need; stops as soon as `fits` says yes. Cards come in the order of the zones. */
  #search(need: Need, taken: number, fits: (mask: number, chosen: Unit[]) => boolean): boolean {
    const units = this.#unitsFor(need);
    const chosen: Unit[] = [];
    const exact = need.exact || need.of !== undefined;
    const extend = (from: number, mask: number, sum: number): boolean => {
      if (sum >= need.n) return (!exact || sum === need.n) && fits(mask, chosen);
      for (let i = from; i < units.length; i++) {
        const unit = units[i] as Unit;
        if (unit.mask & mask || (exact && sum + unit.amount > need.n)) continue;
        chosen.push(unit);
        const done = extend(i + 1, mask | unit.mask, sum + unit.amount);
        chosen.pop();
        if (done) return true;
      }
      return false;
    };
    return extend(0, taken, 0);
  }

  /** Nothing in it is too much: no play, and no benefit that another play of the same card would do without. */
  #isLean(need: Need, chosen: readonly Unit[]): boolean {
    if (need.exact || need.of) return true;
    const sum = chosen.reduce((all, unit) => all + unit.amount, 0);
    return chosen.every((unit) => sum - unit.amount < need.n && this.#unitsFor(need).every((other) =>
      other.card !== unit.card || other === unit || (other.mask & ~unit.mask) !== 0 || sum - unit.amount + other.amount < need.n));
  }

  #unitsFor(need: Need): Unit[] {
    const key = need.of ? `${need.role} ${need.of.join()}` : need.role;
    let units = this.#units.get(key);
    if (!units) {
      const symbol = SYMBOL[need.role];
      units = need.of ? this.#these(need.of) : symbol ? this.#cards.flatMap((_, i) => this.#unitsOf(i, symbol)) : [];
      this.#units.set(key, units);
    }
    return units;
  }

  #these(ids: readonly ComponentId[]): Unit[] {
    return this.#cards.flatMap((id, i) => (ids.includes(id) ? [{ mask: 1 << i, amount: 1, card: i, with: [] }] : []));
  }

  /** All ways to play one card for a symbol. */
  #unitsOf(card: number, symbol: Symbol): Unit[] {
    const { symbols } = cardOf(this.#id(card));
    const own = symbols[symbol];
    const found: Unit[] = [];
    const add = (amount: number, ...along: number[]): void => {
      if (along.includes(card) && !CONVERTER_CONVERTS_ITSELF) return;
      found.push({ mask: along.reduce((mask, i) => mask | (1 << i), 1 << card), amount, card, with: along });
    };
    const converters = this.#converters.filter((c) => c.symbol === symbol);
    if (!isResource(symbol)) {
      if (own > 0) add(own);
      if (own !== 1) for (const c of converters) add(1, c.index);
      return found;
    }
    const M = this.#changer;
    const W = this.#doubler;
    const both = (amount: number, ...along: number[]): void => {
      add(amount, ...along);
      if (W >= 0 && (BENEFITS_STACK || along.length === 0)) add(2 * amount, ...along, W);
    };
    if (own > 0) {
      both(own);
      return found;
    }
    const other = Math.max(...RESOURCES.map((resource) => symbols[resource]));
    for (const c of converters) both(1, c.index);
    if (M < 0) return found;
    if (other > 0) both(other, M);
    else if (BENEFITS_STACK) for (const c of this.#converters) if (isResource(c.symbol) && c.symbol !== symbol) both(1, c.index, M);
    return found;
  }
}

const keyOf = (need: Need): string => `|${need.role}${need.n}${need.exact ? '=' : ''}${need.of ? need.of.join() : ''}`;

/** Plays the cards: to the discard pile, or to what joins it later; reserve texts are used up for this turn (M4.4). */
export function spend(g: Mythotopia, seat: Seat, plays: readonly Play[], zone: 'discard' | 'playing' = 'discard'): void {
  for (const { card, with: along } of plays) {
    toDiscard(g, seat, card, zone);
    for (const id of along) {
      if (isConverter(id)) g.used.push(id);
      else toDiscard(g, seat, id, zone);
    }
  }
  for (const role of new Set(plays.map((play) => play.role))) {
    say(g, { k: 'pay', seat, what: role, cards: plays.filter((play) => play.role === role).flatMap((play) => [play.card, ...play.with]) });
  }
}
