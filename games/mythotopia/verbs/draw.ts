import { movedNow } from '../../kit/effect/run';
import { arg, maybe, number, per, word } from '../../kit/effect/signature';
import type { Slots } from '../../kit/text/phrasebook';
import { draw as drawCards } from '../rules/cards';
import { verb } from './verb';

/**
 * Draws cards: `draw(2)`; `draw(1 per moved, 1 more)` draws one for each card that the sentence before moved, and one
 * more.
 */
export const draw = verb({
  name: 'draw',
  args: [arg({ n: number, per: maybe(per) }), maybe(arg({ n: number, what: word(['more']) }))],
  phrases: ['draw', 'drawMoved'],
  phrase: ([first]): 'draw' | 'drawMoved' => (first.per ? 'drawMoved' : 'draw'),
  slots: ([, more]): Slots => ({ more: Number(more?.n ?? 0) }),
  run(g, { args: [first, more], seat }): void {
    const each = first.per ? Math.floor(movedNow(g).length / first.per.each) : 1;
    drawCards(g, seat, Number(first.n) * each + Number(more?.n ?? 0));
  },
  worth: 1.2,
  now: (): number => 1,
});
