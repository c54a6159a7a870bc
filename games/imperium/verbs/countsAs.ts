import { arg, either, inner, number, selector, word } from '../../kit/effect/signature';
import { verb } from './verb';

/** The card counts as several (R13.6), or the quests under it as active (R14.1.2). */
export const countsAs = verb({
  name: 'countsAs',
  args: [
    either(
      arg({ n: number, what: word(['REG']) }),
      arg({ what: selector('garrisonedHere'), as: inner(arg({ what: word(['activeQuest']) })) }),
    ),
  ],
  phrases: ['countsAs', 'countsQuest'],
  phrase: ([p]): 'countsAs' | 'countsQuest' => (p.as ? 'countsQuest' : 'countsAs'),
  run: 'read',
});
