import { ask, picked, push } from '../../kit/agenda';
import type { ComponentId, Frame, Seat } from '../../kit/core';
import type { Filter, VerbNode } from '../../kit/effect/syntax';
import { say } from '../../kit/events';
import { roll } from '../../kit/random';
import { atlasOf } from '../atlas';
import { CAPITAL_LOSS, CITY_STATE_DEFENCE } from '../components';
import type { Space } from '../hex';
import { cityStateOf, verbsOf, wonderCard } from '../lookup';
import { NUMBER } from '../optionKinds';
import type { NewDawn } from '../state';
import { defeatBarbarian } from './barbarians';
import { difficultyOf } from './difficulty';
import { closeCards, heldFrom, offerCards, openCards, returnAll, type Giver } from './diplomacy';
import { figure, type Figure, type Source } from './figure';
import type { FocusFrame } from './focus';
import { change, markAt, move, moveCard, onSpace, pieceOf, stock } from './moving';
import {
  flipToken,
  gainWonder,
  placeCity,
  removeCity,
  replaceToken,
  reuseToken,
  takeCityState,
  takeNatural,
} from './pieces';
import {
  cardsOfType,
  caravansOf,
  citiesOf,
  cityStateOn,
  currentFocus,
  giverOf,
  hasBarbarian,
  isCapital,
  isFriendly,
  modifiers,
  naturalWonderOn,
  numberOf,
  player,
  tokensOf,
  wordOf,
  worldWonderOn,
} from './select';
import { spendable, spendFrom } from './trade';
import { TERRAIN_OF_CITY_STATES_COUNTS } from './open';

/** Attacks (C10.15–C10.25). One function gives what each side has, with its sources; preview and rules both use it. */

export type { Figure } from './figure';

/** The kind of a target (C10.15). */
export type Target = 'barbarian' | 'cityState' | 'city' | 'token';

/** What a player can attack on a space; null for nothing. */
export function targetOn(g: NewDawn, seat: Seat, space: Space): Target | null {
  // A barbarian has to be attacked before anything else there (C11.9, C16.7).
  if (hasBarbarian(g, space)) return 'barbarian';
  if (cityStateOn(g, space) !== null) return 'cityState';
  if (g.cities[space] !== undefined) return g.cities[space] === seat ? null : 'city';
  return g.tokens[space] !== undefined && g.tokens[space] !== seat ? 'token' : null;
}

/** An attack as it would be made now. */
export interface Fight {
  seat: Seat;
  at: Space;
  slot: number;
  /** The bonus of the military card, and its bonus against barbarians. */
  bonus: number;
  against: number;
}

/** The attack that the text of a military card makes on a space. */
export function fightBy({ seat, slot }: FocusFrame, node: VerbNode, at: Space): Fight {
  const bonus = numberOf(node, 2);
  return { seat, at, slot, bonus, against: wordOf(node, 3) === 'barbarian' ? numberOf(node, 3) : bonus };
}

/** The seat that defends; null for city-states and barbarians. */
export const defenderOf = (g: NewDawn, seat: Seat, space: Space): Seat | null => {
  const target = targetOn(g, seat, space);
  return target === 'city' || target === 'token' ? (g.cities[space] ?? g.tokens[space] ?? null) : null;
};

/** What the attacker adds to the die (C10.18). */
export function attackOf(g: NewDawn, fight: Fight): Figure {
  const target = targetOn(g, fight.seat, fight.at);
  return figure([
    { what: 'slot', n: fight.slot },
    { what: 'focus', n: target === 'barbarian' ? fight.against : fight.bonus },
    ...bonuses(g, fight.seat, fight, 'attack'),
  ]);
}

