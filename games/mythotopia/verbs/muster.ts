import type { Refusal } from '../../kit/core';
import { arg, number, word } from '../../kit/effect/signature';
import { move, pool, stock } from '../rules/moving';
import { player } from '../rules/select';
import { verb } from './verb';

/** Moves an army from pool to stock (Militia, M11.17). */
export const muster = verb({
  name: 'muster',
  args: [arg({ n: number, what: word(['army']) })],
  counted: true,
  can: (g, { seat }): boolean => player(g, seat).pool.armies > 0,
  lacks: (): Refusal => ({ why: 'noArmyInPool' }),
  run(g, { args: [arg], seat, frame }): void {
    const n = Math.min(Number(arg.n), player(g, seat).pool.armies);
    move(g, n, pool(seat, 'armies'), stock(seat, 'armies'), (moved) => ({
      k: 'muster',
      seat,
      by: frame.card,
      ...moved,
    }));
  },
  worth: 0.7,
  now: (): number => 0.6,
});
