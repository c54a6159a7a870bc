import { mostPlayable } from '../bots/ranking';
import { toDeckTop } from '../rules/zones';
import { picking } from './picking';
import { moved } from './shapes';
import { verb } from './verb';

export const toTop = verb({
  name: 'toTop',
  args: [moved],
  ...picking({
    asks: { putTop: mostPlayable },
    zones: ['hand'],
    apply: (g, call, id): void => toDeckTop(g, call.seat, id, { k: 'putTop', by: call.frame.card }),
  }),
});
