import { askAlways, ask, picked, push } from '../../kit/agenda';
import type { ComponentId, Frame, PlainFrame, Seat } from '../../kit/core';
import { beginning } from '../../kit/declare';
import { say } from '../../kit/events';
import { random, seed, shuffle } from '../../kit/random';
import { reveal } from '../../kit/undo';
import { atlasOf } from '../atlas';
import { ERAS, WONDER_TYPES } from '../card';
import { firstGame } from '../cards/layouts';
import { naturalWonders } from '../cards/naturalWonders';
import { cityStates } from '../cards/diplomacy';
import { victoryCards } from '../cards/victory';
import { wonders } from '../cards/wonders';
import { COPIES } from '../catalogue';
import {
  CARAVANS,
  CITIES,
  CONTROL_TOKENS,
  FIRST_CARAVAN,
  REMOVED_ERAS,
  RESOURCE_TOKENS,
  VICTORY_CARDS,
} from '../components';
import { CARDS, cardOf, colourOf, copyOf, factsOf, ofColour, wonderCard } from '../lookup';
import type { NewDawn, NewDawnOptions, Player } from '../state';
import { TILE_IDS, tileOf } from '../tile';
import { UPGRADES } from '../versions';
import { diplomacyOf } from './diplomacy';
import { dealTiles, freeStars, placeCapital } from './mapBuilding';
import { common, deposit, move, moveCards, onSpace, own, supply } from './moving';
import { fitCaravans } from './pieces';
import { player, seatsInOrder } from './select';
import { turnUp } from './wonders';
import { FIRST_PLAYER_BY_CHANCE } from './open';

/** Set-up (C2, C14). Nothing is shuffled or dealt before everybody is ready, so that no server can leak it. */

const newPlayer = (): Player => ({
  leader: null,
  row: [],
  focusDeck: [],
  trade: {},
  onCards: {},
  sheet: [],
  resources: { marble: 0, mercury: 0, diamond: 0, oil: 0 },
  stock: { control: CONTROL_TOKENS, cities: CITIES, caravans: 0, waiting: CARAVANS },
  dial: 0,
  diplomacy: [],
  held: [],
  wonders: [],
  tiles: [],
  feats: { capitals: 0, reached: 0 },
  marks: [],
});

/** A new match, before anything is dealt. */
export function newMatch(seats: number, options: NewDawnOptions): NewDawn {
  const { seed: chosen, ...rest } = options;
  return beginning({ ruleset: 'new-dawn', upgrades: UPGRADES, phase: 'start', op: 'start' }, seats, chosen, {
    options: rest,
    first: 0,
    round: 0,
    event: 0,
    players: Array.from({ length: seats }, newPlayer),
    map: [],
    core: [],
    tokens: {},
    reinforced: [],
    cities: {},
    capitals: [],
    caravans: {},
    onMap: {},
    deposits: { marble: [], mercury: [], diamond: [], oil: [] },
    supply: { marble: RESOURCE_TOKENS, mercury: RESOURCE_TOKENS, diamond: RESOURCE_TOKENS, oil: RESOURCE_TOKENS },
    offers: WONDER_TYPES.map(() => ({ deck: [], shown: null, removed: [] })),
    tokenPool: [],
    relics: [],
    cityCards: [],
    closed: [],
    away: [],
    victory: [],
    box: [],
    used: [],
    taken: [],
    won: 0,
    visited: [],
  });
}

const LEADERS = (): ComponentId[] => [...CARDS.values()].filter(({ kind }) => kind === 'leader').map(({ id }) => id);
/** The barbarians by letter; each letter is printed on one tile. */
const BARBARIANS: readonly ComponentId[] = [
  ...new Set(
    TILE_IDS.flatMap((id) => [...tileOf(id).sides.A, ...tileOf(id).sides.B]).flatMap(({ barbarian }) =>
      barbarian === undefined ? [] : [barbarian],
    ),
  ),
].sort();
const CITY_STATE_CARDS = cityStates.flatMap(({ id }) => COPIES.map((n) => copyOf(id, n)));
/** Tokens that lie on the map or in the box. */
const TOKENS = [...naturalWonders, ...cityStates].map(({ id }) => id);

/** All components of a match that are not just counted; none before they are dealt. */
export const cardsInMatch = (g: NewDawn): ComponentId[] =>
  g.phase === 'start'
    ? []
    : [
        ...g.players.flatMap((_, seat) => ofSeat(seat)),
        ...LEADERS(),
        ...wonders.flatMap(({ id }) => [id, wonderCard(id)]),
        ...CITY_STATE_CARDS,
        ...TOKENS,
        ...BARBARIANS,
        ...victoryCards.map(({ id }) => id),
      ];

const ofSeat = (seat: Seat): ComponentId[] =>
  [...CARDS.values()].filter(({ colour }) => colour === colourOf(seat)).map(({ id }) => id);

