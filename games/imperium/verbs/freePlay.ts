import { mostPlayable } from '../bots/ranking';
import { bestPlay, playing } from './playing';
import { cards } from './shapes';
import { verb } from './verb';

/** R6.6. */
export const freePlay = verb({
  name: 'freePlay',
  args: [cards],
  asks: { freePlay: mostPlayable },
  ...playing('freePlay', false),
  worth: bestPlay,
});
