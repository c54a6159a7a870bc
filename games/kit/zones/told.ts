import type { Core, GameEvent, Seat } from '../core';
import type { ZoneRef, Zones } from '.';
import { seatsThatSee } from './zone';

/**
 * Who may know the components of a move: every seat that sees them in the old or the new place. Gives nothing where
 * everybody sees one of the places.
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
