import { lookUp } from '../kit/catalogue';
import { walk, type VerbNode } from '../kit/effect/syntax';
import type { Ability, Card, Place } from './card';

const cards = new Map<string, Card>();

/**
 * All cards by id: starters of every colour ("starterArmy-red-1"), province cards ("blore-card"), improvements ("hero-card"), and
 * VP cards ("castle"), which are always open. No card that may be hidden has an id that is also a word of an option or an event.
 * The rules look here, because catalogue.ts, which fills it, reads the cards with the verbs that the rules carry out.
 */
export const CARDS: ReadonlyMap<string, Card> = cards;

export const { cardOf, nodeOf } = lookUp(cards);

/** The card of a province. */
export const cardOfProvince = (province: Place): string => `${province}-card`;

/** The verbs of a kind in the card's texts, with the text they stand in. */
export function verbsOf(id: string, verb: string): readonly { node: VerbNode; ability: Ability }[] {
  return verbs.get(id)?.get(verb) ?? NONE;
}

/** Cards in whose texts the verb stands. */
export function cardsWith(verb: string): ReadonlySet<string> {
  let found = having.get(verb);
  if (!found) having.set(verb, (found = new Set([...cards.keys()].filter((id) => verbsOf(id, verb).length > 0))));
  return found;
}

const having = new Map<string, ReadonlySet<string>>();
const NONE: readonly { node: VerbNode; ability: Ability }[] = [];
const verbs = new Map<string, Map<string, { node: VerbNode; ability: Ability }[]>>();

/** @throws Error for an id that another card has. */
export function addCard(card: Card): void {
  if (cards.has(card.id)) throw new Error(`card id ${card.id} twice`);
  cards.set(card.id, card);
  const found = new Map<string, { node: VerbNode; ability: Ability }[]>();
  for (const ability of card.abilities) {
    walk(ability.effect, (node) => {
      if (node.kind === 'verb') found.set(node.verb, [...(found.get(node.verb) ?? []), { node, ability }]);
    });
  }
  verbs.set(card.id, found);
}
