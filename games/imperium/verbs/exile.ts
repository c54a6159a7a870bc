import { worstTaken } from '../bots/ranking';
import { isWord } from '../bots/worth';
import { WEIGHTS } from '../bots/weights';
import { exileFromMarket } from '../rules/market';
import { OWN_CARD_WITH_TOKEN_CAN_BE_EXILED } from '../rules/open';
import { player } from '../rules/select';
import { toExile } from '../rules/zones';
import { picking } from './picking';
import { cards } from './shapes';
import { verb } from './verb';

/** Exiles cards: from the market only those without tokens (R11.11, R18.18), and own cards as named. */
export const exile = verb({
  name: 'exile',
  args: [cards],
  ...picking({
    asks: { exile: worstTaken },
    zones: ['playArea'],
    allowed(g, call, id): boolean {
      const place = g.market.find((m) => m.card === id);
      if (!place) return OWN_CARD_WITH_TOKEN_CAN_BE_EXILED || !player(g, call.seat).exhausted.includes(id);
      return place.material + place.population + place.progress === 0;
    },
    apply(g, call, id): void {
      const place = g.market.find((m) => m.card === id);
      if (place) exileFromMarket(g, call.seat, id);
      else toExile(g, call.seat, id, { k: 'exile', by: call.frame.card });
    },
  }),
  worth: ({ evaluation, at, args: [{ what, from }] }): number =>
    isWord(from, 'market') ? WEIGHTS.exile : isWord(what, 'this') ? -Math.max(0, evaluation.worth(at.self)) * 0.3 : 0,
});
