import type { ComponentId, Option, Question } from '../../kit/core';
import { NUMBER, TWO_NUMBERS } from '../optionKinds';
import type { Mind } from './mind';

/** How much each option of a question is worth; what may be left out is, unless it is worth more than 0. */
export type Ranking = (mind: Mind, q: Question) => (option: Option) => number;

/** As many as possible: of two numbers, of the first. */
export const most: Ranking = () => (option) => (NUMBER.read(option) ?? TWO_NUMBERS.read(option))?.[0] ?? 0;
export const none: Ranking = () => () => 0;
export const byCard =
  (rank: (mind: Mind, id: ComponentId) => number): Ranking =>
  (mind) =>
  (option) =>
    rank(mind, option);

export const mostWorth = byCard((mind, id) => mind.worth(id));
export const leastMissed = byCard((mind, id) => -mind.spending(id));
/** Rubbish first. */
export const leastUse = byCard((mind, id) => (mind.isRubbish(id) ? 1 : -mind.spending(id)));
