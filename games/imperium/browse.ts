import { doubtsOf, type Listed } from '../kit/browse';
import type { Card } from './card';
import { CARDS } from './catalogue';
import { isRule } from './cards/rules';

/** Every card of both boxes for the card browser, in printed order. */
export function browse(): Listed[] {
  return [...CARDS.values()].filter(({ id }) => !isRule(id)).map(listed);
}

function listed(card: Card): Listed {
  const { facts } = card;
  const { notes: _notes, 'name.hu': _hu, 'name.cs': _cs, ...sources } = facts.confidence ?? {};
  const verbs = [...card.nodes.values()].flatMap((node) => (node.kind === 'verb' ? [`verb.${node.verb}`] : []));
  return {
    id: card.id,
    facets: {
      box: [card.box],
      nation: [card.nation ?? 'common'],
      suit: [...card.suits],
      icon: [
        ...(facts.state ? [facts.state] : []),
        ...(facts.header ? [facts.header] : []),
        ...(facts.types ?? []),
        ...(facts.regionTypes ?? []),
      ],
      timing: [...new Set(card.abilities.map(({ timing }) => timing))],
      verb: [...new Set(verbs)],
    },
    doubts: doubtsOf(sources),
  };
}
