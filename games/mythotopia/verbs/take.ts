import type { Refusal } from '../../kit/core';
import { fail } from '../../kit/effect/run';
import { arg, number, word } from '../../kit/effect/signature';
import type { Slots } from '../../kit/text/phrasebook';
import { abilityWith } from '../rules/effects';
import { sourcesOf, takeToken } from '../rules/tokens';
import { verb } from './verb';

/** Takes a VP token (M3.6). With Scribe its owner chooses between the VP card and the bank (M11.27). */
export const take = verb({
  name: 'take',
  args: [arg({ n: number, what: word(['token', 'two', 'three']) })],
  phrases: ['take', 'takeOf'],
  phrase: ([{ what }]): 'take' | 'takeOf' => (what.word === 'token' ? 'take' : 'takeOf'),
  slots: ([{ what }]): Slots => ({ value: what.word === 'three' ? 3 : 2 }),
  // A token from the bank leaves the card's token to be taken later.
  // From the card, who wishes for the end: it comes with empty cards (M13.1).
  asks: { token: (evaluation) => (option) => ((option === 'bank') === evaluation.wishesEnd ? 0 : 1) },
  can: (g, { node, seat, frame }): boolean =>
    sourcesOf(g, seat, frame.card, abilityWith(frame.card, node), node).length > 0,
  lacks: (): Refusal => ({ why: 'noToken' }),
  run(g, call): void {
    const { node, seat, frame } = call;
    const ability = abilityWith(frame.card, node);
    const sources = sourcesOf(g, seat, frame.card, ability, node);
    if (sources.length === 0) return fail(g);
    const picks = call.picked();
    if (!picks) return call.ask(g, 'token', { options: sources });
    const source = sources.find((each) => each === picks[0]);
    if (source) takeToken(g, seat, frame.card, ability, node, source);
  },
});
