import type { ComponentId, Option, Question } from '../../kit/core';
import { NUMBER, TWO_NUMBERS } from '../optionKinds';
import type { Evaluation } from './evaluation';

/** How much each option of a question is worth; what may be left out is, unless it is worth more than 0. */
export type Ranking = (evaluation: Evaluation, q: Question) => (option: Option) => number;

/** As many as possible: of two numbers, of the first. */
export const most: Ranking = () => (option) => (NUMBER.read(option) ?? TWO_NUMBERS.read(option))?.[0] ?? 0;
export const none: Ranking = () => () => 0;
export const byCard =
  (rank: (evaluation: Evaluation, id: ComponentId) => number): Ranking =>
  (evaluation) =>
  (option) =>
    rank(evaluation, option);

export const mostWorth = byCard((evaluation, id) => evaluation.worth(id));
export const leastMissed = byCard((evaluation, id) => -evaluation.spending(id));
/** Rubbish first. */
export const leastUse = byCard((evaluation, id) => (evaluation.isRubbish(id) ? 1 : -evaluation.spending(id)));
