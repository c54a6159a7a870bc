import type { ComponentId, GameEvent, Option, Question, Refusal, Seat } from '../../kit/core';
import { EFFECT_OPTIONS } from '../../kit/effect/optionKinds';
import type { Node } from '../../kit/effect/syntax';
import type { Bending, Slots } from '../../kit/text/phrasebook';
import { nothing, TableWriter } from '../../kit/text/table';
import type { Token } from '../../kit/text/words';
import type { Place } from '../card';
import { CARDS, cardOfProvince } from '../catalogue';
import { CASTLES, CITIES, LEAST_DECK, MERCENARIES, RESERVE, ROADS } from '../components';
import { ROLES, type Reason } from '../keys';
import { isBorder, isProvince, isSea } from '../map';
import { ARMY_OF, NUMBER, PLAYS, ROUTE, TURN_OPTIONS, TWO_NUMBERS, WAY_BY_ROAD, type TurnOption } from '../optionKinds';
import type { Play } from '../rules/purse';
import { foodFor, reachOf, type DeployFrame } from '../rules/actions/invade';
import { stoneFor } from '../rules/actions/build';
import { priceOf } from '../rules/actions/pieces';
import { Chances } from '../rules/chances';
import { player } from '../rules/select';
import { isInWar, sidesOf, sidesWith, type Side } from '../rules/strength';
import type { Mythotopia } from '../state';
import type { Noun, Phrase } from './phrases';

/** What a number counts in answer to a question. */
const COUNTED: Readonly<Record<string, Noun>> = {
  armies: 'army',
  armiesByRoad: 'army',
  ships: 'ship',
  removeShips: 'ship',
  mercenaries: 'mercenary',
};
/** The symbols that stand for roles in a payment. */
const SYMBOLS: Readonly<Record<string, Noun>> = {
  armies: 'army',
  ships: 'ship',
  food: 'food',
  stone: 'stone',
  gold: 'gold',
};
/** The number of the game that a reason goes by. */
const LIMITS: Partial<Record<Reason, number>> = {
  noCityLeft: CITIES,
  noCastleLeft: CASTLES,
  noRoadLeft: ROADS,
  noMercenary: MERCENARIES,
  noRoom: RESERVE,
  leastDeck: LEAST_DECK,
};
/** What a piece costs that is not in the stock, where a reason names it. */
const PRICES: Partial<Record<Reason, number>> = { noArmyInStock: priceOf(1, 0), noShipInStock: priceOf(0, 1) };
const isPlace = (id: string): boolean => isProvince(id) || isSea(id) || isBorder(id);
/** The strength of a seat in a war, and that of the strongest other; null where it has nobody to fight. */
function standOf(sides: readonly Side[], seat: Seat): { own: number; best: number } | null {
  const own = sides.find((side) => side.seat === seat);
  const others = sides.filter((side) => side.seat !== seat).map(({ strength }) => strength);
  return own && others.length > 0 ? { own: own.strength, best: Math.max(...others) } : null;
}
/** What a seat can do that is asked, worked out once for all options of a question: while it is open, nothing changes. */
const chances = new WeakMap<Question, Chances>();
/** @returns null when the reader does not know the seat's cards */
function chancesOf(g: Mythotopia, q: Question): Chances | null {
  let known = chances.get(q);
  if (known?.g === g) return known;
  const { hand, reserve } = player(g, q.seat);
  // What is hidden has an id that no catalogue knows (`?`, `?3`).
  if ([...hand, ...reserve].some((id) => !CARDS.has(id))) return null;
  chances.set(q, (known = new Chances(g, q.seat)));
  return known;
}
const isRole = (word: string): boolean => ROLES.some((role) => role === word);

/** Writes what happens at Mythotopia's table. */
export class MythotopiaTableWriter extends TableWriter<Mythotopia, Phrase, Noun> {
  protected readonly unnamed = 'card';