/** What the defender adds to the die (C10.18). */
export function defenceOf(g: NewDawn, fight: Fight): Figure {
  const { seat, at } = fight;
  const target = targetOn(g, seat, at);
  if (target === 'cityState') return figure([{ what: 'cityState', n: CITY_STATE_DEFENCE }]);
  const terrain = difficultyOf(g, seat, at, 'combat');
  if (target === 'barbarian' || target === null) return terrain;
  const defender = defenderOf(g, seat, at) ?? seat;
  const support = atlasOf(g)
    .neighbours(at)
    .filter((next) => g.tokens[next] === defender && g.reinforced.includes(next)).length;
  return figure([
    ...terrain.sources,
    { what: 'doubled', n: target === 'city' ? terrain.value : 0 },
    { what: 'support', n: support },
    { what: 'reinforced', n: target === 'token' && g.reinforced.includes(at) ? 1 : 0 },
    ...bonuses(g, defender, fight, 'defence'),
  ]);
}

/** What leader, wonders and diplomacy cards add to a side. */
function bonuses(g: NewDawn, seat: Seat, fight: Fight, side: 'attack' | 'defence'): Source[] {
  return modifiers(g, seat, 'combat').flatMap(({ card, node }) => {
    const which = wordOf(node, 0);
    if (which !== 'both' && which !== side) return [];
    if (!applies(g, node.args[1]?.what, card, fight, side)) return [];
    const per = node.args[0]?.per;
    const times = per ? countFor(g, seat, per.of, fight.at) : 1;
    return [{ card, n: numberOf(node, 0) * times }];
  });
}

/** Does a condition on the fight hold for a card of this side? */
function applies(
  g: NewDawn,
  what: Filter | undefined,
  card: ComponentId,
  fight: Fight,
  side: 'attack' | 'defence',
): boolean {
  if (!what) return true;
  if (what.kind === 'or') return what.of.some((each) => applies(g, each, card, fight, side));
  if (what.kind === 'and') return what.of.every((each) => applies(g, each, card, fight, side));
  if (what.kind === 'not') return !applies(g, what.of, card, fight, side);
  if (what.kind !== 'word') return false;
  const target = targetOn(g, fight.seat, fight.at);
  const defender = defenderOf(g, fight.seat, fight.at);
  switch (what.word) {
    case 'giver': {
      const giver = giverOf(card);
      if (giver !== null) return side === 'attack' ? defender === giver : fight.seat === giver;
      return side === 'attack' && cityStateAttacked(g, fight.seat, fight.at) === cityStateOf(card);
    }
    case 'rival':
      return defender !== null;
    case 'lessReinforced':
      // Counted when the attack is declared (C16.20).
      return defender !== null && reinforcedOf(g, fight.seat) > reinforcedOf(g, defender);
    case 'city':
      return target === 'city';
    case 'cityState':
      return target === 'cityState';
    default:
      if (target === 'cityState' && !TERRAIN_OF_CITY_STATES_COUNTS) return false;
      return atlasOf(g).ground(fight.at)?.terrain === what.word;
  }
}

const reinforcedOf = (g: NewDawn, seat: Seat): number =>
  g.reinforced.filter((space) => g.tokens[space] === seat).length;

/**
 * The giver of the diplomacy cards that the attacker returns: the defender or the city-state (C10.17); null for a
 * barbarian.
 */
const attackedGiver = (g: NewDawn, { seat, at }: Fight): Giver | null =>
  cityStateAttacked(g, seat, at) ?? defenderOf(g, seat, at);

const cityStateAttacked = (g: NewDawn, seat: Seat, at: Space): string | null =>
  targetOn(g, seat, at) === 'cityState' ? cityStateOn(g, at) : null;

/** What is known of an attack before it is declared. */
export interface Foretold {
  target: Target;
  defender: Seat | null;
  attack: Figure;
  defence: Figure;
  /** The most that each side could spend after the dice (C10.19). */
  spend: { attack: number; defence: number };
  /** The diplomacy cards that the attacker returns on declaring it (C10.17). */
  returned: ComponentId[];
}

