import type { CatalogueItem } from '../kit/tooling';
import { printNode, printTriggers } from '../kit/effect/print';
import { CARDS } from './catalogue';
import type { Card } from './card';
import { naturalWonders } from './cards/naturalWonders';
import { tileOf, TILE_IDS } from './tile';
import { victoryCards } from './cards/victory';

/** A card in the reference's own fields, its texts printed back from the trees that are executed. */
export function printCard(card: Card): CatalogueItem {
  const { effects: _, ...facts } = card.facts;
  return {
    ...facts,
    id: card.id,
    kind: card.kind,
    ...(card.colour ? { colour: card.colour } : {}),
    effects: card.abilities.map((a) => ({
      timing: a.timing,
      ...(a.triggers.length ? { trigger: printTriggers(a.triggers) } : {}),
      effect: printNode(a.effect),
    })),
  };
}

/** All components of the box. */
export const printCatalogue = (): CatalogueItem[] => [
  ...[...CARDS.values()].map(printCard),
  ...naturalWonders.map((facts) => ({ ...facts, kind: 'naturalWonder' })),
  ...victoryCards.map(({ id, agendas }) => ({ id, kind: 'victory', agendas: agendas.map((agenda) => agenda.id) })),
  ...TILE_IDS.map((id) => ({ ...tileOf(id), kind: 'tile' })),
];
