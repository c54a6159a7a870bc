import type { Option, Question } from '../../../games/kit/core';

/** What has been picked so far for a question, in the order of picking; nothing else is ever preselected. */
export type Selection = readonly Option[];

/** Picks or unpicks. Of a question that takes one pick the new one replaces the old; a full selection takes no more. */
export function toggle(question: Question, selection: Selection, option: Option): Selection {
  if (!question.options.includes(option)) return selection;
  if (selection.includes(option)) return selection.filter((each) => each !== option);
  if (question.max === 1) return [option];
  return selection.length < question.max ? [...selection, option] : selection;
}

/** Has enough been picked for an answer? */
export const isComplete = (question: Question, selection: Selection): boolean =>
  selection.length >= question.min && selection.length <= question.max;

/** Exactly one pick is wanted, so the pick alone can be the answer. */
export const isSingle = (question: Question): boolean => question.min === 1 && question.max === 1;

/** At most one pick is taken, so it alone can be the answer; picking nothing may be one, too. */
export const takesOne = (question: Question): boolean => question.max === 1;

/** Picks so many of equal options and no others of them; no more than the question takes. */
export function take(question: Question, selection: Selection, equal: readonly Option[], n: number): Selection {
  const others = selection.filter((each) => !equal.includes(each));
  return [...others, ...equal.slice(0, Math.min(n, question.max - others.length))];
}