/** The attack on a space with the military card that is being resolved; null without a target. */
export function foretold(g: NewDawn, at: Space): Foretold | null {
  const focus = currentFocus(g);
  const attacks = focus && verbsOf(focus.card, 'attack')[0];
  if (!attacks) return null;
  const { seat, card } = focus;
  const fight = fightBy(focus, attacks.node, at);
  const target = targetOn(g, seat, at);
  if (target === null) return null;
  const giver = attackedGiver(g, fight);
  const returned = giver === null ? [] : heldFrom(g, seat, giver);
  const players = g.players.map((each, i) =>
    i === seat ? { ...each, held: each.held.filter((id) => !returned.includes(id)) } : each,
  );
  const then: NewDawn = { ...g, players };
  const defender = defenderOf(g, seat, at);
  return {
    target,
    defender,
    returned,
    attack: attackOf(then, fight),
    defence: defenceOf(then, fight),
    spend: {
      attack: spendable(g, seat, card),
      defence: defender === null ? 0 : mostInDefence(g, defender),
    },
  };
}

/** The most that a seat can spend in defence: the tokens on one of its military cards (C13.5). */
const mostInDefence = (g: NewDawn, seat: Seat): number =>
  Math.max(0, ...cardsOfType(g, seat, 'military').map((card) => spendable(g, seat, card, true)));

/** Carthage: city-states and own cities within two spaces of the one that is defended; Big Ben: own caravans next to it. */
const CARTHAGE_RANGE = 2;
function countFor(g: NewDawn, seat: Seat, of: Filter, at: Space): number {
  const atlas = atlasOf(g);
  if (of.kind === 'or') return of.of.reduce((n, each) => n + countFor(g, seat, each, at), 0);
  if (of.kind !== 'word') return 0;
  if (of.word === 'caravan') return atlas.neighbours(at).reduce((n, next) => n + caravansOf(g, seat, next), 0);
  return atlas
    .within(at, CARTHAGE_RANGE)
    .filter((space) => (of.word === 'city' ? g.cities[space] === seat : cityStateOn(g, space) !== null)).length;
}

/** An attack that has been declared. */
export interface CombatFrame extends Frame, Fight {
  op: 'combat';
  /** The military card whose tokens the attacker may spend. */
  card: ComponentId;
  dice?: [attack: number, defence: number];
  attack?: number;
  defence?: number;
  /** The military card that the defender spends from, if there are several (C13.5). */
  from?: ComponentId;
  /** Which sides have chosen how much to spend (C10.19). */
  attacked?: true;
  defended?: true;
  /** Tokens have been spent: the totals are told once more. */
  raised?: true;
}

/**
 * Resolves an attack: diplomacy cards go back, the dice are thrown, both sides spend (C10.17–C10.19), then the result
 * counts.
 */
export function combatHandler(g: NewDawn, f: CombatFrame): void {
  const { seat, at } = f;
  const target = targetOn(g, seat, at);
  if (target === null) return;
  const defender = defenderOf(g, seat, at);
  if (!f.dice) {
    // Cards go back before bonuses are counted (C10.17).
    const giver = attackedGiver(g, f);
    if (giver !== null) returnAll(g, seat, giver);
    say(g, { k: 'attack', seat, at, ...(defender === null ? { what: target } : { to: defender }) });
    const [attack = 1, defence = 1] = roll(g, 6, 2);
    f.dice = [attack, defence];
    f.attack = attack + attackOf(g, f).value;
    f.defence = defence + defenceOf(g, f).value;
    say(g, { k: 'dice', n: attack, what: String(defence) });
    say(g, { k: 'rolls', seat, n: f.attack, what: String(f.defence) });
    return push(g, f);
  }
  // The attacker spends first, then the defender (C10.19).
  if (!f.attacked) return spendThen(g, f, seat, [f.card], 'attacked');
  if (defender !== null && !f.defended)
    return spendThen(g, f, defender, cardsOfType(g, defender, 'military'), 'defended');
  resolve(g, f, target, defender);
}

