import type { Seat } from '../../kit/core';
import { TOKEN_VALUES } from '../card';
import { PROVINCE_POINTS } from '../components';
import type { Mythotopia } from '../state';
import { LEAST_POINTS } from './open';
import { player, provincesOf } from './select';

/** Victory points (M3.1, M3.5). */

/** The points of a seat's VP tokens. */
export const tokenPoints = (g: Mythotopia, seat: Seat): number =>
  TOKEN_VALUES.reduce((sum, value) => sum + value * player(g, seat).tokens[value], 0);

/** The parts of a player's points: key, or the VP card whose tokens they are, and points. */
export function pointDetails(g: Mythotopia, seat: Seat): [string, number][] {
  const provinces = PROVINCE_POINTS * provincesOf(g, seat).length;
  const tokens = tokenPoints(g, seat);
  const earned = g.vp.flatMap(({ id }, n): [string, number][] => {
    const points = player(g, seat).earned[n] ?? 0;
    return points === 0 ? [] : [[id, points]];
  });
  // What the bank gave in exchange has no card.
  const others = earned.reduce((left, [, n]) => left - n, tokens);
  const details: [string, number][] = [['provinces', provinces], ...earned];
  if (others !== 0 || earned.length === 0) details.push(['tokens', others]);
  return provinces + tokens < LEAST_POINTS ? [...details, ['least', LEAST_POINTS - provinces - tokens]] : details;
}

/** The points of a player in this position (M3.1). */
export const points = (g: Mythotopia, seat: Seat): number => pointDetails(g, seat).reduce((sum, [, n]) => sum + n, 0);
