import type { Refusal } from '../../kit/core';
import { arg, word } from '../../kit/effect/signature';
import { byTrade } from '../bots/ranking';
import { change, tradeOn } from '../rules/moving';
import { player } from '../rules/select';
import { giveTrade, tradeOf, withRoom } from '../rules/trade';
import { verb } from './verb';

/** Great Zimbabwe: its trade tokens go to own focus cards, one after the other. */
export const unload = verb({
  name: 'unload',
  args: [arg({ what: word(['trade']) })],
  asks: { unload: byTrade },
  // Without a target it is not offered.
  alwaysPrice: (): boolean => true,
  can: (g, { seat, self }): boolean => tradeOf(g, seat, self) > 0,
  lacks: (): Refusal => ({ why: 'noStoredToken' }),
  run(g, call): void {
    const { seat, self, frame } = call;
    const picks = call.picked();
    if (picks?.[0] !== undefined) {
      change(g, tradeOn(seat, self), -1);
      giveTrade(g, seat, picks[0], 1);
      g.agenda.push(frame);
      return;
    }
    if (picks || tradeOf(g, seat, self) === 0) return;
    const room = withRoom(g, seat);
    const options = player(g, seat).row.filter((card) => room.includes(card));
    if (options.length > 0) call.ask(g, 'unload', { options, min: 0 });
  },
});
