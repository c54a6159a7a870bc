import { asked, cards, duel, fillers, mayPass, passTurn, ready, table, testPoints, unrest, untouched } from './helpers';

const me = { nation: 'greeks', side: 'B' as const };
const empire = { state: 'empire' as const };

describe('1GRE1A Greeks', () => {
  const A = { ...me, side: 'A' as const };
  const market = { market: ['1REG8', '1UNC3', '1CIV3', '1TRI1'], small: { UNC: ['1UNC4'], CIV: ['1CIV9'] } };

  test.each([
    [1, 'price'],
    [2, null],
    [3, null],
  ] as const)('with %i actions: %s (R6.8)', (actions, why) => {
    const s = duel({ ...A, actions }, {}, market);
    expect(s.refused('exhaust 1GRE1A')?.why ?? null).toBe(why);
    if (why) return ready(s);
    s.exhaust('1GRE1A');
    asked(s, 0, 'breakthrough', ['1UNC3', '1CIV3', 'deck UNC', 'deck CIV']);
    s.answer('deck CIV');
    expect(s.player(0)).toMatchObject({ actions: actions - 2, hand: ['1CIV9'], exhausted: ['1GRE1A'], exhausts: 4 });
    return ready(s);
  });

  const many = (n: number) => cards(n, (c) => c.nation !== null && c.nation !== 'celts', '1GRE12', '1GRE13', '1ROM9');
  const own = (n: number) => ({ ...A, deck: many(n - 1) }); // with the power card
  testPoints('1GRE1A is worth', '1GRE1A', [
    [0, '6 cards', own(6)],
    [1, '7 cards', own(7)],
    [1, '13', own(13)],
    [9, '69', own(69)],
    [10, '70', own(70)],
    [10, '77', own(77)],
    [
      1,
      '7 cards: nation deck, accession and developments do not count',
      {
        ...A,
        deck: many(3),
        hand: ['1UNR1'],
        play: ['1REG8'],
        garrison: { '1REG8': ['1UNR2'] },
        nationDeck: ['1GRE12', '1GRE13'],
        accession: '1CEL8',
        development: ['1ROM9'],
      },
    ],
  ]);
  testPoints('1GRE1B is worth', '1GRE1B', [
    [0, '2 cards', { ...me, hand: many(1) }],
    [1, '3', { ...me, hand: many(2) }],
    [9, '29', { ...me, deck: many(28) }],
    [10, '30', { ...me, deck: many(29) }],
    [10, '33', { ...me, deck: many(32) }],
  ]);
});

describe('1GRE2 Olympic Games', () => {
  test('draws 2, then a hand card must go into history', () => {
    const s = duel({ ...me, hand: ['1GRE2', '1GRE22'], deck: fillers(3) });
    s.playCard('1GRE2');
    asked(s, 0, 'history', ['1GRE22', ...fillers(2)]);
    expect(mayPass(s)).toBe(false);
    s.answer('1GRE22');
    expect(s.player(0)).toMatchObject({ hand: fillers(2), history: ['1GRE22'], discard: ['1GRE2'] });
    ready(s);
  });

  test('with nothing to draw and no hand: nothing', () => {
    const s = duel({ ...me, hand: ['1GRE2'], nationDeck: [] });
    s.playCard('1GRE2');
    expect(s.player(0)).toMatchObject({ hand: [], history: [], discard: ['1GRE2'] });
    ready(s);
  });
});

describe('1GRE3 Greek Prosperity', () => {
  const play = ['1REG6', '1REG2', '1GRE11', '1CIV6'];
  test.each([
    ['branch 0', 'material for production icons', { material: 2, hand: [] }],
    ['branch 1', 'population for regions', { population: 2, hand: [] }],
    ['branch 2', 'cards for cities and metropolises', { hand: fillers(2), material: 0, population: 0 }],
  ])('%s: %s; nobody else draws', (branch, _what, has) => {
    const s = duel({ ...me, ...empire, hand: ['1GRE3'], play, deck: fillers(3) }, { deck: ['1CEL17'] });
    const others = untouched(s, 1);
    s.playCard('1GRE3').answer(branch);
    expect(s.player(0)).toMatchObject(has);
    others();
    ready(s);
  });
});

