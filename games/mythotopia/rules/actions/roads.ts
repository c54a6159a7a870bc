import { ask, picked, push } from '../../../kit/agenda';
import type { Frame, Option, Refusal, Seat } from '../../../kit/core';
import type { Place } from '../../card';
import { DONE, NUMBER, WAY_BY_ROAD } from '../../optionKinds';
import type { Mythotopia } from '../../state';
import type { Chances } from '../chances';
import { ROADS_LEAD_INTO_WAR } from '../open';
import { network, roadsOf } from '../roads';
import { move, piecesOf } from '../moving';
import { count } from '../select';
import { attackersOf } from '../strength';

/** Moving armies by road, once per turn (M9.2). Each army moves once, from one own province to another. */

export const ROADS_USED = 'roads';

export interface RoadFrame extends Frame {
  op: 'moveByRoad';
  seat: Seat;
  /** The number of armies that have moved to each province; they move no more. */
  arrived: Record<Place, number>;
  way?: { from: Place; to: Place };
  begun?: true;
}

const open = (g: Mythotopia, place: Place): boolean => ROADS_LEAD_INTO_WAR || attackersOf(g, place).length === 0;

const movable = (g: Mythotopia, seat: Seat, place: Place, arrived: RoadFrame['arrived']): number =>
  g.owners[place] === seat ? count(g.armies, place, seat) - (arrived[place] ?? 0) : 0;

const ways = (g: Mythotopia, seat: Seat, arrived: RoadFrame['arrived']): Option[] =>
  Object.keys(g.armies)
    .sort()
    .filter((from) => movable(g, seat, from, arrived) > 0 && open(g, from))
    .flatMap((from) =>
      network(g, seat, from)
        .filter((to) => open(g, to))
        .map((to) => WAY_BY_ROAD.of(from, to)),
    );

/** Why no army can move by road; null when one can (M9.2). */
export function whyNotMoveByRoad(c: Chances): Refusal | null {
  if (!c.unused(ROADS_USED)) return { why: 'oncePerTurn' };
  if (roadsOf(c.g, c.seat).length === 0) return { why: 'noRoads' };
  return ways(c.g, c.seat, {}).length > 0 ? null : { why: 'noArmyOnRoad' };
}

/** Moves armies one way after the other, until the player is done (M9.2). */
export function moveByRoadHandler(g: Mythotopia, f: RoadFrame): void {
  const { seat, arrived, way } = f;
  const picks = picked(f, seat);
  if (way) {
    if (!picks) {
      const options = Array.from({ length: movable(g, seat, way.from, arrived) }, (_, i) => NUMBER.of(i + 1));
      return ask(g, f, { seat, stage: 'answer', ask: 'armiesByRoad', params: { ...way }, options });
    }
    const n = Number(picks[0]);
    move(g, n, piecesOf(seat, 'armies', way.from), piecesOf(seat, 'armies', way.to), (moved) => ({
      k: 'moveByRoad',
      seat,
      at: way.to,
      what: way.from,
      ...moved,
    }));
    arrived[way.to] = (arrived[way.to] ?? 0) + n;
    delete f.way;
    f.begun = true;
    return push(g, f);
  }
  if (!picks) {
    const options = ways(g, seat, arrived);
    if (options.length === 0) return;
    return ask(g, f, { seat, stage: 'answer', ask: 'moveByRoad', options: f.begun ? [...options, DONE] : options });
  }
  if (picks[0] === DONE) return;
  const [from, to] = WAY_BY_ROAD.read(picks[0] ?? '') ?? ['', ''];
  f.way = { from, to };
  push(g, f);
}
