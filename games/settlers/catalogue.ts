import { readCard } from '../kit/catalogue';
import type { Card, Deck, KindFacts } from './card';
import { barbarians } from './cards/barbarians';
import { common } from './cards/common';
import { egyptians } from './cards/egyptians';
import { japanese } from './cards/japanese';
import { romans } from './cards/romans';
import { VOCABULARY } from './language/vocabulary';
import { addCard } from './lookup';

export { abilityOf, cardOf, CARDS, cardsWith, nodeOf, verbsOf } from './lookup';

/** Parses the texts of a card. @throws Error naming the card, for a text that cannot be read */
export const readFacts = (facts: KindFacts, id: string, deck: Deck): Card =>
  readCard(id, VOCABULARY, (reader) => {
    const printed = { ...facts, ...facts.but?.[id] };
    return {
      id,
      facts,
      deck,
      category: facts.category,
      colours: new Set(facts.colours),
      cost: printed.cost,
      deal: printed.deal ?? null,
      raze: printed.raze ?? [],
      abilities: reader.abilities(facts.effects, ({ uses = 1, limit = null }) => ({ uses, limit })),
      nodes: reader.nodes,
    };
  });

export const DECKS: Readonly<Record<Deck, readonly KindFacts[]>> = { barbarians, romans, egyptians, japanese, common };

for (const [deck, kinds] of Object.entries(DECKS))
  for (const facts of kinds) for (const id of facts.copies) addCard(readFacts(facts, id, deck as Deck));
