import { fail } from '../../kit/effect/run';
import { say } from '../../kit/events';
import { readied, readying } from '../bots/ranking';
import { best } from '../bots/worth';
import { player } from '../rules/select';
import { amount } from './picking';
import { times } from './shapes';
import { verb } from './verb';

/** Returns an exhaust token from one of one's cards, the nation deck or the development area (R7.5). */
export const readyExhaust = verb({
  name: 'readyExhaust',
  args: [times],
  unsaid: 'exhaust',
  asks: { readyExhaust: readied },
  chooses: (): boolean => true,
  can: (g, call): boolean => player(g, call.seat).exhausted.length > 0,
  run(g, call): void {
    const p = player(g, call.seat);
    const picks = call.picked();
    if (!picks) {
      return call.ask(g, 'readyExhaust', {
        options: [...p.exhausted],
        max: amount(g, call),
        min: call.frame.may ? 0 : amount(g, call),
      });
    }
    for (const thing of picks) {
      p.exhausted = p.exhausted.filter((x) => x !== thing);
      p.exhausts++;
      say(g, { k: 'readyExhaust', seat: call.seat, what: thing, n: 1, into: `exhaust ${call.seat}` });
    }
    if (picks.length === 0) fail(g);
  },
  worth: ({ evaluation, at }): number =>
    best(player(evaluation.g, at.seat).exhausted.map((thing) => readying(evaluation, thing, at.self))),
});
