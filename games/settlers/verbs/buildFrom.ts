import { arg, word } from '../../kit/effect/signature';
import { mostWorth } from '../bots/ranking';
import { cardOf, CARDS } from '../lookup';
import { build, priceOfCard } from '../rules/build';
import { payable } from '../rules/purse';
import { isCommon, player } from '../rules/select';
import type { Settlers } from '../state';
import { target, verb } from './verb';

type From = 'hand' | 'deal';

/** Faction cards in hand (S13.COM040), or deals under the own board (S13.JAP019), whose resources can be paid. */
const targets = (g: Settlers, seat: number, from: From): string[] => {
  const { hand, deals } = player(g, seat);
  const cards = from === 'hand' ? hand.filter((id) => !isCommon(cardOf(id))) : deals.filter((id) => CARDS.has(id));
  return cards.filter((id) => payable(g, seat, priceOfCard(id, true)));
};

/** Builds a card at once: its resources are paid, but no location. */
export const buildFrom = verb({
  name: 'buildFrom',
  args: [arg({ what: word(['hand', 'deal']) })],
  phrases: ['buildFromHand', 'buildFromDeal'],
  phrase: ([{ what }]): 'buildFromHand' | 'buildFromDeal' => (what.word === 'hand' ? 'buildFromHand' : 'buildFromDeal'),
  asks: { buildFrom: mostWorth },
  can: (g, { seat, args: [{ what }] }): boolean => targets(g, seat, what.word).length > 0,
  run(g, call): void {
    const {
      seat,
      args: [{ what }],
    } = call;
    const card = target(g, call, 'buildFrom', () => targets(g, seat, what.word));
    if (card !== undefined) build(g, { seat, card, from: what.word === 'hand' ? 'hand' : 'deals', free: true });
  },
  worth: ([first], x): number =>
    Math.max(
      0,
      ...targets(x.g, x.seat, first?.what?.kind === 'word' && first.what.word === 'deal' ? 'deal' : 'hand').map((id) =>
        x.building(id),
      ),
    ),
});
