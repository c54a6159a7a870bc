import { mostPlayable } from '../bots/ranking';
import { toHand as putInHand } from '../rules/zones';
import { zones } from '../zones';
import { picking } from './picking';
import { moved } from './shapes';
import { verb } from './verb';

/** Moves the named card to hand: one that was found, revealed or looked at. */
export const toHand = verb({
  name: 'toHand',
  args: [moved],
  ...picking({
    asks: { fetch: mostPlayable },
    zones: ['hand'],
    apply(g, call, id): void {
      if (zones.locate(g, id).zone !== 'hand') putInHand(g, call.seat, id, { k: 'toHand', by: call.frame.card });
    },
  }),
});
