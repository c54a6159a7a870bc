import type { ComponentId, Seat } from '../../kit/core';
import type { Place } from '../card';
import { cardOf, verbsOf } from '../lookup';
import { PROVINCE_POINTS } from '../components';
import { ISLANDS, provinceOf } from '../map';
import { armyNumbers, routes } from '../rules/actions/invade';
import { Chances } from '../rules/chances';
import { piecesOf } from '../rules/moving';
import { count, player } from '../rules/select';
import { attackersOf, isInWar, sidesOf, wars } from '../rules/strength';
import { answering, valueOf, type Cause } from '../rules/tokens';
import type { Mythotopia, Player } from '../state';
import { WORKS } from '../optionKinds';
import { verbNamed } from '../verbs';
import { zones } from '../zones';
import { haste, prizesLeft, wishesEnd } from './haste';
import { WEIGHTS } from './weights';

/** How a war stands for one side: its strength, and the strongest other's. */
export interface WarStanding {
  own: number;
  best: number;
}

/** The steward's estimates for one decision, in victory points. They read the seat's view only. */
export class Evaluation {
  readonly me: Player;
  readonly chances: Chances;
  #waiting: Place[] | undefined;
  readonly #reach = new Map<string, number>();

  /** @param g the seat's view; hypotheses change it for a moment and restore it */
  constructor(
    readonly g: Mythotopia,
    readonly seat: Seat,
  ) {
    this.me = player(g, seat);
    this.chances = new Chances(g, seat);
  }

  owns(place: Place): boolean {
    return this.g.owners[place] === this.seat;
  }

  /** How the war in a province would stand with `more` own armies. */
  standing(place: Place, more = 0): WarStanding {
    zones.count(this.g, piecesOf(this.seat, 'armies', place), more);
    let own = 0;
    let best = 0;
    for (const side of sidesOf(this.g, place)) {
      if (side.seat === this.seat) own = side.strength;
      else best = Math.max(best, side.strength);
    }
    zones.count(this.g, piecesOf(this.seat, 'armies', place), -more);
    return { own, best };
  }

  /** The points that a cause would give now, and for a leader the end that comes nearer. */
  due(...causes: readonly Cause[]): number {
    return causes
      .flatMap((cause) => answering(this.g, this.seat, cause))
      .reduce((sum, [card, index]) => {
        const take = verbsOf(card, 'take').find(({ ability }) => ability.index === index);
        return sum + (take ? valueOf(card, take.node) + (this.wishesEnd ? haste(this.g, card) : 0) : 0);
      }, 0);
  }

  #wishesEnd: boolean | undefined;
  get wishesEnd(): boolean {
    return (this.#wishesEnd ??= wishesEnd(this.g, this.seat));
  }

  /** The value of capturing a province: its points, the loss of its owner, tokens. */
  capture(place: Place): number {
    const { g } = this;
    if (this.me.stock.towns === 0) return this.#harm(place);
    const causes: Cause[] = [];
    if (g.dragons.includes(place)) causes.push({ name: 'onCapture', what: 'dragon' });
    if (g.runestones.includes(place)) causes.push({ name: 'onCapture', what: 'runestone' });
    if (g.citadels.includes(place)) causes.push({ name: 'onCapture', what: 'citadel' });
    if (g.owners[place] !== undefined) causes.push({ name: 'onCapture', what: 'player' });
    const island =
      provinceOf(place).island === 1 ? 'largeIsland' : provinceOf(place).island === 2 ? 'smallIsland' : null;
    if (island && ISLANDS[island].every((each) => each === place || this.owns(each)))
      causes.push({ name: 'onHold', what: island });
    const prize = this.due(...causes);
    // The last towns are for what brings the end.
    if (prize === 0 && this.wishesEnd && this.#townsBeside(place) <= prizesLeft(g)) return 0;
    return PROVINCE_POINTS + prize + this.#harm(place);
  }

  /** The towns that are left if all other attacks succeed. */
  #townsBeside(place: Place): number {
    const others = wars(this.g).filter((each) => each !== place && attackersOf(this.g, each).includes(this.seat));
    return this.me.stock.towns - others.length;
  }

  /** The value of another player's loss. It is higher with fewer players. */
  #harm(place: Place): number {
    return this.g.owners[place] === undefined ? 0 : (PROVINCE_POINTS * WEIGHTS.rival) / (this.g.seats - 1);
  }

  /** The cost of losing an own province. */
  losing(place: Place): number {
    return (
      PROVINCE_POINTS * (1 + WEIGHTS.rival / (this.g.seats - 1)) +
      (this.g.cities.includes(place) || this.g.citadels.includes(place) ? 1 : 0)
    );
  }