test('1GRE6 Science: Advance loses the barbarian icon, Conquer does not', () => {
  const s = duel({
    ...me,
    ...empire,
    play: ['1GRE6'],
    hand: ['1GRE16', '1GRE17', '1GRE18'],
    material: 9,
    population: 9,
  });
  expect(['1GRE16', '1GRE17', '1GRE18'].map((id) => s.refused(`playCard ${id}`)?.why ?? null)).toEqual([
    null,
    'stateIcon',
    'stateIcon',
  ]);
  ready(s);
});

describe('1GRE7 Greek Innovation', () => {
  const market = { market: ['1REG8', { card: '1UNC3', unrest: '1UNR1' }, '1CIV3', '1TRI1'] };

  test('two hand cards on the deck in chosen order for a card; each other recalls any pinned card of own choice', () => {
    const s = table(
      [
        { ...me, ...empire, hand: ['1GRE7', '1GRE16', '1GRE22', '1GRE17'], deck: ['1GRE18'], play: ['1REG9'] },
        { play: ['1REG6', '1UNC15', '1UNC8'], garrison: { '1REG6': ['1CEL16'] }, exhausted: ['1UNC8'], exhausts: 4 },
        {},
      ],
      market,
    );
    s.playCard('1GRE7');
    asked(s, 0, 'putTop', ['1GRE16', '1GRE22', '1GRE17']);
    s.answer('1GRE16', '1GRE22');
    asked(s, 0, 'acquire', ['1REG8', '1UNC3', '1CIV3', '1TRI1']);
    s.answer('1UNC3');
    asked(s, 1, 'recall', ['1REG6', '1UNC15', '1UNC8']);
    s.answer('1UNC8');
    expect(s.player(0)).toMatchObject({
      deck: ['1GRE22', '1GRE16', '1GRE18'],
      hand: ['1GRE17', '1UNC3', '1UNR1'],
      play: ['1REG9'],
    });
    // The token of the recalled card stays away until clean-up (R7.3).
    expect(s.player(1)).toMatchObject({ hand: ['1UNC8'], play: ['1REG6', '1UNC15'], exhausted: [], exhausts: 4 });
    ready(s);
  });

  test.each([
    [0, 'price'],
    [1, 'price'],
    [2, null],
  ] as const)('with %i other cards in hand: %s (R6.3)', (n, why) => {
    const s = duel({ ...me, ...empire, hand: ['1GRE7', ...fillers(n)] }, { play: ['1REG6'] }, market);
    expect(s.refused('playCard 1GRE7')?.why ?? null).toBe(why);
    ready(s);
  });
});

describe('1GRE8 Direct Democracy', () => {
  const D = { ...me, play: ['1GRE8'] };
  test.each([
    ['1 material', { material: 1 }, 0, 'price'],
    ['2 material', { material: 2 }, 0, null],
    ['1 other card', {}, 1, null],
    ['no card', {}, 0, 'price'],
    ['1 population', { population: 1 }, 0, null],
  ] as const)('an unrest with %s: %s', (_what, tokens, others, why) => {
    expect(
      duel({ ...D, hand: ['1GRE22', ...fillers(others)], ...tokens }).refused('playCard 1GRE22')?.why ?? null,
    ).toBe(why);
  });

  test('the prices are 2 material, 1 card, 1 population', () => {
    const pay = (branch: string, ...answers: string[]) => {
      const s = duel({ ...D, hand: ['1GRE22', ...fillers(2)], material: 3, population: 2 });
      s.playCard('1GRE22').answer(branch);
      for (const answer of answers) s.answer(answer);
      ready(s);
      const { material, population, hand } = s.player(0);
      return [material, population, hand.length];
    };
    expect(pay('branch 0')).toEqual([3, 1, 2]);
    expect(pay('branch 1', fillers(1)[0] as string)).toEqual([3, 2, 1]);
    expect(pay('branch 2')).toEqual([1, 2, 2]);
  });

  test('1 progress pays the 2 material', () => {
    const s = duel({ ...D, hand: ['1GRE22'], progress: 1, exhausts: 0 });
    s.playCard('1GRE22').answer('branch 2');
    expect(s.player(0)).toMatchObject({ progress: 0, hand: [] });
    ready(s);
  });

  test('other prices stay: Advance and discards for other cards', () => {
    expect(duel({ ...D, hand: ['1GRE16'], material: 2 }).refused('playCard 1GRE16')).toMatchObject({ why: 'price' });
    const s = duel({ ...D, play: ['1GRE8', '1SCY9'], hand: [] });
    expect(s.refused('exhaust 1SCY9')).toMatchObject({ why: 'price' });
    ready(s);
  });

  test('does not help others', () => {
    expect(duel({ hand: ['1ROM22'], material: 2 }, D).refused('playCard 1ROM22')).toMatchObject({ why: 'price' });
  });

  test('exhausted: an unrest is played without an action, at the lower price', () => {
    const s = duel({ ...D, hand: ['1GRE22', '1GRE23', '1GRE16'], actions: 0 });
    expect(s.refused('playCard 1GRE22')).toMatchObject({ why: 'noAction' });
    s.exhaust('1GRE8').answer('1GRE16');
    expect(s.player(0)).toMatchObject({ hand: ['1GRE23'], discard: ['1GRE16'], actions: 0 });
    expect(s.g.unrest).toContain('1GRE22');
    expect(s.refused('playCard 1GRE23')).not.toBeNull();
    ready(s);
  });

  test('exhausted without a payable unrest: nothing happens', () => {
    const s = duel({ ...D, hand: ['1GRE22'] });
    if (s.refused('exhaust 1GRE8') === null) s.exhaust('1GRE8');
    expect(s.player(0).hand).toEqual(['1GRE22']);
    ready(s);
  });
});

