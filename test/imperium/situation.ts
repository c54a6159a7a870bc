import type { ComponentId, Option, Question, Refusal, Seat } from '../../games/kit/core';
import { moveFor, questionOf } from '../../games/kit/moves';
import { seedState } from '../../games/kit/random';
import { Table } from '../../games/kit/table';
import { cardOf, CARDS } from '../../games/imperium/catalogue';
import { newMatch } from '../../games/imperium/rules/setup';
import { imperium } from '../../games/imperium/ruleset';
import type { Imperium, MarketPlace, Player } from '../../games/imperium/state';
import { zones } from '../../games/imperium/zones';

/**
 * Writes a situation down and sees what happens: who has what where, in card numbers, top of a deck first.
 *
 *     const s = situation({
 *       players: [{ nation: 'romans', hand: ['1ROM16'], material: 3 }, { nation: 'celts' }],
 *       market: ['1UNC3'],
 *     });
 *     s.playCard('1ROM16').answer('branch 0').answer('1UNC3');
 *     expect(s.player(0).hand).toContain('1UNC3');
 *     s.expectTurnOf(0);
 *
 * What is not named is not there, but for defaults that keep the game going: 8 unrest in the pile, cards nobody named
 * in the main, small and fame decks and one unnamed card in each nation deck, so that nothing ends by accident.
 * Players are barbarians with side A of their power card, no tokens, 3 actions and 5 exhaust tokens. It is seat
 * `turn`'s turn (0 unless said), and nothing has been done in it.
 */
export interface PlayerSituation extends Partial<Omit<Player, 'power' | 'nation'>> {
  nation: string;
  side?: 'A' | 'B';
}

export interface SituationOptions {
  players: PlayerSituation[];
  /** Cards in the market places in order (REG, UNC, CIV and two main places); a place may carry tokens and unrest. */
  market?: (ComponentId | null | (Partial<Omit<MarketPlace, 'deck'>> & { card: ComponentId }))[];
  turn?: Seat;
  main?: ComponentId[];
  small?: Partial<Imperium['small']>;
  fame?: ComponentId[];
  /** Cards in the unrest pile, or how many. */
  unrest?: ComponentId[] | number;
  exile?: ComponentId[];
  kings?: Imperium['kings'];
  round?: number;
  ending?: Imperium['ending'];
  seed?: string;
}

/** A table with short names for what tests do. Every move that is refused throws, unless it is tried with `refused`. */
export class Situation extends Table<Imperium> {
  player(seat: Seat): Player {
    return this.g.players[seat] as Player;
  }

  /** The question open to a seat; without a seat, the only one open. @throws Error when nobody (or not that seat) is asked. */
  question(seat?: Seat): Question {
    const q = seat === undefined ? this.g.questions[0] : questionOf(this.g, seat);
    if (!q || (seat === undefined && this.g.questions.length > 1))
      throw new Error(`open questions: ${JSON.stringify(this.g.questions)}`);
    return q;
  }

  /** Answers the open question (of that seat, where several are asked) with these picks; none is a pass. */
  answer(...picks: Option[]): this {
    return this.answerAs(this.question().seat, ...picks);
  }

  answerAs(seat: Seat, ...picks: Option[]): this {
    const q = this.question(seat);
    return this.send(moveFor(imperium, q, picks));
  }

  /** Every move also proves that no card was lost, doubled or made up, and that no token count went below zero. */
  private send(move: Parameters<Table<Imperium>['play']>[0]): this {
    const cards = zones.components(this.g).sort();
    const refusal = this.play(move);
    if (refusal)
      throw new Error(`refused: ${JSON.stringify(refusal)} at ${JSON.stringify(questionOf(this.g, move.seat))}`);
    expect(zones.components(this.g).sort()).toEqual(cards);
    for (const p of this.g.players) {
      expect(
        [p.material, p.population, p.progress, p.actions, p.exhausts].every((n) => Number.isInteger(n) && n >= 0),
      ).toBe(true);
    }
    return this;
  }

  private turn(name: string, arg?: string): this {
    const { n, seat } = this.question();
    return this.send({ seat, name, args: arg === undefined ? [n] : [n, arg] });
  }

  playCard(id: ComponentId): this {
    return this.turn('playCard', id);
  }
  exhaust(id: ComponentId): this {
    return this.turn('exhaust', id);
  }
  innovate(): this {
    return this.turn('innovate');
  }
  revolt(): this {
    return this.turn('revolt');
  }
  endActivation(): this {
    return this.turn('endActivation');
  }
  /** R5.4: discards these cards and draws up to the hand size. */
  cleanUp(...discards: ComponentId[]): this {
    return this.answer(...discards);
  }

