import { fail } from '../../kit/effect/run';
import { arg, number, word } from '../../kit/effect/signature';
import { leastWorth } from '../bots/ranking';
import { cardOf } from '../lookup';
import { moveCards, own } from '../rules/moving';
import { isCommon, player } from '../rules/select';
import type { Settlers } from '../state';
import { verb } from './verb';

const targets = (g: Settlers, seat: number): string[] => player(g, seat).hand.filter((id) => isCommon(cardOf(id)));

/** Turns a common card from hand into a hidden foundation, without razing it (S13.EGY014). */
export const lay = verb({
  name: 'lay',
  args: [arg({ n: number, what: word(['hand']) })],
  asks: { lay: leastWorth },
  can: (g, { seat }): boolean => targets(g, seat).length > 0,
  run(g, call): void {
    const { seat, self } = call;
    const picks = call.picked();
    if (!picks) {
      const options = targets(g, seat);
      if (options.length === 0) return fail(g);
      return call.ask(g, 'lay', { options });
    }
    moveCards(g, picks, own(seat, 'hand'), own(seat, 'buried'), (moved) => ({ k: 'lays', seat, by: self, ...moved }));
  },
  worth: (): number => 0.3,
});
