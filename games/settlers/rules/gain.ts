import { push } from '../../kit/agenda';
import type { ComponentId, Seat } from '../../kit/core';
import { isGood, type Gain, type Gains, type Good } from '../card';
import type { Settlers } from '../state';
import { drawFrom } from './draw';
import { receive, supply } from './moving';
import { collecting } from './resolution';

/**
 * Gives goods from the supply, or cards from the decks (S1.1, S1.4). Every gain goes through here.
 * @param by the card that gives it
 */
export function gain(g: Settlers, seat: Seat, what: Gain, n: number, by?: ComponentId): void {
  if (n <= 0) return;
  const frame = collecting(g, seat);
  const because = by === undefined ? {} : { by };
  if (isGood(what)) {
    if (frame) frame.got[what] = (frame.got[what] ?? 0) + n;
    if (frame?.op === 'resolution' && what === 'vp') frame.vp += n;
    receive(g, supply(seat, what), n, (into) => ({ k: 'gain', seat, n, what, into, ...because }));
  } else if (what === 'card') push(g, { op: 'draw', seat, n, ...because });
  else drawFrom(g, seat, what === 'commonCard' ? 'common' : 'faction', n, by);
}

/** Several gains at once. */
export function gainAll(g: Settlers, seat: Seat, gains: Gains, by?: ComponentId): void {
  for (const [what, n] of Object.entries(gains)) gain(g, seat, what as Gain, n, by);
}

/** Gives one of each of several goods, as a raze field or a deal does. */
export function gainEach(g: Settlers, seat: Seat, goods: readonly (Good | 'card')[], by?: ComponentId): void {
  const gains: Gains = {};
  for (const good of goods) gains[good] = (gains[good] ?? 0) + 1;
  gainAll(g, seat, gains, by);
}
