import type { ComponentId, GameEvent, Option, Question, Refusal, Seat } from '../../games/kit/core';
import { moveFor, questionOf } from '../../games/kit/moves';
import { seedState } from '../../games/kit/random';
import { Table } from '../../games/kit/table';
import { COLOURS, TOKEN_VALUES, type Place, type TokenValue } from '../../games/mythotopia/card';
import { cardOfProvince, CARDS } from '../../games/mythotopia/catalogue';
import { POOL, STOCK, VP_TOKENS } from '../../games/mythotopia/components';
import { ROLES } from '../../games/mythotopia/keys';
import { isProvince, PROVINCES } from '../../games/mythotopia/map';
import { points } from '../../games/mythotopia/rules/points';
import { newMatch, tokensOn } from '../../games/mythotopia/rules/setup';
import { mythotopia } from '../../games/mythotopia/ruleset';
import type { Mythotopia, Pieces, Player } from '../../games/mythotopia/state';

/**
 * Writes a situation down and sees what happens.
 *
 *     const s = situation({
 *       players: [{ provinces: ['palmain'], hand: ['palmain', 'starterArmy', 'custus'] }, { provinces: ['blore'] }],
 *       armies: { blore: [0, 2] },
 *     });
 *     s.turn('invade blore').answer('2').answer('food custus');
 *     s.expectTurnOf(0);
 *
 * Cards have short names: a province's, an improvement's ("hero"), a starter's ("starterArmy", "starterArmy2" for the
 * second). What is not named is not there, but for cards: those of a player that nobody named lie in the draw deck, below the
 * named ones, in alphabetical order; improvements nobody named are undealt; cards of neutral provinces are in the province deck.
 * Of the armies 8 are in the pool and the rest, less those on the board, in stock; ships in the same way. The three
 * fixed VP cards are shown, with all their tokens, and those that `vp` names. It is seat `turn`'s turn (0 unless said).
 */
export interface PlayerSituation {
  provinces?: Place[];
  cities?: Place[];
  citadel?: Place;
  hand?: string[];
  deck?: string[];
  discard?: string[];
  reserve?: string[];
  removed?: string[];
  /** Province cards removed from the deck: in the province deck. */
  removedProvinces?: Place[];
  pool?: Partial<Pieces>;
  tokens?: Partial<Record<TokenValue, number>>;
}

export interface SituationOptions {
  players: PlayerSituation[];
  armies?: Record<Place, number[]>;
  mercenaries?: Record<Place, number[]>;
  ships?: Record<Place, number[]>;
  castles?: Place[];
  roads?: string[];
  dragons?: Place[];
  runestones?: Place[];
  /** VP cards with the number of tokens left, or the tokens. */
  vp?: Record<string, number | TokenValue[]>;
  shown?: string[];
  undealt?: string[];
  turn?: Seat;
  actions?: number;
  turnCap?: number;
  seed?: string;
}

/** The id of a card by its short name, for a seat. @throws Error when there is none. */
export function card(name: string, seat: Seat = 0): ComponentId {
  const [, type = '', n = '1'] = /^([A-Za-z]+?)(\d?)$/.exec(name) ?? [];
  const found = [name, `${name}-card`, `${type}-${COLOURS[seat]}-${n || '1'}`].find((id) =>
    CARDS.get(id)?.kind.match(/^(starter|province|improvement)$/),
  );
  if (!found) throw new Error(`no card ${name}`);
  return found;
}

const isRole = (word: string): boolean => (ROLES as readonly string[]).includes(word);

/** A table with short names for what tests do. Every move that is refused throws, unless it is tried with `refused`. */
export class Situation extends Table<Mythotopia> {
  player(seat: Seat): Player {
    return this.g.players[seat] as Player;
  }

  points(seat: Seat): number {
    return points(this.g, seat);
  }

  /** The question open to a seat; without a seat, the only one open. @throws Error when nobody (or not that seat) is asked. */
  question(seat?: Seat): Question {
    const q = seat === undefined ? this.g.questions[0] : questionOf(this.g, seat);
    if (!q || (seat === undefined && this.g.questions.length > 1))
      throw new Error(`open questions: ${JSON.stringify(this.g.questions)}`);
    return q;
  }

  /** What is offered now; without a filter everything. */
  options(startsWith = ''): Option[] {
    return this.question().options.filter((option) => option.startsWith(startsWith));
  }

  /** Takes a move of the turn: `invade blore`, `playCard hero`. */
  turn(option: Option): this {
    const q = this.question();
    return this.send(moveFor(mythotopia, q, [this.written(option)]));
  }

  /** Answers the open question with these picks; cards by their short names. */
  answer(...picks: Option[]): this {
    const q = this.question();
    return this.send(
      moveFor(
        mythotopia,
        q,
        picks.map((pick) => (q.options.includes(pick) ? pick : this.written(pick))),
      ),
    );
  }

  /** An option with short names written out; first words and words of roles stay. */
  private written(option: Option): Option {
    const q = this.question();
    if (q.options.includes(option)) return option;
    const inTurn = q.stage === 'turn';
    return option
      .split(' ')
      .map((word, i) => {
        if ((inTurn && i === 0) || isRole(word) || (inTurn && isProvince(word) && !/^(draft|playCard)/.test(option)))
          return word;
        try {
          return card(word, q.seat);
        } catch {
          return word;
        }
      })
      .join(' ');
  }

  /** Every move also proves that the position is sound. */
  private send(move: Parameters<Table<Mythotopia>['play']>[0]): this {
    const refusal = this.play(move);
    if (refusal)
      throw new Error(
        `refused: ${JSON.stringify(refusal)}: ${JSON.stringify(move)} at ${JSON.stringify(questionOf(this.g, move.seat))}`,
      );
    expect(mythotopia.audit(this.g)).toEqual([]);
    return this;
  }

