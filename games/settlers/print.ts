import type { CatalogueItem } from '../kit/tooling';
import { printNode, printTriggers } from '../kit/effect/print';
import type { Card } from './card';
import { CARDS } from './catalogue';

/** A card in the reference's fields; its texts are printed from the parsed trees. */
export function printCard(card: Card): CatalogueItem {
  const { facts, deck } = card;
  const razable = deck === 'common' || deck === 'japanese';
  return {
    id: card.id,
    group: facts.copies[0],
    copies: facts.copies.length,
    name: facts.name,
    faction: deck,
    category: card.category,
    colours: [...card.colours],
    buildCost: card.cost,
    ...(card.deal ? { dealGood: card.deal } : {}),
    ...(razable ? { razeGoods: [...card.raze] } : {}),
    effects: card.abilities.map(({ timing, triggers, uses, limit, cost, effect }) => ({
      timing,
      ...(triggers.length ? { trigger: printTriggers(triggers) } : {}),
      ...(uses > 1 ? { uses } : {}),
      ...(limit === null ? {} : { limit }),
      ...(cost ? { cost: printNode(cost) } : {}),
      effect: printNode(effect),
    })),
    ...(facts.confidence ? { confidence: { ...facts.confidence } } : {}),
  };
}

/** All cards of the box. */
export const printCatalogue = (): CatalogueItem[] => [...CARDS.values()].map(printCard);
