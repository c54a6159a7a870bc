import { askAll, askAlways, picked, push } from '../../kit/agenda';
import type { ComponentId, Seat } from '../../kit/core';
import { beginning } from '../../kit/declare';
import { say } from '../../kit/events';
import { random, seed, shuffle } from '../../kit/random';
import { reveal } from '../../kit/undo';
import { COLOURS, TOKEN_VALUES, type Place, type TokenValue } from '../card';
import { cardOf, cardOfProvince, CARDS, verbsOf } from '../catalogue';
import {
  CITIES,
  DEAL,
  HAND,
  HAND_OF_FOURTH,
  POOL,
  SHOWN_IMPROVEMENTS,
  STOCK,
  TOWNS,
  TOWNS_OF_MORE,
  VARIABLE_VP,
  VP_TOKENS,
} from '../components';
import { PROVINCES } from '../map';
import type { SetUpFrame } from '../frames';
import { START_OPTIONS } from '../optionKinds';
import type { Mythotopia, MythotopiaOptions, Player } from '../state';
import { UPGRADES } from '../versions';
import { draw } from './cards';
import { holds } from './capture';
import { CITADELS_LAST, DIRECTION, DRAFT } from './open';
import { change, common, move, moveCards, own, pieceAt, piecesOf, stock } from './moving';
import { numberOf, player, provincesOf, wordOf } from './select';
import { fire } from './tokens';

/** Set-up (M2, M14). Nothing is shuffled or dealt before everybody is ready, so that no server can leak it. */

const townsOf = (seats: number, seat: Seat): number => (seats === 2 ? TOWNS[COLOURS[seat] ?? 'red'] : TOWNS_OF_MORE);

const newPlayer = (seats: number, seat: Seat): Player => ({
  hand: [],
  deck: [],
  discard: [],
  reserve: [],
  removed: [],
  playing: [],
  looking: [],
  known: [],
  stock: { towns: townsOf(seats, seat), cities: CITIES, ...STOCK },
  pool: { ...POOL },
  tokens: { 1: 0, 2: 0, 3: 0 },
  earned: [],
  marks: [],
});

/** A new match, before anything is dealt. */
export function newMatch(seats: number, options: MythotopiaOptions): Mythotopia {
  return beginning({ ruleset: 'mythotopia', upgrades: UPGRADES, phase: 'start', op: 'start' }, seats, options.seed, {
    options: { setup: options.setup, turnCap: options.turnCap },
    first: 0,
    actions: 0,
    freed: false,
    used: [],
    players: Array.from({ length: seats }, (_, seat) => newPlayer(seats, seat)),
    owners: {},
    cities: [],
    citadels: [],
    castles: [],
    roads: [],
    dragons: [],
    runestones: [],
    armies: {},
    mercenaries: {},
    ships: {},
    provinceDeck: [],
    shown: [],
    undealt: [],
    box: [],
    vp: [],
    sailed: {},
    bank: { ...VP_TOKENS },
  });
}

/** The ids of the cards of a kind, in the catalogue's order. */
const ofKind = (kind: string): ComponentId[] =>
  [...CARDS.values()].filter((card) => card.kind === kind).map((card) => card.id);
const IMPROVEMENTS = ofKind('improvement');
const FIXED = ofKind('fixed');
const VARIABLE = ofKind('variable');
const STARTERS = COLOURS.map((colour) => ofKind('starter').filter((id) => cardOf(id).colour === colour));

/** All cards of a match; none before they are dealt. */
export const cardsInMatch = (g: Mythotopia): ComponentId[] =>
  g.phase === 'start'
    ? []
    : [
        ...g.players.flatMap((_, seat) => STARTERS[seat] ?? []),
        ...PROVINCES.map(cardOfProvince),
        ...IMPROVEMENTS,
        ...g.vp.map(({ id }) => id),
      ];

const everybody = (g: Mythotopia): Seat[] => [...g.players.keys()];

/** Waits until all players are ready, then deals the cards. */
export function startHandler(g: Mythotopia, f: SetUpFrame): void {
  if (Object.keys(f.picks ?? {}).length < g.seats) {
    return askAlways(
      g,
      f,
      ...everybody(g).map((seat) => ({
        seat,
        stage: 'start',
        ask: 'ready' as const,
        options: [START_OPTIONS.of('ready')],
      })),
    );
  }
  seed(g);
  g.first = Math.floor(random(g) * g.seats); // M2.13
  g.current = g.first;
  reveal(g, 'drewCards');
  dealProvinces(g);
  showImprovements(g);
  showVp(g);
  g.agenda.push(...setUpFrom(SET_UP[0]));
}

/** What follows the deal (M2.7–M2.13). */
const SET_UP = CITADELS_LAST
  ? (['scatter', 'giveBack', 'citadels', 'begin'] as const)
  : (['giveBack', 'citadels', 'scatter', 'begin'] as const);

/** The frames of the set-up, from a step on. */
export const setUpFrom = (step: (typeof SET_UP)[number]): SetUpFrame[] =>
  SET_UP.slice(SET_UP.findIndex((each) => each === step))
    .map((op) => ({ op }))
    .reverse();

/** The province of a province card. */
const provinceOn = (id: ComponentId): Place => cardOf(id).province ?? '';

