import type { Chooser } from '../../kit/bots/bot';
import { bestOf } from '../../kit/bots/ranking';
import type { Option } from '../../kit/core';
import type { Imperium } from '../state';
import { RANKINGS } from './answers';
import { Estimates } from './estimates';

/**
 * Plays by rules of thumb: it gives every option a value in victory points (weights.ts) and picks the best. It reads
 * its seat's view and the effects of the cards, and never thinks a move ahead. It plays the Utopians worst: a collapse to
 * which their own running deck leads ends most of the matches that it loses with them (`bench -- variants`, lost by side).
 */
export const steward: Chooser<Imperium> = {
  name: 'steward',
  choose(view, q, random): Option[] {
    const ranking = RANKINGS.get(q.ask);
    if (!ranking) throw new Error(`nobody ranks the answers to ${q.ask}`);
    return bestOf(q, ranking(new Estimates(view, q.seat), q), random);
  },
};
