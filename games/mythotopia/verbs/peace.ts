import type { Refusal, Seat } from '../../kit/core';
import { arg, number, word } from '../../kit/effect/signature';
import { say } from '../../kit/events';
import { byCard } from '../bots/ranking';
import { lostWars } from '../bots/wars';
import type { Place } from '../card';
import { sendAllHome } from '../rules/capture';
import { isInWar, wars } from '../rules/strength';
import type { Mythotopia } from '../state';
import { verb } from './verb';

const ownWars = (g: Mythotopia, seat: Seat): Place[] =>
  wars(g)
    .filter((place) => isInWar(g, seat, place))
    .sort();

/** Ends a war: the defender counts as winner, nothing changes hands, nobody gains a token (Diplomat, M11.6). */
export const peace = verb({
  name: 'peace',
  args: [arg({ n: number, what: word(['war']) })],
  asks: { peace: byCard((evaluation, place) => (lostWars(evaluation).includes(place) ? 1 : 0)) },
  can: (g, { seat }): boolean => ownWars(g, seat).length > 0,
  lacks: (): Refusal => ({ why: 'noWar' }),
  run(g, call): void {
    const picks = call.picked();
    if (!picks) return call.ask(g, 'peace', { options: ownWars(g, call.seat) });
    const [at] = picks;
    if (at === undefined) return;
    say(g, { k: 'peace', seat: call.seat, by: call.frame.card, at });
    sendAllHome(g, at);
  },
  worth: 0.3,
  now: (evaluation): number => Math.max(0, ...lostWars(evaluation).map((place) => evaluation.losing(place))),
});
