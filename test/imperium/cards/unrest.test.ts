import { moveFor } from '../../../games/kit/moves';
import { HeadlessTable } from '../../../games/kit/table';
import { cardOf } from '../../../games/imperium/catalogue';
import { unrestOf } from '../../../games/imperium/rules/scoring';
import { imperium } from '../../../games/imperium/ruleset';
import { zones } from '../../../games/imperium/zones';
import { asked, cards, duel, fillers, over, passTurn, ready, testPoints, unrest, untouched } from './helpers';

describe('1ROM22, 1UNR1 Unrest', () => {
  test('pays 1 population and goes back to the pile', () => {
    const s = duel({ hand: ['1ROM22', '1ROM16'], population: 2 }, { hand: ['1CEL22'] });
    const others = untouched(s, 1);
    const pile = s.g.unrest.length;
    s.playCard('1ROM22');
    expect(s.player(0)).toMatchObject({ population: 1, hand: ['1ROM16'], discard: [], play: [], actions: 2 });
    expect(s.g.unrest).toHaveLength(pile + 1);
    others();
    ready(s);
  });

  test('or discards 2 other cards', () => {
    const s = duel({ hand: ['1ROM22', '1ROM16', '1FAM6', '1ROM23'] });
    s.playCard('1ROM22');
    asked(s, 0, 'discard', ['1ROM16', '1FAM6', '1ROM23']);
    s.answer('1ROM23', '1FAM6');
    expect(s.player(0)).toMatchObject({ hand: ['1ROM16'], discard: ['1ROM23', '1FAM6'] });
    ready(s);
  });

  test('or pays 3 material', () => {
    const s = duel({ hand: ['1ROM22'], material: 3 });
    s.playCard('1ROM22');
    expect(s.player(0)).toMatchObject({ material: 0, hand: [], discard: [] });
    ready(s);
  });

  test('only payable branches are offered', () => {
    const s = duel({ hand: ['1ROM22', '1ROM16', '1FAM6'], population: 1, material: 2 });
    s.playCard('1ROM22');
    asked(s, 0, 'branch', ['branch 0', 'branch 1']);
    s.answer('branch 1');
    expect(s.player(0)).toMatchObject({ hand: [], population: 1, material: 2 });
    ready(s);
  });

  test.each([
    ['nothing', {}, 0, 'price'],
    ['1 other card', {}, 1, 'price'],
    ['2 other cards', {}, 2, null],
    ['3 other cards', {}, 3, null],
    ['2 material', { material: 2 }, 0, 'price'],
    ['3 material', { material: 3 }, 0, null],
    ['1 progress, which is 1 population', { progress: 1 }, 0, null],
    ['1 population', { population: 1 }, 0, null],
  ] as const)('with %s (R6.3): the card itself is no part of its price', (_what, tokens, others, why) => {
    const s = duel({ hand: ['1ROM22', ...fillers(others)], state: 'empire', ...tokens });
    expect(s.refused('playCard 1ROM22')?.why ?? null).toBe(why);
    ready(s);
  });

  test('revolt returns any number from hand, and none from elsewhere (R4.5)', () => {
    const [a, b, c] = unrest(3) as [string, string, string];
    const s = duel({ hand: [a, '1ROM16', b], discard: [c], nationDeck: [] });
    s.revolt();
    asked(s, 0, 'return', [a, b]);
    s.answer(a, b);
    expect(s.player(0).hand).toEqual(['1ROM16']);
    expect(s.g.unrest).toEqual(expect.arrayContaining([a, b]));
    expect(s.player(0).discard).toEqual([c]);
    passTurn(s);
    ready(s, 1);
  });
});

test('every unrest card has the same text and is worth -2', () => {
  const all = cards(20, (c) => c.suits.has('UNR')).map(cardOf);
  expect(new Set(all.map((c) => JSON.stringify(c.facts.effects?.filter((e) => e.timing === 'play')))).size).toBe(1);
  expect(new Set(all.map((c) => c.facts.vp))).toEqual(new Set([-2]));
});

testPoints('1UNR1 Unrest is worth', '1UNR1', [
  [-2, 'it in hand', { hand: ['1UNR1'] }],
  [-2, 'it in history', { history: ['1UNR1'] }],
]);

describe('the unrest pile (R2.8, R3.3)', () => {
  /** All unrest of a match with these nations, wherever it was dealt: common, supply and in the nations' decks. */
  function supply(powers: readonly string[]): string[] {
    const match = HeadlessTable.open(imperium, powers.length, { seed: 'unrest' });
    for (const power of powers) {
      const [q] = match.g.questions;
      if (!q) throw new Error('nobody chooses a nation');
      expect(match.play(moveFor(imperium, q, [`chooseNation ${power}`]))).toBeNull();
    }
    return zones.components(match.g).filter((id) => cardOf(id).suits.has('UNR') && cardOf(id).facts.start === 'supply');
  }

  test.each([
    [['1ROM1B', '1PER1B'], 8, 0, 0],
    [['1ROM1B', '1PER1B', '1MAC1B'], 10, 0, 0],
    [['1ROM1B', '1PER1B', '1MAC1B', '1GRE1B'], 12, 0, 0],
    [['1CEL1B', '1VIK1B'], 8, 0, 0],
    [['1CEL1B', '1VIK1B', '1MAC1B'], 10, 2, 1],
    [['1CEL1B', '1VIK1B', '1MAC1B', '1GRE1B'], 12, 5, 2],
  ])('%j: %i common, %i Celtic (1CEL24 to 1CEL28), %i Viking (1VIK25, 1VIK26)', (powers, common, celtic, viking) => {
    const all = supply(powers);
    const of = (code: string) => all.filter((id) => id.startsWith(code)).length;
    expect([of('1UNR'), of('1CEL'), of('1VIK')]).toEqual([common, celtic, viking]);
    expect(all).toHaveLength(common + celtic + viking);
  });
});

describe('collapse (R10.3, R10.10)', () => {
  test('unrest counts in every zone that scores; the fewest win, then the better score', () => {
    const [a, b, c, d, e, f] = unrest(6) as [string, string, string, string, string, string];
    const s = duel(
      {
        nation: 'scythians',
        hand: [a],
        deck: [b],
        discard: [c],
        history: [d],
        play: ['1REG8'],
        garrison: { '1REG8': [e] },
      },
      { hand: [f], progress: 1 },
      { unrest: 1 },
    );
    expect([unrestOf(s.g, 0), unrestOf(s.g, 1)]).toEqual([5, 1]);
    s.exhaust('1SCY1A');
    over(s, 'collapse');
    expect(s.result?.winners).toEqual([1]);
  });

  test('equal unrest: the score decides', () => {
    const [a] = unrest(1) as [string];
    const s = duel({ nation: 'scythians', progress: 3 }, { hand: [a], progress: 4 }, { unrest: 1 });
    s.exhaust('1SCY1A');
    over(s, 'collapse');
    expect(s.result).toMatchObject({ winners: [1], scores: [1, 2] });
  });

  test('a refill that needs the last unrest collapses the game (R10.4)', () => {
    const s = duel(
      { hand: ['1ROM17'], population: 2 },
      {},
      { market: [null, null, null, '1REG8'], main: ['1TRI1', '1TRI2'], unrest: 1 },
    );
    s.playCard('1ROM17');
    over(s, 'collapse');
  });
});
