import { asked, duel, fillers, mayPass, passTurn, ready, table, testPoints, untouched } from './helpers';

const me = { nation: 'carthaginians', side: 'B' as const };
const empire = { state: 'empire' as const };

describe('1CAR1A, 1CAR1B Carthaginians', () => {
  test.each([
    ['A', 1],
    ['B', 2],
  ] as const)('side %s: clean-up puts %i material on a market card instead of 1 progress (R5.1)', (side, n) => {
    const s = duel(
      { nation: 'carthaginians', side, nationDeck: [] },
      { nationDeck: [] },
      { market: [{ card: '1REG8', material: 1 }, '1UNC3'] },
    );
    s.endActivation();
    asked(s, 0, 'place', ['1REG8', '1UNC3']);
    s.answer('1REG8');
    expect(s.g.market.slice(0, 2)).toMatchObject([
      { material: 1 + n, progress: 0 },
      { material: 0, progress: 0 },
    ]);
    ready(s, 1);
    s.endActivation();
    s.answer('1UNC3');
    expect(s.g.market.slice(0, 2)).toMatchObject([
      { material: 1 + n, progress: 0 },
      { material: 0, progress: 1 },
    ]);
    ready(s);
  });

  test('innovate and revolt end with it too (R4.6)', () => {
    const s = duel({ ...me, hand: ['1UNR1'], nationDeck: [] }, {}, { market: ['1REG8'] });
    s.revolt();
    s.answer();
    expect(s.g.market[0]).toMatchObject({ material: 2, progress: 0 });
    passTurn(s, 0);
    ready(s, 1);
  });

  describe('side A doubles material that came with a market card', () => {
    const A = { ...me, side: 'A' as const };
    const trigger = 'ability 1CAR1A 1';
    const market = {
      market: [
        { card: '1REG8', material: 3 },
        { card: '1REG9', population: 2 },
      ],
      small: { REG: ['1REG10'] },
    };

    test('taken: as much again, once a turn', () => {
      const s = duel({ ...A, hand: ['1CAR17'], population: 2 }, {}, market);
      s.playCard('1CAR17').answer('1REG8');
      asked(s, 0, 'trigger', [trigger]);
      expect(mayPass(s)).toBe(true);
      s.answer(trigger);
      expect(s.player(0)).toMatchObject({ material: 6, exhausted: ['1CAR1A'], exhausts: 4 });
      ready(s);
    });

    test.each([
      ['declined', {}, '1REG8', true],
      ['already exhausted', { exhausted: ['1CAR1A'], exhausts: 4 }, '1REG8', false],
      ['other tokens on the card', {}, '1REG9', false],
    ])('%s: nothing more', (_what, has, card, isAsked) => {
      const s = duel({ ...A, ...has, hand: ['1CAR17'], population: 2 }, {}, market);
      s.playCard('1CAR17').answer(card);
      if (isAsked) s.answer();
      expect(s.player(0).material).toBe(card === '1REG8' ? 3 : 0);
      ready(s);
    });

    test('not in an innovate turn (R4.6)', () => {
      const s = duel({ ...A, nationDeck: [] }, {}, market);
      s.innovate();
      s.answer('1REG8');
      expect(s.player(0).material).toBe(3);
      expect(s.question().ask).not.toBe('trigger');
      passTurn(s, 0);
      ready(s, 1);
    });

    test('for a card broken through for as well; side B has no such ability', () => {
      const s = duel({ ...A, hand: ['1CAR17'], population: 3 }, {}, market);
      s.playCard('1CAR17').answer('branch 1').answer('1REG8').answer(trigger);
      expect(s.player(0).material).toBe(6);
      ready(s);
      const t = duel({ ...me, hand: ['1CAR17'], population: 2 }, {}, market);
      t.playCard('1CAR17').answer('1REG8');
      expect(t.player(0).material).toBe(3);
      ready(t);
    });

    test('1CAR7 Trading Ships double what they bring', () => {
      const s = duel({ ...A, play: ['1CAR7', '1CAR20'] }, {}, market);
      s.exhaust('1CAR7').answer('1CAR20').answer(trigger);
      expect(s.player(0)).toMatchObject({ material: 6, hand: ['1CAR20', '1REG8'] });
      ready(s);
    });
  });

  testPoints('1CAR1A is worth', '1CAR1A', [
    [0, '5 material', { nation: 'carthaginians', side: 'A', material: 5 }],
    [1, '6', { nation: 'carthaginians', side: 'A', material: 6 }],
    [10, '60', { nation: 'carthaginians', side: 'A', material: 60 }],
    [10, '66', { nation: 'carthaginians', side: 'A', material: 66 }],
  ]);
  testPoints('1CAR1B is worth', '1CAR1B', [
    [0, '2 material', { ...me, material: 2 }],
    [1, '3', { ...me, material: 3 }],
    [10, '30', { ...me, material: 30 }],
    [10, '33', { ...me, material: 33 }],
    [0, 'the material of others and on the market', { ...me }, { material: 9 }],
  ]);
});

