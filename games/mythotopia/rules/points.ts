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

/** The parts of a player's points: key and points. */
export function pointDetails(g: Mythotopia, seat: Seat): [string, number][] {
  const provinces = PROVINCE_POINTS * provincesOf(g, seat).length;
  const tokens = tokenPoints(g, seat);
  const details: [string, number][] = [
    ['provinces', provinces],
    ['tokens', tokens],
  ];
  return provinces + tokens < LEAST_POINTS ? [...details, ['least', LEAST_POINTS - provinces - tokens]] : details;
}

/** The points of a player in this position (M3.1). */
export const points = (g: Mythotopia, seat: Seat): number => pointDetails(g, seat).reduce((sum, [, n]) => sum + n, 0);
