import type { Chooser } from '../../kit/bots/bot';
import type { Option } from '../../kit/core';
import type { Ask } from '../keys';
import type { Imperium } from '../state';
import { RANKINGS } from './answers';
import { Mind } from './mind';

/**
 * Plays by rules of thumb: every option gets a value in victory points (weights.ts), the best are picked. It looks at
 * its seat's view and at the effects of the cards, and thinks no move ahead.
 */
export const steward: Chooser<Imperium> = {
  name: 'steward',
  choose(view, q, random): Option[] {
    const rank = RANKINGS[q.ask as Ask](new Mind(view, q.seat), q);
    // Equals are taken in any order.
    const ranked = q.options.map((option) => ({ option, value: rank(option), chance: random() }))
      .sort((a, b) => b.value - a.value || a.chance - b.chance);
    const wanted = ranked.filter(({ value }) => value > 0).length;
    return ranked.slice(0, Math.min(q.max, Math.max(q.min, wanted))).map(({ option }) => option);
  },
};
