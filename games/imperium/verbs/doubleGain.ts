import { currentEffect } from '../../kit/effect/run';
import { arg } from '../../kit/effect/signature';
import type { Slots } from '../../kit/text/phrasebook';
import { WEIGHTS } from '../bots/weights';
import { gain } from '../rules/tokens';
import { RESOURCE } from './shapes';
import { verb } from './verb';

/** Gains the same amount of the resource that came with the market card (Carthaginians A). */
export const doubleGain = verb({
  name: 'doubleGain',
  args: [arg({ what: RESOURCE })],
  slots: ([{ what }], { things }): Slots => ({ what: things.kind(what) }),
  run(g, call): void {
    const [{ what }] = call.args;
    gain(g, call.seat, what.word, currentEffect(g).n ?? 0, call.frame.card);
  },
  worth: (): number => WEIGHTS.token.material * 2,
});
