import type { Option, Question } from '../kit/core';
import { ANSWER_OPTIONS } from './optionKinds';
import type { Imperium } from './state';

/**
 * The usual way to pay: the one with the fewest progress tokens, which can stand for others (R11.18). Null when the
 * question asks for no payment.
 */
export function usual(_view: Imperium, { ask, options }: Question): readonly Option[] | null {
  if (ask !== 'pay') return null;
  const progress = (option: Option): number => ANSWER_OPTIONS.readAs('pay', option)?.[2] ?? 0;
  const [best] = [...options].sort((a, b) => progress(a) - progress(b));
  return best === undefined ? null : [best];
}
