import type { CatalogueItem } from '../kit/tooling';
import { printNode, printTriggers } from '../kit/effect/print';
import type { Card } from './card';
import { CARDS } from './catalogue';
import { neighbours, coast, provinceOf } from './map';

/** A card in the reference's fields; its texts are printed from the parsed trees. */
export function printCard(card: Card): CatalogueItem {
  const { facts } = card;
  return {
    id: card.id,
    kind: card.kind,
    ...(card.colour ? { type: card.type, colour: card.colour } : {}),
    name: facts.name,
    symbols: [...(facts.symbols ?? [])],
    effects: card.abilities.map((a) => ({
      timing: a.timing,
      ...(a.triggers.length ? { trigger: printTriggers(a.triggers) } : {}),
      effect: printNode(a.effect),
      ...(a.once ? { once: true } : {}),
    })),
    ...(facts.tokens ? { tokens: facts.tokens } : {}),
    ...(card.province ? { province: printProvince(card.province) } : {}),
    ...(facts.confidence ? { confidence: { ...facts.confidence } } : {}),
  };
}

function printProvince(id: string): Record<string, unknown> {
  const { resource, neutralStrength, rough, island } = provinceOf(id);
  return {
    id,
    resource,
    neutralStrength,
    rough: rough ?? false,
    island: island ?? null,
    coast: [...coast(id)],
    borders: neighbours(id).map(({ place, border }) => ({ to: place, kind: border.kind })),
  };
}

/** All cards of the box. */
export const printCatalogue = (): CatalogueItem[] => [...CARDS.values()].map(printCard);