/** Asks a side how much it spends, then goes on with the frame. */
function spendThen(
  g: NewDawn,
  f: CombatFrame,
  seat: Seat,
  cards: readonly ComponentId[],
  done: 'attacked' | 'defended',
): void {
  const defence = done === 'defended';
  const ready = cards.filter((each) => spendable(g, seat, each, defence) > 0);
  const picks = picked(f, seat);
  const card = ready.length > 1 ? f.from : ready[0];
  if (card === undefined && ready.length > 1) {
    if (!picks) return ask(g, f, { seat, stage: 'answer', ask: 'defendWith', options: ready });
    if (picks[0] !== undefined) f.from = picks[0];
    return push(g, f);
  }
  if (!picks && card !== undefined) {
    const options = Array.from({ length: spendable(g, seat, card, defence) + 1 }, (_, n) => NUMBER.of(n));
    return ask(g, f, {
      seat,
      stage: 'answer',
      ask: 'spend',
      card,
      params: { at: f.at, attack: f.attack ?? 0, defence: f.defence ?? 0 },
      options,
    });
  }
  const n = Number(picks?.[0] ?? 0);
  if (card !== undefined && n > 0) {
    spendFrom(g, seat, card, n);
    if (defence) f.defence = (f.defence ?? 0) + n;
    else f.attack = (f.attack ?? 0) + n;
    f.raised = true;
  }
  f[done] = true;
  push(g, f);
}

/** Compares the totals and carries out the result (C10.19, C10.20). */
function resolve(g: NewDawn, f: CombatFrame, target: Target, defender: Seat | null): void {
  const { seat, at, attack = 0, defence = 0 } = f;
  if (f.raised) say(g, { k: 'rolls', seat, n: attack, what: String(defence) });
  const whom = defender === null ? { what: target } : { to: defender };
  if (attack <= defence)
    return say(g, { k: 'holds', at, ...(defender === null ? { what: target } : { seat: defender }) });
  say(g, { k: 'wins', seat, at, ...whom });
  g.won++;
  switch (target) {
    case 'barbarian':
      return defeatBarbarian(g, seat, at, true);
    case 'cityState':
      g.taken.push(at);
      return conquer(g, seat, at, cityStateOn(g, at) ?? '');
    case 'token':
      g.taken.push(at);
      return takeToken(g, seat, at);
    case 'city':
      if (isCapital(g, at)) return beatCapital(g, seat, at, defender ?? seat);
      g.taken.push(at);
      return takeCity(g, seat, at, defender ?? seat);
  }
}

/** Conquers a city-state: a city on its space, its token on an own card, its diplomacy cards with nobody (C12.1). */
function conquer(g: NewDawn, seat: Seat, at: Space, cityState: string): void {
  say(g, { k: 'conquer', seat, what: cityState });
  closeCards(g, cityState);
  push(g, { op: 'occupy', seat, at });
}

/** The space that was taken gets a city, or a reinforced control token where no figure is left (C10.22). */
export interface OccupyFrame extends Frame {
  op: 'occupy';
  seat: Seat;
  at: Space;
}

/** Places a city or a control token on the space that was taken (C10.22). */
export function occupyHandler(g: NewDawn, f: OccupyFrame): void {
  const { seat, at } = f;
  const cityState = atlasOf(g).ground(at)?.cityState;
  const picks = picked(f, seat);
  if (player(g, seat).stock.cities > 0) {
    placeCity(g, seat, at);
    say(g, { k: 'found', seat, at });
  } else {
    if (!picks) return ask(g, f, { seat, stage: 'answer', ask: 'instead', params: { at }, options: [at], min: 0 });
    const [pick] = picks;
    // Without a control token left one is taken off the map first (C8.3).
    if (pick === at && player(g, seat).stock.control === 0)
      return ask(g, f, { seat, stage: 'answer', ask: 'reuse', options: tokensOf(g, seat), min: 0 });
    if (pick !== undefined) {
      if (pick !== at) reuseToken(g, seat, pick);
      move(g, 1, stock(seat, 'control'), pieceOf(seat, 'tokens', at));
      flipToken(g, at);
      const wonder = worldWonderOn(g, at);
      if (wonder !== null) gainWonder(g, seat, wonder);
    }
  }
  // The natural wonder that the beaten city's owner held with the space (C6.5).
  const natural = isFriendly(g, seat, at) ? naturalWonderOn(g, at) : null;
  if (natural !== null) takeNatural(g, seat, natural);
  if (cityState !== undefined) takeCityState(g, seat, cityState);
}

