import { arg, word } from '../../kit/effect/signature';
import { most } from '../bots/ranking';
import { NUMBER } from '../optionKinds';
import { advance as advanceDial } from '../rules/science';
import { currentFocus } from '../rules/select';
import { spendable, spendFrom } from '../rules/trade';
import { verb } from './verb';

/** Advances the tech dial by the slot and the trade tokens spent (C9.1, C4.1). */
export const advance = verb({
  name: 'advance',
  args: [arg({ what: word(['slot']) })],
  asks: { advance: most },
  run(g, call): void {
    const { seat, frame } = call;
    const slot = currentFocus(g)?.slot ?? 0;
    const tokens = spendable(g, seat, frame.card);
    const picks = call.picked();
    if (!picks)
      return call.ask(g, 'advance', {
        options: Array.from({ length: tokens + 1 }, (_, n) => NUMBER.of(n)),
        params: { n: slot },
      });
    const n = Number(picks[0] ?? 0);
    spendFrom(g, seat, frame.card, n);
    advanceDial(g, seat, slot + n);
  },
});
