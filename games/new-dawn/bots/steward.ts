import type { Chooser } from '../../kit/bots/bot';
import { bestOf } from '../../kit/bots/ranking';
import type { Option } from '../../kit/core';
import type { NewDawn } from '../state';
import { RANKINGS } from './answers';
import { Evaluation } from './evaluation';

/**
 * Plays by rules of thumb: every option gets a value (weights.ts), the best are picked. Of each victory card it pursues the agenda that is
 * nearest. It looks at its seat's view and thinks no move ahead.
 */
export const steward: Chooser<NewDawn> = {
  name: 'steward',
  choose(view, q, random): Option[] {
    const ranking = RANKINGS.get(q.ask);
    if (!ranking) throw new Error(`nobody ranks the answers to ${q.ask}`);
    return bestOf(q, ranking(new Evaluation(view, q.seat), q), random);
  },
};
