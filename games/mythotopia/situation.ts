import type { ComponentId, Option, Question, Seat } from '../kit/core';
import { partsOf } from '../kit/optionKinds';
import { NamedComponents, seeded } from '../kit/situation/naming';
import { Situation as Played } from '../kit/situation/situation';
import { COLOURS, TOKEN_VALUES, type Place, type TokenValue } from './card';
import { CARDS } from './catalogue';
import { POOL, STOCK, VP_TOKENS } from './components';
import type { MythotopiaFrame } from './frames';
import { ROLES } from './keys';
import { isProvince } from './map';
import { points } from './rules/points';
import { player } from './rules/select';
import { newMatch, setUpFrom, tokensOn } from './rules/setup';
import { mythotopia } from './ruleset';
import type { Mythotopia, Pieces, Player } from './state';

/**
 * Writes a situation down.
 *
 *     const s = situation({
 *       players: [{ provinces: ['palmain'], hand: ['palmain', 'starterArmy', 'custus'] }, { provinces: ['blore'] }],
 *       armies: { blore: [0, 2] },
 *     });
 *     s.turn('invade blore').answer('2').payWith('custus', 'starterArmy');
 *     s.expectTurnOf(0);
 *
 * Cards have short names: a province's, an improvement's ("hero"), a starter's ("starterArmy", "starterArmy2" for the
 * second). What is not named is not there, but for cards: those of a player that nobody named lie in the draw deck, below the
 * named ones, in alphabetical order; improvements nobody named are undealt; cards of neutral provinces are in the province deck.
 * Of the armies 8 are in the pool and the rest, less those on the board, in stock; ships in the same way. The three
 * fixed VP cards are shown, with all their tokens, and those that `vp` names. It is seat `turn`'s turn (0 unless said).
 */
export interface SituationOptions {
  players: PlayerSituation[];
  /**
   * What is going on: somebody's turn unless given; `draft`: provinces are given back; `citadels`: citadels are placed.
   */
  at?: 'turn' | 'draft' | 'citadels';
  armies?: Record<Place, number[]>;
  mercenaries?: Record<Place, number[]>;
  ships?: Record<Place, number[]>;
  castles?: Place[];
  roads?: string[];
  dragons?: Place[];
  runestones?: Place[];
  /** VP cards with the number of tokens left, or with the tokens. */
  vp?: Record<string, number | TokenValue[]>;
  shown?: string[];
  undealt?: string[];
  turn?: Seat;
  /** The seat with the first turn; the seat whose turn it is unless given. */
  first?: Seat;
  actions?: number;
  turnCap?: number;
  seed?: string;
}

export interface PlayerSituation {
  provinces?: Place[];
  cities?: Place[];
  citadel?: Place;
  hand?: string[];
  deck?: string[];
  discard?: string[];
  reserve?: string[];
  removed?: string[];
  /** Provinces whose cards were removed from the player's deck: they lie in the province deck. */
  removedProvinces?: Place[];
  pool?: Partial<Pieces>;
  tokens?: Partial<Record<TokenValue, number>>;
}

/** The id of a card by its short name, for a seat. @throws Error when there is no such card */
export function card(name: string, seat: Seat = 0): ComponentId {
  const found = cardNamed(name, seat);
  if (!found) throw new Error(`no card ${name}`);
  return found;
}

function cardNamed(name: string, seat: Seat): ComponentId | undefined {
  const [, type = '', n = '1'] = /^([A-Za-z]+?)(\d?)$/.exec(name) ?? [];
  return [name, `${name}-card`, `${type}-${COLOURS[seat]}-${n || '1'}`].find((id) => {
    const kind = CARDS.get(id)?.kind;
    return kind === 'starter' || kind === 'province' || kind === 'improvement';
  });
}

const isRole = (word: string): boolean => ROLES.some((role) => role === word);

/** A situation of Mythotopia, with short names of cards in options. */
export class Situation extends Played<Mythotopia> {
  player(seat: Seat): Player {
    return player(this.g, seat);
  }

  points(seat: Seat): number {
    return points(this.g, seat);
  }

  /** Takes a move of the turn: `invade blore`, `playCard hero`. */
  turn(option: Option): this {
    return this.answer(option);
  }

  protected override idOf(name: string, seat: Seat): ComponentId {
    return cardNamed(name, seat) ?? name;
  }

  /** The full option for a short one: card names become ids; words of moves, roles and places stay as they are. */
  protected override written(option: string, { stage, seat }: Question): Option {
    const words = partsOf(option);
    const [move] = words;
    const inTurn = stage === 'turn';
    const ofCards = move === 'draft' || move === 'playCard';
    return words
      .map((word, i) => {
        if (isRole(word) || (inTurn && (i === 0 || (!ofCards && isProvince(word))))) return word;
        return this.idOf(word, seat);
      })
      .join(' ');
  }
}

