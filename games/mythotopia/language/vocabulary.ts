import type { Vocabulary } from '../../kit/effect/syntax';
import { COMBINATORS } from './combinators';
import { VERBS } from '../verbs';
import { WORDS } from './words';

/** Every word that a card's effect may use; test/reference/mythotopia/notation.md says what each means. */
export const VOCABULARY: Vocabulary = {
  combinators: COMBINATORS,
  verbs: new Map(VERBS.map((verb) => [verb.name, verb])),
  selectors: new Set(),
  conditions: new Set(),
  triggers: new Set(['onBuild', 'onCapture', 'onDefend', 'onHold', 'onSail']),
  words: new Set(WORDS),
};
