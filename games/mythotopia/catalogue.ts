import { readCard } from '../kit/catalogue';
import { COLOURS, type Card, type CardFacts, type CardKind, type Colour, type Place, type Symbol } from './card';
import { improvements } from './cards/improvements';
import { provinces } from './cards/places';
import { starters } from './cards/starters';
import { fixedVp, variableVp } from './cards/vp';
import { VOCABULARY } from './language/vocabulary';
import { addCard, cardOfProvince } from './lookup';

export { cardOf, CARDS, cardsWith, cardOfProvince, nodeOf, verbsOf } from './lookup';

interface Extra {
  type?: string;
  colour?: Colour;
  province?: Place;
}

/** Parses the texts of a card. @throws Error naming the card, for a text that cannot be read */
export const readFacts = (facts: CardFacts, kind: CardKind, extra: Extra = {}): Card =>
  readCard(facts.id, VOCABULARY, (reader) => {
    const symbols: Record<Symbol, number> = { food: 0, stone: 0, gold: 0, army: 0, ship: 0 };
    for (const symbol of facts.symbols ?? []) symbols[symbol]++;
    return {
      id: facts.id,
      kind,
      type: extra.type ?? facts.id,
      facts,
      colour: extra.colour ?? null,
      province: extra.province ?? null,
      symbols,
      abilities: reader.abilities(facts.effects, ({ once = false }) => ({ once })),
      nodes: reader.nodes,
    };
  });

for (const colour of COLOURS) {
  for (const facts of starters) {
    for (let n = 1; n <= (facts.copies ?? 1); n++) {
      addCard(readFacts({ ...facts, id: `${facts.id}-${colour}-${n}` }, 'starter', { type: facts.id, colour }));
    }
  }
}
for (const { id, name, resource } of provinces) {
  addCard(readFacts({ id: cardOfProvince(id), name, symbols: [resource] }, 'province', { province: id }));
}
for (const facts of improvements)
  addCard(readFacts({ ...facts, id: `${facts.id}-card` }, 'improvement', { type: facts.id }));
for (const facts of fixedVp) addCard(readFacts(facts, 'fixed'));
for (const facts of variableVp) addCard(readFacts(facts, 'variable'));
