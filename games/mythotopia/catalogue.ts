import { lookUp } from '../kit/catalogue';
import { EffectParser } from '../kit/effect/parse';
import { walk, type Node, type VerbNode } from '../kit/effect/syntax';
import { COLOURS, type Ability, type Card, type CardFacts, type CardKind, type Colour, type Place, type Symbol } from './card';
import { improvements } from './cards/improvements';
import { provinces } from './cards/places';
import { starters } from './cards/starters';
import { fixedVp, variableVp } from './cards/vp';
import { VOCABULARY } from './language/vocabulary';

const cards = new Map<string, Card>();

/**
 * All cards by id: starters of every colour ("starterArmy-red-1"), province cards ("blore-card"), improvements ("hero-card"), and
 * VP cards ("castle"), which are always open. No card that may be hidden has an id that is also a word of an option or an event.
 */
export const CARDS: ReadonlyMap<string, Card> = cards;

export const { cardOf, nodeOf } = lookUp(cards);

/** The card of a province. */
export const cardOfProvince = (province: Place): string => `${province}-card`;

/** The verbs of a kind in the card's texts, with the text they stand in. */
export function verbsOf(id: string, verb: string): readonly { node: VerbNode; ability: Ability }[] {
  return verbs.get(id)?.get(verb) ?? NONE;
}

/** Cards in whose texts the verb stands. */
export function cardsWith(verb: string): ReadonlySet<string> {
  let found = having.get(verb);
  if (!found) having.set(verb, found = new Set([...cards.keys()].filter((id) => verbsOf(id, verb).length > 0)));
  return found;
}

const having = new Map<string, ReadonlySet<string>>();
const NONE: readonly { node: VerbNode; ability: Ability }[] = [];
const verbs = new Map<string, Map<string, { node: VerbNode; ability: Ability }[]>>();

interface Extra { type?: string; colour?: Colour; province?: Place }

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
      id: facts.id, kind, type: extra.type ?? facts.id, facts, colour: extra.colour ?? null, province: extra.province ?? null,
      symbols, abilities, nodes,
    };
  } catch (error) {
    throw new Error(`card ${facts.id}: ${(error as Error).message}`, { cause: error });
  }
}

function add(card: Card): void {
  if (cards.has(card.id)) throw new Error(`card id ${card.id} twice`);
  cards.set(card.id, card);
  const found = new Map<string, { node: VerbNode; ability: Ability }[]>();
  for (const ability of card.abilities) {
    walk(ability.effect, (node) => {
      if (node.k === 'verb') found.set(node.verb, [...found.get(node.verb) ?? [], { node, ability }]);
    });
  }
  verbs.set(card.id, found);
}

for (const colour of COLOURS) {
  for (const facts of starters) {
    for (let n = 1; n <= (facts.copies ?? 1); n++) {
      add(readCard({ ...facts, id: `${facts.id}-${colour}-${n}` }, 'starter', { type: facts.id, colour }));
    }
  }
}
for (const { id, name, resource } of provinces) {
  add(readCard({ id: cardOfProvince(id), name: { en: name }, symbols: [resource] }, 'province', { province: id }));
}
for (const facts of improvements) add(readCard({ ...facts, id: `${facts.id}-card` }, 'improvement', { type: facts.id }));
for (const facts of fixedVp) add(readCard(facts, 'fixed'));
for (const facts of variableVp) add(readCard(facts, 'variable'));
