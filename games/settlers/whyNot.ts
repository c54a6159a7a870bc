import type { Option, Question, Refusal, Seat } from '../kit/core';
import { questionOf } from '../kit/moves';
import type { Actions } from '../kit/ruleset';
import type { Reason } from './keys';
import { turnActions, whyNotTurn } from './rules/turn';
import type { Settlers } from './state';

/**
 * Why an option cannot be picked in the question open to `seat`; works on a view.
 * @returns null when it can, when nobody asks, or when the rules have no more to say than that it is not offered.
 */
export function whyNot(view: Settlers, seat: Seat, option: Option): Refusal | null {
  const q = questionOf(view, seat);
  return !q || q.stage !== 'turn' || q.options.includes(option) ? null : whyNotTurn(view, seat, option);
}

/** What a turn knows, possible or not; of other questions their options are all there is. */
export const actions = (view: Settlers, { stage, seat, options }: Question): Actions =>
  new Map(
    stage === 'turn'
      ? [...new Set([...turnActions(view, seat), ...options])].map((option) => [option, whyNotTurn(view, seat, option)])
      : [],
  );

/** What is easiest to mend comes first. */
export const nearest: readonly Reason[] = ['price', 'noWorkers', 'noToken', 'noSamurai', 'noTarget', 'usedUp'];
