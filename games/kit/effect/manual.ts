import type { ComponentId, Core } from '../core';
import { printNode, printTriggers } from './print';
import { formOf, type Terms } from './signature';
import { walk, type Node, type Trigger } from './syntax';
import type { Verb } from './verb';

/** What the manual of the notation tells of a ruleset's verbs. */
export interface Manual {
  readonly verbs: readonly DescribedVerb[];
  /** The names in capitals that the verbs' forms are written with. */
  readonly terms: Terms;
}

export interface DescribedVerb {
  readonly name: string;
  readonly form: string;
  /** How it comes about: it is done, the rules read it, or nobody has written it yet. */
  readonly state: 'done' | 'read' | 'planned';
  /** A card's ability in which it stands; null when no card has it. */
  readonly example: Example | null;
}

export interface Example {
  readonly card: ComponentId;
  readonly ability: number;
  readonly notation: string;
}

interface WithAbilities {
  readonly id: ComponentId;
  readonly abilities: readonly { index: number; triggers: readonly Trigger[]; cost?: Node | null; effect: Node }[];
}

/** Describes verbs, each with the shortest of the cards' abilities that has it. */
export function describeVerbs<G extends Core>(verbs: readonly Verb<G>[], cards: Iterable<WithAbilities>): Manual {
  const shortest = new Map<string, Example>();
  for (const { id, abilities } of cards) {
    for (const { index, triggers, cost = null, effect } of abilities) {
      const parts = [triggers.length > 0 ? `${printTriggers(triggers)}:` : '', cost ? `${printNode(cost)} >` : ''];
      const notation = [...parts.filter((part) => part !== ''), printNode(effect)].join(' ');
      const note = (node: Node): void => {
        if (node.kind !== 'verb') return;
        const known = shortest.get(node.verb);
        if (!known || notation.length < known.notation.length)
          shortest.set(node.verb, { card: id, ability: index, notation });
      };
      if (cost) walk(cost, note);
      walk(effect, note);
    }
  }
  const described = verbs.map(({ name, args, run }) => ({
    name,
    form: formOf(name, args),
    state: typeof run === 'string' ? run : ('done' as const),
    example: shortest.get(name) ?? null,
  }));
  return {
    verbs: described.sort((a, b) => (a.name < b.name ? -1 : 1)),
    terms: new Map(verbs.flatMap(({ args }) => args.flatMap(({ terms }) => [...terms]))),
  };
}
