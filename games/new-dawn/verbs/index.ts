import type { AsksOf, PhrasesOf } from '../../kit/effect/verb';
import { verbTable } from '../../kit/effect/verbTable';
import * as list from './list';
import type { NewDawnVerb } from './verb';

type Listed = (typeof list)[keyof typeof list];
/** Keys of the questions that verbs ask. */
export type VerbAsk = AsksOf<Listed>;
/** Keys of the phrases that say what verbs do. */
export type VerbPhrase = PhrasesOf<Listed>;

export const { VERBS, VERB_ASKS, verbNamed } = verbTable<NewDawnVerb>(list);