  /** Own wars that are already won and can be ended. */
  get waiting(): Place[] {
    return (this.#waiting ??= wars(this.g).filter((place) => {
      const { own, best } = this.standing(place);
      return !this.owns(place) && attackersOf(this.g, place).includes(this.seat) && own > best;
    }));
  }

  /** The largest number of armies that one action can send; 0 for none. */
  reach(how: 'invade' | 'placeArmies', place: Place): number {
    if (how === 'placeArmies')
      return this.#most(this.owns(place) ? 'home' : 'abroad', () => armyNumbers(this.chances, how, place));
    return (this.#routes.get(place) ?? []).reduce(
      (most, route) =>
        Math.max(
          most,
          // Routes that take the same cards and food give the same numbers.
          this.#most(`${route.card} ${route.way} ${route.food}`, () => armyNumbers(this.chances, how, place, route)),
        ),
      0,
    );
  }

  #known: ReturnType<typeof routes> | undefined;
  get #routes(): ReturnType<typeof routes> {
    return (this.#known ??= routes(this.chances));
  }

  #most(key: string, numbers: () => number[]): number {
    let most = this.#reach.get(key);
    if (most === undefined) this.#reach.set(key, (most = numbers().at(-1) ?? 0));
    return most;
  }

  /** The value of sending as many armies to a province as possible. */
  sending(how: 'invade' | 'placeArmies', place: Place): number {
    const n = this.reach(how, place);
    const before = this.standing(place);
    const after = this.standing(place, n);
    if (this.owns(place)) {
      // A tie keeps the others from ending the war.
      if (!isInWar(this.g, this.seat, place) || before.own > before.best) return -WEIGHTS.army;
      return this.losing(place) * (after.own > after.best ? 1 : after.own === after.best ? 0.6 : 0) - WEIGHTS.army;
    }
    const others = this.waiting.filter((each) => each !== place).length;
    const now = this.#sure(place, after) - this.#sure(place, before);
    const hope = after.own > after.best ? 0 : (WEIGHTS.hope * after.own) / after.best;
    return this.capture(place) * (now + hope) * WEIGHTS.waiting ** others - WEIGHTS.army;
  }

  /** The probability that a war stays won until the next turn; an estimate. */
  #sure(place: Place, { own, best }: WarStanding): number {
    if (own <= best) return 0;
    if (this.g.owners[place] === undefined && attackersOf(this.g, place).every((seat) => seat === this.seat))
      return WEIGHTS.sure.neutrals;
    return Math.min(WEIGHTS.sure.neutrals, WEIGHTS.sure.players + WEIGHTS.sure.more * (own - best - 1));
  }

  /** How many of the offered numbers of armies to send: enough to win with a margin, else the largest. */
  enough(place: Place, offered: readonly number[]): number {
    const { neutrals, players } = WEIGHTS.margin;
    const margin = this.owns(place) || this.g.owners[place] === undefined ? neutrals : players;
    const { own, best } = this.standing(place);
    // Ships and reserve bonuses count from the first army on.
    const base = own > 0 ? own : this.standing(place, 1).own - 1;
    return offered.find((n) => base + n - best >= margin) ?? Math.max(...offered);
  }

  /** The value of ending a war, with Hero if `hero`. */
  ending(place: Place, hero: boolean): number {
    const { own, best } = this.standing(place);
    const wins = hero || own > best;
    if (this.owns(place))
      return wins ? WEIGHTS.home + this.due({ name: 'onDefend', what: 'player' }) : -this.losing(place);
    return wins ? this.capture(place) + WEIGHTS.home : -WEIGHTS.army * count(this.g.armies, place, this.seat);
  }

  /** The value of having a card in the deck. */
  worth(id: ComponentId): number {
    const { symbols, facts, nodes } = cardOf(id);
    const printed = (facts.symbols ?? []).reduce((sum, symbol) => sum + WEIGHTS.symbol[symbol], 0);
    const verbs = [...nodes.values()].reduce(
      (sum, node) => sum + (node.kind === 'verb' ? (verbNamed(node.verb).worth ?? 0) : 0),
      0,
    );
    // Only one kind of symbol can be played at a time (M4.1).
    const kinds = Object.values(symbols).filter((n) => n > 0).length;
    return verbs + printed * (kinds > 1 ? 0.8 : 1);
  }

  /** Whether a card's text works from the reserve. */
  works(id: ComponentId): boolean {
    return cardOf(id).abilities.some((ability) => ability.timing === 'reserve');
  }

  /** Does the card help to build something that gives a token (M8.1)? */
  #builds(id: ComponentId): boolean {
    return (
      (cardOf(id).symbols.stone > 0 || verbsOf(id, 'build').length > 0) &&
      WORKS.some((what) => this.due({ name: 'onBuild', what }) > 0)
    );
  }

  /** Is the card worth keeping for a later turn: to fight with or, for who wishes for the end, to build with? */
  #waits(id: ComponentId): boolean {
    if (!this.wishesEnd) return cardOf(id).symbols.army > 0;
    return this.#builds(id) || (cardOf(id).symbols.army > 0 && this.me.stock.towns > 0);
  }

  /** The value of having a card in the reserve. */
  reserved(id: ComponentId): number {
    if (this.works(id)) return this.worth(id);
    return this.#waits(id) ? WEIGHTS.waitingCard : 0;
  }

  /** The cost of parting with a card. */
  spending(id: ComponentId): number {
    const { any, worth, working } = WEIGHTS.spent;
    return any + worth * this.worth(id) + (this.works(id) && this.me.reserve.includes(id) ? working : 0);
  }

  /** Is the card in hand useless: can it neither work nor is it worth keeping? */
  isRubbish(id: ComponentId): boolean {
    return this.me.hand.includes(id) && !this.works(id) && !this.#waits(id);
  }
}
