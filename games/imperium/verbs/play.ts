import { mostPlayable } from '../bots/ranking';
import { WEIGHTS } from '../bots/weights';
import { bestPlay, playing } from './playing';
import { cards } from './shapes';
import { verb } from './verb';

/** Plays a card by an action. */
export const play = verb({
  name: 'play',
  args: [cards],
  asks: { playFrom: mostPlayable },
  ...playing('playFrom', true),
  worth: (valued): number => bestPlay(valued) - WEIGHTS.action * 0.5,
});
