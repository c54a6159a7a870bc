import type { Refusal, Seat } from '../../kit/core';
import { copyJson } from '../../kit/copy';
import { say } from '../../kit/events';
import type { Standing } from '../../kit/giveUp';
import type { Closing } from '../../kit/ruleset';
import type { Ending } from '../keys';
import { EMPTY_TO_END } from '../components';
import { abilityOf } from '../lookup';
import type { Mythotopia } from '../state';
import { win } from './capture';
import { CAP_WON_BY_POINTS, FINAL_TIE_WON_BY_DEFENDER, FINAL_WARS_BY_STRENGTH, finalWarOrder } from './open';
import { pointDetails, points } from './points';
import { sendAllHome } from './capture';
import { leaders, sidesOf, wars } from './strength';
import { answering, emptyVp, sourcesOf, takeToken, type Cause } from './tokens';
import type { VerbNode } from '../../kit/effect/syntax';

/** The end of the game (M13): declared by a player who is sure to win, or at the turn cap (OQ-24). */

/** Resolves all wars by strength; ties go to the defender (M13.2). @param cards false on a projection */
function resolveWars(g: Mythotopia, cards: boolean): void {
  for (const province of wars(g).sort(finalWarOrder)) {
    const sides = sidesOf(g, province);
    const first = leaders(sides);
    const [defender] = sides;
    if (!defender) continue;
    const [best] = first;
    const tied = first.length > 1;
    if (tied && !FINAL_TIE_WON_BY_DEFENDER) {
      sendAllHome(g, province);
      continue;
    }
    const winner = !FINAL_WARS_BY_STRENGTH || tied || !best ? defender : best;
    for (const cause of win(g, province, winner, cards)) if (winner.seat !== null) takeDue(g, winner.seat, cause);
  }
}

/**
 * Takes the tokens due in the last resolution without asking: from the VP card, or else, with Scribe, from the bank.
 */
function takeDue(g: Mythotopia, seat: Seat, cause: Cause): void {
  for (const [card, index] of answering(g, seat, cause)) {
    const ability = abilityOf(card, index);
    if (ability.effect.kind !== 'verb') continue;
    const node: VerbNode = ability.effect;
    const [source] = sourcesOf(g, seat, card, ability, node);
    if (source) takeToken(g, seat, card, ability, node, source);
  }
}

/** The points of all seats if the game ended now; computed on a copy. Works on a view. */
export function projectedPoints(g: Mythotopia): number[] {
  const copy = copyJson<Mythotopia>({ ...g, events: [], questions: [], agenda: [], undo: null });
  resolveWars(copy, false);
  return copy.players.map((_, seat) => points(copy, seat));
}

/** Why the seat cannot declare the end (M13.1, M13.3, M13.5); null when it can. The turn tests the rest. */
export function whyNotEnd(g: Mythotopia, seat: Seat): Refusal | null {
  const empty = emptyVp(g);
  if (empty < EMPTY_TO_END) return { why: 'notEnoughEmpty', params: { n: EMPTY_TO_END - empty } };
  const projected = projectedPoints(g);
  const own = projected[seat] ?? 0;
  const best = Math.max(...projected.filter((_, other) => other !== seat));
  return best < own ? null : { why: 'notAhead', params: { own, best } };
}

/** That enough victory cards are empty for somebody to declare the end (M13.1); null before that. Works on a view. */
export const closing = (g: Mythotopia): Closing | null =>
  emptyVp(g) < EMPTY_TO_END ? null : { why: { k: 'endOpen', n: emptyVp(g) }, when: 'declared', left: null };

/** Ends the game: resolves the wars and sets the result (M13.4). */
export function endGame(g: Mythotopia, seat: Seat): void {
  say(g, { k: 'endGame', seat });
  resolveWars(g, true);
  finish(g, [seat], 'declared');
}

/** Ends the match at the turn cap, as it stands (OQ-24). */
export function endByCap(g: Mythotopia): void {
  say(g, { k: 'turnCap', n: g.options.turnCap });
  const { winners } = standing(g);
  finish(g, CAP_WON_BY_POINTS ? winners : [...g.players.keys()], 'turnCap');
}

/** The match scored as it stands; wars that are not over count for nobody. */
export function standing(g: Mythotopia): Standing {
  const scores = g.players.map((_, seat) => points(g, seat));
  const best = Math.max(...scores);
  return {
    winners: [...scores.keys()].filter((seat) => scores[seat] === best),
    scores,
    details: g.players.map((_, seat) => pointDetails(g, seat)),
  };
}

function finish(g: Mythotopia, winners: Seat[], ending: Ending): void {
  g.agenda = [];
  g.result = { ...standing(g), winners, ending };
  say(g, { k: 'over', what: ending });
}