describe('1GRE9 Lighthouse', () => {
  const market = {
    market: ['1REG8', { card: '1UNC3', unrest: '1UNR1', material: 2, progress: 1 }, '1CIV3'],
    exile: ['1TRI1', '1REG9'],
  };

  test('an attack of the discard pile onto the deck', () => {
    const s = duel(
      { ...me, play: ['1GRE9'], discard: ['1GRE15', '1GRE16', '1GRE7'], deck: ['1GRE18'] },
      { discard: ['1CEL18'] },
      market,
    );
    s.exhaust('1GRE9').answer('branch 0');
    asked(s, 0, 'putTop', ['1GRE15', '1GRE7']);
    s.answer('1GRE15');
    expect(s.player(0)).toMatchObject({ deck: ['1GRE15', '1GRE18'], discard: ['1GRE16', '1GRE7'] });
    ready(s);
  });

  test('or a swap: a card with tokens is exiled, they stay for the exiled card that takes its place, with an unrest (R11.12)', () => {
    const s = duel({ ...me, play: ['1GRE9'] }, {}, { ...market, unrest: ['1UNR2', '1UNR3'] });
    s.exhaust('1GRE9').answer('branch 1');
    asked(s, 0, 'swapMarket', ['1REG8', '1UNC3', '1CIV3']);
    s.answer('1UNC3');
    asked(s, 0, 'swapExile', ['1TRI1', '1REG9']);
    s.answer('1TRI1');
    expect(s.g.market[1]).toMatchObject({ card: '1TRI1', unrest: '1UNR2', material: 2, progress: 1 });
    expect(s.g.exile).toEqual(['1UNC3', '1REG9']);
    expect(s.g.unrest).toEqual(['1UNR3', '1UNR1']);
    ready(s);
  });

  test('a region comes without an unrest; the old unrest goes back', () => {
    const s = duel({ ...me, play: ['1GRE9'] }, {}, { ...market, unrest: ['1UNR2'] });
    s.exhaust('1GRE9').answer('branch 1').answer('1UNC3').answer('1REG9');
    expect(s.g.market[1]).toMatchObject({ card: '1REG9', unrest: null, material: 2 });
    expect(s.g.unrest).toEqual(['1UNR2', '1UNR1']);
    ready(s);
  });

  test('no exiled card: the swap does nothing', () => {
    const s = duel({ ...me, play: ['1GRE9'] }, {}, { market: ['1REG8'] });
    s.exhaust('1GRE9').answer('branch 1');
    expect(s.g.market[0]).toMatchObject({ card: '1REG8' });
    ready(s);
  });
});

