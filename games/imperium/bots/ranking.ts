import type { ComponentId } from '../../kit/core';
import { rankingByCard, type RankingBy } from '../../kit/bots/ranking';
import { CARDS } from '../lookup';
import { ANSWER_OPTIONS } from '../optionKinds';
import type { Evaluation } from './evaluation';
import { WEIGHTS } from './weights';

export type Ranking = RankingBy<Evaluation>;

export const byCard = rankingByCard<Evaluation>;

/** One option is as good as the other, and better than none. */
export const anyOption: Ranking = () => () => 1;

export const mostPlayable = byCard((evaluation, id) => evaluation.playing(id) ?? 0);
/** What leaves play keeps its points, and loses its use for a while. */
export const leastUsed = byCard((evaluation, id) => -evaluation.using(id));
export const leastKept = byCard((evaluation, id) => -evaluation.keeping(id));
export const mostWorth = byCard((evaluation, id) => evaluation.worth(id));
export const bestTaken = byCard((evaluation, id) => evaluation.taking(id, 'acquire'));
export const worstTaken = byCard((evaluation, id) => -evaluation.taking(id, 'acquire'));
export const bestDeveloped = byCard((evaluation, id) => evaluation.developing(id, false));
/** Cards that will not be played soon make room for others. */
export const madeRoom = byCard((evaluation, id) => WEIGHTS.kept - evaluation.keeping(id));

/** The readied thing's ability again; a reshuffle or a development for the two areas. The card that readies itself gains nothing. */
export function readying(evaluation: Evaluation, thing: string, by: ComponentId | undefined): number {
  if (thing === by) return 0;
  const ability = CARDS.get(thing)?.abilities.find((a) => a.timing === 'exhaust' && a.triggers.length === 0);
  return ability ? evaluation.ability(thing, ability) : WEIGHTS.exhaust;
}

export const readied: Ranking = (evaluation, q) => (option) => readying(evaluation, option, q.card);

/** `suit SUIT`. */
export const bestSuit: Ranking = () => (option) => {
  const [suit] = ANSWER_OPTIONS.readAs('suit', option) ?? [];
  return suit ? WEIGHTS.suit[suit] : 0;
};
