import { asked, duel, inAnyOrder, ready, solstice, table, testPoints } from './helpers';

/** Cards of Legends that do what others do, or nearly: common cards with a twin in Classics, quiet sides of power cards. */

const B = { side: 'B' as const };
const REGIONS = { market: ['1REG1'], small: { REG: ['1REG2', '1REG3'] } };

describe('power cards, side B', () => {
  testPoints('2EGY1B: 3 points for each civilised card', '2EGY1B', [
    [0, 'none', { nation: 'egyptians', ...B }],
    [6, 'one in hand, one in history', { nation: 'egyptians', ...B, hand: ['2CIV2'], history: ['2CIV5'] }],
    [10, 'five', { nation: 'egyptians', ...B, hand: ['2CIV1', '2CIV2', '2CIV3', '2CIV4', '2CIV5'] }],
  ]);

  testPoints('2MAU1B: 2 points for each card in history', '2MAU1B', [
    [0, 'an empty history', { nation: 'mauryans', ...B, hand: ['2MAU17'] }],
    [4, 'two cards', { nation: 'mauryans', ...B, history: ['2MAU17', '1UNR1'] }],
  ]);

  testPoints('2QIN1B: 2 points for each pinned card in play that is no region', '2QIN1B', [
    [0, 'a region, and a wall in hand', { nation: 'qin', ...B, play: ['2QIN11'], hand: ['2QIN2'] }],
    [4, 'two walls', { nation: 'qin', ...B, play: ['2QIN2', '2QIN3', '2QIN11'] }],
  ]);

  test('2OLM1B: a mask put into history from hand is 2 progress', () => {
    const s = duel({ nation: 'olmecs', ...B, hand: ['2OLM18', '2OLM9'] });
    s.exhaust('2OLM1B');
    ready(s);
    expect(s.player(0)).toMatchObject({ progress: 2, history: ['2OLM18'], hand: ['2OLM9'] });
    expect(duel({ nation: 'olmecs', ...B, hand: ['2OLM9'] }).refused('exhaust 2OLM1B')).toMatchObject({ why: 'price' });
  });

  testPoints('2UTO1B: a point for 3 population, rounded down', '2UTO1B', [
    [0, '2', { nation: 'utopians', ...B, below: ['2UTO2A', '2UTO3A'], population: 2 }],
    [8, '24', { nation: 'utopians', ...B, below: ['2UTO2A', '2UTO3A'], population: 24 }],
  ]);

  test('R14.8.6, 2UTO1B: the deck that runs out takes an unrest', () => {
    const s = duel({ nation: 'utopians', ...B, below: ['2UTO2A', '2UTO3A'], hand: ['2FAM3'], deck: ['2UTO9'] });
    s.playCard('2FAM3');
    asked(s, 0, 'return', ['1UNR1']);
    s.answer();
    ready(s);
    expect(s.player(0).hand).toEqual(['2UTO9', '1UNR1']);
  });
});

describe('2UTO5 Portals', () => {
  const UTOPIA = { nation: 'utopians', ...B, below: [], play: ['2UTO5'] };

  test('a scroll garrisoned acquires a region', () => {
    const s = duel({ ...UTOPIA, hand: ['2UTO12', '2UTO9'] }, {}, { ...REGIONS, market: ['1REG1', '1UNC3'] });
    s.exhaust('2UTO5');
    ready(s);
    expect(s.player(0)).toMatchObject({ hand: ['2UTO9', '1REG1'], garrison: { '2UTO5': ['2UTO12'] } });
  });

  test('in solstice a region is recalled, or they go with what is under them, for a population', () => {
    const has = { ...UTOPIA, play: ['2UTO5', '1REG1'], garrison: { '2UTO5': ['2UTO12'] }, deck: ['2UTO9'] };
    const recalled = solstice([has, {}]).answer('branch 0');
    expect(recalled.player(0)).toMatchObject({ hand: ['1REG1'], play: ['2UTO5'], population: 0 });
    const left = solstice([has, {}]).answer('branch 1');
    expect(left.player(0)).toMatchObject({ play: ['1REG1'], population: 1, garrison: {} });
    expect([...left.player(0).discard].sort()).toEqual(['2UTO12', '2UTO5']);
  });
});

