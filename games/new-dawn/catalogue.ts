import type { ComponentId } from '../kit/core';
import { readCard } from '../kit/catalogue';
import { COLOURS, type CardFacts, type Colour, type EffectFacts } from './card';
import { cityStates, diplomacy } from './cards/diplomacy';
import { focusCards } from './cards/focus';
import { leaders } from './cards/leaders';
import { victoryCards } from './cards/victory';
import { wonders } from './cards/wonders';
import { VOCABULARY } from './language/vocabulary';
import { addCard, copyOf, ofColour, wonderCard } from './lookup';

export { cardOf, CARDS, cardsWith, nodeOf, verbsOf } from './lookup';

/** Copies of each city-state's diplomacy card (C2.5). */
export const COPIES = [1, 2] as const;

function add(id: ComponentId, facts: CardFacts, colour: Colour | null = null): void {
  const effects: readonly EffectFacts[] = facts.facts.effects;
  addCard(
    readCard(id, VOCABULARY, (reader) => ({
      ...facts,
      id,
      colour,
      abilities: reader.abilities(effects, () => ({})),
      nodes: reader.nodes,
    })),
  );
}

for (const colour of COLOURS) {
  for (const facts of focusCards) add(ofColour(facts.id, colour), { kind: 'focus', facts }, colour);
  for (const facts of diplomacy) add(ofColour(facts.id, colour), { kind: 'diplomacy', facts }, colour);
}
for (const facts of wonders) add(wonderCard(facts.id), { kind: 'wonder', facts });
for (const facts of leaders) add(facts.id, { kind: 'leader', facts });
for (const facts of cityStates) for (const n of COPIES) add(copyOf(facts.id, n), { kind: 'cityState', facts });
for (const { agendas } of victoryCards) for (const facts of agendas) add(facts.id, { kind: 'agenda', facts });
