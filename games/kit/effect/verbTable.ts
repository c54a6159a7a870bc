import type { VerbTerms, WordedVerb } from './verb';

/** What a ruleset has of its list of verbs. */
export interface VerbTable<V> {
  readonly VERBS: readonly V[];
  /** Keys of the questions that verbs ask; several may share one. */
  readonly VERB_ASKS: readonly string[];
  /** @throws Error for a word that is no verb. */
  verbNamed(name: string): V;
}

/** @param list the module in which the verbs are listed */
export function verbTable<V extends Pick<WordedVerb<VerbTerms>, 'name' | 'asks'>>(
  list: Readonly<Record<string, V>>,
): VerbTable<V> {
  const VERBS = Object.values(list);
  const byName = new Map(VERBS.map((verb) => [verb.name, verb]));
  return {
    VERBS,
    VERB_ASKS: [...new Set(VERBS.flatMap(({ asks }) => Object.keys(asks)))],
    verbNamed(name) {
      const found = byName.get(name);
      if (!found) throw new Error(`no verb ${name}`);
      return found;
    },
  };
}