  /** Why the option of the turn is refused; null when it is legal. Changes nothing. */
  refused(option: Option): Refusal | null {
    const { n, seat } = this.question();
    const [name = '', arg] = option.split(' ');
    return new Table(imperium, imperium.copy(this.g)).play({ seat, name, args: arg === undefined ? [n] : [n, arg] });
  }

  /** The seat is asked for the next decision of its turn: everything before is resolved. */
  expectTurnOf(seat: Seat): void {
    expect(this.g.questions).toHaveLength(1);
    expect(this.g.questions[0]).toMatchObject({ seat, stage: 'turn' });
    expect(this.g.agenda.map((f) => f.op)).toEqual(expect.arrayContaining(['turn']));
  }
}

/** @throws Error for a card that is named twice or does not exist. */
export function situation(options: SituationOptions): Situation {
  const seats = options.players.length;
  const g = newMatch(seats, { nations: 'choose' });
  const named = new Set<ComponentId>();
  const name = <T extends ComponentId[]>(cards: T): T => {
    for (const id of cards) {
      cardOf(id);
      if (named.has(id)) throw new Error(`card ${id} is named twice`);
      named.add(id);
    }
    return cards;
  };
  g.seed = options.seed ?? 'situation';
  g.rng = seedState(g.seed);
  g.phase = 'round';
  g.round = options.round ?? 1;
  g.turn = 1;
  g.current = g.first = options.turn ?? 0;
  g.ending = options.ending ?? null;
  g.kings = options.kings ?? '1FAM9A';
  options.players.forEach((given, seat) => {
    const { nation, side = 'A', ...has } = given;
    const power = [...CARDS.values()].find((c) => c.nation === nation && c.suits.has('POW') && c.facts.side === side);
    if (!power) throw new Error(`no nation ${nation}`);
    const p = g.players[seat] as Player;
    Object.assign(p, { actions: 3, exhausts: 5 }, structuredClone(has), { nation, power: power.id });
    name([
      power.id,
      ...p.hand,
      ...p.deck,
      ...p.discard,
      ...p.history,
      ...p.play,
      ...Object.values(p.garrison).flat(),
      ...p.nationDeck,
      ...(p.accession ? [p.accession] : []),
      ...p.development,
    ]);
  });
  options.market?.forEach((given, i) => {
    const place = g.market[i] as MarketPlace;
    if (given === null) return;
    Object.assign(place, typeof given === 'string' ? { card: given } : given);
    name([...(place.card ? [place.card] : []), ...(place.unrest ? [place.unrest] : [])]);
  });
  g.exile = name([...(options.exile ?? [])]);
  const given = {
    main: options.main,
    fame: options.fame,
    REG: options.small?.REG,
    UNC: options.small?.UNC,
    CIV: options.small?.CIV,
  };
  for (const cards of Object.values(given)) name([...(cards ?? [])]);
  if (Array.isArray(options.unrest)) name([...options.unrest]);
  const unnamed = (suit: string, n: number): ComponentId[] => {
    const found = [...CARDS.values()]
      .filter(
        (c) =>
          c.box === 'classics' && c.nation === null && c.suits.has(suit as never) && !c.facts.side && !named.has(c.id),
      )
      .slice(-n)
      .map((c) => c.id);
    return name(found);
  };
  g.unrest = Array.isArray(options.unrest) ? [...options.unrest] : unnamed('UNR', options.unrest ?? 8);
  g.main = given.main ? [...given.main] : unnamed('TRI', 3);
  g.fame = given.fame ? [...given.fame] : unnamed('FAM', 2);
  g.small = {
    REG: given.REG ? [...given.REG] : unnamed('REG', 2),
    UNC: given.UNC ? [...given.UNC] : unnamed('UNC', 2),
    CIV: given.CIV ? [...given.CIV] : unnamed('CIV', 2),
  };
  g.players.forEach((p, seat) => {
    if (options.players[seat]?.nationDeck) return;
    const spare = [...CARDS.values()].find(
      (c) => c.nation === p.nation && c.facts.start === 'nation' && !named.has(c.id),
    );
    if (spare) p.nationDeck = name([spare.id]);
  });
  const turns = 1 + ((g.current - g.first + seats) % seats);
  g.agenda = [
    { op: 'round', turns },
    { op: 'turn', seat: g.current },
  ];
  g.questions = [];
  imperium.resume(g);
  return new Situation(imperium, g);
}
