import { push } from '../../kit/agenda';
import type { ComponentId, Frame, Seat } from '../../kit/core';
import { RESOURCES } from '../card';
import { cardOf } from '../lookup';
import type { Imperium, Tokens } from '../state';
import { triggerScoring } from './endings';
import { isQuest, player } from './select';
import { NO_TOKENS, pay, isPayable, reduced } from './tokens';
import { toDiscard } from './zones';

/** Developing (R11.7): the cost of one development card is paid and the card goes to the discard pile. */

/** What developing the card costs the player now. Reductions add up (Medicine, Architecture, Vast Wealth). */
export function developmentCost(g: Imperium, seat: Seat, id: ComponentId): Tokens {
  const cost = { ...NO_TOKENS, ...cardOf(id).facts.developmentCost };
  for (const resource of RESOURCES) cost[resource] = reduced(g, seat, 'developmentCost', resource, cost[resource]);
  return cost;
}

/** Cards of the development area that are not quests (R11.7, R14.1.1). */
export const developments = (g: Imperium, seat: Seat): ComponentId[] =>
  player(g, seat).development.filter((id) => !isQuest(cardOf(id)));

/** Development cards that the player can pay. */
export const developable = (g: Imperium, seat: Seat): ComponentId[] =>
  developments(g, seat).filter((id) => isPayable(player(g, seat), developmentCost(g, seat, id)));

export interface DevelopedFrame extends Frame {
  op: 'developed';
  seat: Seat;
  card: ComponentId;
}

/** Pays for a development card and takes it. */
export function develop(g: Imperium, seat: Seat, id: ComponentId, free: boolean): void {
  push(g, { op: 'developed', seat, card: id });
  if (!free) pay(g, seat, developmentCost(g, seat, id), id);
}

/** Moves the card after the payment. The last development card triggers scoring (R10.1b). */
export function developedHandler(g: Imperium, f: DevelopedFrame): void {
  toDiscard(g, f.seat, f.card, { k: 'develop' });
  if (player(g, f.seat).development.length === 0) triggerScoring(g, f.seat, 'development');
}