describe('uncivilised cards', () => {
  test('2UNC3 Elders acquire an uncivilised card, or break through for one and the others gain progress', () => {
    const market = { market: [null, '1UNC3', '1CIV3'], small: { UNC: ['1UNC8'] } };
    const acquiring = table([{ hand: ['2UNC3'] }, {}, {}], market);
    acquiring.playCard('2UNC3').answer('branch 0');
    ready(acquiring);
    expect([0, 1, 2].map((seat) => acquiring.player(seat).progress)).toEqual([0, 0, 0]);
    expect(acquiring.player(0).hand).toContain('1UNC3');
    const breaking = table([{ hand: ['2UNC3'] }, {}, {}], market);
    breaking.playCard('2UNC3').answer('branch 1').answer('deck UNC');
    ready(breaking);
    expect(breaking.player(0)).toMatchObject({ hand: ['1UNC8'], progress: 0 });
    expect([1, 2].map((seat) => breaking.player(seat).progress)).toEqual([1, 1]);
  });

  describe('2UNC5 Invasion', () => {
    const invading = (branch: string) => {
      const s = table([{ hand: ['2UNC5'], material: 3 }, { play: ['1REG5'] }, {}], {
        market: ['1REG1', null, null, '1TRI1'],
        small: { REG: ['1REG2'] },
        unrest: 8,
      });
      s.playCard('2UNC5').answer(branch);
      return s;
    };

    test('3 material are its price; the others take an unrest, and it breaks through for a tributary', () => {
      expect(duel({ hand: ['2UNC5'], material: 2 }).refused('playCard 2UNC5')).toMatchObject({ why: 'price' });
      const s = invading('branch 0').answer('1TRI1');
      ready(s);
      expect(s.player(0)).toMatchObject({ material: 0, hand: ['1TRI1'] });
      expect([1, 2].map((seat) => s.player(seat).hand.length)).toEqual([1, 1]);
      expect(s.player(1).play).toEqual(['1REG5']);
    });

    test('or for a region, and the others recall one', () => {
      const s = invading('branch 1').answer('1REG1');
      ready(s);
      expect(s.player(0).hand).toEqual(['1REG1']);
      expect(s.player(1)).toMatchObject({ play: [] });
      expect(s.player(1).hand).toContain('1REG5');
    });
  });

  describe('2UNC13 Rituals & Ceremonies, without an action', () => {
    const rites = { hand: ['2UNC13', '1UNR1'], play: ['2UNC7'], exhausted: ['2UNC7'], exhausts: 4, actions: 0 };

    test('an unrest goes back', () => {
      const s = duel(rites);
      s.playCard('2UNC13').answer('branch 0');
      ready(s);
      expect(s.player(0)).toMatchObject({ hand: [], progress: 0, exhausts: 4 });
    });

    test('or a progress, and an exhaust token may come back', () => {
      const s = duel(rites);
      s.playCard('2UNC13').answer('branch 1').answer('2UNC7');
      ready(s);
      expect(s.player(0)).toMatchObject({ hand: ['1UNR1'], progress: 1, exhausts: 5, exhausted: [] });
    });

    test('as barbarian only', () => {
      expect(duel({ ...rites, state: 'empire' }).refused('playCard 2UNC13')).toMatchObject({ why: 'stateIcon' });
    });
  });

  test('2UNC20 Diplomacy: 3 material break through for a tributary', () => {
    expect(duel({ hand: ['2UNC20'], material: 2 }).refused('playCard 2UNC20')).toMatchObject({ why: 'price' });
    const s = duel({ hand: ['2UNC20'], material: 3 }, {}, { market: ['1REG1', null, null, '1TRI1'] });
    s.playCard('2UNC20').answer('1TRI1');
    ready(s);
    expect(s.player(0)).toMatchObject({ hand: ['1TRI1'], material: 0 });
  });

  test('2UNC21 Leadership draws a card, or puts one of hand or discard pile into history, without an action', () => {
    const has = { hand: ['2UNC21', '1ROM16'], deck: ['1ROM17'], discard: ['1ROM18'], actions: 0 };
    const drawing = duel(has).playCard('2UNC21').answer('branch 0');
    ready(drawing);
    expect(drawing.player(0)).toMatchObject({ hand: ['1ROM16', '1ROM17'], history: [] });
    const ending = duel(has).playCard('2UNC21').answer('branch 1');
    asked(ending, 0, 'history', ['1ROM16', '1ROM18']);
    ending.answer('1ROM18');
    ready(ending);
    expect(ending.player(0)).toMatchObject({ hand: ['1ROM16'], history: ['1ROM18'] });
  });

  test('2UNC22 Lost Scroll: a card of the discard pile onto the deck, then everybody may draw', () => {
    const s = duel({ hand: ['2UNC22'], discard: ['1ROM16', '1ROM17'], actions: 0 }, { deck: ['1CEL16'] });
    s.playCard('2UNC22').answer('1ROM17');
    asked(s, 0, 'may');
    s.answer('yes');
    asked(s, 1, 'may');
    s.answer('yes');
    ready(s);
    expect(s.player(0)).toMatchObject({ hand: ['1ROM17'], actions: 0 });
    expect(s.player(1).hand).toEqual(['1CEL16']);
  });
});

