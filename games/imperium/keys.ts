import { KIT_REASONS } from '../kit/text/common';
import type { VerbAsk } from './verbs';

/** Keys of phrases that the rules use; every catalogue of words/ has them all. */

/** What the rules ask (`Question.ask`); verbs ask more. */
export const ASKS = [
  'ready',
  'nation',
  'turn',
  'cleanUp',
  'pay',
  'branch',
  'branches',
  'may',
  'again',
  'order',
  'trigger',
  'solstice',
  'protect',
  'unprotected',
  'reshuffle',
] as const;
/** What a question asks. */
export type Ask = (typeof ASKS)[number] | VerbAsk;

/** Why something is refused or impossible (`Refusal.why`), or why undo ended; the kit's reasons are included. */
export const REASONS = [
  ...KIT_REASONS,
  'noAction',
  'freeAgain',
  'stateIcon',
  'unplayable',
  'playIf',
  'price',
  'noExhaustToken',
  'alreadyExhausted',
  'noAbility',
  'onlyWhenTriggered',
  'turnBegun',
  'nationTaken',
  'otherBox',
  'lastQuest',
  'tokensOnCard',
  'suit',
  'notAskedFor',
  'notInHand',
  'cannotGarrison',
  'wrongSeat',
] as const;
export type Reason = (typeof REASONS)[number];
