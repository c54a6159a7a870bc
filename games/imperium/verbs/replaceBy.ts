import { fail } from '../../kit/effect/run';
import { arg } from '../../kit/effect/signature';
import { WEIGHTS } from '../bots/weights';
import { matches, player } from '../rules/select';
import { comeUp } from '../rules/zones';
import { KIND } from './shapes';
import { verb } from './verb';

/** Puts another of the in-play cards below the power card in this one's place (R14.8.3). */
export const replaceBy = verb({
  name: 'replaceBy',
  args: [arg({ what: KIND })],
  run(g, call): void {
    const next = player(g, call.seat).below.find((id) => matches(g, id, call.args[0].what, call));
    if (next === undefined) fail(g);
    else comeUp(g, call.seat, next);
  },
  worth: (): number => WEIGHTS.journey,
});
