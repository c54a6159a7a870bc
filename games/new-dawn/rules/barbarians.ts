import { ask, picked, push } from '../../kit/agenda';
import type { ComponentId, Frame, Seat } from '../../kit/core';
import { say } from '../../kit/events';
import { roll } from '../../kit/random';
import { atlasOf } from '../atlas';
import { CAPITAL_LOSS } from '../components';
import { beside, type Space } from '../hex';
import type { NewDawn } from '../state';
import { openCards } from './diplomacy';
import { common, moveCard, moveCards, onSpace } from './moving';
import { flipToken, removeCity, removeToken, returnCaravans } from './pieces';
import { barbariansOn, has, holderOf, isBarbarian, isCapital, lyingOn } from './select';
import { isVacant } from './reach';
import {
  BARBARIANS_FROM_A,
  STAYS_IN_CAPITAL,
  CONQUEST_OUTLASTS_CITY,
  PETRA_TURNS_BACK,
  FIRST_PLAYER_PICKS_BARBARIAN,
} from './open';

/** Barbarians (C11.3–C11.9). */

export const DIRECTION_COUNT = 6;

/** Barbarians on the map with their spaces, in the order of their letters (C16.6). */
export function onTheMap(g: NewDawn): [ComponentId, Space][] {
  const found: [ComponentId, Space][] = [];
  for (const space in g.onMap) for (const id of lyingOn(g, space)) if (isBarbarian(id)) found.push([id, space]);
  const byLetter = found.sort(([a], [b]) => (a < b ? -1 : 1));
  return BARBARIANS_FROM_A ? byLetter : byLetter.reverse();
}

/** Takes a barbarian off the map; it may come back (C10.20). @param reward whether the seat gains the reward */
export function defeatBarbarian(g: NewDawn, seat: Seat, space: Space, reward: boolean): void {
  const [barbarian] = barbariansOn(g, space);
  if (barbarian === undefined) return;
  moveCards(g, [barbarian], onSpace(space), common('away'));
  say(g, { k: 'defeated', seat, what: barbarian, at: space });
  if (reward) push(g, { op: 'reward', seat });
}

/** Puts barbarians back on their home spaces, if these are empty or hold only a caravan (C11.3). */
export function respawn(g: NewDawn): void {
  const atlas = atlasOf(g);
  for (const id of [...g.away].sort()) {
    const home = atlas.homeOf(id);
    if (home === undefined) continue;
    const { [home]: caravans, ...others } = g.caravans;
    if (!isVacant(caravans ? { ...g, caravans: others } : g, home)) continue;
    if (caravans) returnCaravans(g, home);
    moveCards(g, [id], common('away'), onSpace(home));
    say(g, { k: 'respawns', what: id, at: home });
  }
}

/** Does Petra keep barbarians away: the space has a city or reinforced control token of its owner? */
const repels = (g: NewDawn, space: Space): boolean => {
  const holder = holderOf(g, space);
  return (
    holder !== undefined && has(g, holder, 'repel') && (g.cities[space] !== undefined || g.reinforced.includes(space))
  );
};

/**
 * Where a barbarian ends that moves in a direction: it crosses water to land, and turns back once at the edge of the
 * map (C11.5). Its own space if it cannot move.
 */
export function endOf(g: NewDawn, from: Space, direction: number): Space {
  const atlas = atlasOf(g);
  const isThere = (space: Space): boolean => atlas.ground(space) !== undefined && !repels(g, space);
  let at = from;
  let heading = direction;
  let hasTurned = false;
  for (;;) {
    let next = beside(at, heading);
    if (!PETRA_TURNS_BACK && repels(g, next)) return from;
    if (!isThere(next)) {
      if (hasTurned) return from;
      hasTurned = true;
      heading = (heading + DIRECTION_COUNT / 2) % DIRECTION_COUNT;
      next = beside(at, heading);
      if (!isThere(next)) return from;
    }
    at = next;
    if (at === from || atlas.ground(at)?.terrain !== 'water') return at;
  }
}

/** Barbarians that move in one direction, one after the other. */
export interface MarchFrame extends Frame {
  op: 'march';
  list: ComponentId[];
  direction: number;
}

/** Two barbarians on one space (C11.8). */
export interface StackedFrame extends Frame {
  op: 'stacked';
}

/** Starts the movement: one die gives the direction for all barbarians (C11.4). */
export function startMarch(g: NewDawn, list: ComponentId[]): void {
  const [die = 1] = roll(g, DIRECTION_COUNT);
  say(g, { k: 'rollsDirection', n: die });
  push(g, { op: 'march', list, direction: die - 1 });
}

/** Moves one barbarian after the other (C11.4, C11.5). */
export function marchHandler(g: NewDawn, f: MarchFrame): void {
  const [id, ...rest] = f.list;
  if (rest.length > 0) push(g, { ...f, list: rest });
  if (id === undefined) return;
  const from = Object.keys(g.onMap).find((space) => lyingOn(g, space).includes(id));
  if (from === undefined) return;
  const to = endOf(g, from, f.direction);
  if (to !== from) stepTo(g, id, from, to);
}

/** Moves a barbarian to a space and does what it does there (C11.6, C11.7). */
function stepTo(g: NewDawn, id: ComponentId, from: Space, to: Space): void {
  moveCards(g, [id], onSpace(from), onSpace(to));
  say(g, { k: 'marches', what: id, at: to });
  returnCaravans(g, to);
  const holder = holderOf(g, to);
  if (holder === undefined) return;
  say(g, { k: 'raids', what: id, at: to, to: holder });
  const goBack = (): void => moveCards(g, [id], onSpace(to), onSpace(from));
  if (isCapital(g, to)) {
    if (!STAYS_IN_CAPITAL) goBack();
    return push(g, { op: 'lose', seat: holder, of: holder, n: CAPITAL_LOSS });
  }
  if (g.cities[to] !== undefined) return destroyCity(g, to);
  if (!g.reinforced.includes(to)) {
    removeToken(g, to);
    return say(g, { k: 'loseToken', seat: holder, at: to });
  }
  flipToken(g, to);
  goBack();
}

function destroyCity(g: NewDawn, at: Space): void {
  removeCity(g, at);
  const cityState = atlasOf(g).ground(at)?.cityState;
  if (CONQUEST_OUTLASTS_CITY || cityState === undefined) return;
  moveCard(g, cityState, onSpace(at));
  openCards(g, cityState);
}

/** Resolves two barbarians on one space (C11.8). */
export function stackedHandler(g: NewDawn, f: StackedFrame): void {
  const seat = FIRST_PLAYER_PICKS_BARBARIAN ? g.first : g.current;
  const picks = picked(f, seat);
  if (picks?.[0] !== undefined) {
    push(g, f);
    return startMarch(g, [picks[0]]);
  }
  const options = Object.keys(g.onMap).flatMap((space) => {
    const there = barbariansOn(g, space);
    return there.length > 1 ? there : [];
  });
  if (options.length === 0) return;
  ask(g, f, { seat, stage: 'answer', ask: 'whichBarbarian', options });
}
