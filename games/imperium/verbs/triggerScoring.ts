import { WEIGHTS } from '../bots/weights';
import { triggerScoring as trigger } from '../rules/endings';
import { verb } from './verb';

export const triggerScoring = verb({
  name: 'triggerScoring',
  args: [],
  run: (g, call): void => trigger(g, call.seat, 'kingOfKings'),
  worth: ({ evaluation }): number => (evaluation.g.ending ? 0 : evaluation.ahead() ? WEIGHTS.ending : -WEIGHTS.ending),
});
