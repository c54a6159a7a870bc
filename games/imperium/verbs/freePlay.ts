import { mostPlayable } from '../bots/ranking';
import { bestPlay, playing } from './playing';
import { cards } from './shapes';
import { verb } from './verb';

/** Plays a card without an action (R6.7). */
export const freePlay = verb({
  name: 'freePlay',
  args: [cards],
  asks: { freePlay: mostPlayable },
  ...playing('freePlay', false),
  worth: bestPlay,
});