/**
 * Takes a space with a control token; on a city-state's space a city replaces it, if a figure is left (C10.20, C10.22).
 */
function takeToken(g: NewDawn, seat: Seat, at: Space): void {
  const cityState = atlasOf(g).ground(at)?.cityState;
  if (cityState === undefined || player(g, seat).stock.cities === 0) return push(g, { op: 'replace', seat, at });
  replaceToken(g, seat, at);
  placeCity(g, seat, at);
}

/** Takes a city that is no capital; one on a city-state's space is conquered or liberated (C10.20, C12.3). */
function takeCity(g: NewDawn, seat: Seat, at: Space, rival: Seat): void {
  const cityState = atlasOf(g).ground(at)?.cityState;
  if (cityState !== undefined) return push(g, { op: 'liberate', seat, at, rival, cityState });
  removeCity(g, at);
  push(g, { op: 'occupy', seat, at });
}

export interface LiberateFrame extends Frame {
  op: 'liberate';
  seat: Seat;
  at: Space;
  rival: Seat;
  cityState: string;
}

/** Asks whether the city-state is conquered or liberated, and does it (C12.3). */
export function liberateHandler(g: NewDawn, f: LiberateFrame): void {
  const { seat, at, cityState } = f;
  const picks = picked(f, seat);
  if (!picks)
    return ask(g, f, {
      seat,
      stage: 'answer',
      ask: 'liberate',
      params: { at, what: cityState },
      options: ['conquer', 'liberate'],
    });
  removeCity(g, at);
  if (picks[0] === 'conquer') return push(g, { op: 'occupy', seat, at });
  say(g, { k: 'liberate', seat, what: cityState });
  moveCard(g, cityState, onSpace(at));
  openCards(g, cityState);
  offerCards(g, seat, cityState);
}

/**
 * Beats a capital, which stays: its owner loses trade tokens, and a wonder if the attacker has a site for it (C10.20,
 * C10.21).
 */
function beatCapital(g: NewDawn, seat: Seat, at: Space, rival: Seat): void {
  change(g, { count: 'feats', seat, place: 'capitals' }, 1);
  push(g, { op: 'lose', seat, of: rival, n: CAPITAL_LOSS });
  const wonder = worldWonderOn(g, at);
  const sites = wonder === null ? [] : freeSites(g, seat);
  if (wonder !== null && sites.length > 0) push(g, { op: 'site', seat, wonder });
}

/** Own cities without a wonder token (C10.12). */
export const freeSites = (g: NewDawn, seat: Seat): Space[] =>
  citiesOf(g, seat).filter((space) => worldWonderOn(g, space) === null);

/** The attacker chooses the city for a wonder's token. */
export interface SiteFrame extends Frame {
  op: 'site';
  seat: Seat;
  wonder: string;
}

/** Moves the wonder's token to the chosen city (C10.12, C10.21). */
export function siteHandler(g: NewDawn, f: SiteFrame): void {
  const { seat, wonder } = f;
  const picks = picked(f, seat);
  if (!picks)
    return ask(g, f, {
      seat,
      stage: 'answer',
      ask: 'site',
      params: { card: wonderCard(wonder) },
      options: freeSites(g, seat),
    });
  if (picks[0] === undefined) return;
  moveCard(g, wonder, onSpace(picks[0]));
  gainWonder(g, seat, wonder);
}

/** Own control tokens that can be reinforced (C10.14). */
export const reinforceable = (g: NewDawn, seat: Seat): Space[] =>
  tokensOf(g, seat).filter((space) => !g.reinforced.includes(space));

/** Turns a control token to its reinforced side (C10.14). */
export function reinforce(g: NewDawn, seat: Seat, space: Space): void {
  change(g, markAt('reinforced', space), 1);
  say(g, { k: 'reinforce', seat, at: space });
}

/** The number of the 36 throws with which the attacker wins, given what each side adds to its die (C10.18). */
export function chances(attack: number, defence: number): number {
  let wins = 0;
  for (let a = 1; a <= 6; a++) for (let d = 1; d <= 6; d++) if (a + attack > d + defence) wins++;
  return wins;
}
