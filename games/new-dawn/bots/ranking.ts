import type { Option } from '../../kit/core';
import type { RankingBy } from '../../kit/bots/ranking';
import { RESOURCES } from '../card';
import { NUMBER, PAIR, ROUTE } from '../optionKinds';
import type { Evaluation } from './evaluation';
import { WEIGHTS } from './weights';

export type Ranking = RankingBy<Evaluation>;

export const none: Ranking = () => () => 0;
/** As many as possible. */
export const most: Ranking = () => (option) => NUMBER.read(option)?.[0] ?? 0;

/** Of two things. */
const pair = (option: Option): readonly [string, string] => PAIR.read(option) ?? ['', ''];

export const bySpace: Ranking = (evaluation) => (space) => evaluation.placing(space);
/** The control token that is missed least. */
export const leastMissed: Ranking = (evaluation) => (space) => -evaluation.parting(space);
/** An own control token that is better somewhere else. */
export const byMove: Ranking = (evaluation) => (option) => {
  const [from, to] = pair(option);
  return evaluation.placing(to) - evaluation.parting(from) - WEIGHTS.token;
};
/** A rival's control token that would be of use. */
export const byGain: Ranking = (evaluation) => (space) => WEIGHTS.rivalToken + evaluation.placing(space);
/** Of two control tokens of a rival, who keeps the better one. */
export const byWorse: Ranking = (evaluation) => (option) => {
  const [a, b] = pair(option);
  return WEIGHTS.rivalToken + Math.min(evaluation.placing(a), evaluation.placing(b));
};
export const byResource: Ranking = (evaluation) => (option) => {
  const resource = RESOURCES.find((each) => each === option);
  return resource ? evaluation.resource(resource) : 0;
};
export const byTrip: Ranking = (evaluation) => (option) => {
  const [, to = '', spent = 0] = ROUTE.read(option) ?? [];
  return evaluation.travelling(to) - spent * WEIGHTS.trade;
};
export const byTarget: Ranking = (evaluation) => (space) => evaluation.attacking(space);
export const byWonder: Ranking = (evaluation) => (card) => evaluation.wonder(card);
export const bySite: Ranking = (evaluation) => (space) => evaluation.founding(space);
export const byLevel: Ranking = (evaluation) => (option) => evaluation.gaining(...pair(option));
export const byTrade: Ranking = (evaluation) => (card) => evaluation.trade(card);
export const byCard: Ranking = () => () => WEIGHTS.card;
/** Control tokens that stand next to what is rival come first. */
export const byDanger: Ranking = (evaluation) => (space) => WEIGHTS.reinforced + evaluation.danger(space);
/** Another focus card, as if in slot 1. */
export const byFocus: Ranking = (evaluation) => (card) => evaluation.resolving(card, 1);
