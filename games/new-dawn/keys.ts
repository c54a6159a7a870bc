import { KIT_REASONS } from '../kit/text/common';
import type { VerbAsk } from './verbs';

/** Keys of phrases that the rules use; every catalogue of words/ has them all. */

/** What the rules ask (`Question.ask`) besides what verbs ask. */
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
  'stealTrade',
  'loseTrade',
  'reuse',
  'gainCard',
  'takeCard',
  'returnCard',
  'pay',
  'site',
  'spend',
  'liberate',
  'instead',
  'whichBarbarian',
] as const;
/** What a question asks. */
export type Ask = (typeof ASKS)[number] | VerbAsk;

/** Why something is refused or impossible (`Refusal.why`), the kit's reasons included; also what ended undo. */
export const REASONS = [
  ...KIT_REASONS,
  'rolled',
  'used',
  'noSpace',
  'noRivalToken',
  'fewRivalTokens',
  'noStoredToken',
  'noPlayersCard',
  'noOtherCard',
  'noBarbarian',
  'barbariansShutIn',
] as const;
export type Reason = (typeof REASONS)[number];

/** Ends of a match (`Result.ending`). */
export const ENDINGS = ['agendas', 'turnCap'] as const;
export type Ending = (typeof ENDINGS)[number];

/** What a score is made of (`Result.details`): agendas, then what breaks a tie (C13.3). */
export const SCORE_PARTS = ['agendas', 'worldWonders', 'spaces'] as const;
