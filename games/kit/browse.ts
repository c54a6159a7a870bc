import type { ComponentId } from './core';

/** A component as a card browser lists it. Values are keys of the ruleset's catalogues (`Words.term`). */
export interface Listed {
  id: ComponentId;
  /** What it can be looked for by: `suit: ['REG']`, `verb: ['verb.gain', 'verb.acquire']`. What a facet is called is `Words.term('facet.suit')`. */
  facets: Readonly<Record<string, readonly string[]>>;
  /** How sure the sources are, by field (`Words.term('field.name')`); a field on which several agree is left out. That of its name `Words.doubtOfName` tells. */
  doubts: Readonly<Record<string, Doubt>>;
}

/** One source only; concluded from other cards; made up where no source says anything. */
export type Doubt = 'single-source' | 'inferred' | 'invented';

const DOUBTS: readonly Doubt[] = ['single-source', 'inferred', 'invented'];

/**
 * The doubts in a reference's remarks on its sources, field by field. A remark that begins with no word of `Doubt` is
 * left out.
 */
export const doubtsOf = (confidence: Readonly<Record<string, string>> = {}): Record<string, Doubt> =>
  Object.fromEntries(
    Object.entries(confidence).flatMap(([field, remark]) => {
      const doubt = DOUBTS.find((each) => remark.startsWith(each));
      return doubt ? [[field, doubt]] : [];
    }),
  );
