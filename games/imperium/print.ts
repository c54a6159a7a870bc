import type { CatalogueItem } from '../kit/tooling';
import { printCondition, printNode, printPoints, printTriggers } from '../kit/effect/print';
import type { Card } from './card';
import { CARDS } from './catalogue';
import { isRule } from './cards/rules';

/** A card in the reference's fields; its effects are printed from the parsed trees. */
export function printCard(card: Card): CatalogueItem {
  const { facts } = card;
  const cost = facts.developmentCost;
  return {
    id: facts.id,
    name: facts.name,
    box: inBothBoxes(card) ? 'both' : card.box === 'classics' ? '1' : '2',
    set: card.box,
    nation: card.nation,
    ...(facts.side ? { side: facts.side } : {}),
    copies: 1,
    suits: [...(facts.suits ?? [])],
    state: facts.state ?? null,
    header: facts.header ?? null,
    types: [...(facts.types ?? [])],
    regionTypes: [...(facts.regionTypes ?? [])],
    start: facts.start,
    minPlayers: facts.minPlayers ?? null,
    developmentCost: cost ? { ...cost } : null,
    vp: printValue(card),
    ...(facts.keywords ? { keywords: [...facts.keywords] } : {}),
    ...(card.playIf ? { playIf: printCondition(card.playIf) } : {}),
    effects: card.abilities.map((a) => ({
      timing: a.timing,
      ...(a.triggers.length ? { trigger: printTriggers(a.triggers) } : {}),
      ...(a.cost ? { cost: printNode(a.cost) } : {}),
      effect: printNode(a.effect),
      optional: a.optional,
    })),
    ...(facts.confidence ? { confidence: { ...facts.confidence } } : {}),
  };
}

/** State cards are in both boxes. King of Kings of Legends is the one of Classics. */
const inBothBoxes = (card: Card): boolean => card.id.startsWith('STATE') || card.id.startsWith('2FAM9');

function printValue({ value, facts }: Card): unknown {
  switch (value.kind) {
    case 'none':
      return null;
    case 'fixed':
      return value.points;
    case 'variable':
      return { variable: printPoints(value.points), max: value.max };
    case 'conditional': {
      const cases = value.cases.map((c, i) => ({
        points: c.points,
        when: printCondition(c.when),
        ...(i === value.cases.length - 1 ? { else: value.otherwise } : {}),
      }));
      const listed = typeof facts.vp === 'object' && 'conditional' in facts.vp && Array.isArray(facts.vp.conditional);
      return { conditional: listed ? cases : cases[0] };
    }
  }
}

/** All components of both boxes, without the rules' own effects. */
export function printCatalogue(): CatalogueItem[] {
  return [...CARDS.values()].filter((card) => !isRule(card.id)).map(printCard);
}
