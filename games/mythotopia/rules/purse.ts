import type { ComponentId, Refusal, Seat } from '../../kit/core';
import { say } from '../../kit/events';
import { SYMBOLS, type Symbol } from '../card';
import { Payer, type Need, type Unit, type Units } from '../../kit/payment';
import { cardOf, cardsWith, verbsOf } from '../lookup';
import type { Role } from '../keys';
import type { Mythotopia } from '../state';
import { toDiscard } from './cards';
import { BENEFITS_STACK, CONVERTER_CONVERTS_ITSELF, CONVERTER_IS_PLAYED_TOO } from './open';
import { player } from './select';

/**
 * The one mechanism of payment (M1.5, M4.1–M4.4): which cards can be played for what. A card is used for one thing
 * only. Merchant and Water Mill are played along with a card; Farming and similar cards turn any card into one symbol.
 */

/** One card played for one thing. `with`: benefit cards played along, and reserve cards whose text is used on it. */
export interface Play {
  role: Role;
  card: ComponentId;
  with: ComponentId[];
}

/** Something for which cards have to be played. */
export interface CardNeed extends Need {
  role: Role;
  /** Exactly `n` of these cards; each counts 1. */
  of?: readonly ComponentId[];
}

/** One card played for a symbol, with the cards that it takes along. */
interface CardUnit extends Unit {
  with: readonly number[];
}

const SYMBOL: Readonly<Partial<Record<Role, Symbol>>> = {
  armies: 'army',
  ships: 'ship',
  food: 'food',
  stone: 'stone',
  gold: 'gold',
};
const isResource = (symbol: Symbol): symbol is 'food' | 'stone' | 'gold' => symbol !== 'army' && symbol !== 'ship';

/** Cards whose texts work on payments. */
interface Helpers {
  /** Cards that turn any card into a symbol, once per turn, from the reserve (M11.7, M11.9, M11.11, M11.22). */
  converters: Map<ComponentId, Symbol>;
  /** Cards that change the resource of a card (M11.16). */
  changers: Set<ComponentId>;
  /** Cards that double it (M11.29). */
  doublers: ReadonlySet<ComponentId>;
}

function findHelpers(): Helpers {
  const found: Helpers = { converters: new Map(), changers: new Set(), doublers: cardsWith('double') };
  for (const id of cardsWith('convert')) {
    for (const { node, ability } of verbsOf(id, 'convert')) {
      const to = node.args[0]?.as?.what;
      const symbol = to?.kind === 'word' ? SYMBOLS.find((each) => each === to.word) : undefined;
      if (ability.timing === 'reserve' && symbol) found.converters.set(id, symbol);
      if (ability.timing === 'benefit') found.changers.add(id);
    }
  }
  return found;
}

let known: Helpers | undefined;
const helpers = (): Helpers => (known ??= findHelpers());

/** The cards or symbols that a payment lacks, as a refusal; null when it lacks nothing. */
export function shortage(missing: readonly CardNeed[]): Refusal | null {
  if (missing.length === 0) return null;
  const special = missing.find(({ role }) => role === 'crossing');
  if (special) return { why: 'noShipCard', params: { n: special.n } };
  return { why: 'price', params: Object.fromEntries(missing.map(({ role, n }) => [role, n])) };
}

/** Does the card stay in the reserve when its text is used in a payment? */
export const isConverter = (id: ComponentId): boolean => helpers().converters.has(id);

/** What a player can pay with now: hand and reserve, without cards that are already used. */
export class Purse extends Payer<CardNeed, CardUnit> {
  readonly #cards: readonly ComponentId[];
  readonly #inHand: number;
  readonly #units = new Map<string, Units<CardUnit>>();
  /** Indices of reserve cards that convert any card, with their symbols. */
  readonly #converters: { index: number; symbol: Symbol }[] = [];
  /** The index of Merchant and of Water Mill; -1 without it. */
  #changer = -1;
  #doubler = -1;

  /** @param plays what has already been played in this action @param without cards that are used for something else */
  constructor(
    g: Mythotopia,
    seat: Seat,
    plays: readonly Play[] = [],
    without: readonly ComponentId[] = [],
    benefits = true,
  ) {
    super();
    const p = player(g, seat);
    const cards = [...p.hand, ...p.reserve];
    const { converters, changers, doublers } = helpers();
    if (cards.length + (CONVERTER_IS_PLAYED_TOO ? converters.size : 0) > 31)
      throw new Error('more cards than a payment can count with');
    this.#cards = cards;
    this.#inHand = p.hand.length;
    for (const [i, id] of cards.entries()) {
      const symbol = i < this.#inHand ? undefined : converters.get(id);
      if (symbol && !g.used.includes(id)) this.#converters.push({ index: i, symbol });
      if (benefits && changers.has(id)) this.#changer = i;
      if (benefits && doublers.has(id)) this.#doubler = i;
    }
    this.gone = this.bits(...without);
    for (const play of plays) {
      this.gone |= this.bits(play.card);
      for (const id of play.with) this.gone |= this.#bitAlong(cards.indexOf(id));
    }
  }

