import type { ComponentId, Seat } from '../../kit/core';
import { EMPTY_TO_END } from '../components';
import { points } from '../rules/points';
import { emptyVp, shownVp } from '../rules/tokens';
import type { Mythotopia } from '../state';
import { WEIGHTS } from './weights';

/**
 * Does the seat wish for the end? Only who leads can declare it, and only with enough VP cards empty (M13.1, M13.3): a
 * leader who just gathers points runs out of towns, and the game would never end.
 */
export const wishesEnd = (g: Mythotopia, seat: Seat): boolean =>
  emptyVp(g) < EMPTY_TO_END && g.players.every((_, each) => each === seat || points(g, each) < points(g, seat));

/** The value of one token less on a VP card, for who wishes for the end: the fewer it holds, the sooner it is empty. */
export function haste(g: Mythotopia, card: ComponentId): number {
  const left = shownVp(g, card)?.tokens.length ?? 0;
  return left > 0 ? WEIGHTS.end / left : 0;
}

/** How many captures still give a token of a VP card (M12.5). Who wishes for the end keeps a town for each. */
export const prizesLeft = (g: Mythotopia): number =>
  [[g.dragons, 'hereBeDragons'] as const, [g.runestones, 'runestones'] as const].reduce(
    (sum, [places, card]) => sum + Math.min(places.length, shownVp(g, card)?.tokens.length ?? 0),
    0,
  );
