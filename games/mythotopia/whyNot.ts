import type { Option, Question, Refusal, Seat } from '../kit/core';
import { questionOf } from '../kit/moves';
import type { Actions } from '../kit/ruleset';
import type { Reason } from './keys';
import { turnActions, whyNotTurn } from './rules/turn';
import type { Mythotopia } from './state';

/**
 * Why an option cannot be picked in the question open to `seat`; works on a view.
 * @returns null when it can, when nobody asks, or when the rules can only say that it is not offered
 */
export function whyNot(view: Mythotopia, seat: Seat, option: Option): Refusal | null {
  const q = questionOf(view, seat);
  return !q || q.stage !== 'turn' || q.options.includes(option) ? null : whyNotTurn(view, seat, option);
}

/** What a player could want in answer to a question: every option of a turn, possible or not; else the options. */
export const actions = (view: Mythotopia, { stage, seat }: Question): Actions =>
  stage === 'turn' ? turnActions(view, seat) : new Map();

/** Reasons, the easiest to mend first: those that cards alone could mend, at the end those that no turn can. */
export const nearest: readonly Reason[] = [
  'noAction',
  'onlyFirstAction',
  'afterFreeAction',
  'oncePerTurn',
  'price',
  'noShipSymbol',
  'noArmyCard',
  'tied',
  'noSource',
  'noShipCard',
  'noBuildCard',
  'noSiteCard',
  'noArmyInStock',
  'noShipInStock',
  'atWar',
  'reserveArmy',
  'noWar',
  'noArmyOnMap',
  'noShipOnMap',
  'mountains',
  'notReached',
  'roadBoth',
  'built',
  'citadel',
  'notInWar',
  'notYourCoast',
  'onlyWithAction',
  'onlyToBuild',
  'inReserveOnly',
  'noText',
];