  /** The bits of cards, as `payable` takes them; 0 for cards that are not here. */
  bits(...ids: readonly ComponentId[]): number {
    let mask = 0;
    for (const id of ids) {
      const i = this.#cards.indexOf(id);
      if (i >= 0) mask |= 1 << i;
    }
    return mask;
  }

  /**
   * The bit of a card that is played along. Where a converter may also be played, its text has a bit of its own
   * (OQ-33).
   */
  #bitAlong(index: number): number {
    const at = CONVERTER_IS_PLAYED_TOO ? this.#converters.findIndex((c) => c.index === index) : -1;
    return 1 << (at < 0 ? index : this.#cards.length + at);
  }

  /** The ways to meet the first need so that the others can still be met; worse ways are left out. */
  ways(needs: readonly CardNeed[]): Play[][] {
    const [need] = needs;
    if (!need) return [];
    return this.waysFor(needs).map((chosen) =>
      chosen.map((unit) => ({
        role: need.role,
        card: this.#id(unit.component),
        with: unit.with.map((i) => this.#id(i)),
      })),
    );
  }

  #id(index: number): ComponentId {
    return this.#cards[index] ?? '';
  }

  /** Equal cards in one zone have the same signature, because they are interchangeable. */
  protected signature(unit: CardUnit): string {
    const { type } = cardOf(this.#id(unit.component));
    return `${type}${unit.component < this.#inHand ? '' : '*'}+${unit.with.join('+')}`;
  }

  protected unitsFor(need: CardNeed): Units<CardUnit> {
    const key = need.of ? `${need.role} ${need.of.join()}` : need.role;
    let units = this.#units.get(key);
    if (units) return units;
    const list: CardUnit[] = [];
    const symbol = SYMBOL[need.role];
    for (let i = 0; i < this.#cards.length; i++) {
      if (need.of) {
        if (need.of.includes(this.#id(i))) list.push({ mask: 1 << i, component: i, token: -1, amount: 1, with: [] });
      } else if (symbol) this.#addUnits(list, i, symbol);
    }
    let most = 0;
    for (const unit of list) most += unit.amount;
    this.#units.set(key, (units = { list, most }));
    return units;
  }

  /** Adds all ways to play one card for a symbol. */
  #addUnits(list: CardUnit[], card: number, symbol: Symbol): void {
    const { symbols } = cardOf(this.#id(card));
    const own = symbols[symbol];
    if (!isResource(symbol)) {
      if (own > 0) this.#add(list, own, card);
      if (own !== 1) for (const c of this.#converters) if (c.symbol === symbol) this.#add(list, 1, card, c.index);
      return;
    }
    if (own > 0) {
      this.#addDoubled(list, own, card);
      return;
    }
    for (const c of this.#converters) if (c.symbol === symbol) this.#addDoubled(list, 1, card, c.index);
    if (this.#changer < 0) return;
    const other = Math.max(symbols.food, symbols.stone, symbols.gold);
    if (other > 0) this.#addDoubled(list, other, card, this.#changer);
    else if (BENEFITS_STACK) {
      for (const c of this.#converters) {
        if (isResource(c.symbol) && c.symbol !== symbol) this.#addDoubled(list, 1, card, c.index, this.#changer);
      }
    }
  }

  /** Adds a card as it is, and doubled by Water Mill. */
  #addDoubled(list: CardUnit[], amount: number, card: number, ...along: number[]): void {
    this.#add(list, amount, card, ...along);
    if (this.#doubler >= 0 && (BENEFITS_STACK || along.length === 0))
      this.#add(list, 2 * amount, card, ...along, this.#doubler);
  }

  /** Adds a card played for a symbol, unless a card would be played along with itself. */
  #add(list: CardUnit[], amount: number, card: number, ...along: number[]): void {
    let mask = 1 << card;
    for (const i of along) {
      if (i === card && !CONVERTER_CONVERTS_ITSELF) return;
      mask |= this.#bitAlong(i);
    }
    list.push({ mask, component: card, token: -1, amount, with: along });
  }
}

/**
 * Plays the cards: they go to the discard pile, or to the pile that joins it later; reserve texts are used up for this
 * turn (M4.4).
 */
export function spend(
  g: Mythotopia,
  seat: Seat,
  plays: readonly Play[],
  zone: 'discard' | 'playing' = 'discard',
): void {
  const played: ComponentId[] = [];
  for (const { card, with: along } of plays) {
    played.push(card);
    for (const id of along) (isConverter(id) ? g.used : played).push(id);
  }
  toDiscard(g, seat, played, zone);
  for (const role of new Set(plays.map((play) => play.role))) {
    say(g, {
      k: 'pay',
      seat,
      what: role,
      cards: plays.filter((play) => play.role === role).flatMap((play) => [play.card, ...play.with]),
    });
  }
}
