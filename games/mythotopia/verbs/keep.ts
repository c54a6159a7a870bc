import { arg, number } from '../../kit/effect/signature';
import { mostWorth } from '../bots/ranking';
import { common, moveCards, own } from '../rules/moving';
import { player } from '../rules/select';
import { verb } from './verb';

/** Takes that many of the cards looked at into hand; the others go back (M11.19). */
export const keep = verb({
  name: 'keep',
  args: [arg({ n: number })],
  asks: { keep: mostWorth },
  run(g, call): void {
    const { seat } = call;
    const { looking } = player(g, seat);
    const picks = call.picked();
    if (!picks) return call.ask(g, 'keep', { options: [...looking], max: Number(call.args[0].n) });
    moveCards(g, picks, own(seat, 'looking'), own(seat, 'hand'), (moved) => ({
      k: 'keep',
      seat,
      by: call.frame.card,
      n: picks.length,
      ...moved,
      eyes: [seat],
    }));
    moveCards(g, looking, own(seat, 'looking'), common('undealt'));
  },
});
