import { drawn, howMany } from '../bots/worth';
import { draw as drawCards } from '../rules/draw';
import { amount } from './picking';
import { times } from './shapes';
import { verb } from './verb';

export const draw = verb({
  name: 'draw',
  args: [times],
  run: (g, call): void => drawCards(g, call.seat, amount(g, call)),
  worth: (valued): number => drawn(valued, howMany(valued)),
});
