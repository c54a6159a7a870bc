import type { VerbPhrase } from '../verbs';

export type Noun = 'token';
export type Phrase = VerbPhrase;
