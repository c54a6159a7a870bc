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

/** End war (M7.2), with Hero where it is tied (M11.10). */

/** No free action may come before (M5.4, OQ-32). */
const heroOf = (c: Chances): ComponentId | undefined =>
  c.having('winTie').find((id) => !RESERVE_PLAYS_ARE_FREE_ACTIONS || c.p.hand.includes(id));

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

/** All wars that could be ended, possible or not; of own ones with Hero too, where it would decide. */
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

export function endWar(g: Mythotopia, seat: Seat, at: Place, hero: ComponentId | undefined): void {
  const sides = sidesOf(g, at);
  const winner = hero === undefined ? leaders(sides)[0] : sides.find((side) => side.seat === seat);
  if (!winner) throw new Error(`nobody wins the war in ${at}`);
  say(g, { k: 'endWar', seat, at, ...(hero === undefined ? {} : { by: hero }) });
  if (hero !== undefined) toDiscard(g, seat, [hero]);
  const causes = win(g, at, winner, true);
  if (winner.seat !== null) fire(g, winner.seat, ...causes);
}
