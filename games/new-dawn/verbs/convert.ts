import { ask, push } from '../../kit/agenda';
import type { Refusal } from '../../kit/core';
import { currentEffect } from '../../kit/effect/run';
import { arg, number, word } from '../../kit/effect/signature';
import { byWorse, leastMissed } from '../bots/ranking';
import { PAIR } from '../optionKinds';
import { EIFFEL_TAKES_NATURAL } from '../rules/open';
import { tokensOf } from '../rules/select';
import type { NewDawn } from '../state';
import { verb } from './verb';

/** The pairs of control tokens of one rival. */
const pairs = (g: NewDawn, seat: number): string[] =>
  [...g.players.keys()]
    .filter((rival) => rival !== seat)
    .flatMap((rival) => {
      const tokens = tokensOf(g, rival);
      return tokens.flatMap((a, i) => tokens.slice(i + 1).map((b) => PAIR.of(a, b)));
    });

/** Makes a rival give up one of two control tokens (Eiffel Tower). */
export const convert = verb({
  name: 'convert',
  args: [arg({ n: number, what: word(['token']) })],
  asks: { convert: byWorse, surrender: leastMissed },
  // Without a target it is not offered.
  alwaysPrice: (): boolean => true,
  can: (g, { seat }): boolean => [...g.players.keys()].some((rival) => rival !== seat && tokensOf(g, rival).length > 1),
  lacks: (): Refusal => ({ why: 'fewRivalTokens' }),
  run(g, call): void {
    const { seat, frame } = call;
    const effect = currentEffect(g);
    if (effect.first === undefined) {
      const picks = call.picked();
      if (!picks) return call.ask(g, 'convert', { options: pairs(g, seat), min: 0 });
      if (picks[0] === undefined) return;
      effect.first = picks[0];
      g.agenda.push(frame);
      return;
    }
    const both = PAIR.read(effect.first) ?? ['', ''];
    const rival = g.tokens[both[0]];
    if (rival === undefined) return;
    const chosen = frame.picks?.[rival];
    if (!chosen)
      return ask(g, frame, { seat: rival, stage: 'answer', ask: 'surrender', card: frame.card, options: [...both] });
    const [at] = chosen;
    if (at !== undefined) push(g, { op: 'replace', seat, at, ...(!EIFFEL_TAKES_NATURAL && { leavesNatural: true }) });
  },
});