describe('civilised cards', () => {
  const EMPIRE = { state: 'empire' as const };

  test('2CIV1 Drama & Poetry steal progress; whoever discards a card may return an unrest', () => {
    const s = duel(
      { ...EMPIRE, hand: ['2CIV1', '1ROM16', '1UNR1'], actions: 0 },
      { progress: 2, hand: ['1CEL16', '1UNR2'] },
    );
    s.playCard('2CIV1');
    expect([s.player(0).progress, s.player(1).progress]).toEqual([1, 1]);
    asked(s, 0, 'discard', ['1ROM16', '1UNR1']);
    s.answer('1ROM16');
    asked(s, 1, 'discard', ['1CEL16', '1UNR2']);
    s.answer();
    ready(s);
    expect(s.player(0)).toMatchObject({ hand: [], discard: ['1ROM16', '2CIV1'] });
    expect(s.player(1).hand).toEqual(['1CEL16', '1UNR2']);
  });

  test('2CIV2 Education: a card of the hand and one of the discard pile may go into history', () => {
    const s = duel({ ...EMPIRE, hand: ['2CIV2', '1ROM16'], discard: ['1ROM17', '1ROM18'], actions: 0 });
    s.playCard('2CIV2').answer('1ROM16').answer('1ROM17');
    ready(s);
    expect(s.player(0)).toMatchObject({ history: ['1ROM16', '1ROM17'], discard: ['1ROM18', '2CIV2'] });
  });

  test('2CIV5 Onager: the others abandon a city each, 2 material for each of them', () => {
    const s = table([{ ...EMPIRE, hand: ['2CIV5'] }, { play: ['2UNC15'] }, { play: ['2UNC16', '1REG5'] }], REGIONS);
    s.playCard('2CIV5').answer('1REG1');
    ready(s);
    expect(s.player(0)).toMatchObject({ material: 4, hand: ['1REG1'] });
    expect([1, 2].map((seat) => s.player(seat).play)).toEqual([[], ['1REG5']]);
  });

  test('2CIV10 Civil Service: 2 material each solstice, and a hand of one card more', () => {
    const deck = ['1ROM14', '1ROM15', '1ROM16', '1ROM17', '1ROM18', '1ROM19', '1ROM20'];
    const s = inAnyOrder(solstice([{ ...EMPIRE, play: ['2CIV10'], deck }, {}]));
    expect(s.player(0).material).toBe(2);
    s.endActivation();
    expect(s.player(0).hand).toHaveLength(6);
  });

  test('2CIV11 Exports: 2 material for all, and each of the others gets a card', () => {
    const s = table([{ ...EMPIRE, hand: ['2CIV11', '1ROM16'], discard: ['1UNR1'] }, {}, {}]);
    s.playCard('2CIV11').answer('1UNR1');
    ready(s);
    expect([0, 1, 2].map((seat) => s.player(seat).material)).toEqual([2, 2, 2]);
    expect([1, 2].map((seat) => s.player(seat).hand)).toEqual([['1UNR1'], ['1ROM16']]);
  });

  testPoints('2CIV11 Exports: a point for 10 cards', '2CIV11', [[0, 'few', { hand: ['2CIV11'] }]]);
});

describe('regions', () => {
  const exiling = { ...REGIONS, market: ['1REG1', '1UNC3'] };

  test('2REG3 Mountain: 2 material', () => {
    const s = duel({ hand: ['2REG3', '1ROM16'] }, {}, exiling);
    s.playCard('2REG3').answer('1UNC3').answer('1ROM16');
    ready(s);
    expect(s.player(0)).toMatchObject({ material: 2, garrison: { '2REG3': ['1ROM16'] } });
    expect(s.g.exile).toEqual(['1UNC3']);
  });

  test('2REG9 Moor: a card of the discard pile may go onto the deck', () => {
    const s = duel({ hand: ['2REG9', '1ROM16'], discard: ['1ROM17', '1ROM18'], deck: ['1ROM19'] }, {}, exiling);
    s.playCard('2REG9').answer('1ROM17').answer('1REG1').answer();
    ready(s);
    expect(s.player(0)).toMatchObject({ deck: ['1ROM17', '1ROM19'], discard: ['1ROM18'], hand: ['1ROM16'] });
  });
});

test('2MIN15 Conquer: 2 population acquire a region or tributary, 3 break through for one', () => {
  const has = { nation: 'minoans', ...B, hand: ['2MIN15'], population: 3 };
  const s = duel(has, {}, REGIONS);
  s.playCard('2MIN15').answer('branch 0');
  ready(s);
  expect(s.player(0)).toMatchObject({ population: 1, hand: ['1REG1'] });
  const broken = duel(has, {}, REGIONS);
  broken.playCard('2MIN15').answer('branch 1').answer('deck REG');
  ready(broken);
  expect(broken.player(0)).toMatchObject({ population: 0, hand: ['1REG2'] });
});
