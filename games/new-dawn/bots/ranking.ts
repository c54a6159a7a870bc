import type { Option } from '../../kit/core';
import type { RankingBy } from '../../kit/bots/ranking';
import { RESOURCES } from '../card';
import { NUMBER, PAIR, ROUTE } from '../optionKinds';
import type { Evaluation } from './evaluation';
import { WEIGHTS } from './weights';

/** How a bot ranks the options of a question, highest first. The rankings below are named after what they prefer. */
export type Ranking = RankingBy<Evaluation>;

/** Picks nothing where it need not. */
export const none: Ranking = () => () => 0;
/** Prefers the largest number. */
export const most: Ranking = () => (option) => NUMBER.read(option)?.[0] ?? 0;

/** The two things of an option. */
const pair = (option: Option): readonly [string, string] => PAIR.read(option) ?? ['', ''];

/** Prefers the space where a control token is worth most. */
export const bySpace: Ranking = (evaluation) => (space) => evaluation.placing(space);
/** Prefers the control token that is missed least. */
export const leastMissed: Ranking = (evaluation) => (space) => -evaluation.parting(space);
/** Prefers the move that improves an own control token most. */
export const byMove: Ranking = (evaluation) => (option) => {
  const [from, to] = pair(option);
  return evaluation.placing(to) - evaluation.parting(from) - WEIGHTS.token;
};
/** Prefers the rival's control token that is worth most to the seat. */
export const byGain: Ranking = (evaluation) => (space) => WEIGHTS.rivalToken + evaluation.placing(space);
/** Prefers, of two control tokens of a rival, that the rival keeps the worse one. */
export const byWorse: Ranking = (evaluation) => (option) => {
  const [a, b] = pair(option);
  return WEIGHTS.rivalToken + Math.min(evaluation.placing(a), evaluation.placing(b));
};
/** Prefers the resource that is worth most. */
export const byResource: Ranking = (evaluation) => (option) => {
  const resource = RESOURCES.find((each) => each === option);
  return resource ? evaluation.resource(resource) : 0;
};
/** Prefers the caravan's end that is worth most beyond the trade tokens that it takes. */
export const byTrip: Ranking = (evaluation) => (option) => {
  const [, to = '', spent = 0] = ROUTE.read(option) ?? [];
  return evaluation.travelling(to) - spent * WEIGHTS.trade;
};
/** Prefers the attack that is worth most. */
export const byTarget: Ranking = (evaluation) => (space) => evaluation.attacking(space);
/** Prefers the wonder that is worth most. */
export const byWonder: Ranking = (evaluation) => (card) => evaluation.wonder(card);
/** Prefers the space where a city is worth most. */
export const bySite: Ranking = (evaluation) => (space) => evaluation.founding(space);
/** Prefers the focus card that gains most over the one that it replaces. */
export const byLevel: Ranking = (evaluation) => (option) => evaluation.gaining(...pair(option));
/** Prefers the focus card on which a trade token is worth most. */
export const byTrade: Ranking = (evaluation) => (card) => evaluation.trade(card);
/** Any card is as good as the next, and better than none. */
export const byCard: Ranking = () => () => WEIGHTS.card;
/** Prefers control tokens that rivals or barbarians endanger. */
export const byDanger: Ranking = (evaluation) => (space) => WEIGHTS.reinforced + evaluation.danger(space);
/** Prefers the focus card of highest value where it lies. */
export const bySlot: Ranking = (evaluation) => (card) =>
  evaluation.resolving(card, evaluation.me.row.indexOf(card) + 1);
/** Prefers the focus card of highest value as if in slot 1. */
export const byFocus: Ranking = (evaluation) => (card) => evaluation.resolving(card, 1);
