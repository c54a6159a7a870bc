import { howMany } from '../bots/worth';
import { WEIGHTS } from '../bots/weights';
import { times } from './shapes';
import { verb } from './verb';

/** The clean-up draw fills the hand to so many more (R5.4). */
export const handSize = verb({
  name: 'handSize',
  args: [times],
  run: 'read',
  worth: (valued): number => howMany(valued) * WEIGHTS.handSize,
});
