import { ask, nearest, picked, push } from '../../kit/agenda';
import type { ComponentId, Frame, Seat } from '../../kit/core';
import { walk } from '../../kit/effect/syntax';
import { say } from '../../kit/events';
import { atlasOf } from '../atlas';
import { WONDER_TYPES, type WonderType } from '../card';
import { cityStates } from '../cards/diplomacy';
import { victoryCards } from '../cards/victory';
import { CITIES, CONTROL_TOKENS, DIAL } from '../components';
import { cardOf, factsOf } from '../lookup';
import type { NewDawn, Player } from '../state';
import { change, move, stock } from './moving';
import { isNatural } from './naturals';
import { reuseToken } from './pieces';
import { citiesOf, isFriendly, matureCities, numberOf, player, tokensOf, wordOf } from './select';

/** Agendas (C13.1, C13.2): marked as soon as their condition holds. */

const AGENDAS: ReadonlyMap<ComponentId, readonly string[]> = new Map(
  victoryCards.map(({ id, agendas }) => [id, agendas.map((agenda) => agenda.id)]),
);
const NONE: readonly string[] = [];

/** The two agendas of a victory card; none of any other component. */
export const agendasOf = (victory: ComponentId): readonly string[] => AGENDAS.get(victory) ?? NONE;

const CITY_STATES: ReadonlySet<ComponentId> = new Set(cityStates.map(({ id }) => id));
const isCityState = (id: ComponentId): boolean => CITY_STATES.has(id);

const TYPE_OF: ReadonlyMap<string, WonderType> = new Map(WONDER_TYPES.map((type) => [`${type}Wonder`, type]));

/** How much a seat has of what an agenda counts (C13.4). */
export function counted(g: NewDawn, seat: Seat, what: string): number {
  const p = player(g, seat);
  const type = TYPE_OF.get(what);
  if (type) return p.wonders.reduce((n, card) => (factsOf(card, 'wonder').type === type ? n + 1 : n), 0);
  switch (what) {
    case 'city':
      return citiesOf(g, seat).length;
    case 'matureCity':
      return matureCities(g, seat).length;
    case 'beatenCapital':
      return p.feats.capitals;
    case 'dial':
      return p.feats.reached;
    case 'shore':
      return shoreOf(g, seat);
    case 'naturalWonder':
      return tokensHeld(p, isNatural).length;
    case 'conqueredCityState':
      // A city-state counts with its token held and an own city or control token on its space.
      return tokensHeld(p, isCityState).filter((id) => isFriendly(g, seat, atlasOf(g).homeOf(id) ?? '')).length;
    default:
      throw new Error(`nothing counts ${what}`);
  }
}

function shoreOf(g: NewDawn, seat: Seat): number {
  const atlas = atlasOf(g);
  let n = 0;
  for (const space in g.cities) if (g.cities[space] === seat && atlas.isShore(space)) n++;
  for (const space in g.tokens) if (g.tokens[space] === seat && atlas.isShore(space)) n++;
  return n;
}

function tokensHeld({ sheet, onCards }: Player, isWanted: (id: ComponentId) => boolean): ComponentId[] {
  const found = sheet.filter(isWanted);
  for (const card in onCards) for (const id of onCards[card] ?? []) if (isWanted(id)) found.push(id);
  return found;
}

/** An amount of something. */
export interface Wanted {
  what: string;
  n: number;
}

/**
 * A goal with an upper limit for its count, from pieces and cards alone. The agendas are tested very often, and this
 * limit seldom leaves a need to look at the map.
 */
interface Goal extends Wanted {
  most(p: Player): number;
}

const known = new Map<ComponentId, readonly Goal[]>();

/** The goals of an agenda; one of them is enough. */
export const wanted = (agenda: ComponentId): readonly Wanted[] => goalsOf(agenda);

function goalsOf(agenda: ComponentId): readonly Goal[] {
  const before = known.get(agenda);
  if (before) return before;
  const found: Goal[] = [];
  for (const { effect } of cardOf(agenda).abilities)
    walk(effect, (node) => {
      // The dial counts as reached or not; its number is that of the space (C9.5).
      if (node.kind === 'verb') {
        const what = wordOf(node, 0) ?? '';
        found.push({ what, n: what === 'dial' ? 1 : numberOf(node, 0), most: mostOf(what) });
      }
    });
  known.set(agenda, found);
  return found;
}

/** How far a seat is with a goal: so much of so much. */
export interface Progress extends Wanted {
  of: number;
}

/** How far a seat is with each goal of an agenda; with the dial it is so many spaces (C9.5). */
export const progress = (g: NewDawn, seat: Seat, agenda: ComponentId): Progress[] =>
  goalsOf(agenda).map(({ what, n: of }) => {
    const n = Math.min(of, counted(g, seat, what));
    return what === 'dial' ? { what, n: n > 0 ? DIAL.last : player(g, seat).dial, of: DIAL.last } : { what, n, of };
  });

/** Has a player reached one of the goals of an agenda (C13.1)? */
export function isAchieved(g: NewDawn, seat: Seat, agenda: ComponentId): boolean {
  const p = player(g, seat);
  for (const goal of goalsOf(agenda)) if (goal.most(p) >= goal.n && counted(g, seat, goal.what) >= goal.n) return true;
  return false;
}

const mostCities = ({ stock }: Player): number => 1 + CITIES - stock.cities;
const mostSpaces = (p: Player): number => mostCities(p) + CONTROL_TOKENS - p.stock.control;
const mostWonders = ({ wonders }: Player): number => wonders.length;

function mostOf(what: string): Goal['most'] {
  switch (what) {
    case 'city':
    case 'matureCity':
      return mostCities;
    case 'shore':
      return mostSpaces;
    default:
      return TYPE_OF.has(what) ? mostWonders : () => Infinity;
  }
}

/** A player marks an agenda without a control token in the supply, and takes one off the map (C13.2). */
export interface MarkFrame extends Frame {
  op: 'mark';
  seat: Seat;
  what: string;
}

/** The length of each position's log when agendas were last tested. Everything that moves is logged. */
const looked = new WeakMap<NewDawn, number>();

/** Marks the agendas that have been achieved; may be called at any time. */
export function markAgendas(g: NewDawn): void {
  if (g.phase !== 'play' || looked.get(g) === g.logged || nearest(g, 'mark')) return;
  looked.set(g, g.logged);
  for (const seat of g.players.keys()) {
    const { marks, stock: pieces } = player(g, seat);
    for (const card of g.victory) {
      for (const agenda of agendasOf(card)) {
        if (marks.includes(agenda) || !isAchieved(g, seat, agenda)) continue;
        if (pieces.control === 0) return push(g, { op: 'mark', seat, what: agenda });
        mark(g, seat, agenda);
      }
    }
  }
}

function mark(g: NewDawn, seat: Seat, agenda: string): void {
  move(g, 1, stock(seat, 'control'), { count: 'marks', seat, place: agenda });
  say(g, { k: 'agenda', seat, what: agenda });
}

/** Marks an agenda with a control token from the map (C13.2). */
export function markHandler(g: NewDawn, f: MarkFrame): void {
  const { seat, what } = f;
  const picks = picked(f, seat);
  if (!picks)
    return ask(g, f, { seat, stage: 'answer', ask: 'reuse', params: { agenda: what }, options: tokensOf(g, seat) });
  if (picks[0] === undefined) {
    // Without any control token, the mark needs none.
    change(g, { count: 'marks', seat, place: what }, 1);
    return say(g, { k: 'agenda', seat, what });
  }
  reuseToken(g, seat, picks[0]);
  mark(g, seat, what);
}
