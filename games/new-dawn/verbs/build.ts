import { arg, maybe, number, word } from '../../kit/effect/signature';
import { byWonder } from '../bots/ranking';
import { currentFocus, isInSlot5 } from '../rules/select';
import { buildable } from '../rules/wonders';
import type { NewDawn } from '../state';
import { verb } from './verb';

/** The production of the card that is resolved. @param inSlot5 the production in slot 5 (Nationalism) */
function production(g: NewDawn, inSlot5: number): number {
  const focus = currentFocus(g);
  if (!focus) return 0;
  return inSlot5 > 0 && isInSlot5(focus) ? inSlot5 : focus.slot;
}

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
    return focus !== undefined && buildable(g, focus, production(g, Number(more?.n ?? 0))).length > 0;
  },
  run(g, call): void {
    const focus = currentFocus(g);
    if (!focus) return;
    const n = production(g, Number(call.args[1]?.n ?? 0));
    const picks = call.picked();
    if (!picks) return call.ask(g, 'build', { options: buildable(g, focus, n), min: 0 });
    if (picks[0] !== undefined) g.agenda.push({ op: 'build', seat: call.seat, card: picks[0], production: n });
  },
});
