import type { Refusal } from '../../kit/core';
import { arg, maybe, number, word } from '../../kit/effect/signature';
import { byWonder } from '../bots/ranking';
import { currentFocus } from '../rules/select';
import { buildable, productionOf, whyNoneBuilt } from '../rules/wonders';
import { verb } from './verb';

/**
 * Builds a wonder on offer, with production equal to the slot (C10.11); `7 lastSlot`: with 7 in slot 5 (Nationalism).
 */
export const build = verb({
  name: 'build',
  args: [arg({ what: word(['wonder']) }), maybe(arg({ n: number, what: word(['lastSlot']) }))],
  phrases: ['build', 'buildSlot5'],
  phrase: ([, more]): 'build' | 'buildSlot5' => (more ? 'buildSlot5' : 'build'),
  slots: ([, more]) => ({ production: Number(more?.n ?? 0) }),
  asks: { build: byWonder },
  // Without a target it is not offered.
  alwaysPrice: (): boolean => true,
  can(g, { args: [, more] }): boolean {
    const focus = currentFocus(g);
    return focus !== undefined && buildable(g, focus, productionOf(focus, Number(more?.n ?? 0))).length > 0;
  },
  lacks(g, { args: [, more] }): Refusal {
    const focus = currentFocus(g);
    return focus ? whyNoneBuilt(g, focus, productionOf(focus, Number(more?.n ?? 0))) : { why: 'noWonder' };
  },
  run(g, call): void {
    const focus = currentFocus(g);
    if (!focus) return;
    const n = productionOf(focus, Number(call.args[1]?.n ?? 0));
    const picks = call.picked();
    if (!picks) return call.ask(g, 'build', { options: buildable(g, focus, n), min: 0 });
    if (picks[0] !== undefined) g.agenda.push({ op: 'build', seat: call.seat, card: picks[0], production: n });
  },
});
