import { arg, maybe, number, word } from '../../kit/effect/signature';
import { EMBASSY_BY_MOVER } from '../rules/open';
import { giverOf } from '../rules/select';
import { verb } from './verb';

/** Puts trade tokens on own focus cards; `giver`: on those of the card's giver (Embassy, C16.14). */
export const trade = verb({
  name: 'trade',
  args: [arg({ n: number, what: word(['token']) }), maybe(arg({ what: word(['giver']) }))],
  phrases: ['trade', 'tradeGiver'],
  phrase: ([, whose]): 'trade' | 'tradeGiver' => (whose ? 'tradeGiver' : 'trade'),
  run(g, { seat, self, args: [{ n }, whose] }): void {
    const of = whose ? giverOf(self) : seat;
    if (of !== null) g.agenda.push({ op: 'share', seat: EMBASSY_BY_MOVER ? seat : of, of, n: Number(n) });
  },
});
