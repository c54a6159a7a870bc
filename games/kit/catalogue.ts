import { messageOf } from './error';
import type { ComponentId } from './core';
import { EffectParser } from './effect/parse';
import { walk, type Node, type Trigger, type VerbNode, type Vocabulary } from './effect/syntax';
import { mustBeKnown } from './unknown';

/** Cards as data: reading what is printed on them, and looking them up by id and by what their texts say. */

/** One text of a card as the files of a ruleset write it; rulesets add what theirs have besides. */
export interface AbilityFacts<Timing extends string = string> {
  timing: Timing;
  /** When it answers to something, in the notation; so are the others. */
  trigger?: string;
  cost?: string;
  effect: string;
}

/** The same, read. */
export interface Ability<Timing extends string = string> {
  /** Place in the card's list of texts. */
  index: number;
  timing: Timing;
  triggers: Trigger[];
  cost: Node | null;
  effect: Node;
}

/** What the kit has to know of a card. */
export interface ReadCard<A extends Ability = Ability> {
  id: ComponentId;
  abilities: readonly A[];
  /** All nodes of all effects by number. */
  nodes: ReadonlyMap<number, Node>;
}

/** A verb in a text of a card. */
export interface TextVerb<A extends Ability = Ability> {
  card: ComponentId;
  ability: A;
  node: VerbNode;
}

/** Reads the texts of one card; every node gets a number of its own. */
export class CardReader {
  readonly nodes = new Map<number, Node>();
  readonly parser: EffectParser;

  constructor(vocabulary: Vocabulary) {
    this.parser = new EffectParser(vocabulary);
  }

  /** @param more what the ruleset adds to each of them */
  abilities<F extends AbilityFacts, M extends object>(
    facts: readonly F[] = [],
    more: (facts: F) => M,
  ): (Ability<F['timing']> & M)[] {
    return facts.map((text, index) => ({
      index,
      timing: text.timing,
      triggers: text.trigger ? this.parser.triggers(text.trigger) : [],
      cost: text.cost ? this.#effect(text.cost) : null,
      effect: this.#effect(text.effect),
      ...more(text),
    }));
  }

  #effect(text: string): Node {
    const effect = this.parser.program(text);
    walk(effect, (node) => this.nodes.set(node.id, node));
    return effect;
  }
}

/** Reads a card. @throws Error naming the card when a text of it cannot be read */
export function readCard<T>(id: ComponentId, vocabulary: Vocabulary, read: (reader: CardReader) => T): T {
  try {
    return read(new CardReader(vocabulary));
  } catch (error) {
    throw new Error(`card ${id}: ${messageOf(error)}`, { cause: error });
  }
}

/**
 * The cards of a ruleset. They are filled in later (`addCard`), because they are read with the verbs, which are carried out by rules
 * that look cards up.
 */
export function cardTable<A extends Ability, Card extends ReadCard<A>>() {
  const cards = new Map<ComponentId, Card>();
  const verbs = new Map<ComponentId, Map<string, TextVerb<A>[]>>();
  const having = new Map<string, ReadonlySet<ComponentId>>();
  const none: readonly TextVerb<A>[] = [];
  const CARDS: ReadonlyMap<ComponentId, Card> = cards;

  /** @throws Error for an id that no card has. */
  const cardOf = (id: ComponentId): Card => {
    const card = cards.get(id);
    if (card) return card;
    mustBeKnown(id);
    throw new Error(`no card ${id}`);
  };
  /** @throws Error for a number that no node of the card has. */
  const nodeOf = (id: ComponentId, node: number): Node => {
    const found = cardOf(id).nodes.get(node);
    if (!found) throw new Error(`no node ${node} in ${id}`);
    return found;
  };
  /** @throws Error for a text that the card does not have. */
  const abilityOf = (id: ComponentId, index: number): A => {
    const ability = cardOf(id).abilities[index];
    if (!ability) throw new Error(`card ${id} has no ability ${index}`);
    return ability;
  };
  /** The verbs of a kind in the card's effects, with the text they stand in; none of a card that is not known. */
  const verbsOf = (id: ComponentId, verb: string): readonly TextVerb<A>[] => verbs.get(id)?.get(verb) ?? none;
  /** Cards in whose effects the verb stands. */
  const cardsWith = (verb: string): ReadonlySet<ComponentId> => {
    let found = having.get(verb);
    if (!found) having.set(verb, (found = new Set([...cards.keys()].filter((id) => verbsOf(id, verb).length > 0))));
    return found;
  };
  /** @throws Error for an id that another card has. */
  const addCard = (card: Card): void => {
    if (cards.has(card.id)) throw new Error(`card id ${card.id} twice`);
    cards.set(card.id, card);
    const found = new Map<string, TextVerb<A>[]>();
    for (const ability of card.abilities) {
      walk(ability.effect, (node) => {
        if (node.kind !== 'verb') return;
        const others = found.get(node.verb);
        const one = { card: card.id, ability, node };
        if (others) others.push(one);
        else found.set(node.verb, [one]);
      });
    }
    verbs.set(card.id, found);
  };
  return { CARDS, cardOf, nodeOf, abilityOf, verbsOf, cardsWith, addCard };
}
