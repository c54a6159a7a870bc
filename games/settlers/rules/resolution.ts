import { push } from '../../kit/agenda';
import type { ComponentId, Frame, Seat } from '../../kit/core';
import { startEffect } from '../../kit/effect/run';
import type { Gains } from '../card';
import type { SettlersEffect } from '../frames';
import { cardOf } from '../lookup';
import type { Settlers } from '../state';

/**
 * One resolution: an activation, a trigger, a building bonus, a source of production, a raze. It notes what is gained
 * in it: its victory points are one gain (Q8), and some goods may be given back (Q7).
 */
export interface ResolutionFrame extends Frame {
  op: 'resolution';
  seat: Seat;
  vp: number;
  /** The gained goods, and the cards that were drawn. */
  got: Gains;
  drawn: ComponentId[];
}

/** Starts a resolution; what belongs to it is pushed afterwards. */
export function resolution(g: Settlers, seat: Seat): ResolutionFrame {
  const frame: ResolutionFrame = { op: 'resolution', seat, vp: 0, got: {}, drawn: [] };
  push(g, frame);
  return frame;
}

/** The resolution, or the deals, to which a gain of the seat belongs. */
export const collecting = (g: Settlers, seat: Seat) =>
  g.agenda.findLast(
    (frame): frame is Extract<Settlers['agenda'][number], { op: 'resolution' | 'deals' }> =>
      (frame.op === 'resolution' || frame.op === 'deals') && frame.seat === seat,
  );

/** Notes drawn cards in the resolution that brought them. */
export function noteDrawn(g: Settlers, seat: Seat, cards: readonly ComponentId[]): void {
  collecting(g, seat)?.drawn.push(...cards);
}

/**
 * Carries out a text of a card for its controller, in a resolution of its own.
 * @param chain production that is being resolved
 */
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

/** Carries out the texts of a card with a timing, in printed order. */
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
