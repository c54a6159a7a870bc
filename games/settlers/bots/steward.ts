import type { Chooser } from '../../kit/bots/bot';
import { bestOf } from '../../kit/bots/ranking';
import type { Option } from '../../kit/core';
import type { Settlers } from '../state';
import { RANKINGS } from './answers';
import { Evaluation } from './evaluation';

/**
 * Plays by rules of thumb: it gives every option a value in victory points (weights.ts) and picks the best. It reads
 * its seat's view and never thinks a move ahead.
 */
export const steward: Chooser<Settlers> = {
  name: 'steward',
  choose(view, q, random): Option[] {
    const ranking = RANKINGS.get(q.ask);
    if (!ranking) throw new Error(`nobody ranks the answers to ${q.ask}`);
    return bestOf(q, ranking(new Evaluation(view, q.seat), q), random);
  },
};
