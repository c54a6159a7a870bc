import { KIT_REASONS } from '../kit/text/common';
import type { VerbAsk } from './verbs';

/** Keys of phrases that the rules use; every catalogue of words/ has them all. */

/** What the rules ask (`Question.ask`); verbs ask more. */
export const ASKS = [
  'ready',
  'leader',
  'layTile',
  'layAt',
  'capital',
  'turn',
  'after',
  'branch',
  'tradeTo',
  'mount',
  'stealTrade',
  'loseTrade',
  'reuse',
  'gainCard',
  'takeCard',
  'returnCard',
  'pay',
  'site',
  'spend',
  'defendWith',
  'liberate',
  'instead',
  'whichBarbarian',
] as const;
/** What a question asks. */
export type Ask = (typeof ASKS)[number] | VerbAsk;

/** Why something is refused or impossible (`Refusal.why`), or why undo ended; the kit's reasons are included. */
export const REASONS = [
  ...KIT_REASONS,
  'used',
  'noSpace',
  'noSpaceBeside',
  'noSite',
  'noCityLeft',
  'noCaravanSite',
  'nothingInRange',
  'allReinforced',
  'noTokens',
  'tokensShutIn',
  'noRivalTokenNear',
  'noCaravan',
  'caravansStay',
  'noResource',
  'noOtherResource',
  'noWonder',
  'everyCityHasWonder',
  'productionForAny',
  'noRivalToken',
  'fewRivalTokens',
  'noStoredToken',
  'noRoomForToken',
  'noPlayersCard',
  'noOtherCard',
  'noBarbarian',
  'barbariansShutIn',
  'otherSlot',
  'notInYourRow',
  'tooDifficult',
  'water',
  'taken',
  'barbarianThere',
  'cityStateThere',
  'resourceThere',
  'naturalThere',
  'besideCity',
  'notBesideCity',
  'notBesideFriendly',
  'notBesideThatCity',
  'notBesideHills',
  'outOfRange',
  'outOfReach',
  'arrivedThere',
  'noCaravanThere',
  'fewTokens',
  'otherPrice',
  'nothingToAttack',
  'notOnOffer',
  'production',
  'cityHasWonder',
  'noCityOfYours',
  'noTokenOfYours',
  'alreadyReinforced',
  'noRivalTokenThere',
  'tokenShutIn',
  'notBesideToken',
  'barbarianShutIn',
  'notBesideBarbarian',
  'notEmpty',
  'onlyToken',
  'notWithGiver',
  'noStar',
  'notYourTile',
  'noPlaceForIt',
  'tileCovers',
  'touchesTooLittle',
  'notBesideCore',
  'tooMuchWater',
] as const;
export type Reason = (typeof REASONS)[number];

/** How a match can end (`Result.ending`). */
export const ENDINGS = ['agendas', 'turnCap'] as const;
export type Ending = (typeof ENDINGS)[number];

/** The parts of a score (`Result.details`): agendas, then what breaks ties (C13.3). */
export const SCORE_PARTS = ['agendas', 'worldWonders', 'spaces'] as const;
