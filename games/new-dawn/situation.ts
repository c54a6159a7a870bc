import type { ComponentId, Option, Question, Seat } from '../kit/core';
import { NamedComponents, seeded } from '../kit/situation/naming';
import { Situation as Played } from '../kit/situation/situation';
import { atlasOf } from './atlas';
import { RESOURCES, WONDER_TYPES, type Resource } from './card';
import { firstGame } from './cards/layouts';
import { cityStates } from './cards/diplomacy';
import { victoryCards } from './cards/victory';
import { wonders } from './cards/wonders';
import { COPIES } from './catalogue';
import type { Space } from './hex';
import { CARDS, colourOf, copyOf, factsOf, ofColour, wonderCard } from './lookup';
import { newDawn } from './ruleset';
import { fitCaravans } from './rules/pieces';
import { diplomacyOf } from './rules/diplomacy';
import { cardsInMatch, newMatch } from './rules/setup';
import { isBarbarian, player } from './rules/select';
import type { NewDawn, Player } from './state';

/**
 * Writes a situation down, on the first-game map.
 *
 *     const s = duel({ row: ['astrology', 'foreign-trade', 'pottery', 'masonry', 'early-empire'], cities: ['-4,-1'] });
 *     s.focus('early-empire').answer('-4,0').answer();
 *
 * Cards have short names: a focus or diplomacy card that of the reference, for the seat that it is of ("pottery"; of another player
 * "pottery-blue"), a wonder its own ("pyramids"), a city-state's card the first copy ("carthage"). What is not named is not there,
 * but for this: focus cards lie in the deck, and the row is that of `ROW`; each player has the capital, in turn order among the stars;
 * every resource token and city-state is in its place; the first wonders of each type are shown, in the order of the reference.
 * Barbarians stand where `barbarians` says, and nowhere else. It is seat `turn`'s turn (0 unless said), and nobody has a leader
 * unless it is said.
 */
export interface SituationOptions {
  players: PlayerSituation[];
  barbarians?: Record<string, Space>;
  /** Wonders on offer, in place of the first of their type. */
  shown?: string[];
  victory?: string[];
  turn?: Seat;
  /** The segment of the event dial. */
  event?: number;
  seed?: string;
}

export interface PlayerSituation {
  leader?: string;
  /** Focus cards in slots 1 to 5. */
  row?: string[];
  /** Trade tokens by focus card. */
  trade?: Record<string, number>;
  cities?: Space[];
  tokens?: Space[];
  /** Reinforced control tokens. */
  reinforced?: Space[];
  caravans?: Space[];
  resources?: Partial<Record<Resource, number>>;
  /** The wonders of the player, each with the space of its token. */
  wonders?: Record<string, Space>;
  /** Natural wonders held. */
  naturals?: string[];
  /** City-states conquered, each with the focus card on which its token lies. */
  cityStates?: Record<string, string>;
  held?: string[];
  dial?: number;
  marks?: string[];
}

/** The row that nobody has to name. */
export const ROW: readonly string[] = ['early-empire', 'astrology', 'foreign-trade', 'pottery', 'masonry'];

/** The id of a component by its short name, for a seat; the name itself if there is no such component. */
function idNamed(name: string, seat: Seat): ComponentId {
  return (
    [ofColour(name, colourOf(seat)), wonderCard(name), copyOf(name, COPIES[0])].find((id) => CARDS.has(id)) ?? name
  );
}

/** A situation of A New Dawn, with short names of cards in options. */
export class Situation extends Played<NewDawn> {
  player(seat: Seat): Player {
    return player(this.g, seat);
  }

  /** Chooses the focus card of the turn. */
  focus(card: string): this {
    const { seat } = this.question();
    const id = idNamed(card, seat);
    return this.answer(`focus ${this.player(seat).row.indexOf(id) + 1} ${id}`);
  }

  /** Uses a start-of-turn text. */
  use(card: string, ability = 0): this {
    return this.answer(`use ${idNamed(card, this.question().seat)} ${ability}`);
  }

  protected override idOf(name: string, seat: Seat): ComponentId {
    return idNamed(name, seat);
  }

  protected override written(option: Option, { seat }: Question): Option {
    return option
      .split(' ')
      .map((word) => idNamed(word, seat))
      .join(' ');
  }
}

/**
 * Sets up a situation.
 * @throws Error for a component that is named twice or does not exist, and for an unsound position
 */
export function situation(options: SituationOptions): Situation {
  const seats = options.players.length;
  const { turn = 0 } = options;
  const g = newMatch(seats, { map: 'first', leaders: 'dealt', victory: 'standard', turnCap: 0 });
  seeded(g, options.seed);
  const naming = new NamedComponents(idNamed);
  const tiles = firstGame.filter(({ fromPlayers }) => fromPlayers <= seats);
  Object.assign(g, {
    phase: 'play',
    turn: 1,
    round: 1,
    current: turn,
    event: options.event ?? 0,
    map: tiles.map(({ tile, side, rot, q, r }) => ({ tile, side, rot, q, r })),
    core: tiles.filter(({ role }) => role === 'core').map(({ tile }) => tile),
    victory: naming.ids(options.victory ?? victoryCards.slice(0, 3).map(({ id }) => id)),
  });
  layPieces(g, options);
  for (const [seat, given] of options.players.entries()) give(g, naming, seat, given);
  layOthers(g, naming, options);
  g.agenda = [
    { op: 'round', done: turn + 1 },
    { op: 'turn', seat: turn, begun: true },
  ];
  newDawn.resume(g);
  const wrong = newDawn.audit(g);
  if (wrong.length) throw new Error(wrong.join('; '));
  return new Situation(newDawn, g);
}

