import type { AsksOf, PhrasesOf } from '../../kit/effect/verb';
import * as list from './list';
import type { MythotopiaVerb } from './verb';

type Listed = (typeof list)[keyof typeof list];
/** Keys of the questions that verbs ask. */
export type VerbAsk = AsksOf<Listed>;
/** Keys of the phrases that say what verbs do. */
export type VerbPhrase = PhrasesOf<Listed>;

/** All verbs. */
export const VERBS: readonly MythotopiaVerb[] = Object.values(list);

/** Keys of the questions that verbs ask; several may share one. */
export const VERB_ASKS: readonly string[] = [...new Set(VERBS.flatMap(({ asks }) => Object.keys(asks)))];

const byName = new Map(VERBS.map((verb) => [verb.name, verb]));

/** @throws Error for a word that is no verb. */
export function verbNamed(name: string): MythotopiaVerb {
  const found = byName.get(name);
  if (!found) throw new Error(`no verb ${name}`);
  return found;
}