/** Sets up a situation. @throws Error for a card that is named twice or does not exist, and for an unsound position */
export function situation(options: SituationOptions): Situation {
  const seats = options.players.length;
  const { at = 'turn', turn = 0, first = turn } = options;
  const g = newMatch(seats, { setup: at === 'draft' ? 'draft' : 'normal', turnCap: options.turnCap ?? 0 });
  seeded(g, options.seed);
  const naming = new NamedComponents(card);
  Object.assign(g, {
    phase: at === 'turn' ? 'turns' : at,
    turn: at === 'turn' ? 1 : 0,
    current: turn,
    first,
    actions: options.actions ?? 0,
    armies: structuredClone(options.armies ?? {}),
    mercenaries: structuredClone(options.mercenaries ?? {}),
    ships: structuredClone(options.ships ?? {}),
    castles: [...(options.castles ?? [])],
    roads: [...(options.roads ?? [])],
    dragons: [...(options.dragons ?? [])],
    runestones: [...(options.runestones ?? [])],
  });
  for (const [seat, given] of options.players.entries()) give(g, naming, seat, given);
  g.shown = naming.ids(options.shown);
  g.undealt = naming.ids(options.undealt);
  layOthers(g, naming);
  layTokens(g, options.vp);
  const agenda: Readonly<Record<typeof at, () => MythotopiaFrame[]>> = {
    turn: () => [{ op: 'turn', seat: turn, begun: true }],
    draft: () => setUpFrom('giveBack'),
    citadels: () => setUpFrom('citadels'),
  };
  g.agenda = agenda[at]();
  mythotopia.resume(g);
  const wrong = mythotopia.audit(g);
  if (wrong.length) throw new Error(wrong.join('; '));
  return new Situation(mythotopia, g);
}

/** A situation with two players in which it is seat 0's turn. */
export const duel = (
  one: PlayerSituation,
  other: PlayerSituation = {},
  rest: Omit<SituationOptions, 'players'> = {},
): Situation => situation({ players: [one, other], ...rest });

function give(g: Mythotopia, naming: NamedComponents, seat: Seat, given: PlayerSituation): void {
  const p = player(g, seat);
  const { provinces = [], cities = [], citadel } = given;
  const own = new Set([...provinces, ...cities, ...(citadel ? [citadel] : [])]);
  for (const place of own) {
    if (g.owners[place] !== undefined) throw new Error(`${place} has two owners`);
    g.owners[place] = seat;
  }
  g.cities.push(...cities);
  if (citadel) g.citadels.push(citadel);
  p.stock.cities -= cities.length;
  p.stock.towns -= own.size - cities.length - (citadel ? 1 : 0);
  for (const kind of ['armies', 'ships'] as const) {
    const rest = STOCK[kind] + POOL[kind] - total(g[kind], seat);
    p.pool[kind] = given.pool?.[kind] ?? Math.min(POOL[kind], rest);
    p.stock[kind] = rest - p.pool[kind];
  }
  for (const zone of ['hand', 'deck', 'discard', 'reserve', 'removed'] as const)
    p[zone] = naming.ids(given[zone], seat);
  for (const value of TOKEN_VALUES) p.tokens[value] = given.tokens?.[value] ?? 0;
  g.provinceDeck.push(...naming.ids(given.removedProvinces));
}

const total = (pieces: Record<Place, number[]>, seat: Seat): number =>
  Object.values(pieces).reduce((sum, list) => sum + (list[seat] ?? 0), 0);

/** Puts cards that are not named with their owners, in the province deck, or among the undealt improvements. */
function layOthers(g: Mythotopia, naming: NamedComponents): void {
  for (const { id, kind, colour, province } of CARDS.values()) {
    if (naming.has(id)) continue;
    const owner = colour ? COLOURS.indexOf(colour) : province ? g.owners[province] : undefined;
    if (kind === 'improvement') g.undealt.push(id);
    else if (kind === 'province' && owner === undefined) g.provinceDeck.push(id);
    else if (owner !== undefined) g.players[owner]?.deck.push(id);
  }
  g.provinceDeck.sort();
  for (const p of g.players)
    p.known = [...p.hand, ...p.deck, ...p.discard, ...p.reserve].filter((id) => CARDS.get(id)?.kind === 'improvement');
}

const FIXED_VP = ['castle', 'city', 'roads'];

/** Puts tokens on VP cards; the other tokens are in the bank. */
function layTokens(g: Mythotopia, vp: SituationOptions['vp'] = {}): void {
  for (const id of new Set([...FIXED_VP, ...Object.keys(vp)])) {
    const left = vp[id];
    const all = tokensOn(id, g.seats);
    g.vp.push({ id, tokens: Array.isArray(left) ? [...left] : all.slice(0, left ?? all.length) });
  }
  for (const value of TOKEN_VALUES) {
    const out =
      g.vp.flatMap((each) => each.tokens).filter((v) => v === value).length +
      g.players.reduce((n, p) => n + p.tokens[value], 0);
    g.bank[value] = VP_TOKENS[value] - out;
  }
}
