import { ask, picked, push } from '../../kit/agenda';
import type { ComponentId, Frame, Seat } from '../../kit/core';
import { say } from '../../kit/events';
import { shuffle } from '../../kit/random';
import { reveal } from '../../kit/undo';
import { CATEGORIES, type Good } from '../card';
import { cardOf } from '../lookup';
import { ATTACK_CARDS, ATTACKS_A_ROUND, ORDER_OF_DEALS, targetOf, VIRTUAL, type Target } from '../solo';
import type { Settlers } from '../state';
import { clear } from './leave';
import { common, moveCards, own } from './moving';
import { ATTACK_WITHOUT_TARGET_GOES_ON, VP_STRIKES_FACTION_FIRST } from './open';
import { isCommon, player } from './select';

/** The virtual player's attacks (S18.8–S18.12, S18.16). */

export interface AttackFrame extends Frame {
  op: 'attack';
  seat: Seat;
  left: number;
  /** What the current attack may take, and the card of the line that it matches. */
  strike?: Strike;
}

export interface Strike {
  /** Locations among which the player chooses (S18.11). */
  victims: ComponentId[];
  /** The index of the second attack card in the line. */
  k: number;
}

type RazeGood = Good | 'card';

/**
 * The order in which locations fall (S18.11): actions, features, production; then the most expensive, then the one with
 * most stone.
 */
const ORDER_OF_CATEGORIES = [...CATEGORIES].reverse();
function rank(id: ComponentId): number[] {
  const { category, cost } = cardOf(id);
  const { wood = 0, stone = 0, food = 0 } = cost;
  return [-ORDER_OF_CATEGORIES.indexOf(category), wood + stone + food, stone];
}

/** The locations that rank highest. */
function foremost(ids: readonly ComponentId[], ranks: (id: ComponentId) => readonly number[]): ComponentId[] {
  let best: ComponentId[] = [];
  let most: readonly number[] = [];
  for (const id of ids) {
    const its = ranks(id);
    const i = its.findIndex((n, at) => n !== most[at]);
    if (best.length === 0 || (i >= 0 && (its[i] ?? 0) > (most[i] ?? 0))) [best, most] = [[id], its];
    else if (i < 0) best.push(id);
  }
  return best;
}

/** The raze field without one of a good; null when it has none of it. */
function without(field: readonly RazeGood[], good: RazeGood): readonly RazeGood[] | null {
  const i = field.indexOf(good);
  return i < 0 ? null : [...field.slice(0, i), ...field.slice(i + 1)];
}

/**
 * What the newest card of the line takes (S18.10, S18.11, S18.16); null: nothing.
 * @param line targets, newest first
 * @param empire own locations
 */
export function strikeOf(line: readonly RazeGood[], empire: readonly ComponentId[]): Strike | null {
  const [first] = line;
  if (first === undefined) return null;
  const inCommon = commonStrike(line, empire, first);
  const inFaction = factionStrike(line, empire, first);
  return VP_STRIKES_FACTION_FIRST ? (inFaction ?? inCommon) : (inCommon ?? inFaction);
}

/**
 * Common locations whose raze field shows the newest target and another one of the line; the nearest in the line
 * decides.
 */
function commonStrike(line: readonly RazeGood[], empire: readonly ComponentId[], first: RazeGood): Strike | null {
  const candidates = empire.flatMap((id) => {
    const rest = isCommon(cardOf(id)) ? without(cardOf(id).raze, first) : null;
    return rest ? [{ id, rest }] : [];
  });
  for (let k = 1; k < line.length; k++) {
    const matching = candidates.filter(({ rest }) => rest.includes(line[k] ?? 'defence')).map(({ id }) => id);
    if (matching.length > 0) return { victims: foremost(matching, rank), k };
  }
  return null;
}

/** The faction locations that can be razed, which vp and vp take (S18.16). */
function factionStrike(line: readonly RazeGood[], empire: readonly ComponentId[], first: RazeGood): Strike | null {
  const k = line.indexOf('vp', 1);
  const there = empire.filter((id) => !isCommon(cardOf(id)) && cardOf(id).raze.includes('vp'));
  if (first !== 'vp' || k < 0 || there.length === 0) return null;
  const place = (id: ComponentId): number => -ORDER_OF_DEALS.indexOf(cardOf(id).deal ?? 'wood');
  return { victims: foremost(there, (id) => [place(id), ...rank(id)]), k };
}

