import { push } from '../../kit/agenda';
import { arg, number, word } from '../../kit/effect/signature';
import { mostWorth } from '../bots/ranking';
import { discard, hasCards, SOURCES } from '../rules/draw';
import { moveCards, own } from '../rules/moving';
import { player } from '../rules/select';
import { verb } from './verb';

/** Draws cards from both decks; one is kept, the others are discarded (S13.BAR028). */
export const sift = verb({
  name: 'sift',
  args: [arg({ n: number, what: word(['card']) })],
  asks: { keep: mostWorth },
  can: (g, { seat }): boolean => SOURCES.some((source) => hasCards(g, seat, source)),
  run(g, call): void {
    const { seat, self, frame } = call;
    const p = player(g, seat);
    if (frame.i === undefined) {
      push(g, { ...frame, i: 1 });
      push(g, { op: 'draw', seat, n: Number(call.args[0].n), by: self, to: 'looking' });
      return;
    }
    const picks = call.picked();
    if (!picks) {
      if (p.looking.length > 0) call.ask(g, 'keep', { options: [...p.looking] });
      return;
    }
    moveCards(g, picks, own(seat, 'looking'), own(seat, 'hand'), (moved) => ({
      k: 'keeps',
      seat,
      n: picks.length,
      by: self,
      ...moved,
    }));
    discard(g, p.looking, own(seat, 'looking'), (moved) => ({ k: 'discards', seat, by: self, ...moved }));
  },
  worth: (_args, x): number => x.good('card') * 1.5,
});