  /** Why an option of the turn is refused; null when it is legal. Changes nothing. */
  refused(option: Option): Refusal | null {
    const q = this.question();
    const copy = new Table(mythotopia, mythotopia.copy(this.g));
    return copy.play(moveFor(mythotopia, q, [this.written(option)]));
  }

  /** The events of a kind, latest last. */
  told(k: string): GameEvent[] {
    return this.g.events.filter((e) => e.k === k);
  }

  /** The seat is asked for the next move of its turn: everything before is resolved. */
  expectTurnOf(seat: Seat): this {
    expect(this.g.questions).toHaveLength(1);
    expect(this.g.questions[0]).toMatchObject({ seat, stage: 'turn' });
    return this;
  }
}

const total = (pieces: Record<Place, number[]>, seat: Seat): number =>
  Object.values(pieces).reduce((sum, list) => sum + (list[seat] ?? 0), 0);

/** @throws Error for a card that is named twice or does not exist, and for a position that is not sound. */
export function situation(options: SituationOptions): Situation {
  const seats = options.players.length;
  const g = newMatch(seats, { setup: 'normal', turnCap: options.turnCap ?? 0 });
  const named = new Set<ComponentId>();
  const name = (names: readonly string[] | undefined, seat?: Seat): ComponentId[] =>
    (names ?? []).map((each) => {
      const id = card(each, seat);
      if (named.has(id)) throw new Error(`card ${id} is named twice`);
      named.add(id);
      return id;
    });
  Object.assign(g, {
    phase: 'turns',
    seed: options.seed ?? 'situation',
    rng: seedState(options.seed ?? 'situation'),
    turn: 1,
    current: options.turn ?? 0,
    first: options.turn ?? 0,
    actions: options.actions ?? 0,
    armies: structuredClone(options.armies ?? {}),
    mercenaries: structuredClone(options.mercenaries ?? {}),
    ships: structuredClone(options.ships ?? {}),
    castles: [...(options.castles ?? [])],
    roads: [...(options.roads ?? [])],
    dragons: [...(options.dragons ?? [])],
    runestones: [...(options.runestones ?? [])],
  });
  for (const [seat, given] of options.players.entries()) {
    const p = g.players[seat] as Player;
    const own = new Set([
      ...(given.provinces ?? []),
      ...(given.cities ?? []),
      ...(given.citadel ? [given.citadel] : []),
    ]);
    for (const place of own) {
      if (g.owners[place] !== undefined) throw new Error(`${place} has two owners`);
      g.owners[place] = seat;
    }
    g.cities.push(...(given.cities ?? []));
    if (given.citadel) g.citadels.push(given.citadel);
    p.stock.cities -= given.cities?.length ?? 0;
    p.stock.towns -= own.size - (given.cities?.length ?? 0) - (given.citadel ? 1 : 0);
    for (const kind of ['armies', 'ships'] as const) {
      const rest = STOCK[kind] + POOL[kind] - total(g[kind], seat);
      p.pool[kind] = given.pool?.[kind] ?? Math.min(POOL[kind], rest);
      p.stock[kind] = rest - p.pool[kind];
    }
    for (const zone of ['hand', 'deck', 'discard', 'reserve', 'removed'] as const) p[zone] = name(given[zone], seat);
    for (const value of TOKEN_VALUES) p.tokens[value] = given.tokens?.[value] ?? 0;
    g.provinceDeck.push(...name(given.removedProvinces));
  }
  g.shown = name(options.shown);
  g.undealt = name(options.undealt);
  for (const { id, kind, colour, province } of CARDS.values()) {
    if (named.has(id)) continue;
    const owner = colour ? COLOURS.indexOf(colour) : province ? g.owners[province] : undefined;
    if (kind === 'improvement') g.undealt.push(id);
    else if (kind === 'province' && owner === undefined) g.provinceDeck.push(id);
    else if (owner !== undefined && owner < seats) g.players[owner]?.deck.push(id);
  }
  g.provinceDeck.sort();
  for (const p of g.players)
    p.known = [...p.hand, ...p.deck, ...p.discard, ...p.reserve].filter((id) => CARDS.get(id)?.kind === 'improvement');
  for (const id of [
    'castle',
    'city',
    'roads',
    ...Object.keys(options.vp ?? {}).filter((each) => !['castle', 'city', 'roads'].includes(each)),
  ]) {
    const left = options.vp?.[id];
    const all = tokensOn(id, seats);
    g.vp.push({ id, tokens: Array.isArray(left) ? [...left] : all.slice(0, left ?? all.length) });
  }
  for (const value of TOKEN_VALUES) {
    const out =
      g.vp.flatMap((each) => each.tokens).filter((v) => v === value).length +
      g.players.reduce((n, p) => n + p.tokens[value], 0);
    g.bank[value] = VP_TOKENS[value] - out;
  }
  g.agenda = [{ op: 'turn', seat: g.current, begun: true }];
  mythotopia.resume(g);
  const wrong = mythotopia.audit(g);
  if (wrong.length) throw new Error(wrong.join('; '));
  return new Situation(mythotopia, g);
}

/** A duel in which it is seat 0's turn. */
export const duel = (
  one: PlayerSituation,
  other: PlayerSituation = {},
  rest: Omit<SituationOptions, 'players'> = {},
): Situation => situation({ players: [one, other], ...rest });

/** Ids of province cards. */
export const provinceCards = (...places: Place[]): ComponentId[] => places.map(cardOfProvince);
export { mythotopia, PROVINCES };
