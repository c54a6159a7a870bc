import type { Option, Refusal, Seat } from '../kit/core';
import { questionOf } from '../kit/moves';
import { TURN_OPTIONS } from './optionKinds';
import type { NewDawn } from './state';

/**
 * Why an option cannot be picked in the question open to `seat`; works on a view.
 * @returns null when it can, when nobody asks, or when the rules have no more to say than that it is not offered.
 */
export function whyNot(view: NewDawn, seat: Seat, option: Option): Refusal | null {
  const q = questionOf(view, seat);
  if (!q || q.options.includes(option)) return null;
  const use = q.stage === 'turn' ? TURN_OPTIONS.readAs('use', option) : null;
  return use ? { why: view.used.includes(use[0]) ? 'used' : 'nothingToUse' } : null;
}