/** A situation with two players in which it is seat 0's turn. */
export const duel = (
  one: PlayerSituation,
  other: PlayerSituation = {},
  rest: Omit<SituationOptions, 'players'> = {},
): Situation => situation({ players: [one, other], ...rest });

/** Puts capitals on the stars, and the printed pieces on their spaces. */
function layPieces(g: NewDawn, { players, barbarians = {} }: SituationOptions): void {
  const atlas = atlasOf(g);
  const stars = atlas.spaces.filter((space) => atlas.ground(space)?.capital).reverse();
  for (const [seat, star] of stars.entries()) {
    g.cities[star] = seat;
    g.capitals.push(star);
  }
  // Tokens have the short names of cards, so they are not noted as named.
  const lay = (space: Space, id: ComponentId): void => void (g.onMap[space] ??= []).push(id);
  const conquered = new Set(players.flatMap(({ cityStates: own = {} }) => Object.keys(own)));
  const held = new Set(players.flatMap(({ naturals = [] }) => naturals));
  const covered = new Set(
    players.flatMap(({ cities = [], tokens = [], reinforced = [] }) => [...cities, ...tokens, ...reinforced]),
  );
  for (const space of atlas.spaces) {
    const { resource, cityState, naturalWonder } = atlas.ground(space) ?? {};
    if (resource && !covered.has(space)) g.deposits[resource].push(space);
    if (cityState !== undefined && !conquered.has(cityState)) lay(space, cityState);
    if (naturalWonder !== undefined && !held.has(naturalWonder)) lay(space, naturalWonder);
  }
  for (const [id, space] of Object.entries(barbarians)) lay(space, id);
}

function give(g: NewDawn, naming: NamedComponents, seat: Seat, given: PlayerSituation): void {
  const p = player(g, seat);
  const { cities = [], tokens = [], reinforced = [], caravans = [], wonders: built = {} } = given;
  if (given.leader !== undefined) p.leader = naming.ids([given.leader])[0] ?? null;
  p.row = naming.ids(given.row ?? ROW, seat);
  p.diplomacy = diplomacyOf(seat);
  for (const [card, n] of Object.entries(given.trade ?? {})) p.trade[idNamed(card, seat)] = n;
  for (const space of cities) g.cities[space] = seat;
  for (const space of [...tokens, ...reinforced]) g.tokens[space] = seat;
  g.reinforced.push(...reinforced);
  p.stock.cities -= cities.length;
  p.stock.control -= tokens.length + reinforced.length + (given.marks?.length ?? 0);
  p.marks = [...(given.marks ?? [])];
  p.dial = given.dial ?? 0;
  for (const resource of RESOURCES) p.resources[resource] = given.resources?.[resource] ?? 0;
  for (const [wonder, space] of Object.entries(built)) {
    p.wonders.push(...naming.ids([wonderCard(wonder)]));
    (g.onMap[space] ??= []).push(wonder);
  }
  p.sheet = [...(given.naturals ?? [])];
  for (const [token, card] of Object.entries(given.cityStates ?? {}))
    (p.onCards[idNamed(card, seat)] ??= []).push(token);
  fitCaravans(g, seat);
  for (const space of caravans) {
    const there = (g.caravans[space] ??= Array.from({ length: g.seats }, () => 0));
    there[seat] = (there[seat] ?? 0) + 1;
    p.stock.caravans--;
  }
}

/** Puts components that are not named where they lie at the start. */
function layOthers(g: NewDawn, naming: NamedComponents, { players, shown = [] }: SituationOptions): void {
  for (const [seat, { held = [] }] of players.entries()) {
    const p = player(g, seat);
    p.held = naming.ids(held, seat);
    for (const owner of g.players) owner.diplomacy = owner.diplomacy.filter((id) => !p.held.includes(id));
  }
  const all = [...CARDS.values()].filter(({ id }) => !naming.has(id));
  for (const { id, kind, colour } of all) {
    const owner = g.players.find((_, seat) => colourOf(seat) === colour);
    if (kind === 'focus') owner?.focusDeck.push(id);
  }
  const standing = new Set(Object.values(g.onMap).flat());
  g.tokenPool = wonders.map(({ id }) => id).filter((id) => !standing.has(id));
  for (const [i, type] of WONDER_TYPES.entries()) {
    const offer = g.offers[i];
    const left = wonders.filter((wonder) => wonder.type === type).map(({ id }) => wonderCard(id));
    const free = left.filter((id) => !naming.has(id));
    const first = free.find((id) => shown.includes(factsOf(id, 'wonder').id)) ?? free[0] ?? null;
    if (offer) Object.assign(offer, { shown: first, deck: free.filter((id) => id !== first) });
  }
  const unconquered = cityStates.filter(({ id }) => standing.has(id));
  for (const { id } of unconquered)
    g.cityCards.push(...COPIES.map((n) => copyOf(id, n)).filter((copy) => !naming.has(copy)));
  for (const { cityStates: own = {} } of players)
    for (const id of Object.keys(own)) g.closed.push(...COPIES.map((n) => copyOf(id, n)));
  const there = new Set(newDawn.zones?.components(g));
  const rest = cardsInMatch(g).filter((id) => !there.has(id));
  const atlas = atlasOf(g);
  g.away = rest.filter((id) => isBarbarian(id) && atlas.homeOf(id) !== undefined);
  g.box = rest.filter((id) => !g.away.includes(id));
  for (const resource of RESOURCES)
    g.supply[resource] -= g.deposits[resource].length + g.players.reduce((n, p) => n + p.resources[resource], 0);
}
