import type { Seat } from '../../kit/core';
import { BORDER_KINDS, type BorderKind, type Place } from '../card';
import { borderOf, neighbours } from '../map';
import type { Mythotopia } from '../state';
import { SUBSTITUTE_ROADS } from './open';
import { modifiers, wordOf } from './select';

/** Roads (M9), and the kinds of borders for a player. */

/** Own provinces joined to this one by a road, which works only for the owner of both ends (M9.1). */
function joined(g: Mythotopia, seat: Seat, province: Place): Place[] {
  return neighbours(province)
    .filter(({ place, border }) => g.owners[place] === seat && g.roads.includes(border.id))
    .map(({ place }) => place);
}

/** The province and all own ones at most that many roads away. */
function within(g: Mythotopia, seat: Seat, province: Place, roads: number): Place[] {
  const found = [province];
  if (g.roads.length === 0) return found;
  let edge = [province];
  for (let i = 0; i < roads && edge.length > 0; i++) {
    edge = [...new Set(edge.flatMap((place) => joined(g, seat, place)))].filter((place) => !found.includes(place));
    found.push(...edge);
  }
  return found;
}

/** Own provinces for which the card of this own province can be played: itself and those linked to it (M9.3, OQ-7). */
export const standsFor = (g: Mythotopia, seat: Seat, province: Place): Place[] =>
  within(g, seat, province, SUBSTITUTE_ROADS);

/** All other own provinces that own roads join to this one (M9.2). */
export const network = (g: Mythotopia, seat: Seat, province: Place): Place[] =>
  within(g, seat, province, Infinity).slice(1);

/** The kind of a border for a player: Ranger makes hills plain and mountains hills (M6.1.3, M8.4). */
export function terrainFor(g: Mythotopia, seat: Seat): (kind: BorderKind) => BorderKind {
  const changed = new Map<string, BorderKind>();
  for (const { node } of modifiers(g, seat, 'treatAs')) {
    const to = node.args[0]?.as?.what;
    const kind = to?.kind === 'word' ? BORDER_KINDS.find((each) => each === to.word) : undefined;
    if (kind) changed.set(wordOf(node, 0) ?? '', kind);
  }
  return changed.size === 0 ? (kind) => kind : (kind) => changed.get(kind) ?? kind;
}

/** Roads that join two provinces of the seat. */
export const roadsOf = (g: Mythotopia, seat: Seat): string[] =>
  g.roads.filter((id) => g.owners[borderOf(id).a] === seat && g.owners[borderOf(id).b] === seat);