/** The targets of the line, newest first. */
const targetsOf = (g: Settlers): RazeGood[] => g.line.map(targetOf);

/** What the next attack takes if a card with this target comes, and how many such cards may come. */
export interface Threat {
  target: Target;
  n: number;
  /** The locations of which one is lost; empty when the attack finds nothing. */
  victims: ComponentId[];
}

/** What the next attack could take, by target, the likeliest first; works on a view. */
export function threats(g: Settlers, seat: Seat): Threat[] {
  const gone = new Set([...g.line, ...g.players.flatMap(({ deals }) => deals)]);
  // An empty deck is made anew from the cards that were taken out of the line.
  const removed = new Set(g.attackDeck.length > 0 ? g.removedAttacks : []);
  const counted = new Map<Target, number>();
  for (const [id, target] of ATTACK_CARDS)
    if (!gone.has(id) && !removed.has(id)) counted.set(target, (counted.get(target) ?? 0) + 1);
  const { empire } = player(g, seat);
  return [...counted]
    .map(([target, n]) => ({ target, n, victims: strikeOf([target, ...targetsOf(g)], empire)?.victims ?? [] }))
    .sort((a, b) => b.n - a.n);
}

/** Starts the attack phase (S18.8): the virtual player's locations are collected, then the attacks come. */
export function startAttacks(g: Settlers): void {
  g.phase = 'attack';
  for (const id of g.virtual) clear(g, id);
  moveCards(g, g.virtual, common('virtual'), common('pile'), (moved) => ({ k: 'collects', actor: VIRTUAL, ...moved }));
  push(g, { op: 'attack', seat: 0, left: ATTACKS_A_ROUND });
}

/** Adds the next attack card to the line as the newest (S18.9, Q19). */
export function revealAttack(g: Settlers): void {
  if (g.attackDeck.length === 0) {
    moveCards(g, g.removedAttacks, common('removedAttacks'), common('attackDeck'));
    shuffle(g, g.attackDeck);
  }
  const [id] = g.attackDeck;
  if (id === undefined) return;
  moveCards(
    g,
    [id],
    common('attackDeck'),
    common('line'),
    (moved) => ({ k: 'attacks', actor: VIRTUAL, ...moved }),
    true,
  );
  reveal(g, 'revealedCard');
}

/** Resolves one attack: finds what it takes, lets the player choose among equals, and captures it (S18.9–S18.12). */
export function attackHandler(g: Settlers, f: AttackFrame): void {
  const { seat, left } = f;
  if (left === 0) return;
  if (!f.strike) {
    revealAttack(g);
    const strike = strikeOf(targetsOf(g), player(g, seat).empire);
    if (!strike) {
      say(g, { k: 'noCapture', actor: VIRTUAL });
      if (ATTACK_WITHOUT_TARGET_GOES_ON) push(g, { op: 'attack', seat, left: left - 1 });
      return;
    }
    f.strike = strike;
  }
  const { victims, k } = f.strike;
  const picks = picked(f, seat);
  if (!picks) return ask(g, f, { seat, stage: 'answer', ask: 'victim', options: victims });
  push(g, { op: 'attack', seat, left: left - 1 });
  for (const id of picks) capture(g, seat, id);
  useUp(g, k);
}

/** Moves a lost location to the virtual player's collection; what lies on it is discarded (S18.12). */
function capture(g: Settlers, seat: Seat, id: ComponentId): void {
  clear(g, id);
  moveCards(g, [id], own(seat, 'empire'), common('pile'), (moved) => ({
    k: 'captures',
    actor: VIRTUAL,
    seat,
    ...moved,
  }));
}

/** Moves the two cards of an attack to the old end of the line, the newest last (S18.12). */
function useUp(g: Settlers, k: number): void {
  const [first, other] = [g.line[0], g.line[k]];
  const used = [other, first].flatMap((id) => (id === undefined ? [] : [id]));
  g.line = [...g.line.filter((id) => !used.includes(id)), ...used];
}
