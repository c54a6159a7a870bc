import { emptying, goals, typesByZone } from '../../../games/imperium/rules/prospects';
import { duel } from '../cards/helpers';

const UTOPIA = { nation: 'utopians', side: 'B' as const };

describe('what the journey asks for (R14.8.3, R10.1f)', () => {
  test('the progress of the step on top, and the population that ends the match', () => {
    const s = duel({ ...UTOPIA, below: ['2UTO2B', '2UTO3A'], progress: 3, population: 9 });
    expect(goals(s.g, 0)).toEqual([
      { card: '2UTO2B', resource: 'progress', have: 3, of: 5 },
      { card: '2UTO3B', resource: 'population', have: 9, of: 24 },
    ]);
  });

  test('at its end the population alone, once', () => {
    const s = duel({ ...UTOPIA, below: ['2UTO3B', '2UTO2B'], population: 25 });
    expect(goals(s.g, 0)).toEqual([{ card: '2UTO3B', resource: 'population', have: 25, of: 24 }]);
  });

  test('nations without a journey have none', () => {
    expect(goals(duel({ nation: 'arthurians', below: ['2ART2'] }).g, 0)).toEqual([]);
    expect(goals(duel({}).g, 0)).toEqual([]);
  });
});

describe('a draw deck about to run out, where that has a consequence (R14.8.6)', () => {
  const deck = (n: number) => ['2UTO9', '2UTO10', '2UTO11', '2UTO12', '2UTO13', '2UTO14'].slice(0, n);

  test.each([
    [0, null],
    [1, '2UTO1B'],
    [5, '2UTO1B'],
    [6, null],
  ])('with %i cards', (n, card) => {
    expect(emptying(duel({ ...UTOPIA, deck: deck(n) }).g, 0)).toBe(card);
  });

  test('others have nothing to fear of it', () => {
    expect(emptying(duel({ deck: deck(1) }).g, 0)).toBeNull();
  });
});

test("a nation's own type of cards is counted by zones, as far as they are seen", () => {
  const olmecs = { nation: 'olmecs', hand: ['2OLM18', '2OLM15'], discard: ['2OLM19', '2OLM20'], history: ['2OLM21'] };
  const s = duel({ ...olmecs, garrison: { '2OLM16': ['2OLM22'] }, play: ['2OLM16'], deck: ['2OLM23'] });
  expect(typesByZone(s.g, 0)).toEqual([
    {
      type: 'mask',
      zones: [
        { zone: 'hand', n: 1 },
        { zone: 'garrison', n: 1 },
        { zone: 'discard', n: 2 },
        { zone: 'history', n: 1 },
      ],
    },
  ]);
  expect(typesByZone(s.view(1), 0)).toEqual([
    {
      type: 'mask',
      zones: [
        { zone: 'garrison', n: 1 },
        { zone: 'discard', n: 2 },
      ],
    },
  ]);
});