  override option(g: Mythotopia, q: Question, option: Option): Token[] {
    if (q.ask === 'pay') return this.finishedTokens(this.plays(PLAYS.read(option))(''));
    if (q.ask === 'route') return this.finishedTokens(this.route(option)(''));
    const numbers = NUMBER.read(option) ?? TWO_NUMBERS.read(option);
    if (numbers) return q.ask === 'armies' ? this.sent(g, q, numbers[0]) : this.numbers(q, numbers);
    const branch = EFFECT_OPTIONS.readAs('branch', option);
    if (branch) return this.branch(q, ...branch);
    const army = ARMY_OF.read(option);
    if (army && isPlace(army[0]))
      return this.finished('option.armyOf', { place: this.card(army[0]), seat: this.seat(army[1]) });
    const way = WAY_BY_ROAD.read(option);
    if (way?.every(isPlace)) return this.finished('option.fromTo', { from: this.card(way[0]), to: this.card(way[1]) });
    const move = TURN_OPTIONS.read(option);
    if (move?.kind === 'endWar') return this.ended(g, q.seat, ...move.values);
    if (!move || move.values.length === 0) return this.plainOption(option);
    return this.priced(g, q, move) ?? this.move(move);
  }

  /** What the cards of a payment are played for; the frame that waits for them says it. */
  protected override purpose(g: Mythotopia, { ask, seat, options }: Question): Token[] {
    const { agenda } = g;
    if (ask === 'armies') return this.fare(agenda.at(-1), g, seat);
    const frame = ask === 'pay' && options.length > 0 ? agenda.at(-2) : undefined;
    switch (frame?.op) {
      case 'deploy':
        return this.withArmies(this.move({ kind: frame.how, values: [frame.at] }), frame.n);
      case 'placeShips':
        return this.move({ kind: frame.op, values: [frame.at] });
      case 'draft':
        return this.move({ kind: frame.op, values: [frame.card] });
      case 'build':
        return this.move({ kind: frame.op, values: [frame.work, frame.at] });
      case 'buy':
        return this.plainOption(frame.op);
      default:
        return [];
    }
  }

  /** What armies on their way cost, whatever their number, and how many there are to send (M6.1.7). */
  private fare(frame: Mythotopia['agenda'][number] | undefined, g: Mythotopia, seat: Seat): Token[] {
    if (frame?.op !== 'deploy') return [];
    const food = foodFor(g, frame);
    const each = this.nouns.some(1, 'army');
    const stock = this.nouns.some(player(g, seat).stock.armies, 'army');
    return food > 0
      ? this.book.say('fare.food', { each, stock, price: this.nouns.some(food, 'food') })
      : this.book.say('fare.free', { each, stock });
  }

  /** What is done to a place, with what it costs and how a war there would stand; null where that cannot be told. */
  private priced(g: Mythotopia, q: Question, move: Exclude<TurnOption, { kind: 'endWar' }>): Token[] | null {
    const c = g.players[q.seat] && chancesOf(g, q);
    if (!c) return null;
    if (move.kind === 'build') {
      const [work, at] = move.values;
      const price = this.nouns.some(stoneFor(c, work, at), 'stone');
      return this.finished('option.buildFor', { what: this.thing(work), place: this.card(at), price });
    }
    if (move.kind !== 'invade' && move.kind !== 'placeArmies') return null;
    return this.deployed(c, move.kind, move.values[0]);
  }

  /** Armies sent to a place: an invasion anew, or more of them to a war or an own province, each under its own name. */
  private deployed(c: Chances, how: DeployFrame['how'], at: Place): Token[] | null {
    const { g, seat } = c;
    const reach = isProvince(at) ? reachOf(c, how, at) : null;
    if (!reach || reach.armies === 0) return null;
    const name = isInWar(g, seat, at) ? (how === 'invade' ? 'invadeAgain' : 'reinforce') : how;
    return this.finished(`option.${reach.food > 0 ? 'sentFor' : 'sentFree'}`, {
      what: this.book.bend(`option.${name}`, { place: this.card(at) }),
      price: this.nouns.some(reach.food, 'food'),
      only: reach.only ? 'yes' : 'no',
      stand: this.standing(g, seat, at, reach.armies),
    });
  }

