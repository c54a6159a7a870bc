import { arg, number } from '../../kit/effect/signature';
import { say } from '../../kit/events';
import { mostWorth } from '../bots/ranking';
import { drop } from '../rules/cards';
import { player } from '../rules/select';
import { verb } from './verb';

/** So many of those looked at go to hand, the others back (M11.19). */
export const keep = verb({
  name: 'keep',
  args: [arg({ n: number })],
  asks: { keep: mostWorth },
  run(g, call): void {
    const { seat } = call;
    const p = player(g, seat);
    const picks = call.picked();
    if (!picks) return call.ask(g, 'keep', { options: [...p.looking], max: Number(call.args[0].n) });
    for (const id of picks) {
      drop(p.looking, id);
      p.hand.push(id);
    }
    g.undealt.push(...p.looking.splice(0));
    say(g, { k: 'keep', seat, by: call.frame.card, n: picks.length, cards: [...picks], eyes: [seat] });
  },
});
