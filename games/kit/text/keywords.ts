import type { Node } from '../effect/syntax';

/** What a card says, as far as its explained words follow from it. */
interface Worded {
  readonly abilities: readonly { readonly timing: string }[];
  readonly nodes: ReadonlyMap<unknown, Node>;
}

/** Is a word on this card? @param verbs those of its effects */
type On<Card> = (card: Card, verbs: ReadonlySet<string>) => boolean;

/** A word on cards that is explained, and the rule that says more. */
export interface Keyword<Card> {
  readonly rule: string;
  readonly on: On<Card>;
}

/** One of these verbs is in an effect of the card. */
export const verb =
  (...names: string[]): On<Worded> =>
  (_card, verbs) =>
    names.some((name) => verbs.has(name));

/** An ability of the card begins so. */
export const timing =
  (start: string): On<Worded> =>
  (card) =>
    card.abilities.some((ability) => ability.timing.startsWith(start));

/** @returns gives the explained words on a card with their rules, in the order of the table */
export function keywordsIn<Card extends Worded, Key extends string>(
  table: Readonly<Record<Key, Keyword<Card>>>,
): (card: Card) => [key: Key, rule: string][] {
  const has = (key: string): key is Key => Object.hasOwn(table, key);
  const keys = Object.keys(table).filter(has);
  return (card) => {
    const verbs = new Set([...card.nodes.values()].flatMap((node) => (node.kind === 'verb' ? [node.verb] : [])));
    return keys.filter((key) => table[key].on(card, verbs)).map((key) => [key, table[key].rule]);
  };
}
