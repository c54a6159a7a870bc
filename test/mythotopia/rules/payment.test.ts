import fc from 'fast-check';
import { CARDS, cardOf } from '../../../games/mythotopia/catalogue';
import { PLAYS } from '../../../games/mythotopia/optionKinds';
import { Purse, type CardNeed, type Play } from '../../../games/mythotopia/rules/purse';
import { duel, type PlayerSituation } from '../../../games/mythotopia/situation';

/** The one mechanism of payment (M1.5, M4.1–M4.4) and all that bends it. */

/** The ways to pay, as options name them. */
function ways(one: PlayerSituation, ...needs: CardNeed[]): string[] {
  const s = duel(one);
  return new Purse(s.g, 0).ways(needs).map(PLAYS.of);
}

const own = { provinces: ['custus', 'nusus', 'mome', 'fadge', 'lea'] };

describe('symbols', () => {
  test('M1.5: one card with the symbol for each', () => {
    expect(ways({ ...own, hand: ['custus', 'nusus', 'mome'] }, { role: 'food', n: 1 })).toEqual([
      'food custus-card',
      'food nusus-card',
    ]);
    expect(ways({ ...own, hand: ['custus', 'nusus', 'mome'] }, { role: 'food', n: 2 })).toEqual([
      'food custus-card food nusus-card',
    ]);
    expect(ways({ ...own, hand: ['custus', 'nusus', 'mome'] }, { role: 'food', n: 3 })).toEqual([]);
  });

  test('M4.3: what is above the price is lost; a payment that would do without one of its cards is not offered', () => {
    const plays = ways({ ...own, hand: ['custus', 'mome', 'waterMill'] }, { role: 'gold', n: 1 });
    expect(plays).toEqual(['gold mome-card']);
  });

  test('equal cards in one zone are one choice, in hand and reserve two', () => {
    expect(ways({ hand: ['starterArmy', 'starterArmy2'] }, { role: 'gold', n: 1 })).toEqual(['gold starterArmy-red-1']);
    expect(ways({ hand: ['starterArmy'], reserve: ['starterArmy2'] }, { role: 'gold', n: 1 })).toHaveLength(2);
  });

  test('each need has cards of its own', () => {
    expect(ways({ hand: ['starterMarket'] }, { role: 'food', n: 1 }, { role: 'gold', n: 1 })).toEqual([]);
    expect(ways({ hand: ['starterMarket', 'starterShip'] }, { role: 'food', n: 1 }, { role: 'gold', n: 1 })).toEqual([
      'food starterShip-red-1',
    ]);
  });

  test('army and ship symbols are counted exactly: more would do more', () => {
    expect(ways({ ...own, hand: ['starterArmy', 'lea'] }, { role: 'armies', n: 1, exact: true })).toEqual([
      'armies lea-card',
    ]);
    expect(ways({ ...own, hand: ['starterArmy', 'lea'] }, { role: 'armies', n: 3, exact: true })).toEqual([
      'armies starterArmy-red-1 armies lea-card',
    ]);
  });
});

