import { say } from '../../kit/events';
import { howMany } from '../bots/worth';
import { WEIGHTS } from '../bots/weights';
import { player } from '../rules/select';
import { amount } from './picking';
import { times } from './shapes';
import { verb } from './verb';

export const gainAction = verb({
  name: 'gainAction',
  args: [times],
  unsaid: 'action',
  run(g, call): void {
    player(g, call.seat).actions += amount(g, call);
    say(g, {
      k: 'gainAction',
      seat: call.seat,
      n: amount(g, call),
      by: call.frame.card,
      into: `action ${call.seat}`,
    });
  },
  worth: (valued): number => howMany(valued) * WEIGHTS.action,
});
