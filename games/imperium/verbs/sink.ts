import { byCard } from '../bots/ranking';
import { howMany } from '../bots/worth';
import { WEIGHTS } from '../bots/weights';
import { toSunken } from '../rules/zones';
import { fire } from '../rules/triggers';
import { picking } from './picking';
import { cards } from './shapes';
import { verb } from './verb';

/** Puts cards into the sunken pile; players without one discard them (R11.22). */
export const sink = verb({
  name: 'sink',
  merges: true,
  args: [cards],
  ...picking({
    asks: { sink: byCard((evaluation, id) => -evaluation.using(id)) },
    zones: ['pinned'],
    apply: (g, call, id): void => toSunken(g, call.seat, id, call.frame.card),
    after(g, call, ids): void {
      if (ids.length > 0) fire(g, call.seat, { name: 'onSink' });
    },
  }),
  worth: (valued): number => -howMany(valued) * WEIGHTS.abandon,
});
