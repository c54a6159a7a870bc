import { doubtsOf, type Doubt } from '../browse';
import type { ComponentId } from '../core';
import type { Language, Words } from './words';

/** How a reader wants components named: in the own language, so with the English name below, or in English. */
export type Naming = 'own' | 'both' | 'english';
export const NAMINGS: readonly Naming[] = ['own', 'both', 'english'];

/** A component's name as the editions print it, and how sure that is, by field (`name.hu`). */
export interface Printed {
  name: Readonly<{ en: string } & Partial<Record<Language, string>>>;
  confidence?: Readonly<Record<string, string>>;
}

/** Names in one language: those that are published, and ours for all others. */
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

  /** A name that is published for one of several components of the same name holds for all of them. */
  of({ name }: Printed): string {
    return name[this.language] ?? this.published.get(name.en) ?? this.ours[name.en] ?? name.en;
  }

  /** How sure the name is; of one that is the English one nothing is said. */
  doubt(printed: Printed): Doubt | null {
    const { name, confidence } = printed;
    if (name[this.language] !== undefined) return doubtsOf(confidence)[`name.${this.language}`] ?? null;
    if (this.published.has(name.en)) return 'inferred';
    return this.of(printed) === name.en ? null : 'invented';
  }
}

/** The name of a component, made of what `of` says of printed ones: of a card its own, of a border those of two places. */
export type Called = (id: ComponentId, of: (printed: Printed) => string) => string;

/** What words say of names. @param printed what is printed on a component; of some there is nothing */
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
    // "sir Gawain" under "Sir Gawain" tells nothing.
    below: (id) => (naming === 'both' && english(id).toLowerCase() !== own(id).toLowerCase() ? english(id) : null),
    names: (id) => [...new Set([own(id), english(id)])],
    doubtOfName(id) {
      const known = printed(id);
      return known && naming !== 'english' ? names.doubt(known) : null;
    },
  };
}
