import type { ComponentId, Seat } from '../kit/core';
import { NamedComponents, seeded, wordsOf } from '../kit/situation/naming';
import { Situation as Played } from '../kit/situation/situation';
import { cardOf, CARDS } from './catalogue';
import { nationOf } from './lookup';
import type { Card, Suit } from './card';
import type { ImperiumFrame } from './frames';
import { newMatch } from './rules/setup';
import { imperium } from './ruleset';
import { player } from './rules/select';
import type { Imperium, ImperiumOptions, MarketPlace, Player } from './state';

/**
 * Writes a situation down: who has what where, in card numbers, top of a deck first.
 *
 *     const s = situation({
 *       players: [{ nation: 'romans', hand: ['1ROM16', 'unrest'], material: 3 }, { nation: 'celts' }],
 *       market: ['1UNC3', { card: '1REG1', progress: 2, unrest: 'unrest' }],
 *     });
 *     s.playCard('1ROM16').answer('branch 0').answer('1UNC3');
 *     s.expectTurnOf(0);
 *
 * `unrest` is any unrest card that nobody else has. What is not named is not there, but for defaults that keep the game going: 8
 * unrest in the pile, cards nobody named in the main, small and fame decks and one unnamed card in each nation deck, so that
 * nothing ends by accident; with `ample`, all that a match has. Players are barbarians with side A of their power card, no tokens,
 * 3 actions and 5 exhaust tokens. It is seat `turn`'s turn (0 unless said), and nothing has been done in it.
 */
export interface SituationOptions {
  players: PlayerSituation[];
  /** The market places in order (REG, UNC, CIV and two main places); a place may carry tokens and unrest. */
  market?: (ComponentId | null | (Partial<Omit<MarketPlace, 'deck'>> & { card: ComponentId }))[];
  /**
   * What is going on; somebody's turn unless given. `solstice`: all have had their turns. `nations`: players without
   * `nation` are taking nations.
   */
  at?: 'turn' | 'solstice' | 'scoring' | 'nations';
  /** How nations are found while `at` is `nations`. */
  nations?: ImperiumOptions['nations'];
  /** The box of the common cards that are not named, and of the nations that may be taken; Classics unless given. */
  box?: ImperiumOptions['box'];
  turn?: Seat;
  /**
   * The seat with the first turn of the round; the seat whose turn it is unless given. Seats between have had their
   * turns.
   */
  first?: Seat;
  round?: number;
  main?: ComponentId[];
  small?: Partial<Imperium['small']>;
  fame?: ComponentId[];
  /** Fills the decks and the unrest pile with all cards of such a match that lie nowhere else. */
  ample?: true;
  /** The cards in the unrest pile, or their number. */
  unrest?: ComponentId[] | number;
  exile?: ComponentId[];
  kings?: Imperium['kings'];
  ending?: Imperium['ending'];
  seed?: string;
}

export interface PlayerSituation extends Partial<Omit<Player, 'power' | 'nation'>> {
  /** The nation; null before it is taken. */
  nation: string | null;
  side?: 'A' | 'B';
  /** The nation deck, top first; the accession card may be named as its last. */
  nationDeck?: ComponentId[];
}

/** A situation of Imperium with the moves of the turn. */
export class Situation extends Played<Imperium> {
  player(seat: Seat): Player {
    return player(this.g, seat);
  }

  playCard(id: ComponentId): this {
    return this.answer(`playCard ${id}`);
  }
  exhaust(id: ComponentId): this {
    return this.answer(`exhaust ${id}`);
  }
  innovate(): this {
    return this.answer('innovate');
  }
  revolt(): this {
    return this.answer('revolt');
  }
  endActivation(): this {
    return this.answer('endActivation');
  }
  /** Discards these cards in clean-up and draws up to the hand size (R5.4, R5.5). */
  cleanUp(...discards: ComponentId[]): this {
    return this.answer(...discards);
  }
}

const ANY_UNREST = 'unrest';
const ZONES = ['hand', 'deck', 'discard', 'history', 'sunken', 'play', 'below', 'development'] as const;

/** Sets up a situation. @throws Error for a card that is named twice or does not exist */
export function situation(options: SituationOptions): Situation {
  return new Situation(imperium, new Writing(options).g);
}

/** A situation that is being written into G. */
class Writing {
  readonly g: Imperium;
  readonly #mentioned: ReadonlySet<string>;
  readonly #naming = new NamedComponents((name) => (name === ANY_UNREST ? this.#anyUnrest() : cardOf(name).id));

  constructor(readonly options: SituationOptions) {
    const { players, turn = 0, first = turn, nations = 'choose', box = 'classics' } = options;
    this.#mentioned = wordsOf(options);
    this.g = newMatch(players.length, { nations, box, commons: box === 'both' ? 'classics' : box });
    seeded(this.g, options.seed);
    for (const [seat, given] of players.entries()) this.#give(seat, given);
    if (options.at === 'nations') this.g.rng = null;
    else {
      Object.assign(this.g, {
        phase: options.ending?.final ? 'finalRound' : 'round',
        round: options.round ?? 1,
        turn: 1,
        current: turn,
        first,
        ending: options.ending ?? null,
        kings: options.kings ?? this.g.kings,
      });
      this.#layMarket();
      this.#fillDecks();
      this.g.agenda = this.#agenda();
    }
    this.g.questions = [];
    imperium.resume(this.g);
  }

