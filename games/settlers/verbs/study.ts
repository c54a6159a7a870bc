import { arg, number, word } from '../../kit/effect/signature';
import { shuffle } from '../../kit/random';
import { mostWorth } from '../bots/ranking';
import { drawFrom } from '../rules/draw';
import { moveCards, own } from '../rules/moving';
import { player } from '../rules/select';
import { verb } from './verb';

/** Looks at cards of the own faction deck; one is kept, the others are shuffled back. */
export const study = verb({
  name: 'study',
  args: [arg({ n: number, what: word(['factionCard']) })],
  asks: { keep: mostWorth },
  run(g, call): void {
    const { seat, self } = call;
    const picks = call.picked();
    const p = player(g, seat);
    if (!picks) {
      drawFrom(g, seat, 'faction', Number(call.args[0].n), self, 'looking');
      if (p.looking.length === 0) return;
      return call.ask(g, 'keep', { options: [...p.looking] });
    }
    moveCards(g, picks, own(seat, 'looking'), own(seat, 'hand'), (moved) => ({
      k: 'keeps',
      seat,
      n: picks.length,
      by: self,
      ...moved,
    }));
    if (p.looking.length === 0) return;
    moveCards(g, p.looking, own(seat, 'looking'), own(seat, 'deck'), (moved) => ({
      k: 'shufflesBack',
      seat,
      by: self,
      ...moved,
    }));
    shuffle(g, p.deck);
  },
  worth: (_args, x): number => x.good('factionCard') * 1.3,
});