/** Waits until all players are ready, then deals everything (C2.1–C2.9). */
export function startHandler(g: NewDawn, f: PlainFrame<'start'> & Frame): void {
  if (Object.keys(f.picks ?? {}).length < g.seats) {
    return askAlways(
      g,
      f,
      ...[...g.players.keys()].map((seat) => ({ seat, stage: 'start', ask: 'ready' as const, options: ['ready'] })),
    );
  }
  seed(g);
  reveal(g, 'drewCards');
  g.phase = 'leaders';
  g.first = FIRST_PLAYER_BY_CHANCE ? Math.floor(random(g) * g.seats) : 0; // C2.7
  g.current = g.first;
  say(g, { k: 'firstPlayer', seat: g.first });
  const leaders = shuffle(g, LEADERS());
  if (g.options.leaders === 'dealt') for (const p of g.players) p.leader = leaders.shift() ?? null;
  g.box = [...leaders.sort(), ...TOKENS, ...CITY_STATE_CARDS, ...BARBARIANS];
  for (const [seat, p] of g.players.entries()) p.diplomacy = diplomacyOf(seat);
  stackWonders(g);
  const victory = shuffle(
    g,
    victoryCards.map(({ id }) => id),
  );
  g.victory = victory.splice(0, VICTORY_CARDS[g.options.victory]).sort();
  g.box.push(...victory.sort());
  if (g.options.map === 'advanced') dealTiles(g);
  else layFirstGame(g);
  for (const [seat, p] of g.players.entries()) p.focusDeck = focusCardsOf(seat);
  // The agenda is resolved from its end.
  push(g, { op: 'round', done: 0 });
  if (g.options.map === 'advanced') g.agenda.push({ op: 'populate' }, { op: 'lay', laid: 0 });
  else g.agenda.push({ op: 'capitals', chosen: 0 }, { op: 'populate' });
  push(g, { op: 'leaders', chosen: 0 });
}

const focusCardsOf = (seat: Seat): ComponentId[] => ofSeat(seat).filter((id) => cardOf(id).kind === 'focus');

/** Builds the decks of wonders: shuffled within the eras, ancient on top, some removed unseen (C2.8). */
function stackWonders(g: NewDawn): void {
  for (const [i, type] of WONDER_TYPES.entries()) {
    const offer = g.offers[i];
    if (!offer) continue;
    for (const era of ERAS) {
      const cards = shuffle(
        g,
        wonders.filter((wonder) => wonder.type === type && wonder.era === era).map(({ id }) => wonderCard(id)),
      );
      if (REMOVED_ERAS[g.seats]?.includes(era)) offer.removed.push(...cards.splice(0, 1));
      offer.deck.push(...cards);
    }
    turnUp(g, i);
  }
  g.tokenPool = wonders.map(({ id }) => id);
}

/** Players choose leaders in turn order, unless they are dealt; then each gets a row (C2.1, C2.2). */
export interface LeadersFrame extends Frame {
  op: 'leaders';
  chosen: number;
}

/** Lets one player after the other choose a leader (C2.1). */
export function leadersHandler(g: NewDawn, f: LeadersFrame): void {
  const seat = seatsInOrder(g)[f.chosen];
  if (seat === undefined) {
    for (const each of g.players.keys()) layRow(g, each);
    return;
  }
  if (player(g, seat).leader === null) {
    const picks = picked(f, seat);
    g.current = seat;
    if (!picks)
      return ask(g, f, {
        seat,
        stage: 'leaders',
        ask: 'leader',
        options: g.box.filter((id) => CARDS.get(id)?.kind === 'leader'),
      });
    moveCards(g, picks, common('box'), own(seat, 'leader'), (moved) => ({ k: 'leader', seat, ...moved }));
  }
  push(g, { op: 'leaders', chosen: f.chosen + 1 });
}

/** Lays a player's focus row (C2.2). */
function layRow(g: NewDawn, seat: Seat): void {
  const { leader, focusDeck } = player(g, seat);
  const first = (type: string): ComponentId[] =>
    focusDeck.filter((id) => factsOf(id, 'focus').type === type && factsOf(id, 'focus').level === 'I');
  const row = leader === null ? [] : factsOf(leader, 'leader').row.flatMap(first);
  moveCards(g, row, own(seat, 'focusDeck'), own(seat, 'row'));
  if (row.includes(ofColour(FIRST_CARAVAN, colourOf(seat)))) fitCaravans(g, seat);
}

/** Lays the map of the first game (C2.3). */
function layFirstGame(g: NewDawn): void {
  const tiles = firstGame.filter(({ fromPlayers }) => fromPlayers <= g.seats);
  g.map = tiles.map(({ tile, side, rot, q, r }) => ({ tile, side, rot, q, r }));
  g.core = tiles.filter(({ role }) => role === 'core').map(({ tile }) => tile);
}

/** Puts the printed pieces on the map (C2.4, C2.5). */
export function populateHandler(g: NewDawn): void {
  const atlas = atlasOf(g);
  for (const space of atlas.spaces) {
    const { resource, barbarian, cityState, naturalWonder } = atlas.ground(space) ?? {};
    if (resource) {
      move(g, 1, supply(resource), deposit(resource, space));
    }
    const token = barbarian ?? cityState ?? naturalWonder;
    if (token !== undefined) moveCards(g, [token], common('box'), onSpace(space));
    if (cityState !== undefined) {
      const cards = COPIES.map((n) => copyOf(cityState, n));
      moveCards(g, cards, common('box'), common('cityCards'));
    }
  }
  if (g.options.map === 'advanced') begin(g);
}

function begin(g: NewDawn): void {
  g.phase = 'play';
}

/** Players place their capitals on the first-game map, in turn order (C2.3). */
export interface CapitalsFrame extends Frame {
  op: 'capitals';
  chosen: number;
}

/** Lets one player after the other choose a star for the capital (C2.3). */
export function capitalsHandler(g: NewDawn, f: CapitalsFrame): void {
  const seat = seatsInOrder(g)[f.chosen];
  if (seat === undefined) return begin(g);
  g.phase = 'capitals';
  g.current = seat;
  const picks = picked(f, seat);
  if (!picks) return ask(g, f, { seat, stage: 'capitals', ask: 'capital', options: freeStars(g) });
  if (picks[0] !== undefined) placeCapital(g, seat, picks[0]);
  push(g, { op: 'capitals', chosen: f.chosen + 1 });
}
