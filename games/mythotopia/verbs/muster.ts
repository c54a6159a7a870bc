import { arg, number, word } from '../../kit/effect/signature';
import { say } from '../../kit/events';
import { player } from '../rules/select';
import { verb } from './verb';

/** Militia (M11.17). */
export const muster = verb({
  name: 'muster',
  args: [arg({ n: number, what: word(['army']) })],
  counted: true,
  can: (g, { seat }): boolean => player(g, seat).pool.armies > 0,
  run(g, { args: [arg], seat, frame }): void {
    const { pool, stock } = player(g, seat);
    const n = Math.min(Number(arg.n), pool.armies);
    pool.armies -= n;
    stock.armies += n;
    say(g, { k: 'muster', seat, by: frame.card, n });
  },
  worth: 0.7,
  now: (): number => 0.6,
});
