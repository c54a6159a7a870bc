import type { Refusal } from '../../kit/core';
import { arg, maybe, word } from '../../kit/effect/signature';
import { byDanger } from '../bots/ranking';
import { reinforce as reinforceToken, reinforceable } from '../rules/combat';
import { currentFocus, tokensOf } from '../rules/select';
import { verb } from './verb';

/**
 * Reinforces as many own control tokens as the slot says (C10.14); `attacks`: less the attacks made (Mass Production).
 */
export const reinforce = verb({
  name: 'reinforce',
  args: [arg({ what: word(['slot']) }), maybe(arg({ what: word(['attacks']) }))],
  phrases: ['reinforce', 'reinforceLess'],
  phrase: ([, less]): 'reinforce' | 'reinforceLess' => (less ? 'reinforceLess' : 'reinforce'),
  asks: { reinforce: byDanger },
  atAll: (g, { seat }): boolean => reinforceable(g, seat).length > 0,
  lacks: (g, { seat }): Refusal => ({ why: tokensOf(g, seat).length > 0 ? 'allReinforced' : 'noTokens' }),
  run(g, call): void {
    const focus = currentFocus(g);
    const most = (focus?.slot ?? 0) - (call.args[1] ? (focus?.attacks ?? 0) : 0);
    const picks = call.picked();
    if (!picks) {
      if (most <= 0) return;
      return call.ask(g, 'reinforce', { options: reinforceable(g, call.seat), min: 0, max: most });
    }
    for (const space of picks) reinforceToken(g, call.seat, space);
  },
});