  private withArmies(what: Token[], n = 0): Token[] {
    return n > 0 ? [...what, { kind: 'text', text: ', ' }, ...this.nouns.some(n, 'army')('')] : what;
  }

  /** A number of armies, with how the war would stand: own strength, the strongest other's, and who leads (M7.3). */
  private sent(g: Mythotopia, { seat, params: { at = '' } = {} }: Question, n: number): Token[] {
    return this.finishedTokens(this.standing(g, seat, String(at), n)(''));
  }

  private standing(g: Mythotopia, seat: Seat, at: Place, n: number): Bending {
    const armies = this.nouns.some(n, 'army');
    const stand = isProvince(at) ? standOf(sidesWith(g, at, seat, n), seat) : null;
    if (!stand) return armies;
    const { own, best } = stand;
    return this.book.bend(`option.${own > best ? 'leads' : own < best ? 'trails' : 'ties'}`, { armies, own, best });
  }

  /** The end of a war, with who wins it (M7.2), or with the card that lifts a tie (M11.10). */
  private ended(g: Mythotopia, seat: Seat, at: Place, hero?: ComponentId): Token[] {
    const place = this.card(at);
    if (hero !== undefined) return this.finished('option.endWarBy', { place, card: this.card(hero) });
    const stand = isProvince(at) ? standOf(sidesOf(g, at), seat) : null;
    if (!stand || stand.own === stand.best) return this.finished('option.endWar', { place });
    return this.finished(stand.own > stand.best ? 'option.endWarWon' : 'option.endWarLost', { place, ...stand });
  }

  /** What is done in a turn to a place or with a card. */
  private move({ kind, values }: Exclude<TurnOption, { kind: 'endWar' }>): Token[] {
    switch (kind) {
      case 'invade':
      case 'placeArmies':
      case 'removeArmies':
      case 'placeShips':
      case 'removeShips':
        return this.finished(`option.${kind}`, { place: this.card(values[0]) });
      case 'draft':
      case 'playCard':
        return this.finished(`option.${kind}`, { card: this.card(values[0]) });
      case 'build':
        return this.finished('option.build', { what: this.thing(values[0]), place: this.card(values[1]) });
      default:
        return this.plainOption(kind);
    }
  }

  protected override isComponent(id: string): boolean {
    return CARDS.has(id) || isPlace(id);
  }

  protected override nodes(card: string): ReadonlyMap<number, Node> | undefined {
    return CARDS.get(card)?.nodes;
  }

  protected override askSlots({ ask, min, max, params = {} }: Question): Slots {
    const { at, from, to, role, n } = params;
    return {
      count: this.nouns.range(min, max, ask === 'draft' ? 'province' : 'card'),
      place: this.place(at),
      from: this.place(from),
      to: this.place(to),
      need: typeof role === 'string' ? this.need(role, Number(n)) : nothing,
    };
  }

  protected override refusalSlots({ why, params = {} }: Refusal): Slots {
    const { at, card, cards = '', n = 0, score, own = 0, best = 0 } = params;
    const gold = PRICES[why as Reason];
    const needed: Refusal['params'] = gold === undefined ? params : { gold };
    const price = ROLES.flatMap((role) => {
      const symbol = SYMBOLS[role];
      return symbol && typeof needed[role] === 'number' ? [this.nouns.some(needed[role], symbol)] : [];
    });
    return {
      n,
      limit: LIMITS[why as Reason] ?? 0,
      own,
      best,
      score,
      place: this.place(at),
      card: typeof card === 'string' ? this.card(card) : nothing,
      price: price.length > 0 ? this.nouns.list(price, 'and') : nothing,
      cards:
        cards === ''
          ? nothing
          : this.nouns.list(
              String(cards)
                .split(' ')
                .map((id) => this.card(id)),
              'or',
            ),
    };
  }

