import { push } from '../../kit/agenda';
import type { ComponentId, Frame, Seat } from '../../kit/core';
import { cardOf } from '../lookup';
import type { Imperium, Tokens } from '../state';
import { triggerScoring } from './endings';
import { player } from './select';
import { NO_TOKENS, pay, isPayable } from './tokens';
import { toDiscard } from './zones';

/** Developing (R11.7): the cost of one development card is paid and the card goes to the discard pile. */

export const developmentCost = (id: ComponentId): Tokens => ({ ...NO_TOKENS, ...cardOf(id).facts.developmentCost });

/** Development cards that the player can pay. */
export const developable = (g: Imperium, seat: Seat): ComponentId[] =>
  player(g, seat).development.filter((id) => isPayable(player(g, seat), developmentCost(id)));

export interface DevelopedFrame extends Frame {
  op: 'developed';
  seat: Seat;
  card: ComponentId;
}

/** Pays for a development card and takes it. */
export function develop(g: Imperium, seat: Seat, id: ComponentId, free: boolean): void {
  push(g, { op: 'developed', seat, card: id });
  if (!free) pay(g, seat, developmentCost(id), id);
}

/** After the payment. The last development card triggers scoring (R10.1b). */
export function developedHandler(g: Imperium, f: DevelopedFrame): void {
  toDiscard(g, f.seat, f.card, { k: 'develop' });
  if (player(g, f.seat).development.length === 0) triggerScoring(g, f.seat, 'development');
}
