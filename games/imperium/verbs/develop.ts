import type { ComponentId, Seat } from '../../kit/core';
import { fail } from '../../kit/effect/run';
import { arg, maybe, word } from '../../kit/effect/signature';
import { bestDeveloped } from '../bots/ranking';
import { best } from '../bots/worth';
import { develop as developCard, developable, developments } from '../rules/develop';
import type { Imperium } from '../state';
import { verb } from './verb';

const options = (g: Imperium, seat: Seat, free: boolean): ComponentId[] =>
  free ? developments(g, seat) : developable(g, seat);

/** Develops a card, whether or not a token lies on the development area (R11.7). */
export const develop = verb({
  name: 'develop',
  args: [maybe(arg({ what: word(['free']) }))],
  phrases: ['develop', 'developFree'],
  phrase: ([free]): 'develop' | 'developFree' => (free ? 'developFree' : 'develop'),
  asks: { develop: bestDeveloped },
  chooses: (): boolean => true,
  alwaysPrice: ([free]): boolean => !free,
  can: (g, call): boolean => options(g, call.seat, !!call.args[0]).length > 0,
  run(g, call): void {
    const free = !!call.args[0];
    const picks = call.picked();
    if (!picks) {
      // A payment is never forced (R15.5).
      return call.ask(g, 'develop', {
        options: options(g, call.seat, free),
        min: free && !call.frame.may ? 1 : 0,
      });
    }
    if (!picks[0]) return fail(g);
    developCard(g, call.seat, picks[0], free);
  },
  worth: ({ evaluation, at, args: [free] }): number =>
    best(options(evaluation.g, at.seat, !!free).map((id) => evaluation.developing(id, !!free))),
});
