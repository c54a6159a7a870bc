import { generator, random, roll, secureSeed, seedState, shuffle, shuffleWith } from '../../games/kit/random';
import { toy } from './toy';

const first = (seed: string, n: number): number[] => {
  const next = generator(seed);
  return Array.from({ length: n }, next);
};

describe('random', () => {
  test('the same seed gives the same sequence', () => {
    expect(first('imperium', 100)).toEqual(first('imperium', 100));
  });

  test('the sequence is pinned: a seed from an old match must give the same cards', () => {
    expect(seedState('pinned')).toEqual([2445635669, 1117004705, 217125686, 2133673270]);
    expect(first('pinned', 3)).toEqual([0.3262763721868396, 0.2123467803467065, 0.4999546497128904]);
  });

  test.each([
    ['a', 'b'],
    ['1', '2'],
    ['', ' '],
    ['seed', 'seed '],
    ['á', 'a'],
  ])('%p and %p give different sequences', (a, b) => {
    expect(first(a, 8)).not.toEqual(first(b, 8));
  });

  test('numbers lie in [0, 1) and are spread evenly', () => {
    const numbers = first('even', 20_000);
    const tenths = Array.from({ length: 10 }, () => 0);
    for (const x of numbers) {
      expect(x >= 0 && x < 1).toBe(true);
      tenths[Math.floor(x * 10)] = (tenths[Math.floor(x * 10)] ?? 0) + 1;
    }
    const chi = tenths.reduce((sum, n) => sum + (n - 2000) ** 2 / 2000, 0);
    expect(chi).toBeLessThan(27.9); // 9 degrees of freedom, one in a thousand
  });

  test('dice show each of their sides, and as often as the others', () => {
    const g = toy.setup(2, { seed: 'dice' });
    const thrown = roll(g, 6, 6000);
    expect(new Set(thrown)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    const chi = [1, 2, 3, 4, 5, 6].reduce(
      (sum, n) => sum + (thrown.filter((x) => x === n).length - 1000) ** 2 / 1000,
      0,
    );
    expect(chi).toBeLessThan(20.5); // 5 degrees of freedom, one in a thousand
    expect(roll(g, 6)).toHaveLength(1);
    expect(roll(g, 1, 3)).toEqual([1, 1, 1]);
  });

  test('dice of one match fall in the same way again, and cannot be taken back', () => {
    const g = toy.setup(2, { seed: 'dice' });
    const copy = toy.copy(g);
    expect(roll(copy, 20, 5)).toEqual(roll(g, 20, 5));
    g.undo = { base: '', moves: [], seat: null, count: 0, why: null };
    roll(g, 6);
    expect(g.undo.why).toBe('rolled');
  });

  test("a match's source goes on from JSON where it was", () => {
    const g = toy.setup(2, { seed: 'match' });
    random(g);
    const copy = toy.copy(JSON.parse(JSON.stringify(g)) as typeof g);
    expect([random(copy), random(copy)]).toEqual([random(g), random(g)]);
    expect(copy.rng).toEqual(g.rng);
  });

  test('no chance before it is seeded', () => {
    const g = toy.setup(2, { seed: 'x' });
    g.rng = null;
    expect(() => random(g)).toThrow('seeded');
  });

  test('secure seeds are different every time', () => {
    const seeds = Array.from({ length: 20 }, secureSeed);
    expect(new Set(seeds).size).toBe(20);
    for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('shuffle', () => {
  test('is a permutation, in place', () => {
    const list = Array.from({ length: 52 }, (_, i) => i);
    const shuffled = shuffleWith(list, generator('deck'));
    expect(shuffled).toBe(list);
    expect([...shuffled].sort((a, b) => a - b)).toEqual(Array.from({ length: 52 }, (_, i) => i));
    expect(shuffled).not.toEqual(Array.from({ length: 52 }, (_, i) => i));
  });

  test.each([0, 1])('of %i cards does nothing', (n) => {
    const list = Array.from({ length: n }, (_, i) => i);
    expect(shuffleWith([...list], generator('few'))).toEqual(list);
  });

  test('with the source of the match', () => {
    const [a, b] = [toy.setup(2, { seed: 's' }), toy.setup(2, { seed: 's' })];
    expect(shuffle(a, [...'abcde'])).toEqual(shuffle(b, [...'abcde']));
    expect(a.rng).toEqual(b.rng);
  });

  test('is fair: every order of four cards comes equally often', () => {
    const next = generator('fair');
    const seen = new Map<string, number>();
    const rounds = 24_000;
    for (let i = 0; i < rounds; i++) {
      const order = shuffleWith(['a', 'b', 'c', 'd'], next).join('');
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect(seen.size).toBe(24);
    const expected = rounds / 24;
    const chi = [...seen.values()].reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
    expect(chi).toBeLessThan(49.7); // 23 degrees of freedom, one in a thousand
  });

  test('is fair: every card comes to every place equally often', () => {
    const next = generator('places');
    const rounds = 10_000;
    const top = new Map<number, number>();
    for (let i = 0; i < rounds; i++) {
      const card = shuffleWith(
        Array.from({ length: 10 }, (_, k) => k),
        next,
      )[9] as number;
      top.set(card, (top.get(card) ?? 0) + 1);
    }
    const chi = [...top.values()].reduce((sum, n) => sum + (n - 1000) ** 2 / 1000, 0);
    expect(chi).toBeLessThan(27.9);
  });
});
