import { WEIGHTS } from '../bots/weights';
import { takeOff } from '../rules/counts';
import { player } from '../rules/select';
import { gain } from '../rules/tokens';
import { thisCard } from './shapes';
import { verb } from './verb';

/** Gives all tokens on the card to its owner (R14.5), even when it has just been abandoned. */
export const gainAllOn = verb({
  name: 'gainAllOn',
  args: [thisCard],
  run(g, call): void {
    gain(g, call.seat, 'progress', takeOff(g, call.seat, call.self), call.frame.card);
  },
  worth: ({ evaluation: { g }, at }): number => (player(g, at.seat).progressOn[at.self] ?? 0) * WEIGHTS.token.progress,
});
