import { KIT_REASONS } from '../kit/text/common';
import type { VerbAsk } from './verbs';

/** Keys of phrases that the rules use; every catalogue of words/ has them all. */

/** What the rules ask (`Question.ask`) besides what verbs ask. */
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
] as const;
export type Ask = (typeof ASKS)[number] | VerbAsk;

/** Why something cannot be done, or cannot be undone. */
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
] as const;
export type Reason = (typeof REASONS)[number];

/** Ends of a match (`Result.ending`). */
export const ENDINGS = ['scored', 'soloWon', 'soloLost'] as const;
export type Ending = (typeof ENDINGS)[number];

/** What a score is made of, besides cards (`Result.details`). */
export const SCORE_PARTS = ['vp', 'commonLocations', 'factionLocations'] as const;
export type ScorePart = (typeof SCORE_PARTS)[number];
