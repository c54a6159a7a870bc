import { KIT_REASONS } from '../kit/text/common';
import type { VerbAsk } from './verbs';

/** Keys of phrases that the rules use; every catalogue of words/ has them all. */

/** What the rules ask (`Question.ask`); verbs ask more. */
export const ASKS = [
  'ready',
  'faction',
  'lookout',
  'keepOne',
  'turn',
  'pay',
  'deck',
  'source',
  'exchange',
  'again',
  'order',
  'branch',
  'may',
  'victim',
  'afterwards',
] as const;
export type Ask = (typeof ASKS)[number] | VerbAsk;

/** Why something cannot be done, or why undo ended. */
export const REASONS = [
  ...KIT_REASONS,
  'notInHand',
  'price',
  'noOtherPayment',
  'noFactionCard',
  'noRazeField',
  'noToken',
  'passedPlayer',
  'peaceful',
  'factionSafe',
  'ownLocation',
  'notThere',
  'notYours',
  'noAction',
  'usedUp',
  'blockedNow',
  'noTarget',
  'noWorkers',
  'tokenGone',
  'notCommon',
  'protectedAlready',
  'noSamurai',
  'notFaction',
  'nothingToPlace',
  'factionTaken',
  'wrongPayment',
  'notStored',
] as const;
export type Reason = (typeof REASONS)[number];

/** How a match can end (`Result.ending`). */
export const ENDINGS = ['scored', 'soloWon', 'soloLost'] as const;
export type Ending = (typeof ENDINGS)[number];

/** The parts of a score, besides cards (`Result.details`). */
export const SCORE_PARTS = ['vp', 'commonLocations', 'factionLocations'] as const;
export type ScorePart = (typeof SCORE_PARTS)[number];
