import type { ComponentId } from '../../kit/core';
import { rankingByCard, type RankingBy } from '../../kit/bots/ranking';
import { CARDS } from '../lookup';
import { ANSWER_OPTIONS } from '../optionKinds';
import type { Evaluation } from './evaluation';
import { WEIGHTS } from './weights';

/** How a bot ranks the options of a question, highest first. The rankings below are named after what they prefer. */
export type Ranking = RankingBy<Evaluation>;

export const byCard = rankingByCard<Evaluation>;

/** Any option is as good as the next, and better than none. */
export const anyOption: Ranking = () => () => 1;

export const mostPlayable = byCard((evaluation, id) => evaluation.playing(id) ?? 0);
/** Prefers cards of least use: a card that leaves play keeps its points, but is of no use for a while. */
export const leastUsed = byCard((evaluation, id) => -evaluation.using(id));
export const leastKept = byCard((evaluation, id) => -evaluation.keeping(id));
export const mostWorth = byCard((evaluation, id) => evaluation.worth(id));
export const bestTaken = byCard((evaluation, id) => evaluation.taking(id, 'acquire'));
export const worstTaken = byCard((evaluation, id) => -evaluation.taking(id, 'acquire'));
export const bestDeveloped = byCard((evaluation, id) => evaluation.developing(id, false));
/** Prefers cards that will not be played soon, to make room for others. */
export const madeRoom = byCard((evaluation, id) => WEIGHTS.kept - evaluation.keeping(id));

/**
 * The value of readying: another use of the thing's ability, a reshuffle for the nation deck, a development for the
 * area. A card that readies itself gains nothing.
 */
export function readying(evaluation: Evaluation, thing: string, by: ComponentId | undefined): number {
  if (thing === by) return 0;
  const ability = CARDS.get(thing)?.abilities.find((a) => a.timing === 'exhaust' && a.triggers.length === 0);
  return ability ? evaluation.ability(thing, ability) : WEIGHTS.exhaust;
}

/** Prefers what is worth most when it is ready again. */
export const readied: Ranking = (evaluation, q) => (option) => readying(evaluation, option, q.card);

/** Ranks options `suit SUIT` by the value of the best card of that suit. */
export const bestSuit: Ranking = () => (option) => {
  const [suit] = ANSWER_OPTIONS.readAs('suit', option) ?? [];
  return suit ? WEIGHTS.suit[suit] : 0;
};
