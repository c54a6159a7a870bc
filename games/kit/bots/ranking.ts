import type { ComponentId, Option, Question } from '../core';

/** How much each option of a question is worth; what may be left out is, unless it is worth more than 0. */
export type RankingBy<E> = (evaluation: E, q: Question) => (option: Option) => number;

/** Options that are ids of components. */
export const rankingByCard =
  <E>(rank: (evaluation: E, id: ComponentId) => number): RankingBy<E> =>
  (evaluation) =>
  (option) =>
    rank(evaluation, option);

/** The options that are worth most, as many as are wanted: what may be left out is, unless it is worth more than 0. Equals are taken in any order. */
export function bestOf(q: Question, worth: (option: Option) => number, random: () => number): Option[] {
  const ranked = q.options
    .map((option) => ({ option, value: worth(option), chance: random() }))
    .sort((a, b) => b.value - a.value || a.chance - b.chance);
  const wanted = ranked.filter(({ value }) => value > 0).length;
  return ranked.slice(0, Math.min(q.max, Math.max(q.min, wanted))).map(({ option }) => option);
}