describe('Merchant and Water Mill', () => {
  test('M11.16: Merchant makes food, stone or gold of another', () => {
    expect(ways({ ...own, hand: ['mome', 'merchant'] }, { role: 'food', n: 1 })).toEqual([
      'food mome-card merchant-card',
    ]);
    // Not of an army, and not where it is not needed.
    expect(ways({ ...own, hand: ['lea', 'merchant'] }, { role: 'food', n: 1 })).toEqual([]);
    expect(ways({ ...own, hand: ['custus', 'merchant'] }, { role: 'food', n: 1 })).toEqual(['food custus-card']);
    expect(ways({ ...own, hand: ['mome', 'merchant'] }, { role: 'armies', n: 1 })).toEqual([]);
  });

  test('M11.29: Water Mill doubles food, stone or gold, not armies', () => {
    expect(ways({ ...own, hand: ['mome', 'waterMill'] }, { role: 'gold', n: 2 })).toEqual([
      'gold mome-card waterMill-card',
    ]);
    expect(ways({ ...own, hand: ['lea', 'waterMill'] }, { role: 'armies', n: 2, exact: true })).toEqual([]);
  });

  test('OQ-15: both on one card', () => {
    expect(ways({ ...own, hand: ['mome', 'merchant', 'waterMill'] }, { role: 'food', n: 2 })).toEqual([
      'food mome-card merchant-card waterMill-card',
    ]);
  });

  test('M4.1: each benefit card works on one card', () => {
    expect(ways({ ...own, hand: ['mome', 'fadge', 'merchant'] }, { role: 'food', n: 2 })).toEqual([]);
    expect(ways({ ...own, hand: ['mome', 'fadge', 'waterMill', 'merchant'] }, { role: 'gold', n: 3 })).toEqual([
      'gold mome-card gold fadge-card merchant-card waterMill-card',
      'gold mome-card waterMill-card gold fadge-card merchant-card',
    ]);
  });

  test('M4.4: benefit cards are spent, from hand and from reserve', () => {
    const s = duel({ ...own, hand: ['mome'], reserve: ['merchant'] });
    expect(s.refused('build castle custus')).not.toBeNull();
    const buy = duel({ ...own, hand: ['custus'], reserve: ['merchant'] });
    buy.turn('buy');
    expect(buy.player(0)).toMatchObject({ hand: [], reserve: [], discard: ['custus-card', 'merchant-card'] });
  });
});

describe('Farming, Gold Mine, Quarry, Levies', () => {
  test.each([
    ['M11.7', 'farming', 'food'],
    ['M11.9', 'goldMine', 'gold'],
    ['M11.22', 'quarry', 'stone'],
    ['M11.11', 'levies', 'armies'],
  ] as const)('%s: %s in the reserve makes any card 1 %s', (_rule, id, role) => {
    expect(
      ways({ hand: ['hero', 'alchemist'], reserve: [id, 'queen'] }, { role, n: 1 }).filter((way) =>
        way.includes(`${id}-card`),
      ),
    ).toEqual(expect.arrayContaining([`${role} alchemist-card ${id}-card`, `${role} queen-card ${id}-card`]));
    expect(ways({ hand: ['alchemist', id] }, { role, n: 1 })).toEqual([]);
  });

  test('M11.7: where the card has the symbol itself nothing is converted', () => {
    expect(ways({ ...own, hand: ['custus'], reserve: ['farming'] }, { role: 'food', n: 1 })).toEqual([
      'food custus-card',
    ]);
  });

  test('OQ-18: not of itself', () => {
    expect(ways({ reserve: ['farming'] }, { role: 'food', n: 1 })).toEqual([]);
    expect(ways({ reserve: ['farming', 'goldMine'] }, { role: 'food', n: 1 })).toEqual([
      'food goldMine-card farming-card',
    ]);
  });

  test('M11.7: once per own turn; the card stays in the reserve', () => {
    const s = duel({ hand: ['alchemist', 'hero', 'queen', 'limes'], reserve: ['goldMine'] }, {}, { shown: ['scribe'] });
    s.turn('draft scribe').answer('gold alchemist goldMine');
    expect(s.player(0)).toMatchObject({ reserve: ['goldMine-card'], discard: ['alchemist-card', 'scribe-card'] });
    expect(s.refused('buy')).toMatchObject({ why: 'price' });
    s.turn('pass').turn('endTurn').turn('pass').turn('pass').turn('endTurn');
    expect(s.refused('buy')).toBeNull();
  });

  test('OQ-15: Merchant and Water Mill work on a converted card', () => {
    expect(ways({ hand: ['alchemist', 'waterMill'], reserve: ['farming'] }, { role: 'food', n: 2 })).toEqual([
      'food alchemist-card farming-card waterMill-card',
    ]);
    expect(ways({ hand: ['alchemist', 'merchant'], reserve: ['farming'] }, { role: 'gold', n: 1 })).toEqual([
      'gold alchemist-card farming-card merchant-card',
    ]);
  });

  test('M11.11: Levies makes one army of a card of two, which fits where two do not', () => {
    expect(ways({ hand: ['starterArmy'], reserve: ['levies'] }, { role: 'armies', n: 1, exact: true })).toEqual([
      'armies starterArmy-red-1 levies-card',
    ]);
  });
});

