import { EffectParser } from '../kit/effect/parse';
import { walk, type Node } from '../kit/effect/syntax';
import {
  COLOURS,
  type Ability,
  type Card,
  type CardFacts,
  type CardKind,
  type Colour,
  type Place,
  type Symbol,
} from './card';
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

/** Facts and nodes of one card. @throws Error naming the card when a text cannot be read. */
export function readCard(facts: CardFacts, kind: CardKind, extra: Extra = {}): Card {
  const parser = new EffectParser(VOCABULARY);
  const nodes = new Map<number, Node>();
  try {
    const abilities = (facts.effects ?? []).map((e, index): Ability => {
      const triggers = e.trigger ? parser.triggers(e.trigger) : [];
      const effect = parser.program(e.effect);
      walk(effect, (n) => nodes.set(n.id, n));
      return { index, timing: e.timing, triggers, effect, once: e.once ?? false };
    });
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
      abilities,
      nodes,
    };
  } catch (error) {
    throw new Error(`card ${facts.id}: ${(error as Error).message}`, { cause: error });
  }
}

for (const colour of COLOURS) {
  for (const facts of starters) {
    for (let n = 1; n <= (facts.copies ?? 1); n++) {
      addCard(readCard({ ...facts, id: `${facts.id}-${colour}-${n}` }, 'starter', { type: facts.id, colour }));
    }
  }
}
for (const { id, name, resource } of provinces) {
  addCard(readCard({ id: cardOfProvince(id), name, symbols: [resource] }, 'province', { province: id }));
}
for (const facts of improvements)
  addCard(readCard({ ...facts, id: `${facts.id}-card` }, 'improvement', { type: facts.id }));
for (const facts of fixedVp) addCard(readCard(facts, 'fixed'));
for (const facts of variableVp) addCard(readCard(facts, 'variable'));
