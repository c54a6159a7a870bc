import type { Option, Refusal, Seat } from '../kit/core';
import { questionOf } from '../kit/moves';
import { whyNotTurn } from './rules/turn';
import type { Settlers } from './state';

/**
 * Why an option cannot be picked in the question open to `seat`; works on a view.
 * @returns null when it can, when nobody asks, or when the rules have no more to say than that it is not offered.
 */
export function whyNot(view: Settlers, seat: Seat, option: Option): Refusal | null {
  const q = questionOf(view, seat);
  return !q || q.stage !== 'turn' || q.options.includes(option) ? null : whyNotTurn(view, seat, option);
}
