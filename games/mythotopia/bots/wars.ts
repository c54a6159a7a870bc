import type { Place } from '../card';
import { isInWar } from '../rules/strength';
import type { Evaluation } from './evaluation';

/** Estimates for verbs that can decide a war. */

/** Own provinces that would be lost if their war ended now. */
export const lostWars = (evaluation: Evaluation): Place[] =>
  Object.keys(evaluation.g.armies).filter((place) => {
    const { own, best } = evaluation.standing(place);
    return evaluation.owns(place) && own < best;
  });

/** The value of an army sent home by Marauders; it is highest where it decides a war. */
export function sendingHome(evaluation: Evaluation, place: Place, seat: number): number {
  if (seat === evaluation.seat || !evaluation.g.armies[place]?.[seat] || !isInWar(evaluation.g, evaluation.seat, place))
    return 0;
  const { own, best } = evaluation.standing(place);
  return own === best ? 2 : own === best - 1 ? 1 : 0.1;
}

/** The value of mercenaries on a province; they count where they decide a war. */
export function hiring(evaluation: Evaluation, place: Place): number {
  if (!evaluation.g.armies[place]?.[evaluation.seat] || !isInWar(evaluation.g, evaluation.seat, place)) return -1;
  const { own, best } = evaluation.standing(place);
  const value = evaluation.owns(place) ? evaluation.losing(place) : evaluation.capture(place);
  return own <= best && own + 2 > best ? value : 0;
}