  protected override eventKey({ k, seat, to, what }: GameEvent): string {
    if (k === 'pay' && (what === 'source' || what === 'crossing' || what === 'site' || what === 'build'))
      return `pay.${what}`;
    if (k === 'defended' && seat === undefined) return 'defendedByNeutrals';
    if (to === undefined) return k;
    return k === 'invade' ? 'invadeOf' : k === 'captured' ? 'capturedFrom' : k === 'noTown' ? 'noTownFrom' : k;
  }

  protected override eventSlots(event: GameEvent): Slots {
    const { by, at, cards = [], n = 0, what = '' } = event;
    return {
      n,
      kind: what,
      ...this.people(event),
      by: by === undefined ? undefined : this.card(by),
      place: this.place(at),
      from: this.place(what),
      cards: this.cardList(cards, n),
      armies: this.nouns.some(n, 'army'),
      ships: this.nouns.some(n, 'ship'),
      mercenaries: this.nouns.some(n, 'mercenary'),
      pieces: this.nouns.some(n, 'piece'),
      points: this.nouns.some(n, 'point'),
      better: Number(what) > 0 ? this.nouns.some(Number(what), 'point') : nothing,
      goods: this.nouns.some(n, SYMBOLS[what] ?? 'piece'),
      thing: this.thing(what),
      role: isRole(what) ? this.role(what) : nothing,
      zone: this.book.has(`term.${what}`) ? this.term(what) : nothing,
    };
  }

  private place(id: string | number | undefined): Bending {
    return typeof id === 'string' && isPlace(id) ? this.card(id) : nothing;
  }

  private thing(what: string): Bending {
    return this.book.hasNoun(what) ? this.nouns.noun(what) : nothing;
  }

  /** What cards are played for, as a label: an icon or a word. */
  private role(role: string): Bending {
    const symbol = SYMBOLS[role];
    return symbol ? this.nouns.noun(symbol) : this.term(role);
  }

  /** What is to be paid, as a question. */
  private need(role: string, n: number): Bending {
    const symbol = SYMBOLS[role];
    return symbol
      ? this.book.bend('pay.symbols', { what: this.nouns.some(n, symbol) })
      : this.book.bendComposed(`pay.${role}`, { n });
  }

  /** The cards of a payment, each with those played along: "Custus + Merchant and Market". */
  private plays(plays: readonly Play[]): Bending {
    return this.nouns.list(
      plays.map(
        (play): Bending =>
          () =>
            [play.card, ...play.with].flatMap((id, i) =>
              i === 0 ? this.card(id)('') : [{ kind: 'text', text: ' + ' } as const, ...this.card(id)('')],
            ),
      ),
      'and',
    );
  }

  /** A route of an invasion. The card is named where it is not the province's own. */
  private route(option: Option): Bending {
    const [card, from, way, food] = ROUTE.read(option) ?? [option, '', 'land', 0];
    const price = this.nouns.some(food, 'food');
    if (way === 'portal') return this.book.bend('option.routePortal', { card: this.card(card), price });
    const route =
      way === 'land'
        ? this.book.bend('option.routeLand', { from: this.card(from), price })
        : this.book.bend('option.routeSea', { from: this.card(from), n: way === 'sea2' ? 2 : 1, price });
    return card === cardOfProvince(from) ? route : this.book.bend('option.routeBy', { route, card: this.card(card) });
  }

  /** A number, or two: armies and ships to buy, armies and mercenaries to remove. */
  private numbers(q: Question, [first, second = 0]: readonly [number, number?]): Token[] {
    const [one, other]: readonly [Noun, Noun] = [COUNTED[q.ask] ?? 'army', q.ask === 'buy' ? 'ship' : 'mercenary'];
    const some = [
      ...(first > 0 ? [this.nouns.some(first, one)] : []),
      ...(second > 0 ? [this.nouns.some(second, other)] : []),
    ];
    const what = some.length > 0 ? this.nouns.list(some, 'and') : this.nouns.some(0, one);
    return q.ask === 'buy'
      ? this.finished('option.boughtFor', { what, price: this.nouns.some(priceOf(first, second), 'gold') })
      : this.finishedTokens(what(''));
  }
}
