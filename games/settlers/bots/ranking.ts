import { rankingByCard, type RankingBy } from '../../kit/bots/ranking';
import { DEALS, UNIT } from '../optionKinds';
import type { Evaluation } from './evaluation';

/** How a bot ranks the options of a question, highest first. The rankings below are named after what they prefer. */
export type Ranking = RankingBy<Evaluation>;

/** Picks nothing where it need not. */
export const none: Ranking = () => () => 0;
const byCard = rankingByCard<Evaluation>;

export const mostWorth = byCard((evaluation, id) => evaluation.building(id));
export const leastWorth = byCard((evaluation, id) => -evaluation.inHand(id));
export const mostRazed = byCard((evaluation, id) => evaluation.razeAction(id) + 2);
/** Prefers the opponents' best card. */
export const theirBest = byCard((evaluation, id) => evaluation.worth(id));
export const bestAction = byCard((evaluation, id) => evaluation.anew(id));
/** Prefers the deal or location whose production is worth most. */
export const bestProduction: Ranking = (evaluation) => (option) =>
  evaluation.me.deals.includes(option) || DEALS.readAs('route', option)
    ? evaluation.dealWorth(option)
    : evaluation.production(option);
/** Prefers the deal that is worth most. */
export const bestDeal: Ranking = (evaluation) => (option) => evaluation.dealWorth(option);
/** Prefers the good that is worth most. */
export const bestGood: Ranking = (evaluation) => (option) => evaluation.good(option);
const unit = (option: string): string => UNIT.read(option)?.[0] ?? '';
/** Prefers the good or token that is worth most. */
export const bestUnit: Ranking = (evaluation) => (option) => evaluation.good(unit(option));
/** Picks everything that is worth less than the points it brings. */
export const worthless: Ranking = (evaluation, q) => (option) => {
  const price = q.ask === 'giveBack' ? 2 : 1;
  const what = unit(option);
  return price - (what === '' ? evaluation.inHand(option) : evaluation.good(what));
};
/** Picks units only in the last round, when they are of no more use. */
export const anyUnits: Ranking = (evaluation) => () => (evaluation.roundsLeft === 0 ? 1 : -1);
/** Prefers the opponent with most cards in hand. */
export const theirHand: Ranking = (evaluation) => (option) => evaluation.g.players[Number(option)]?.hand.length ?? 0;
