import type { ComponentId, Refusal, Seat } from '../../kit/core';
import { arg, word } from '../../kit/effect/signature';
import { byTrade } from '../bots/ranking';
import { change, tradeOn } from '../rules/moving';
import { player } from '../rules/select';
import { giveTrade, tradeOf, withRoom } from '../rules/trade';
import type { NewDawn } from '../state';
import { verb } from './verb';

/** The cards of the row that can take a trade token (C4.3). */
function roomy(g: NewDawn, seat: Seat): ComponentId[] {
  const room = withRoom(g, seat);
  return player(g, seat).row.filter((card) => room.includes(card));
}

/** Moves the wonder's trade tokens to own focus cards, one after the other (Great Zimbabwe). */
export const unload = verb({
  name: 'unload',
  args: [arg({ what: word(['trade']) })],
  asks: { unload: byTrade },
  // Without a target it is not offered.
  alwaysPrice: (): boolean => true,
  can: (g, { seat, self }): boolean => tradeOf(g, seat, self) > 0 && roomy(g, seat).length > 0,
  lacks: (g, { seat, self }): Refusal => ({ why: tradeOf(g, seat, self) > 0 ? 'noRoomForToken' : 'noStoredToken' }),
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
    const options = roomy(g, seat);
    if (options.length > 0) call.ask(g, 'unload', { options, min: 0 });
  },
});
