import type { Refusal } from '../../kit/core';
import { arg, number } from '../../kit/effect/signature';
import type { Slots } from '../../kit/text/phrasebook';
import { canSwap, whyNotSwap, swapToken as swap } from '../rules/tokens';
import { verb } from './verb';

/** Exchanges an own token of the first value for one of the second from the bank (M11.1). */
export const swapToken = verb({
  name: 'swapToken',
  args: [arg({ n: number }), arg({ n: number })],
  slots: ([, { n }]): Slots => ({ more: Number(n) }),
  alwaysPrice: (): boolean => true,
  can: (g, { node, seat }): boolean => canSwap(g, seat, node),
  lacks: (g, { node, seat }): Refusal => whyNotSwap(g, seat, node),
  run: (g, { node, seat }): void => swap(g, seat, node),
  worth: 0.8,
  now: (): number => 1,
});
