import type { ComponentId, Option, Refusal, Seat } from '../../../kit/core';
import { say } from '../../../kit/events';
import type { Place } from '../../card';
import { TURN_OPTIONS } from '../../optionKinds';
import type { Mythotopia } from '../../state';
import { toDiscard } from '../cards';
import { win } from '../capture';
import type { Chances } from '../chances';
import { RESERVE_PLAYS_ARE_FREE_ACTIONS } from '../open';
import { attackersOf, isInWar, leaders, sidesOf, wars } from '../strength';
import { fire } from '../tokens';

/** Ending wars (M7.2), with Hero where it decides a tie (M11.10). */

/** The Hero that could be played now. Playing it from the reserve must not count as a free action (M5.4, OQ-32). */
const heroOf = (c: Chances): ComponentId | undefined =>
  c.having('winTie').find((id) => !RESERVE_PLAYS_ARE_FREE_ACTIONS || c.p.hand.includes(id));

/** Why the war there cannot be ended, by the card `hero` if given; null when it can (M7.2, M11.10). */
export function whyNotEndWar(c: Chances, at: Place, hero: ComponentId | undefined): Refusal | null {
  const { g, seat } = c;
  if (!isInWar(g, seat, at)) return { why: attackersOf(g, at).length === 0 ? 'noWar' : 'notInWar' };
  const first = leaders(sidesOf(g, at));
  const tied = first.length > 1;
  if (hero === undefined)
    return tied ? { why: 'tied', params: { at, score: first.map(({ strength }) => strength).join(':') } } : null;
  return tied && hero === heroOf(c) && first.some((side) => side.seat === seat)
    ? null
    : { why: 'notAnOption', params: { option: hero } };
}

/** All wars, possible or not to end; own ones also with Hero where it would decide. */
export function endWarActions(c: Chances): Option[] {
  const found: Option[] = [];
  const hero = heroOf(c);
  for (const at of wars(c.g).sort()) {
    found.push(TURN_OPTIONS.of('endWar', at, undefined));
    if (hero !== undefined && isInWar(c.g, c.seat, at) && whyNotEndWar(c, at, hero) === null)
      found.push(TURN_OPTIONS.of('endWar', at, hero));
  }
  return found;
}

/** The wars that can be ended now. */
export function endWarOptions(c: Chances): Option[] {
  const found: Option[] = [];
  for (const at of wars(c.g).sort()) {
    if (!isInWar(c.g, c.seat, at)) continue;
    const hero = whyNotEndWar(c, at, undefined) === null ? null : heroOf(c);
    if (hero === null) found.push(TURN_OPTIONS.of('endWar', at, undefined));
    else if (hero !== undefined && whyNotEndWar(c, at, hero) === null) found.push(TURN_OPTIONS.of('endWar', at, hero));
  }
  return found;
}

/** Ends the war in a province; Hero is played if given (M7, M11.10). */
export function endWar(g: Mythotopia, seat: Seat, at: Place, hero: ComponentId | undefined): void {
  const sides = sidesOf(g, at);
  const winner = hero === undefined ? leaders(sides)[0] : sides.find((side) => side.seat === seat);
  if (!winner) throw new Error(`nobody wins the war in ${at}`);
  say(g, { k: 'endWar', seat, at, ...(hero === undefined ? {} : { by: hero }) });
  if (hero !== undefined) toDiscard(g, seat, [hero]);
  const causes = win(g, at, winner, true);
  if (winner.seat !== null) fire(g, winner.seat, ...causes);
}
