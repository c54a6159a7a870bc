import type { Seat } from '../../kit/core';
import type { Place } from '../card';
import { WALLS } from '../components';
import { coast, provinceOf } from '../map';
import type { Mythotopia } from '../state';
import { FELLOW_ATTACKERS_ARE_AT_WAR } from './open';
import { count, modifiers, numberOf, wordOf } from './select';

/** Wars and their strengths (M7.1–M7.6). Works on a view: armies, ships and reserves are open. */

/** One side of a war; `seat` is null for neutrals. */
export interface Side {
  seat: Seat | null;
  defends: boolean;
  strength: number;
}

/** What a dragon adds to neutrals (M7.5). */
const DRAGON = 4;

/** The attackers of a province: all players with armies or mercenaries there except the owner (M7.1). */
export function attackersOf(g: Mythotopia, province: Place): Seat[] {
  const armies = g.armies[province];
  const mercenaries = g.mercenaries[province];
  if (!armies && !mercenaries) return [];
  const owner = g.owners[province];
  const found: Seat[] = [];
  for (let seat = 0; seat < g.seats; seat++) {
    if (seat !== owner && (armies?.[seat] || mercenaries?.[seat])) found.push(seat);
  }
  return found;
}

/** Provinces with armies or mercenaries, in no particular order. */
export function withPieces(g: Mythotopia): Place[] {
  const found = Object.keys(g.armies);
  for (const place in g.mercenaries) if (!(place in g.armies)) found.push(place);
  return found;
}

/** Provinces at war, in no particular order. */
export const wars = (g: Mythotopia): Place[] => withPieces(g).filter((place) => attackersOf(g, place).length > 0);

/** Does the seat take part in the war there, on any side? */
export function isInWar(g: Mythotopia, seat: Seat, province: Place): boolean {
  const attackers = attackersOf(g, province);
  return attackers.includes(seat) || (attackers.length > 0 && g.owners[province] === seat);
}

/** Is the seat in a war against another player (M11.25, OQ-35)? */
export const isAtWarWithPlayer = (g: Mythotopia, seat: Seat): boolean =>
  wars(g).some((place) => {
    if (!isInWar(g, seat, place)) return false;
    const owner = g.owners[place];
    if (owner !== undefined) return true;
    return FELLOW_ATTACKERS_ARE_AT_WAR && attackersOf(g, place).some((other) => other !== seat);
  });

/** The strength of a player in a war (M7.3, M7.4). */
function strengthOf(g: Mythotopia, seat: Seat, province: Place, defends: boolean): number {
  let strength = 0;
  countOf(g, seat, province, defends, (n) => (strength += n));
  return strength;
}

/** Counts what a player's strength comes from, one thing after the other; each has the name of a noun or the id of a card. */
function countOf(g: Mythotopia, seat: Seat, province: Place, defends: boolean, add: Adding): void {
  const { rough } = provinceOf(province);
  add(count(g.armies, province, seat), 'army');
  add(count(g.mercenaries, province, seat), 'mercenary');
  for (const sea of coast(province)) add(count(g.ships, sea, seat), 'ship');
  for (const { card, node } of modifiers(g, seat, 'strength')) {
    const fits = wordOf(node, 0) === (defends ? 'defender' : 'attacker') && (rough || !node.args[0]?.in);
    if (fits) add(numberOf(node, 0), card);
  }
  if (!defends) return;
  if (g.citadels.includes(province)) add(WALLS, 'citadel');
  else if (g.castles.includes(province)) add(WALLS, 'castle');
  if (rough) add(1, 'rough');
}

type Adding = (n: number, what: string) => void;

/** The same of neutrals: rough terrain is in the printed number, a castle left behind does not help (M7.5). */
function countOfNeutrals(g: Mythotopia, province: Place, add: Adding): void {
  add(provinceOf(province).neutralStrength, 'neutral');
  if (g.dragons.includes(province)) add(DRAGON, 'dragon');
}

/** The strength of neutrals (M7.5). */
function neutralStrength(g: Mythotopia, province: Place): number {
  let strength = 0;
  countOfNeutrals(g, province, (n) => (strength += n));
  return strength;
}

/** Something that a side's strength comes from: pieces, ground or a card in reserve. */
export interface Source {
  what: string;
  n: number;
}

/** What the strength of a side comes from; together it is that strength. */
export function sourcesOf(g: Mythotopia, province: Place, { seat, defends }: Side): Source[] {
  const found = new Map<string, number>();
  const add: Adding = (n, what) => {
    if (n !== 0) found.set(what, (found.get(what) ?? 0) + n);
  };
  if (seat === null) countOfNeutrals(g, province, add);
  else countOf(g, seat, province, defends, add);
  return [...found].map(([what, n]) => ({ what, n }));
}

/** All sides of the war in a province, the defender first. Without attackers only the defender. */
export function sidesOf(g: Mythotopia, province: Place): Side[] {
  const owner = g.owners[province];
  const defender: Side =
    owner === undefined
      ? { seat: null, defends: true, strength: neutralStrength(g, province) }
      : { seat: owner, defends: true, strength: strengthOf(g, owner, province, true) };
  return [
    defender,
    ...attackersOf(g, province).map((seat): Side => ({
      seat,
      defends: false,
      strength: strengthOf(g, seat, province, false),
    })),
  ];
}

/** The sides of that war if a seat had that many more armies there. */
export function sidesWith(g: Mythotopia, province: Place, seat: Seat, more: number): Side[] {
  const there = Array.from(
    { length: g.seats },
    (_, each) => count(g.armies, province, each) + (each === seat ? more : 0),
  );
  return sidesOf({ ...g, armies: { ...g.armies, [province]: there } }, province);
}

/** The sides of the highest strength: one of them wins, several are tied (M7.2, M7.13). */
export function leaders(sides: readonly Side[]): Side[] {
  const best = Math.max(...sides.map((side) => side.strength));
  return sides.filter((side) => side.strength === best);
}
