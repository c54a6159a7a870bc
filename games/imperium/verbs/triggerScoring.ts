import { WEIGHTS } from '../bots/weights';
import { triggeredBy } from '../rules/endings';
import { verb } from './verb';

export const triggerScoring = verb({
  name: 'triggerScoring',
  args: [],
  run: (g, call): void => triggeredBy(g, call.seat, call.frame.card),
  worth: ({ evaluation }): number => (evaluation.g.ending ? 0 : evaluation.ahead() ? WEIGHTS.ending : -WEIGHTS.ending),
});
