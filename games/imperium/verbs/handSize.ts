import { howMany } from '../bots/worth';
import { WEIGHTS } from '../bots/weights';
import { times } from './shapes';
import { verb } from './verb';

/** Raises the hand size of the clean-up draw (R5.5). */
export const handSize = verb({
  name: 'handSize',
  args: [times],
  run: 'read',
  worth: (valued): number => howMany(valued) * WEIGHTS.handSize,
});
