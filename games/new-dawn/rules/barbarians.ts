import { ask, picked, push } from '../../kit/agenda';
import type { ComponentId, Frame, Seat } from '../../kit/core';
import { say } from '../../kit/events';
import { roll } from '../../kit/random';
import { atlasOf } from '../atlas';
import { CAPITAL_LOSS } from '../components';
import { beside, type Space } from '../hex';
import type { NewDawn } from '../state';
import { common, moveCards, onSpace } from './moving';
import { flipToken, removeCity, removeToken, returnCaravans } from './pieces';
import { barbariansOn, has, holderOf, isBarbarian, isCapital, lyingOn } from './select';
import { isVacant } from './reach';

/** Barbarians (C11.3–C11.9). */

export const DIRECTION_COUNT = 6;

/** Barbarians on the map with their spaces, in the order of their letters (C16.6). */
export function onTheMap(g: NewDawn): [ComponentId, Space][] {
  const found: [ComponentId, Space][] = [];
  for (const space in g.onMap) for (const id of lyingOn(g, space)) if (isBarbarian(id)) found.push([id, space]);
  return found.sort(([a], [b]) => (a < b ? -1 : 1));
}

/** A barbarian leaves the map and may come back (C10.20). @param reward a victor is told about */
export function defeatBarbarian(g: NewDawn, seat: Seat, space: Space, reward: boolean): void {
  const [barbarian] = barbariansOn(g, space);
  if (barbarian === undefined) return;
  moveCards(g, [barbarian], onSpace(space), common('away'));
  say(g, { k: 'defeated', seat, what: barbarian, at: space });
  if (reward) push(g, { op: 'reward', seat });
}

/** C11.3: those off the map come back to their spaces, if these are empty or hold a caravan only. */
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

/** Petra: barbarians cannot come to the owner's cities and reinforced control tokens. */
const repels = (g: NewDawn, space: Space): boolean => {
  const holder = holderOf(g, space);
  return (
    holder !== undefined && has(g, holder, 'repel') && (g.cities[space] !== undefined || g.reinforced.includes(space))
  );
};

/**
 * C11.5: where a barbarian ends that goes from a space in a direction: over water to land, turning back once at the edge of the
 * map. Its own space where it can go nowhere.
 */
export function endOf(g: NewDawn, from: Space, direction: number): Space {
  const atlas = atlasOf(g);
  const isThere = (space: Space): boolean => atlas.ground(space) !== undefined && !repels(g, space);
  let at = from;
  let heading = direction;
  let hasTurned = false;
  for (;;) {
    let next = beside(at, heading);
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

/** Barbarians on their way in one direction, one after the other. */
export interface MarchFrame extends Frame {
  op: 'march';
  list: ComponentId[];
  direction: number;
}

/** C11.8: two of them on one space. */
export interface StackedFrame extends Frame {
  op: 'stacked';
}

/** C11.4: one die for all of them. */
export function startMarch(g: NewDawn, list: ComponentId[]): void {
  const [die = 1] = roll(g, DIRECTION_COUNT);
  say(g, { k: 'rollsDirection', n: die });
  push(g, { op: 'march', list, direction: die - 1 });
}

export function marchHandler(g: NewDawn, f: MarchFrame): void {
  const [id, ...rest] = f.list;
  if (rest.length > 0) push(g, { ...f, list: rest });
  const from = onTheMap(g).find(([each]) => each === id)?.[1];
  if (id === undefined || from === undefined) return;
  const to = endOf(g, from, f.direction);
  if (to !== from) stepTo(g, id, from, to);
}

/** C11.6, C11.7: a barbarian comes to a space. */
function stepTo(g: NewDawn, id: ComponentId, from: Space, to: Space): void {
  moveCards(g, [id], onSpace(from), onSpace(to));
  say(g, { k: 'marches', what: id, at: to });
  returnCaravans(g, to);
  const holder = holderOf(g, to);
  if (holder === undefined) return;
  say(g, { k: 'raids', what: id, at: to, to: holder });
  if (isCapital(g, to)) return push(g, { op: 'lose', seat: holder, of: holder, n: CAPITAL_LOSS });
  if (g.cities[to] !== undefined) return removeCity(g, to);
  if (!g.reinforced.includes(to)) return removeToken(g, to);
  flipToken(g, to);
  moveCards(g, [id], onSpace(to), onSpace(from));
}

export function stackedHandler(g: NewDawn, f: StackedFrame): void {
  const seat = g.first;
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
