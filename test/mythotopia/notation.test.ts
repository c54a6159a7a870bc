import { printNode, printTriggers } from '../../games/kit/effect/print';
import { walk } from '../../games/kit/effect/syntax';
import { CARDS, readFacts } from '../../games/mythotopia/catalogue';
import { VOCABULARY } from '../../games/mythotopia/language/vocabulary';
import { VERBS } from '../../games/mythotopia/verbs';
import { wordsUnder } from '../kit/notation';
import { notation } from '../reference/mythotopia/read';

const texts = [...CARDS.values()].flatMap((card) =>
  card.abilities.map((a) => ({ id: card.id, ability: a, facts: card.facts.effects?.[a.index] })),
);

test('every text is printed back as it is written', () => {
  for (const { ability, facts } of texts) {
    expect(printNode(ability.effect)).toBe(facts?.effect);
    expect(printTriggers(ability.triggers)).toBe(facts?.trigger ?? '');
  }
  expect(texts.length).toBeGreaterThan(40);
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
    walk(ability.effect, (node) => {
      if (node.kind === 'verb') used.add(node.verb);
    });
  expect([...used].sort()).toEqual([...VOCABULARY.verbs.keys()].sort());
  expect([...new Set(texts.flatMap(({ ability }) => ability.triggers.map((t) => t.name)))].sort()).toEqual(
    [...VOCABULARY.triggers].sort(),
  );
});

test('verbs of texts that are played or triggered can be carried out', () => {
  for (const { id, ability } of texts) {
    if (!['free', 'action', 'trigger'].includes(ability.timing)) continue;
    walk(ability.effect, (node) => {
      if (node.kind !== 'verb' || node.verb === 'build') return;
      const run = VERBS.find(({ name }) => name === node.verb)?.run;
      expect([id, typeof run]).toEqual([id, 'function']);
    });
  }
});

test('a word that the notation does not know is an error that names the card', () => {
  const facts = { id: 'odd', name: { en: 'Odd' }, effects: [{ timing: 'free', effect: 'steal(1 gold)' }] } as const;
  expect(() => readFacts(facts, 'improvement')).toThrow('card odd: unknown verb steal');
});

test('combinators that no card of Mythotopia uses cannot be read', () => {
  for (const effect of ['if(own: draw(2))', 'forEach(own: draw(2))', 'next(draw(2))', 'insteadOf(draw: draw(2))']) {
    const facts = { id: 'odd', name: { en: 'Odd' }, effects: [{ timing: 'free', effect }] } as const;
    expect(() => readFacts(facts, 'improvement')).toThrow(`card odd: unknown verb ${effect.split('(')[0]}`);
  }
});
