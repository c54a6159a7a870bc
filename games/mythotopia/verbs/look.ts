import { fail } from '../../kit/effect/run';
import { arg, number, word } from '../../kit/effect/signature';
import { say } from '../../kit/events';
import { reveal } from '../../kit/undo';
import { player } from '../rules/select';
import { verb } from './verb';

/** Philosopher (M11.19). */
export const look = verb({
  name: 'look',
  args: [arg({ n: number, what: word(['undealt']) })],
  finds: true,
  can: (g): boolean => g.undealt.length > 0,
  run(g, { args: [{ n }], seat, frame }): void {
    const p = player(g, seat);
    p.looking.push(...g.undealt.splice(0, Number(n)));
    if (p.looking.length === 0) return fail(g);
    reveal(g, 'revealedCard');
    say(g, { k: 'look', seat, by: frame.card, n: p.looking.length, cards: [...p.looking], eyes: [seat] });
  },
  worth: 1,
  now: (): number => 0.9,
});
