import type { Ruleset } from '../../games/kit/ruleset';
import type { Setup } from '../play/match';
import { seedOf } from '../play/seeds';
import { knackOf } from './knacks';

/** Game number `i` of a series: all numbers of seats in turn, then all variants. */
export function setupOf(rules: Ruleset, seed: string, i: number): Setup {
  const counts = rules.maxSeats - rules.minSeats + 1;
  const seats = rules.minSeats + (i % counts);
  const variants = knackOf(rules).variants(seats);
  return {
    rules, seed: seedOf(seed, i), undo: true,
    seats,
    options: { ...rules.simulated, ...variants[Math.floor(i / counts) % variants.length] },
  };
}
