import { arg, either, inner, number, selector, word } from '../../kit/effect/signature';
import { verb } from './verb';

/** The card counts as so many, or the quests under it as active ones. */
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
  run: 'planned',
});
