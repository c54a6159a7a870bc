import type { ComponentId, Core, Seat } from '../core';
import { seedState } from '../random';

/** What rulesets write situations down with. */

/** The components that a situation names: each of them exists, and lies in one place only. */
export class NamedComponents {
  readonly #named = new Set<ComponentId>();

  /** @param idOf the component of a short name, for a seat. @throws Error when there is none */
  constructor(private readonly idOf: (name: string, seat: Seat) => ComponentId) {}

  /** Is it named anywhere so far? */
  has(id: ComponentId): boolean {
    return this.#named.has(id);
  }

  /** The ids of named components. @throws Error for one that is named twice */
  ids(names: readonly string[] = [], seat: Seat = 0): ComponentId[] {
    return names.map((name) => {
      const id = this.idOf(name, seat);
      if (this.#named.has(id)) throw new Error(`${id} is named twice`);
      this.#named.add(id);
      return id;
    });
  }
}

/** Every word in a description, however deep: what it may name anywhere. */
export function wordsOf(description: unknown): Set<string> {
  if (typeof description === 'string') return new Set([description]);
  if (typeof description !== 'object' || description === null) return new Set();
  return new Set(Object.values(description).flatMap((each) => [...wordsOf(each)]));
}

/** Chance is there from the beginning, and the same every time. */
export function seeded(g: Core, seed = 'situation'): void {
  g.seed = seed;
  g.rng = seedState(seed);
}
