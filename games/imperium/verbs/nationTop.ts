import { fail } from '../../kit/effect/run';
import { WEIGHTS } from '../bots/weights';
import { putLookedBack } from '../rules/looking';
import { player } from '../rules/select';
import { nationCardToDiscard } from '../rules/zones';
import { verb } from './verb';

export const nationTop = verb({
  name: 'nationTop',
  args: [],
  run(g, call): void {
    putLookedBack(g, call.seat);
    if (!nationCardToDiscard(g, call.seat, call.frame.card)) fail(g);
  },
  worth: ({ evaluation: { g }, at }): number =>
    player(g, at.seat).nationDeck.length + (player(g, at.seat).accession ? 1 : 0) ? WEIGHTS.nation : 0,
});
