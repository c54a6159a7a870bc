import { fail } from '../../kit/effect/run';
import { say } from '../../kit/events';
import { howMany } from '../bots/worth';
import { WEIGHTS } from '../bots/weights';
import { player } from '../rules/select';
import { amount } from './picking';
import { times } from './shapes';
import { verb } from './verb';

/** Spends actions. If that is impossible, the effect cannot be used (R6.8). */
export const spendAction = verb({
  name: 'spendAction',
  args: [times],
  unsaid: 'action',
  alwaysPrice: (): boolean => true,
  can: (g, call): boolean => player(g, call.seat).actions >= amount(g, call),
  run(g, call): void {
    const p = player(g, call.seat);
    if (p.actions < amount(g, call)) return fail(g);
    p.actions -= amount(g, call);
    say(g, {
      k: 'spendAction',
      seat: call.seat,
      n: amount(g, call),
      by: call.frame.card,
      from: `action ${call.seat}`,
    });
  },
  worth: (valued): number => -howMany(valued) * WEIGHTS.action,
});
