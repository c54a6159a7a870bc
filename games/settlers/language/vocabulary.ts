import type { Vocabulary } from '../../kit/effect/syntax';
import { VERBS } from '../verbs';
import { COMBINATORS } from './combinators';
import { WORDS } from './words';

export const TRIGGERS = [
  'onBuild',
  'onRaze',
  'onDeal',
  'onVp',
  'onExchange',
  'onProduction',
  'onCleanup',
  'anytime',
] as const;
export type TriggerName = (typeof TRIGGERS)[number];

/** Every word that a card's effect may use; test/reference/settlers/notation.md says what each means. */
export const VOCABULARY: Vocabulary = {
  combinators: COMBINATORS,
  verbs: new Map(VERBS.map((verb) => [verb.name, verb])),
  selectors: new Set(),
  conditions: new Set(),
  triggers: new Set(TRIGGERS),
  words: new Set(WORDS),
};
