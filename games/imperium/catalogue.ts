import { readCard } from '../kit/catalogue';
import type { EffectParser } from '../kit/effect/parse';
import type { Box, Card, CardFacts, NationFacts, Value } from './card';
import { SUITS } from './card';
import { arthurians } from './cards/arthurians';
import { atlanteans } from './cards/atlanteans';
import { carthaginians } from './cards/carthaginians';
import { celts } from './cards/celts';
import { classics } from './cards/classics';
import { egyptians } from './cards/egyptians';
import { greeks } from './cards/greeks';
import { legends } from './cards/legends';
import { macedonians } from './cards/macedonians';
import { mauryans } from './cards/mauryans';
import { minoans } from './cards/minoans';
import { olmecs } from './cards/olmecs';
import { persians } from './cards/persians';
import { qin } from './cards/qin';
import { romans } from './cards/romans';
import { ruleEffects } from './cards/rules';
import { scythians } from './cards/scythians';
import { stateCards } from './cards/state';
import { utopians } from './cards/utopians';
import { vikings } from './cards/vikings';
import { VOCABULARY } from './language/vocabulary';
import { addCard, addNation } from './lookup';

export { cardOf, CARDS, nodeOf } from './lookup';

/** All nations of both boxes. */
export const NATIONS: readonly NationFacts[] = [
  carthaginians,
  celts,
  greeks,
  macedonians,
  persians,
  romans,
  scythians,
  vikings,
  arthurians,
  atlanteans,
  egyptians,
  mauryans,
  minoans,
  olmecs,
  qin,
  utopians,
];

/** Nations of a box, or of both (R3.1). */
export const nationsOf = (box: Box | 'both'): readonly NationFacts[] =>
  NATIONS.filter((n) => box === 'both' || n.box === box);

/**
 * Parses the texts of a card.
 * @throws Error naming the card, for a text that cannot be read or a verb that does not exist
 */
export const readFacts = (facts: CardFacts, nation: string | null, box: Card['box']): Card =>
  readCard(facts.id, VOCABULARY, (reader) => {
    const { parser, nodes } = reader;
    const abilities = reader.abilities(facts.effects, ({ optional = false }) => ({ optional }));
    for (const node of nodes.values())
      if (node.kind === 'verb' && node.does.run === 'planned')
        throw new Error(`nobody has written how ${node.verb} is done`);
    const suits = (facts.suits ?? []).map((s) => SUITS[s]);
    return {
      id: facts.id,
      facts,
      nation,
      box,
      abilities,
      nodes,
      suits: new Set(suits),
      icons: new Set([...suits, ...(facts.types ?? []), ...(facts.regionTypes ?? [])]),
      pinned: facts.header === 'pinned',
      attack: facts.header === 'attack',
      freePlay: facts.keywords?.includes('free-play') ?? false,
      unplayable: facts.keywords?.includes('unplayable') ?? false,
      playIf: facts.playIf ? parser.condition(facts.playIf) : null,
      value: readValue(facts.vp, parser),
    };
  });

function readValue(vp: CardFacts['vp'], parser: EffectParser): Value {
  if (vp === undefined) return { kind: 'none' };
  if (typeof vp === 'number') return { kind: 'fixed', points: vp };
  if ('variable' in vp) return { kind: 'variable', points: parser.points(vp.variable), max: vp.max };
  const list = 'points' in vp.conditional ? [vp.conditional] : vp.conditional;
  return {
    kind: 'conditional',
    cases: list.map((c) => ({ points: c.points, when: parser.condition(c.when) })),
    otherwise: list.at(-1)?.else ?? 0,
  };
}

const add = (facts: CardFacts, nation: string | null, box: Card['box']): void => addCard(readFacts(facts, nation, box));
for (const nation of NATIONS) {
  addNation(nation);
  for (const facts of nation.cards) add(facts, nation.nation, nation.box);
}
for (const facts of classics) add(facts, null, 'classics');
for (const facts of legends) add(facts, null, 'legends');
for (const facts of stateCards) add(facts, null, 'classics');
for (const facts of ruleEffects) add(facts, null, 'classics');
