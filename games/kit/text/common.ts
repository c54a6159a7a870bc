import type { UndoEnd } from '../core';
import type { MATCH_EVENTS } from '../giveUp';
import type { EffectPhrase } from './effects';

/** Phrases that frame questions and events. */
export type FramePhrase = 'ask' | 'askWhy' | 'askCard' | 'hiddenCard' | 'eventBy';

/** The kit's own reasons to refuse something or to end undo. Every ruleset's list of reasons begins with them. */
export const KIT_REASONS = [
  'over',
  'notAsked',
  'gone',
  'malformed',
  'notAnOption',
  'cannot',
  'cannotOf',
  'pickedTwice',
  'tooFew',
  'tooMany',
  'nothingToUndo',
  'options',
  'seats',
  'revealedCard',
  'drewCards',
  'shuffled',
  'rolled',
  'otherPlayer',
  'turnEnded',
] as const;

/** Phrases that are the same in every ruleset: combinators of effects, frames, the kit's own reasons, plain answers. */
export type CommonPhrase =
  | EffectPhrase
  | FramePhrase
  | 'when'
  | `thing.${'upTo' | 'anyNumber'}`
  | `ask.${'ready' | 'branch' | 'may'}`
  | `option.${'ready' | 'yes' | 'no' | 'pass'}`
  | `event.${Exclude<keyof typeof MATCH_EVENTS, 'over'>}`
  | `why.${(typeof KIT_REASONS)[number] | UndoEnd}`
  | `term.final${'' | `.${UndoEnd}`}`;
