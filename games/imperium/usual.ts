import type { Option, Question } from '../kit/core';
import { ANSWER_OPTIONS } from './optionKinds';
import type { Imperium } from './state';

/** The usual way to pay: with as few progress tokens as possible, which may stand for anything (R11.18). */
export function usual(_view: Imperium, { ask, options }: Question): readonly Option[] | null {
  if (ask !== 'pay') return null;
  const progress = (option: Option): number => ANSWER_OPTIONS.readAs('pay', option)?.[2] ?? 0;
  const [best] = [...options].sort((a, b) => progress(a) - progress(b));
  return best === undefined ? null : [best];
}
