import { readFacts } from '../../games/imperium/catalogue';
import type { CardFacts } from '../../games/imperium/card';
import { VERBS } from '../../games/imperium/verbs';
import { sameNode } from '../../games/kit/effect/same';
import { EffectParser } from '../../games/kit/effect/parse';
import { VOCABULARY } from '../../games/imperium/language/vocabulary';

const card = (effect: string): CardFacts => ({
  id: 'odd',
  name: { en: 'Odd' },
  start: 'market',
  effects: [{ timing: 'play', effect }],
});

test('a card with an argument that its verb does not take is not loaded', () => {
  expect(() => readFacts(card('gain(1 hand)'), null, 'classics')).toThrow(
    'card odd: 1 hand is no argument of gain: gain(N RESOURCE [per COUNTED]) in effect: gain(1 hand)',
  );
});

test('there is no verb without interpreter, so that all cards of both boxes can be played', () => {
  expect(VERBS.filter(({ run }) => run === 'planned').map(({ name }) => name)).toEqual([]);
});

test('each verb has a name of its own', () => {
  expect(new Set(VERBS.map(({ name }) => name)).size).toBe(VERBS.length);
});

describe('likeness of nodes', () => {
  const node = (text: string) => new EffectParser(VOCABULARY).program(text);
  test.each([
    ['gain(1 progress)', 'gain(1 progress)', true],
    ['gain(1 material) ; draw(1)', 'gain(1 material) ; draw(1)', true],
    ['flip', 'flip()', true],
    ['gain(1 progress)', 'gain(2 progress)', false],
    ['gain(1 progress)', 'gain(1 material)', false],
    ['gain(1 progress)', 'gain(1 progress per inPlay(REG))', false],
    ['gain(1 material per inPlay(REG))', 'gain(1 material per inPlay(city))', false],
    ['draw(1) + gain(1 material)', 'gain(1 material) + draw(1)', false],
    ['MAY draw(1)', 'draw(1)', false],
  ])('%s and %s: %s', (a, b, alike) => {
    expect(sameNode(node(a), node(b))).toBe(alike);
    expect(sameNode(node(b), node(a))).toBe(alike);
  });
});
