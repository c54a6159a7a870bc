import { push } from '../../kit/agenda';
import type { ComponentId, Frame, Seat } from '../../kit/core';
import { startEffect } from '../../kit/effect/run';
import type { Gains } from '../card';
import type { SettlersEffect } from '../frames';
import { cardOf } from '../lookup';
import type { Settlers } from '../state';

/**
 * One resolution: an activation, a trigger, a building bonus, a source of production, a raze. What is gained in it is noted here:
 * its victory points are one gain (Q8), and some of it may be given back (Q7).
 */
export interface ResolutionFrame extends Frame {
  op: 'resolution';
  seat: Seat;
  vp: number;
  /** Gained goods, and cards that were drawn. */
  got: Gains;
  drawn: ComponentId[];
}

/** Begins a resolution; what belongs to it is pushed after this. */
export function resolution(g: Settlers, seat: Seat): ResolutionFrame {
  const frame: ResolutionFrame = { op: 'resolution', seat, vp: 0, got: {}, drawn: [] };
  push(g, frame);
  return frame;
}

/** The resolution, or the deals, that a seat gains something by. */
export const collecting = (g: Settlers, seat: Seat) =>
  g.agenda.findLast(
    (frame): frame is Extract<Settlers['agenda'][number], { op: 'resolution' | 'deals' }> =>
      (frame.op === 'resolution' || frame.op === 'deals') && frame.seat === seat,
  );

/** Notes cards that were drawn with the resolution by which they came. */
export function noteDrawn(g: Settlers, seat: Seat, cards: readonly ComponentId[]): void {
  collecting(g, seat)?.drawn.push(...cards);
}

/** Carries out a text of a card for whoever controls it, in a resolution of its own. @param chain production that is being resolved */
export function startAbility(
  g: Settlers,
  seat: Seat,
  card: ComponentId,
  ability: number,
  more: Pick<SettlersEffect, 'chain'> = {},
): void {
  resolution(g, seat);
  startEffect(g, { card, ability, seat, self: card, ...more });
}

/** Carries out the texts of a card that have a timing; the first of them first. */
export function startAll(
  g: Settlers,
  seat: Seat,
  card: ComponentId,
  timing: 'bonus' | 'production',
  chain?: ComponentId[],
): void {
  for (const { index } of [...cardOf(card).abilities].reverse().filter((ability) => ability.timing === timing))
    startAbility(g, seat, card, index, chain ? { chain } : {});
}
