import { after } from '../../kit/effect/possible';
import { fail } from '../../kit/effect/run';
import { say } from '../../kit/events';
import { howMany, unrestWorth } from '../bots/worth';
import { fire } from '../rules/triggers';
import { takeFromUnrest } from '../rules/zones';
import type { Imperium } from '../state';
import { amount } from './picking';
import { times } from './shapes';
import { verb } from './verb';

/** Takes unrest from the pile into hand (R11.24). */
export const takeUnrest = verb({
  name: 'takeUnrest',
  args: [times],
  unsaid: 'UNR',
  can: (g, call): boolean => g.unrest.length >= amount(g, call),
  outcomes: (g, call): Iterable<Imperium> =>
    after(g, [amount(g, call)], (copy, n) => void takeFromUnrest(copy, call.seat, n)),
  run(g, call): void {
    const taken = takeFromUnrest(g, call.seat, amount(g, call));
    if (taken.length === 0) return fail(g);
    say(g, { k: 'takeUnrest', seat: call.seat, n: taken.length, by: call.frame.card });
    fire(g, call.seat, { name: 'onTakeUnrest', n: taken.length });
  },
  worth: (valued): number => unrestWorth(valued, howMany(valued)),
});
