import { doubtsOf, type Doubt } from '../browse';
import type { ComponentId } from '../core';
import type { Language, Words } from './words';

/**
 * How a reader wants components named: in the reader's language, in that language with the English name below, or in
 * English.
 */
export type Naming = 'own' | 'both' | 'english';
export const NAMINGS: readonly Naming[] = ['own', 'both', 'english'];

/** A component's name as the editions print it. `confidence` says how sure it is, by field (`name.hu`). */
export interface Printed {
  name: Readonly<{ en: string } & Partial<Record<Language, string>>>;
  confidence?: Readonly<Record<string, string>>;
}

/** An English name that was concluded is a translation of ours from another edition. */
function doubtOfEnglish({ confidence }: Printed): Doubt | null {
  const doubt = doubtsOf(confidence)['name.en'] ?? null;
  return doubt === 'inferred' ? 'invented' : doubt;
}

/** Names in one language: published ones, and the translators' own for all others. */
export class Names {
  private readonly published = new Map<string, string>();

  /** @param ours by the English name */
  constructor(
    private readonly language: Language,
    printed: Iterable<Printed>,
    private readonly ours: Readonly<Record<string, string>>,
  ) {
    for (const { name } of printed) {
      const known = name[language];
      if (known !== undefined) this.published.set(name.en, known);
    }
  }

  /** The name of a component. A published name holds for all components that share the English name. */
  of({ name }: Printed): string {
    return name[this.language] ?? this.published.get(name.en) ?? this.ours[name.en] ?? name.en;
  }

  /** How sure the name is; null for an English name that is published. */
  doubt(printed: Printed): Doubt | null {
    const { name, confidence } = printed;
    if (this.language === 'en') return doubtOfEnglish(printed);
    if (name[this.language] !== undefined) return doubtsOf(confidence)[`name.${this.language}`] ?? null;
    if (this.published.has(name.en)) return 'inferred';
    return this.of(printed) === name.en ? null : 'invented';
  }
}

/**
 * The name of a component, made with `of`, which gives the name of a printed thing. A card has its own name, a border
 * those of its two places.
 */
export type Called = (id: ComponentId, of: (printed: Printed) => string) => string;

/**
 * Makes the functions that name components.
 * @param printed what is printed on a component; undefined for one without print
 */
export function named(
  naming: Naming,
  names: Names,
  printed: (id: ComponentId) => Printed | undefined,
  called: Called,
): Pick<Words, 'name' | 'below' | 'names' | 'doubtOfName'> {
  const own = (id: ComponentId): string => called(id, (each) => names.of(each));
  const english = (id: ComponentId): string => called(id, (each) => each.name.en);
  return {
    name: naming === 'english' ? english : own,
    // A name that differs only in capitals is not repeated: "sir Gawain" under "Sir Gawain".
    below: (id) => (naming === 'both' && english(id).toLowerCase() !== own(id).toLowerCase() ? english(id) : null),
    names: (id) => [...new Set([own(id), english(id)])],
    doubtOfName(id) {
      const known = printed(id);
      if (!known) return null;
      return naming === 'english' ? doubtOfEnglish(known) : names.doubt(known);
    },
  };
}
