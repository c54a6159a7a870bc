import { rankingByCard, type RankingBy } from '../../kit/bots/ranking';
import { NUMBER, TWO_NUMBERS } from '../optionKinds';
import type { Evaluation } from './evaluation';

/** How a bot ranks the options of a question, highest first. The rankings below are named after what they prefer. */
export type Ranking = RankingBy<Evaluation>;

/** Prefers the largest number; of two numbers the first counts. */
export const most: Ranking = () => (option) => (NUMBER.read(option) ?? TWO_NUMBERS.read(option))?.[0] ?? 0;
/** Picks nothing where it need not. */
export const none: Ranking = () => () => 0;
export const byCard = rankingByCard<Evaluation>;

export const mostWorth = byCard((evaluation, id) => evaluation.worth(id));
export const leastMissed = byCard((evaluation, id) => -evaluation.spending(id));
/** Prefers useless cards. */
export const leastUse = byCard((evaluation, id) => (evaluation.isRubbish(id) ? 1 : -evaluation.spending(id)));