  #give(seat: Seat, given: PlayerSituation): void {
    const { nation, side = 'A', ...has } = given;
    const p = player(this.g, seat);
    if (nation === null) return;
    p.nation = nation;
    [p.power = null] = this.#naming.ids([this.#power(nation, side)]);
    if (this.options.at === 'nations') return;
    const { state = 'barbarian', exhausts = 5 } = nationOf(p);
    Object.assign(p, { actions: 3, state, exhausts }, structuredClone(has));
    for (const zone of ZONES) p[zone] = this.#naming.ids(p[zone]);
    for (const [host, cards] of Object.entries(p.garrison)) p.garrison[host] = this.#naming.ids(cards);
    if (p.accession) this.#naming.ids([p.accession]);
    p.nationDeck = this.#naming.ids(p.nationDeck);
    const last = p.nationDeck.at(-1);
    if (last !== undefined && cardOf(last).facts.start === 'accession') p.accession = p.nationDeck.pop() ?? null;
  }

  #power(nation: string, side: string): ComponentId {
    const power = [...CARDS.values()].find((c) => c.nation === nation && c.suits.has('POW') && c.facts.side === side);
    if (!power) throw new Error(`no nation ${nation}`);
    return power.id;
  }

  #layMarket(): void {
    this.options.market?.forEach((given, i) => {
      const place = this.g.market[i];
      if (!place) throw new Error(`no market place ${i}`);
      if (given === null) return;
      Object.assign(place, typeof given === 'string' ? { card: given } : given);
      [place.card = null, place.unrest = null] = [place.card, place.unrest].map((name) =>
        name === null ? null : (this.#naming.ids([name])[0] ?? null),
      );
    });
  }

  #fillDecks(): void {
    const { main, fame, small = {}, exile, unrest = 8, ample = false } = this.options;
    const { g } = this;
    g.exile = this.#naming.ids(exile);
    const named = (cards: readonly ComponentId[] | undefined): ComponentId[] | null =>
      cards ? this.#naming.ids(cards) : null;
    const given = {
      main: named(main),
      fame: named(fame),
      REG: named(small.REG),
      UNC: named(small.UNC),
      CIV: named(small.CIV),
      unrest: named(typeof unrest === 'number' ? undefined : unrest),
    };
    g.unrest = given.unrest ?? this.#unnamed('UNR', ample ? Infinity : Number(unrest));
    g.main = given.main ?? this.#unnamed('TRI', ample ? Infinity : 3);
    g.fame = given.fame ?? this.#unnamed('FAM', ample ? Infinity : 2);
    for (const suit of ['REG', 'UNC', 'CIV'] as const)
      g.small[suit] = given[suit] ?? this.#unnamed(suit, ample ? Infinity : 2);
    for (const [seat, p] of g.players.entries()) {
      if (this.options.players[seat]?.nationDeck) continue;
      const spare = [...CARDS.values()].filter(
        (card) => card.nation === p.nation && card.facts.start === 'nation' && this.#isSpare(card),
      );
      p.nationDeck = this.#naming.ids(spare.slice(0, ample ? Infinity : 1).map(({ id }) => id));
    }
  }

  /** The last n common cards of a suit that are not named. */
  #unnamed(suit: Suit, n: number): ComponentId[] {
    const found = [...CARDS.values()].filter(
      (card) => this.#isCommon(card) && card.suits.has(suit) && this.#isSpare(card),
    );
    return this.#naming.ids(found.slice(n === Infinity ? 0 : -n || Infinity).map(({ id }) => id));
  }

  #anyUnrest(): ComponentId {
    const found = [...CARDS.values()].find(
      (card) => card.box === this.g.options.commons && card.suits.has('UNR') && this.#isSpare(card),
    );
    if (!found) throw new Error('no unrest card is left');
    return found.id;
  }

  #isCommon({ box, nation, facts }: Card): boolean {
    return box === this.g.options.commons && nation === null && !facts.side;
  }

  #isSpare({ id, facts }: Card): boolean {
    return !this.#mentioned.has(id) && !this.#naming.has(id) && (facts.minPlayers ?? 2) <= this.options.players.length;
  }

  #agenda(): ImperiumFrame[] {
    const { at = 'turn' } = this.options;
    const { seats, current, first } = this.g;
    if (at === 'scoring') return [{ op: 'scoring' }];
    if (at === 'solstice') return [{ op: 'round', turns: seats }];
    return [
      { op: 'round', turns: 1 + ((current - first + seats) % seats) },
      { op: 'turn', seat: current },
    ];
  }
}
