import { mostPlayable } from '../bots/ranking';
import { fitting, howMany } from '../bots/worth';
import { WEIGHTS } from '../bots/weights';
import { toHand } from '../rules/zones';
import { picking } from './picking';
import { cards } from './shapes';
import { verb } from './verb';

export const fetch = verb({
  name: 'fetch',
  args: [cards],
  ...picking({
    asks: { fetch: mostPlayable },
    zones: ['discardPile'],
    apply: (g, call, id): void => {
      toHand(g, call.seat, id, { k: 'fetch', by: call.frame.card });
    },
  }),
  worth: (valued): number => (fitting(valued, 'discardPile').length ? howMany(valued) * WEIGHTS.fetch : 0),
});
