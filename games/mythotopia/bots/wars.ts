import type { Place } from '../card';
import { isInWar } from '../rules/strength';
import type { Mind } from './mind';

/** What may decide a war. */

/** Own provinces that would fall if the war ended. */
export const lostWars = (mind: Mind): Place[] =>
  Object.keys(mind.g.armies).filter((place) => {
    const { own, best } = mind.standing(place);
    return mind.owns(place) && own < best;
  });

/** An army sent home by Marauders: worth most where it decides a war. */
export function sendingHome(mind: Mind, place: Place, seat: number): number {
  if (seat === mind.seat || !mind.g.armies[place]?.[seat] || !isInWar(mind.g, mind.seat, place)) return 0;
  const { own, best } = mind.standing(place);
  return own === best ? 2 : own === best - 1 ? 1 : 0.1;
}

/** Mercenaries on a province: worth something where they decide a war. */
export function hiring(mind: Mind, place: Place): number {
  if (!mind.g.armies[place]?.[mind.seat] || !isInWar(mind.g, mind.seat, place)) return -1;
  const { own, best } = mind.standing(place);
  const value = mind.owns(place) ? mind.losing(place) : mind.capture(place);
  return own <= best && own + 2 > best ? value : 0;
}
