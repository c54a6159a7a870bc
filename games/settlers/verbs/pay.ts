import { arg, number, word } from '../../kit/effect/signature';
import type { Slots } from '../../kit/text/phrasebook';
import type { SettlersNode } from '../frames';
import { PAY_WORDS } from '../language/words';
import { pay as askPayment } from '../rules/pay';
import { payable, priceOf } from '../rules/purse';
import { verb } from './verb';

/**
 * Pays for a text. As the cost of an activation it is read off the card and paid before the text is carried out
 * (S12.1); inside a text it is an optional price for the rest.
 */
export const pay = verb({
  name: 'pay',
  args: [arg({ n: number, what: word(PAY_WORDS, 'PRICE') })],
  phrases: ['pay', 'payHandCard', 'payDeal'],
  phrase: ([{ what }]): 'pay' | 'payHandCard' | 'payDeal' =>
    what.word === 'handCard' ? 'payHandCard' : what.word === 'ownDeal' ? 'payDeal' : 'pay',
  slots: ([{ n, what }], says): Slots => ({ what: says.gained(Number(n), what.word) }),
  can: (g, { seat, node, self }): boolean => payable(g, seat, priceOf(node), self),
  run(g, { seat, node, frame, self }): void {
    const mine: SettlersNode = frame;
    if (!mine.paid) askPayment(g, mine, { seat, price: priceOf(node), by: self });
  },
  worth: ([first], x): number => -x.good(first?.what?.kind === 'word' ? first.what.word : '') * Number(first?.n ?? 1),
});