test('1CAR2 City of Carthage turns the state to empire when it reaches the discard pile (R8.3)', () => {
  const s = duel({ ...me, hand: ['1UNC21'], nationDeck: [], accession: '1CAR2' });
  s.playCard('1UNC21').answer('branch 0');
  expect(s.player(0)).toMatchObject({ state: 'empire', accession: null, hand: ['1CAR2'], exhausted: ['nation'] });
  s.playCard('1CAR2');
  expect(s.player(0).play).toEqual(['1CAR2']);
  ready(s);
});

describe.each(['1CAR3', '1CAR4'])('%s Elephants', (id) => {
  const market = {
    market: [{ card: '1REG8', material: 1 }, null, null, { card: '1TRI1', unrest: '1UNR1' }],
    small: { REG: ['1REG10'] },
  };

  test('each other abandons a region of own choice; break through for REG or TRI; into history', () => {
    const s = table(
      [{ ...me, ...empire, hand: [id], play: ['1REG9'] }, { play: ['1REG6', '1REG7', '1UNC15'] }, {}],
      market,
    );
    const pile = s.g.unrest.length;
    s.playCard(id);
    asked(s, 1, 'abandon', ['1REG6', '1REG7']);
    s.answer('1REG7');
    asked(s, 0, 'breakthrough', ['1REG8', '1TRI1', 'deck REG', 'reveal TRI']);
    expect(mayPass(s)).toBe(true);
    s.answer('1TRI1');
    expect(s.player(0)).toMatchObject({ hand: ['1TRI1'], play: ['1REG9'], history: [id] });
    expect(s.player(1)).toMatchObject({ play: ['1REG6', '1UNC15'], discard: ['1REG7'] });
    expect(s.g.unrest).toHaveLength(pile); // one came back, the refill took one
    ready(s);
  });

  test('the break-through declined', () => {
    const s = duel({ ...me, ...empire, hand: [id] }, {}, market);
    s.playCard(id).answer();
    expect(s.player(0)).toMatchObject({ hand: [], history: [id] });
    ready(s);
  });
});

describe('1CAR5 Hegemony', () => {
  const market = { market: ['1REG8', { card: '1UNC3', unrest: '1UNR1' }, '1CIV3', '1TRI1'] };

  test.each([
    [1, 'price'],
    [2, null],
  ] as const)('with %i material: %s', (material, why) => {
    expect(
      duel({ ...me, ...empire, hand: ['1CAR5'], material }, {}, market).refused('playCard 1CAR5')?.why ?? null,
    ).toBe(why);
  });

  test('2 material for a card of any suit, then everybody may draw', () => {
    const s = duel({ ...me, ...empire, hand: ['1CAR5'], material: 2, deck: fillers(1) }, { deck: ['1CEL16'] }, market);
    s.playCard('1CAR5');
    asked(s, 0, 'acquire', ['1REG8', '1UNC3', '1CIV3', '1TRI1']);
    s.answer('1UNC3').answer('no').answer('yes');
    expect(s.player(0)).toMatchObject({ hand: ['1UNC3', '1UNR1'], material: 0, discard: ['1CAR5'] });
    expect(s.player(1).hand).toEqual(['1CEL16']);
    ready(s);
  });
});

describe('1CAR6 Hannibal', () => {
  test('acquires, draws, takes a card of choice out of history, and goes there', () => {
    const s = duel(
      { ...me, ...empire, hand: ['1CAR6'], deck: fillers(2), history: ['1CAR18', '1FAM1'] },
      { history: ['1CEL7'] },
      { market: ['1REG8'] },
    );
    s.playCard('1CAR6');
    asked(s, 0, 'acquire', ['1REG8']);
    s.answer('1REG8').answer('yes');
    asked(s, 0, 'fetch', ['1CAR18', '1FAM1']);
    s.answer('1FAM1');
    expect(s.player(0)).toMatchObject({ hand: ['1REG8', ...fillers(1), '1FAM1'], history: ['1CAR18', '1CAR6'] });
    ready(s);
  });

  test('everything declined; an empty history is not asked for', () => {
    const s = duel(
      { ...me, ...empire, hand: ['1CAR6'], deck: fillers(1), history: ['1FAM1'] },
      {},
      { market: ['1REG8'] },
    );
    s.playCard('1CAR6').answer().answer('no').answer();
    expect(s.player(0)).toMatchObject({ hand: [], history: ['1FAM1', '1CAR6'] });
    ready(s);
    const t = duel({ ...me, ...empire, hand: ['1CAR6'] });
    t.playCard('1CAR6').answer('no');
    expect(t.player(0).history).toEqual(['1CAR6']);
    ready(t);
  });
});