/** Deals the provinces and places towns (M2.3, M2.4, M14.1). */
function dealProvinces(g: Mythotopia): void {
  const n = (g.options.setup === 'draft' ? DRAFT[g.seats]?.deal : DEAL[g.seats]) ?? 0;
  g.provinceDeck = shuffle(g, PROVINCES.map(cardOfProvince));
  for (const [seat, p] of g.players.entries()) {
    const cards = g.provinceDeck.splice(0, n);
    for (const id of cards) g.owners[provinceOn(id)] = seat;
    p.stock.towns -= cards.length;
    p.deck = [...(STARTERS[seat] ?? []), ...cards];
  }
  say(g, { k: 'dealt', n });
}

/** Shows the improvements (M2.5). */
function showImprovements(g: Mythotopia): void {
  g.undealt = shuffle(g, [...IMPROVEMENTS]);
  g.shown = g.undealt.splice(0, SHOWN_IMPROVEMENTS).sort();
}

/** Shows the VP cards with their tokens (M2.6). */
function showVp(g: Mythotopia): void {
  const variable = shuffle(g, [...VARIABLE]).slice(0, VARIABLE_VP);
  for (const id of [...FIXED, ...variable.sort()]) g.vp.push({ id, tokens: tokensOn(id, g.seats) });
  for (const { tokens } of g.vp) for (const value of tokens) g.bank[value]--;
}

/** The tokens with which a VP card begins, by number of players. */
export function tokensOn(id: ComponentId, seats: number): TokenValue[] {
  const bySeats: Readonly<Record<number, readonly { value: TokenValue; count: number }[]>> =
    cardOf(id).facts.tokens ?? {};
  const piles = bySeats[seats] ?? [];
  return TOKEN_VALUES.flatMap((value) =>
    piles.filter((pile) => pile.value === value).flatMap(({ count }) => Array.from({ length: count }, () => value)),
  );
}

/** Verbs of that name on the shown VP cards. */
const setupVerbs = (g: Mythotopia, verb: string) => g.vp.flatMap(({ id }) => verbsOf(id, verb).map(({ node }) => node));

/** Puts pieces on the provinces of the top cards of the province deck; these cards go to the bottom (M2.7, M2.8). */
export function scatterHandler(g: Mythotopia): void {
  for (const node of setupVerbs(g, 'scatter')) {
    const cards = g.provinceDeck.splice(0, numberOf(node, 0));
    g.provinceDeck.push(...cards);
    const pieces = wordOf(node, 0) === 'dragon' ? 'dragons' : 'runestones';
    for (const place of cards.map(provinceOn).sort()) change(g, pieceAt(pieces, place), 1);
  }
}

/** Asks all players at once which provinces to give back. Nothing is shown before all have chosen (M14.1). */
export function draftHandler(g: Mythotopia, f: SetUpFrame): void {
  const giveBack = g.options.setup === 'draft' ? (DRAFT[g.seats]?.giveBack ?? 0) : 0;
  if (giveBack === 0) return;
  g.phase = 'draft';
  if (Object.keys(f.picks ?? {}).length < g.seats) {
    return askAll(
      g,
      f,
      everybody(g).map((seat) => ({
        seat,
        stage: 'draft',
        ask: 'draft',
        options: provincesOf(g, seat),
        min: giveBack,
        max: giveBack,
      })),
    );
  }
  reveal(g, 'otherPlayer');
  for (const seat of everybody(g)) {
    for (const place of picked(f, seat) ?? []) {
      move(g, 1, piecesOf(seat, 'owners', place), stock(seat, 'towns'));
      moveCards(g, [cardOfProvince(place)], own(seat, 'deck'), common('provinceDeck'));
      say(g, { k: 'gaveBack', seat, at: place });
    }
  }
}

/** Asks all players at once for their citadels. Nothing is shown before all have chosen (M2.10). */
export function citadelsHandler(g: Mythotopia, f: SetUpFrame): void {
  if (setupVerbs(g, 'raise').length === 0) return;
  g.phase = 'citadels';
  if (Object.keys(f.picks ?? {}).length < g.seats) {
    return askAll(
      g,
      f,
      everybody(g).map((seat) => ({ seat, stage: 'citadels', ask: 'citadel', options: provincesOf(g, seat) })),
    );
  }
  reveal(g, 'otherPlayer');
  for (const seat of everybody(g)) {
    for (const place of picked(f, seat) ?? []) {
      change(g, pieceAt('citadels', place), 1);
      change(g, stock(seat, 'towns'), 1);
      say(g, { k: 'citadel', seat, at: place });
    }
  }
}

/** Ends the set-up: tokens for islands, first hands, first player (M2.11–M2.13). */
export function beginHandler(g: Mythotopia): void {
  g.phase = 'turns';
  // Its order does not matter any more, and everybody may search it (M2.3).
  g.provinceDeck.sort();
  push(g, { op: 'turn', seat: g.first });
  say(g, { k: 'firstPlayer', seat: g.first });
  for (let i = 0; i < g.seats; i++) {
    const seat = (g.first + i * DIRECTION + g.seats * i) % g.seats;
    const p = player(g, seat);
    p.deck = shuffle(g, p.deck);
    draw(g, seat, i === 3 ? HAND_OF_FOURTH : HAND);
    for (const island of ['largeIsland', 'smallIsland'] as const) {
      if (holds(g, seat, island)) fire(g, seat, { name: 'onHold', what: island });
    }
  }
}
