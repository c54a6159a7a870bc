import type { Option, Question, Refusal, Seat } from '../kit/core';
import { questionOf } from '../kit/moves';
import type { Actions } from '../kit/ruleset';
import type { Reason } from './keys';
import { turnActions } from './rules/turn';
import type { NewDawn } from './state';

/**
 * Why an option cannot be picked in the question open to `seat`; works on a view.
 * @returns null when it can, when nobody asks, or when the rules can only say that it is not offered
 */
export function whyNot(view: NewDawn, seat: Seat, option: Option): Refusal | null {
  const q = questionOf(view, seat);
  return q ? (actions(view, q).get(option) ?? null) : null;
}

/** What a player could want in answer to a question: every option of a turn, possible or not; else the options. */
export const actions = (view: NewDawn, { stage, seat, options }: Question): Actions =>
  stage === 'turn' ? turnActions(view, seat, options) : new Map();

/** Reasons, the easiest to mend first: those that another turn mends. */
export const nearest: readonly Reason[] = ['used'];
