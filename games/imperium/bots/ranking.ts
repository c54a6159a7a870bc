import type { ComponentId, Option, Question } from '../../kit/core';
import type { Suit } from '../card';
import { CARDS } from '../lookup';
import { ANSWER_OPTIONS } from '../optionKinds';
import type { Judge } from './judge';
import { WEIGHTS } from './weights';

/** How much each option of a question is worth; what may be left out is, unless it is worth more than 0. */
export type Ranking = (judge: Judge, q: Question) => (option: Option) => number;

export const byCard =
  (rank: (judge: Judge, id: ComponentId) => number): Ranking =>
  (judge) =>
  (option) =>
    rank(judge, option);

/** One option is as good as the other, and better than none. */
export const anyOption: Ranking = () => () => 1;

export const mostPlayable = byCard((judge, id) => judge.playing(id) ?? 0);
/** What leaves play keeps its points, and loses its use for a while. */
export const leastUsed = byCard((judge, id) => -judge.using(id));
export const leastKept = byCard((judge, id) => -judge.keeping(id));
export const mostWorth = byCard((judge, id) => judge.worth(id));
export const bestTaken = byCard((judge, id) => judge.taking(id, 'acquire'));
export const worstTaken = byCard((judge, id) => -judge.taking(id, 'acquire'));
export const bestDeveloped = byCard((judge, id) => judge.developing(id, false));
/** Cards that will not be played soon make room for others. */
export const madeRoom = byCard((judge, id) => WEIGHTS.kept - judge.keeping(id));

/** The readied thing's ability again; a reshuffle or a development for the two areas. */
export const readied: Ranking = (judge) => (option) => {
  const ability = CARDS.get(option)?.abilities.find((a) => a.timing === 'exhaust' && a.triggers.length === 0);
  return ability ? judge.ability(option, ability) : WEIGHTS.exhaust;
};

/** `suit SUIT`. */
export const bestSuit: Ranking = () => (option) => WEIGHTS.suit[ANSWER_OPTIONS.readAs('suit', option)?.[0] as Suit];
