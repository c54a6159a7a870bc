import { leastKept } from '../bots/ranking';
import { toDiscard as putInDiscard } from '../rules/zones';
import { picking } from './picking';
import { moved } from './shapes';
import { verb } from './verb';

export const toDiscard = verb({
  name: 'toDiscard',
  args: [moved],
  ...picking({
    asks: { discard: leastKept },
    zones: ['hand'],
    apply: (g, call, id): void => putInDiscard(g, call.seat, id, { k: 'toDiscard', by: call.frame.card }),
  }),
});
