import { printNode, printTriggers } from '../../games/kit/effect/print';
import { walk } from '../../games/kit/effect/syntax';
import type { KindFacts } from '../../games/settlers/card';
import { CARDS, readFacts } from '../../games/settlers/catalogue';
import { VOCABULARY } from '../../games/settlers/language/vocabulary';
import { VERBS } from '../../games/settlers/verbs';
import { wordsUnder } from '../kit/notation';
import { notation } from '../reference/settlers/read';

const texts = [...CARDS.values()].flatMap((card) =>
  card.abilities.map((a) => ({ id: card.id, ability: a, facts: card.facts.effects[a.index] })),
);

test('every text is printed back as it is written', () => {
  for (const { ability, facts } of texts) {
    expect(printNode(ability.effect)).toBe(facts?.effect);
    expect(printTriggers(ability.triggers)).toBe(facts?.trigger ?? '');
    expect(ability.cost ? printNode(ability.cost) : '').toBe(facts?.cost ?? '');
  }
  expect(texts.length).toBeGreaterThan(204);
});

test.each([
  ['Verbs', VOCABULARY.verbs.keys()],
  ['Triggers', VOCABULARY.triggers],
  ['Words', VOCABULARY.words],
] as const)('%s of the notation and of the parser are the same', (heading, words) => {
  expect([...words].filter((word) => word !== '').sort()).toEqual(wordsUnder(notation(), heading));
});

test('timings of the notation are those that cards use', () => {
  expect([...new Set(texts.map(({ ability }) => ability.timing))].sort()).toEqual(wordsUnder(notation(), 'Timings'));
});

test('every verb and trigger is used by a card', () => {
  const used = new Set<string>();
  for (const { ability } of texts)
    for (const tree of [ability.effect, ...(ability.cost ? [ability.cost] : [])])
      walk(tree, (node) => {
        if (node.kind === 'verb') used.add(node.verb);
      });
  expect([...used].sort()).toEqual([...VOCABULARY.verbs.keys()].sort());
  expect([...new Set(texts.flatMap(({ ability }) => ability.triggers.map((t) => t.name)))].sort()).toEqual(
    [...VOCABULARY.triggers].sort(),
  );
});

test('verbs that are read and not done stand in texts that are read', () => {
  for (const { id, ability } of texts)
    walk(ability.effect, (node) => {
      if (node.kind !== 'verb') return;
      const run = VERBS.find(({ name }) => name === node.verb)?.run;
      const isRead = ability.timing === 'end' || ability.triggers.some(({ name }) => name === 'onCleanup');
      expect([id, node.verb, typeof run]).toEqual([id, node.verb, isRead ? 'string' : 'function']);
    });
});

const odd = (effect: string): KindFacts => ({
  name: { en: 'Odd', cs: 'Divná' },
  category: 'feature',
  colours: [],
  cost: {},
  effects: [{ timing: 'bonus', effect }],
  copies: ['ODD001'],
});

test('a word that the notation does not know is an error that names the card', () => {
  expect(() => readFacts(odd('burn(1 gold)'), 'ODD001', 'common')).toThrow('card ODD001: unknown verb burn');
  expect(() => readFacts(odd('gain(1 silver)'), 'ODD001', 'common')).toThrow('card ODD001: unknown word silver');
});
