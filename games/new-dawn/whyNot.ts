import type { Option, Question, Refusal, Seat } from '../kit/core';
import { questionOf } from '../kit/moves';
import type { Actions } from '../kit/ruleset';
import type { Reason } from './keys';
import { answerActions, whyNotAnswer } from './rules/refusals';
import { turnActions, whyNotTurn } from './rules/turn';
import type { NewDawn } from './state';

/**
 * Why an option cannot be picked in the question open to `seat`; works on a view.
 * @returns null when it can, when nobody asks, or when the rules can only say that it is not offered
 */
export function whyNot(view: NewDawn, seat: Seat, option: Option): Refusal | null {
  const q = questionOf(view, seat);
  if (!q) return null;
  return q.stage === 'turn' ? whyNotTurn(view, q, option) : whyNotAnswer(view, q, option);
}

/** What a player could want in answer to a question: every option of a turn, spaces of the map, wonders; else the options. */
export const actions = (view: NewDawn, q: Question): Actions =>
  q.stage === 'turn' ? turnActions(view, q.seat, q.options) : answerActions(view, q);

/** Reasons, the easiest to mend first: those that another turn mends, then what is missing, then facts of the map. */
export const nearest: readonly Reason[] = ['used', 'arrivedThere', 'production', 'tooDifficult', 'outOfRange'];
