import type { Core, GameEvent, Seat } from '../core';
import type { ZoneRef, Zones } from '.';
import { seatsThatSee } from './zone';

/**
 * Who may see the components of a move: whoever sees them where they lay or where they lie now; everybody where one of these
 * zones is open, so that nothing is said then.
 */
export function eyesOf(zones: Zones, g: Core, ...at: readonly ZoneRef[]): Pick<GameEvent, 'eyes'> {
  const eyes: Seat[] = [];
  for (const where of at) {
    const sight = zones.get(where.zone).sight(g, where.seat);
    if (sight === 'all') return {};
    for (const seat of seatsThatSee(sight, where.seat)) if (!eyes.includes(seat)) eyes.push(seat);
  }
  return { eyes: eyes.sort() };
}