describe('what is offered', () => {
  const pool = [...CARDS.values()].filter((card) => card.kind === 'improvement').map((card) => card.type);
  const provinces = ['custus', 'nusus', 'mome', 'nesh', 'fadge', 'grimp', 'lea', 'blore'];
  const cards = fc.shuffledSubarray(
    [...pool, ...provinces, 'starterArmy', 'starterArmy2', 'starterMarket', 'starterShip', 'starterBuild'],
    { maxLength: 8 },
  );
  const roles = fc.constantFrom('food', 'gold', 'stone', 'armies', 'ships');

  /** Symbols that a play gives: as the rules say it, not as the purse finds it. */
  function amount({ role, card, with: along }: Play): number {
    const symbol = role === 'armies' ? 'army' : role === 'ships' ? 'ship' : role;
    const { symbols } = cardOf(card);
    const types = along.map((id) => cardOf(id).type);
    const converts = { farming: 'food', goldMine: 'gold', quarry: 'stone', levies: 'army' } as Record<string, string>;
    const converter = types.find((type) => type in converts);
    let n = symbols[symbol as 'food'];
    if (converter && types.includes('merchant')) n = symbol === 'army' || symbol === 'ship' ? 0 : 1;
    else if (converter) n = converts[converter] === symbol ? 1 : 0;
    else if (types.includes('merchant'))
      n = symbol === 'army' || symbol === 'ship' ? 0 : Math.max(symbols.food, symbols.stone, symbols.gold);
    return types.includes('waterMill') && symbol !== 'army' && symbol !== 'ship' ? 2 * n : n;
  }

  test('every payment adds up, uses no card twice, and none could do without one of its cards', () => {
    fc.assert(
      fc.property(cards, fc.nat({ max: 8 }), roles, fc.integer({ min: 1, max: 4 }), (names, split, role, n) => {
        const s = duel({ provinces, hand: names.slice(split), reserve: names.slice(0, split) });
        const exact = role === 'armies' || role === 'ships';
        const need: CardNeed = exact ? { role, n, exact } : { role, n };
        const found = new Purse(s.g, 0).ways([need]);
        expect(new Set(found.map(PLAYS.of)).size).toBe(found.length);
        expect(new Purse(s.g, 0).payable([need])).toBe(found.length > 0);
        for (const plays of found) {
          const used = plays.flatMap((play) => [play.card, ...play.with]);
          expect(new Set(used).size).toBe(used.length);
          const sum = plays.reduce((all, play) => all + amount(play), 0);
          if (exact) expect(sum).toBe(n);
          else for (const play of plays) expect([sum >= n, sum - amount(play) >= n]).toEqual([true, false]);
          for (const id of used) expect([...s.player(0).hand, ...s.player(0).reserve]).toContain(id);
        }
      }),
      { numRuns: 300, seed: 4 },
    );
  });

  test('what can be paid by cards alone, one for each symbol, is found', () => {
    fc.assert(
      fc.property(cards, roles, fc.integer({ min: 1, max: 4 }), (hand, role, n) => {
        const s = duel({ provinces, hand });
        const symbol = role === 'armies' ? 'army' : role === 'ships' ? 'ship' : role;
        const enough = s.player(0).hand.reduce((sum, id) => sum + cardOf(id).symbols[symbol as 'food'], 0) >= n;
        if (enough) expect(new Purse(s.g, 0).payable([{ role, n }])).toBe(true);
      }),
      { numRuns: 200, seed: 5 },
    );
  });
});
