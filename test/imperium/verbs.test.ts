import { CARDS, readFacts } from '../../games/imperium/catalogue';
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

test('a verb without interpreter is not loaded in a box that can be played, and makes its cards unplayable in the others', () => {
  expect(() => readFacts(card('sink(this)'), null, 'classics')).toThrow(
    'card odd: nobody has written how sink is done',
  );
  expect(readFacts(card('gain(1 material) + sink(this)'), null, 'legends').planned).toEqual(['sink']);
  expect(readFacts(card('gain(1 material)'), null, 'legends').planned).toEqual([]);
});

test('all cards of Classics can be played; those of Legends that cannot name the verbs that are missing', () => {
  const planned = VERBS.filter(({ run }) => run === 'planned').map(({ name }) => name);
  const unplayable = [...CARDS.values()].filter((each) => each.planned.length > 0);
  expect(unplayable.filter(({ box }) => box === 'classics')).toEqual([]);
  expect([...new Set(unplayable.flatMap((each) => each.planned))].sort()).toEqual(planned.sort());
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