describe('1CAR7 Trading Ships', () => {
  const market = {
    market: [
      '1REG8',
      { card: '1UNC3', unrest: '1UNR1', material: 1 },
      { card: '1CIV3', progress: 2 },
      { card: '1TRI1', material: 2, population: 1 },
    ],
  };

  test('recalls a river or fertile region, then any card with material on it, whatever its suit', () => {
    const s = duel(
      { ...me, play: ['1CAR7', '1CAR20', '1CAR12', '1CAR21'], garrison: { '1CAR20': ['1CAR16'] } },
      { play: ['1REG9'] },
      market,
    );
    s.exhaust('1CAR7');
    asked(s, 0, 'recall', ['1CAR20', '1CAR12']);
    expect(mayPass(s)).toBe(true);
    s.answer('1CAR20');
    asked(s, 0, 'acquire', ['1UNC3', '1TRI1']);
    s.answer('1TRI1');
    expect(s.player(0)).toMatchObject({
      hand: ['1CAR20', '1CAR16', '1TRI1'],
      material: 2,
      population: 1,
      play: ['1CAR7', '1CAR12', '1CAR21'],
      exhausts: 4,
    });
    ready(s);
  });

  test('declined: only the token is spent', () => {
    const s = duel({ ...me, play: ['1CAR7', '1CAR20'] }, {}, market);
    s.exhaust('1CAR7').answer();
    expect(s.player(0)).toMatchObject({ play: ['1CAR7', '1CAR20'], hand: [], exhausted: ['1CAR7'] });
    ready(s);
  });

  test('no card with material: no region is recalled for nothing', () => {
    const s = duel({ ...me, play: ['1CAR7', '1CAR20'] }, {}, { market: ['1REG8'] });
    s.exhaust('1CAR7');
    expect(s.player(0)).toMatchObject({ play: ['1CAR7', '1CAR20'], hand: [], material: 0 });
    ready(s);
  });
});

describe('1CAR8 Monopoly', () => {
  test('2 material, a card, and a card from hand or discard pile to each other player', () => {
    const s = table([
      { ...me, ...empire, hand: ['1CAR8', '1CAR22'], deck: fillers(2), discard: ['1CAR23'] },
      { hand: ['1CEL16'] },
      {},
    ]);
    s.playCard('1CAR8');
    asked(s, 0, 'give', ['1CAR22', ...fillers(1), '1CAR23']);
    s.answer('1CAR22').answer('1CAR23');
    expect([0, 1, 2].map((seat) => s.player(seat).hand)).toEqual([fillers(1), ['1CEL16', '1CAR22'], ['1CAR23']]);
    expect([0, 1, 2].map((seat) => s.player(seat).material)).toEqual([2, 0, 0]);
    ready(s);
  });

  test('who is protected gets nothing, and the owner keeps the card (R11.4)', () => {
    const s = duel({ ...me, ...empire, hand: ['1CAR8', '1CAR22'] }, { play: ['1UNC1'] });
    s.playCard('1CAR8').answer('1UNC1');
    expect(s.player(1).hand).toEqual([]);
    expect(s.player(0).hand).toContain('1CAR22');
    ready(s);
  });

  testPoints('1CAR8 is worth', '1CAR8', [
    [0, '4 material', { hand: ['1CAR8'], material: 4 }],
    [1, '5', { hand: ['1CAR8'], material: 5 }],
    [10, '50', { hand: ['1CAR8'], material: 50 }],
    [10, '55', { hand: ['1CAR8'], material: 55 }],
  ]);
});

describe('1CAR10 Caravans', () => {
  const market = {
    market: ['1REG8', { card: '1UNC3', unrest: '1UNR1', material: 1 }, null, { card: '1TRI1', material: 2 }],
  };

  test('3 material and a discard for any card with material on it', () => {
    const s = duel({ ...me, play: ['1CAR10'], hand: ['1CAR16', '1CAR22'], material: 3 }, {}, market);
    s.exhaust('1CAR10').answer('1CAR22');
    asked(s, 0, 'acquire', ['1UNC3', '1TRI1']);
    s.answer('1UNC3');
    expect(s.player(0)).toMatchObject({ material: 1, hand: ['1CAR16', '1UNC3', '1UNR1'], discard: ['1CAR22'] });
    ready(s);
  });

  test.each([
    ['2 material', { material: 2, hand: ['1CAR16'] }, 'price'],
    ['no hand', { material: 3 }, 'price'],
    ['both', { material: 3, hand: ['1CAR16'] }, null],
  ] as const)('with %s: %s', (_what, has, why) => {
    const given = { ...has, hand: 'hand' in has ? [...has.hand] : [] };
    expect(duel({ ...me, play: ['1CAR10'], ...given }, {}, market).refused('exhaust 1CAR10')?.why ?? null).toBe(why);
  });
});

