import { putIntoPlay as put } from '../rules/zones';
import { thisCard } from './shapes';
import { verb } from './verb';

/** Puts the card into the play area without playing it (R14.1.5). */
export const putIntoPlay = verb({
  name: 'putIntoPlay',
  args: [thisCard],
  run: (g, call): void => put(g, call.seat, call.self, call.frame.card),
});
