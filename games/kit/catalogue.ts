import type { ComponentId } from './core';
import type { Node } from './effect/syntax';
import { mustBeKnown } from './unknown';

/** Ways to a ruleset's cards by id; the map may be filled later. */
export function lookUp<Card extends { readonly nodes: ReadonlyMap<number, Node> }>(
  cards: ReadonlyMap<ComponentId, Card>,
) {
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
  return { cardOf, nodeOf };
}
