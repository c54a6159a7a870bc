import { arg, word } from '../../kit/effect/signature';
import { theirBest } from '../bots/ranking';
import { cardOf } from '../lookup';
import { say } from '../../kit/events';
import { at, change } from '../rules/moving';
import { controlled, controllerOf, opponents } from '../rules/select';
import type { Settlers } from '../state';
import { target, verb } from './verb';

const targets = (g: Settlers, seat: number): string[] =>
  opponents(g, seat)
    .flatMap((other) => controlled(g, other))
    .filter((id) => cardOf(id).category === 'action' && !g.blocked.includes(id));

/** Keeps an opponent's action location from being activated in this round (Scorpion Breeder). */
export const block = verb({
  name: 'block',
  args: [arg({ what: word(['opponent']) })],
  asks: { block: theirBest },
  can: (g, { seat }): boolean => targets(g, seat).length > 0,
  run(g, call): void {
    const { seat, self } = call;
    const id = target(g, call, 'block', () => targets(g, seat));
    if (id === undefined) return;
    change(g, at('blocked', id), 1);
    say(g, { k: 'blocks', seat, to: controllerOf(g, id) ?? seat, at: id, by: self });
  },
  worth: (_args, x): number => 0.8 / Math.max(1, x.g.seats - 1),
});
