import { WEIGHTS } from '../bots/weights';
import { triggerScoring as trigger } from '../rules/endings';
import { verb } from './verb';

export const triggerScoring = verb({
  name: 'triggerScoring',
  args: [],
  run: (g, call): void => trigger(g, call.seat, 'kingOfKings'),
  worth: ({ judge }): number => (judge.g.ending ? 0 : judge.ahead() ? WEIGHTS.ending : -WEIGHTS.ending),
});
