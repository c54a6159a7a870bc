import { isPayable, payments } from '../../games/imperium/rules/tokens';
import type { Tokens } from '../../games/imperium/state';
import { Payer, type Need, type Unit, type Units } from '../../games/kit/payment';

/** What can be spent for what; dominated ways are left out. */

const GOODS = ['wood', 'stone', 'gold'] as const;
type Good = (typeof GOODS)[number];
interface Want extends Need {
  of: Good | 'ground';
}
interface Spent extends Unit {
  what: string;
}

/** Gold stands for any good; ground is one of the locations, each of which is there once and may give two. */
class Town extends Payer<Want, Spent> {
  readonly #units: Readonly<Record<Want['of'], readonly Spent[]>>;

  constructor(goods: number[], locations: readonly { id: string; ground: number }[]) {
    super(goods);
    const good = (what: Good): Spent => ({ what, token: GOODS.indexOf(what), component: -1, mask: 0, amount: 1 });
    this.#units = {
      wood: [good('wood'), good('gold')],
      stone: [good('stone'), good('gold')],
      gold: [good('gold')],
      ground: locations.map(({ id, ground }, i) => ({
        what: id,
        token: -1,
        component: i,
        mask: 1 << i,
        amount: ground,
      })),
    };
  }

  protected unitsFor({ of }: Want): Units<Spent> {
    return { list: this.#units[of], most: Infinity };
  }

  protected signature({ what }: Spent): string {
    return what;
  }

  ways(...needs: Want[]): string[] {
    return this.waysForAll(needs).map((units) => units.map(({ what }) => what).join(' '));
  }

  first(...needs: Want[]): string[] {
    return this.waysFor(needs).map((units) => units.map(({ what }) => what).join(' '));
  }
}

describe('goods with a wildcard, and components', () => {
  test('every way, each token once', () => {
    const town = new Town([2, 1, 1], []);
    expect(town.ways({ of: 'wood', n: 2 }, { of: 'stone', n: 1 })).toEqual([
      'wood wood stone',
      'wood wood gold',
      'wood gold stone',
    ]);
    expect(town.ways({ of: 'wood', n: 3 }, { of: 'stone', n: 2 })).toEqual([]);
    expect(town.payable([{ of: 'wood', n: 3 }])).toBe(true);
    expect(
      town.payable([
        { of: 'wood', n: 3 },
        { of: 'stone', n: 2 },
      ]),
    ).toBe(false);
  });

  test('asking leaves everything as it was', () => {
    const town = new Town([1, 0, 1], []);
    const once = town.ways({ of: 'wood', n: 2 });
    expect([once, town.ways({ of: 'wood', n: 2 })]).toEqual([['wood gold'], ['wood gold']]);
  });

  test('a component is spent once, and what another does without is not taken along', () => {
    const town = new Town(
      [0, 0, 0],
      [
        { id: 'hut', ground: 1 },
        { id: 'field', ground: 2 },
      ],
    );
    expect(town.ways({ of: 'ground', n: 1 })).toEqual(['hut', 'field']);
    expect(town.ways({ of: 'ground', n: 2 })).toEqual(['field']);
    expect(town.ways({ of: 'ground', n: 1, exact: true })).toEqual(['hut']);
    expect(town.ways({ of: 'ground', n: 1 }, { of: 'ground', n: 1 })).toEqual(['hut field', 'field hut']);
  });

  test('of the first need only what leaves enough for the others', () => {
    expect(new Town([1, 0, 1], []).first({ of: 'wood', n: 1 }, { of: 'stone', n: 1 })).toEqual(['wood']);
  });
});

describe('Imperium', () => {
  /** R11.18 by itself: progress for 1 population or 2 material. */
  function plainly(have: Tokens, price: Tokens): Tokens[] {
    const ways: Tokens[] = [];
    for (
      let forMaterial = 0;
      2 * forMaterial < price.material + 2 && (forMaterial === 0 || price.material > 0);
      forMaterial++
    )
      for (let forPopulation = 0; forPopulation <= price.population; forPopulation++) {
        const way = {
          material: Math.max(0, price.material - 2 * forMaterial),
          population: price.population - forPopulation,
          progress: price.progress + forMaterial + forPopulation,
        };
        if (way.material <= have.material && way.population <= have.population && way.progress <= have.progress)
          ways.push(way);
      }
    return ways.sort((a, b) => a.progress - b.progress || a.material - b.material);
  }

  test('R11.18: all ways to pay, plainest first, for every small price', () => {
    const upTo = (n: number): number[] => Array.from({ length: n + 1 }, (_, i) => i);
    const all = upTo(3).flatMap((material) =>
      upTo(2).flatMap((population) => upTo(3).map((progress): Tokens => ({ material, population, progress }))),
    );
    for (const have of all)
      for (const price of all) {
        const ways = plainly(have, price);
        expect(payments(have, price)).toEqual(ways);
        expect(isPayable(have, price)).toBe(ways.length > 0);
      }
  });
});