describe('1GRE10 Philosophy', () => {
  const market = { market: ['1REG8', '1UNC3', '1CIV3', '1TRI1'], small: { CIV: ['1CIV9'] } };

  test('abandons a pinned card that is no region, then breaks through for UNC or CIV', () => {
    const s = duel(
      {
        ...me,
        ...empire,
        hand: ['1GRE10', '1UNC16'],
        play: ['1REG9', '1UNC15', '1GRE6'],
        garrison: { '1REG9': ['1UNC17'] },
      },
      { play: ['1UNC8'] },
      market,
    );
    s.playCard('1GRE10');
    asked(s, 0, 'abandon', ['1UNC15', '1GRE6']);
    s.answer('1UNC15');
    asked(s, 0, 'breakthrough', ['1UNC3', '1CIV3', 'deck UNC', 'deck CIV']);
    s.answer('deck CIV');
    expect(s.player(0)).toMatchObject({
      hand: ['1UNC16', '1CIV9'],
      play: ['1REG9', '1GRE6'],
      discard: ['1UNC15', '1GRE10'],
    });
    ready(s);
  });

  test('forbidden with regions only', () => {
    expect(
      duel({ ...me, ...empire, hand: ['1GRE10', '1UNC15'], play: ['1REG9'] }, {}, market).refused('playCard 1GRE10'),
    ).toMatchObject({ why: 'price' });
  });

  const many = (n: number) =>
    cards(n, (c) => c.nation === 'romans' || c.nation === 'vikings' || c.nation === 'scythians', '1ROM9');
  testPoints('1GRE10 is worth', '1GRE10', [
    [0, '4 cards with itself and the power card', { ...me, hand: ['1GRE10', ...many(2)] }],
    [1, '5', { ...me, hand: ['1GRE10', ...many(3)] }],
    [10, '50', { ...me, deck: ['1GRE10', ...many(48)] }],
    [10, '55', { ...me, deck: ['1GRE10', ...many(53)] }],
  ]);
});

test('1GRE15 Greek Mercenaries: progress, a card, 2 material from each other, 1 population for each other', () => {
  const s = table([{ ...me, hand: ['1GRE15'], deck: fillers(1) }, { material: 5 }, { material: 1 }, {}]);
  s.playCard('1GRE15');
  expect(
    [0, 1, 2, 3].map((seat) => [s.player(seat).material, s.player(seat).population, s.player(seat).progress]),
  ).toEqual([
    [3, 0, 1],
    [3, 1, 0],
    [0, 1, 0],
    [0, 1, 0],
  ]);
  expect(s.player(0).hand).toEqual(fillers(1));
  ready(s);
});

describe('1GRE18 Settlers', () => {
  const market = { market: ['1REG8', '1UNC3', null, null, '1REG9'] };
  test('1 population for a region', () => {
    const s = duel({ ...me, hand: ['1GRE18'], population: 1 }, {}, market);
    s.playCard('1GRE18').answer('branch 0');
    asked(s, 0, 'acquire', ['1REG8', '1REG9']);
    s.answer('1REG9');
    expect(s.player(0)).toMatchObject({ population: 0, hand: ['1REG9'] });
    ready(s);
  });

  test('or 1 progress, or an unrest from hand returned', () => {
    const [a, b] = unrest(2) as [string, string];
    const s = duel({ ...me, hand: ['1GRE18', a, b] }, {}, market);
    s.playCard('1GRE18');
    asked(s, 0, 'branch', ['branch 1', 'branch 2']);
    s.answer('branch 2');
    expect(s.player(0).progress).toBe(0);
    expect(s.player(0).hand).toHaveLength(1);
    ready(s);
    const t = duel({ ...me, hand: ['1GRE18', a] }, {}, market);
    t.playCard('1GRE18').answer('branch 1');
    expect(t.player(0)).toMatchObject({ hand: [a], progress: 1 });
    ready(t);
  });
});

test('1GRE2 as accession card turns the state (R8.3)', () => {
  const s = duel({ ...me, nationDeck: [], accession: '1GRE2', hand: fillers(1) });
  passTurn(s);
  expect(s.player(0)).toMatchObject({ state: 'empire', accession: null, exhausts: 4, exhausted: ['nation'] });
  ready(s, 1);
});