test('1CAR13 Berbers: 2 population, and the discard pile', () => {
  const s = duel({ ...me, hand: ['1CAR13'] });
  const others = untouched(s, 1);
  s.playCard('1CAR13');
  expect(s.player(0)).toMatchObject({ population: 2, discard: ['1CAR13'], actions: 2 });
  others();
  ready(s);
});

describe('1CAR18 Dido, Queen of Carthage', () => {
  const market = {
    market: ['1REG2', '1UNC3', null, { card: '1TRI1', unrest: '1UNR1' }, { card: '1REG14', material: 2 }],
    small: { REG: ['1REG10'] },
  };

  test('acquires a region and plays it free; its garrison and the rest follow; then history', () => {
    const s = duel({ ...me, hand: ['1CAR18', '1CAR16'], actions: 1 }, {}, market);
    s.playCard('1CAR18');
    asked(s, 0, 'acquire', ['1REG2', '1REG14']);
    expect(mayPass(s)).toBe(true);
    s.answer('1REG2'); // Jungle: 1 population; exile from the market; MAY garrison
    asked(s, 0, 'exile', ['1REG10', '1UNC3', '1TRI1']);
    s.answer('1UNC3');
    asked(s, 0, 'garrison', ['1CAR16']);
    s.answer('1CAR16');
    expect(s.player(0)).toMatchObject({
      population: 2,
      play: ['1REG2'],
      garrison: { '1REG2': ['1CAR16'] },
      history: ['1CAR18'],
      actions: 0,
      hand: [],
    });
    ready(s);
  });

  test('the region brings its tokens', () => {
    const s = duel({ ...me, hand: ['1CAR18'] }, {}, market);
    s.playCard('1CAR18').answer('1REG14');
    expect(s.player(0)).toMatchObject({ population: 1, material: 2, play: ['1REG14'] });
    ready(s);
  });

  test('declined, or no region there: 1 population and history', () => {
    const s = duel({ ...me, hand: ['1CAR18'] }, {}, market);
    s.playCard('1CAR18').answer();
    expect(s.player(0)).toMatchObject({ population: 1, play: [], hand: [], history: ['1CAR18'] });
    ready(s);
    const t = duel({ ...me, hand: ['1CAR18', '1REG8'] }, {}, { market: [null, '1UNC3'] });
    t.playCard('1CAR18');
    expect(t.player(0)).toMatchObject({ population: 1, play: [], hand: ['1REG8'], history: ['1CAR18'] });
    ready(t);
  });

  test('the free play answers to "when you play a region"', () => {
    const s = duel({ ...me, hand: ['1CAR18'], play: ['1SCY21'] }, {}, market);
    s.playCard('1CAR18').answer('1REG14').answer('ability 1SCY21 0');
    expect(s.player(0)).toMatchObject({ population: 2, exhausted: ['1SCY21'] });
    ready(s);
  });
});

describe('1CAR19 Carthaginian Traders', () => {
  const market = { market: ['1REG8', { card: '1UNC3', material: 1 }] };

  test('1 material onto a market card; may put a card into history; free', () => {
    const s = duel({ ...me, hand: ['1CAR19', '1CAR22'], discard: ['1CAR23'], actions: 0 }, {}, market);
    s.playCard('1CAR19');
    asked(s, 0, 'place', ['1REG8', '1UNC3']);
    s.answer('1UNC3');
    asked(s, 0, 'history', ['1CAR22', '1CAR23']);
    s.answer('1CAR23');
    expect(s.g.market.slice(0, 2)).toMatchObject([{ material: 0 }, { material: 2 }]);
    expect(s.player(0)).toMatchObject({ hand: ['1CAR22'], history: ['1CAR23'], discard: ['1CAR19'], material: 0 });
    ready(s);
  });

  test('history declined', () => {
    const s = duel({ ...me, hand: ['1CAR19', '1CAR22'] }, {}, market);
    s.playCard('1CAR19').answer('1REG8').answer();
    expect(s.player(0)).toMatchObject({ hand: ['1CAR22'], history: [] });
    ready(s);
    passTurn(s);
    expect(s.g.market[0]).toMatchObject({ material: 3 });
  });
});
