import { KIT_REASONS } from '../kit/text/common';
import type { VerbAsk } from './verbs';

/** Keys of phrases that the rules use; every catalogue of words/ has them all. */

/** What the rules ask (`Question.ask`); verbs ask more. */
export const ASKS = [
  'ready',
  'draft',
  'citadel',
  'turn',
  'route',
  'armies',
  'pay',
  'buy',
  'ships',
  'remove',
  'removeShips',
  'putInReserve',
  'discard',
  'removeCards',
  'moveByRoad',
  'armiesByRoad',
  'may',
  'branch',
  'store',
] as const;
/** What a question asks. */
export type Ask = (typeof ASKS)[number] | VerbAsk;

/** Why something is refused or impossible (`Refusal.why`), or why undo ended; the kit's reasons are included. */
export const REASONS = [
  ...KIT_REASONS,
  'noAction',
  'actionsLeft',
  'onlyFirstAction',
  'afterFreeAction',
  'oncePerTurn',
  'price',
  'notInHand',
  'noText',
  'onlyWithAction',
  'onlyToBuild',
  'inReserveOnly',
  'ownProvince',
  'reserveArmy',
  'noArmyInStock',
  'noArmyCard',
  'noSource',
  'mountains',
  'noShipCard',
  'notReached',
  'notYours',
  'noOwnArmyThere',
  'atWar',
  'noShipInStock',
  'noShipSymbol',
  'notYourCoast',
  'noOwnShipThere',
  'noWar',
  'notInWar',
  'tied',
  'poolEmpty',
  'noRoom',
  'leastDeck',
  'noBuildCard',
  'noCityLeft',
  'noCastleLeft',
  'noRoadLeft',
  'built',
  'noSiteCard',
  'notShown',
  'noToken',
  'notEnoughEmpty',
  'notAhead',
  'noRoads',
  'noArmyOnRoad',
  'noArmyOnMap',
  'noArmies',
  'noArmyInPool',
  'noShipOnMap',
  'noMercenary',
  'noImprovement',
  'noTokenOfOwn',
  'noTokenInBank',
  'noPatronage',
  'noOffer',
  'noProvince',
  'noStore',
  'noHand',
  'noCards',
  'citadel',
  'roadBoth',
] as const;
export type Reason = (typeof REASONS)[number];

/** How a match can end (`Result.ending`). */
export const ENDINGS = ['declared', 'turnCap'] as const;
export type Ending = (typeof ENDINGS)[number];

/** The parts of a score (`Result.details`). */
export const SCORE_PARTS = ['provinces', 'tokens', 'least'] as const;

/** What a card can be played for; the first word of each play in an answer to `pay`. */
export const ROLES = ['source', 'crossing', 'site', 'build', 'armies', 'ships', 'food', 'stone', 'gold'] as const;
export type Role = (typeof ROLES)[number];
