import {
  asked,
  cards,
  duel,
  fillers,
  mayPass,
  over,
  passTurn,
  ready,
  solstice,
  table,
  testPoints,
  unrest,
  untouched,
} from './helpers';

const empire = { state: 'empire' as const };
const many = (n: number) => cards(n, (c) => c.nation !== null && c.suits.size === 0);

test.each([
  '1CIV1',
  '1CIV2',
  '1CIV3',
  '1CIV4',
  '1CIV5',
  '1CIV6',
  '1CIV7',
  '1CIV8',
  '1CIV9',
  '1CIV10',
  '1CIV11',
  '1CIV12',
  '1CIV13',
  '1CIV14',
  '1CIV15',
])('%s: empires only (R6.4)', (id) => {
  const has = { hand: [id], material: 9, population: 9 };
  expect(duel(has).refused(`playCard ${id}`)).toMatchObject({ why: 'stateIcon' });
  expect(duel({ ...has, ...empire }).refused(`playCard ${id}`)).toBeNull();
});

describe('1CIV1 Drama & Poetry', () => {
  const [a, b, c, d, e] = unrest(5) as [string, string, string, string, string];

  test('steals 1 progress from each; everybody may discard a card to return an unrest from hand', () => {
    const s = table([
      { ...empire, hand: ['1CIV1', '1ROM15', a, e] },
      { progress: 2, hand: ['1ROM16', b], discard: [c] },
      { hand: [d] },
      {},
    ]);
    s.playCard('1CIV1');
    expect([0, 1, 2, 3].map((seat) => s.player(seat).progress)).toEqual([1, 1, 0, 0]);
    asked(s, 0, 'discard', ['1ROM15', a, e]);
    expect(mayPass(s)).toBe(true);
    s.answer('1ROM15');
    expect(s.player(0).hand).toHaveLength(1);
    asked(s, 1, 'discard', ['1ROM16', b]);
    s.answer();
    expect(s.player(0).actions).toBe(3);
    expect(s.player(1)).toMatchObject({ hand: ['1ROM16', b], discard: [c] });
    // After its discard nothing would be left to return: that is not offered.
    expect(s.player(2)).toMatchObject({ hand: [d], discard: [] });
    expect(s.g.unrest.filter((id) => id === a || id === e)).toHaveLength(1);
    ready(s);
  });

  test('the steal can be ignored and the rest used (R11.4)', () => {
    const s = table([{ ...empire, hand: ['1CIV1'] }, { progress: 2, play: ['1UNC1'], hand: ['1ROM16', b] }, {}, {}]);
    s.playCard('1CIV1').answer('1UNC1');
    s.answer(s.question().options[1] as string).answer('1ROM16');
    expect(s.player(1)).toMatchObject({ progress: 2, hand: [], discard: ['1ROM16'] });
    ready(s);
  });
});

describe('1CIV2 Education', () => {
  test.each([
    ['1ROM15', '1ROM16', ['1ROM15', '1ROM16']],
    ['1ROM15', null, ['1ROM15']],
    [null, '1ROM16', ['1ROM16']],
    [null, null, []],
  ])('hand: %s, discard pile: %s', (hand, discard, history) => {
    const s = duel({ ...empire, hand: ['1CIV2', '1ROM15', '1ROM22'], discard: ['1ROM16', '1ROM23'], actions: 0 });
    s.playCard('1CIV2');
    asked(s, 0, 'history', ['1ROM15', '1ROM22']);
    s.answer(...(hand ? [hand] : []));
    asked(s, 0, 'history', ['1ROM16', '1ROM23']);
    s.answer(...(discard ? [discard] : []));
    expect(s.player(0)).toMatchObject({ history, actions: 0 });
    ready(s);
  });
});

describe('1CIV3 Moneylenders', () => {
  test.each([
    [2, 0, 'price'],
    [3, 0, null],
    [1, 1, null],
  ] as const)('with %i material and %i progress: %s', (material, progress, why) => {
    expect(duel({ ...empire, hand: ['1CIV3'], material, progress }).refused('playCard 1CIV3')?.why ?? null).toBe(why);
  });

  test('3 material for an action', () => {
    const s = duel({ ...empire, hand: ['1CIV3'], material: 4, actions: 0 });
    s.playCard('1CIV3');
    expect(s.player(0)).toMatchObject({ material: 1, actions: 1 });
    ready(s);
  });

  testPoints('1CIV3 is worth', '1CIV3', [
    [0, '9 material', { hand: ['1CIV3'], material: 9 }],
    [1, '10', { hand: ['1CIV3'], material: 10 }],
    [1, '19', { hand: ['1CIV3'], material: 19 }],
    [10, '100', { hand: ['1CIV3'], material: 100 }],
    [10, '110', { hand: ['1CIV3'], material: 110 }],
    [0, 'the material of others', { hand: ['1CIV3'] }, { material: 50 }],
  ]);
});

describe('1CIV4 Corruption', () => {
  test('everybody gains 2 material, each other takes an unrest, the owner gains 1 progress', () => {
    const s = table([{ ...empire, hand: ['1CIV4'] }, {}, { material: 1 }]);
    s.playCard('1CIV4');
    expect(
      [0, 1, 2].map((seat) => [s.player(seat).material, s.player(seat).progress, s.player(seat).hand.length]),
    ).toEqual([
      [2, 1, 0],
      [2, 0, 1],
      [3, 0, 1],
    ]);
    ready(s);
  });

  test('the last unrest is taken: collapse in mid-effect, before the progress (R10.3)', () => {
    const s = table([{ ...empire, hand: ['1CIV4'] }, {}, {}], { unrest: 1 });
    s.playCard('1CIV4');
    expect(
      [0, 1, 2].map((seat) => [s.player(seat).material, s.player(seat).progress, s.player(seat).hand.length]),
    ).toEqual([
      [2, 0, 0],
      [2, 0, 1],
      [2, 0, 0],
    ]);
    over(s, 'collapse');
    expect(s.result).toMatchObject({ winners: [0], scores: [2, -2, 0] });
  });

  test('collapse overrides a scoring that was already triggered (R10.3)', () => {
    const s = duel({ ...empire, hand: ['1CIV4'] }, {}, { unrest: 1, ending: { by: 'mainDeck', final: true } });
    s.playCard('1CIV4');
    over(s, 'collapse');
  });
});

describe('1CIV5 Onager', () => {
  test('each other abandons a city of own choice; 2 material for each; then it may acquire REG or TRI', () => {
    const s = table(
      [
        { ...empire, hand: ['1CIV5'], play: ['1UNC15'] },
        { nation: 'greeks', play: ['1GRE11', '1GRE19', '1REG8'] },
        { play: ['1UNC16', '1CIV6'] },
        { play: ['1REG9', '1CIV7'] },
      ],
      { market: ['1REG10', '1UNC3', '1CIV3', { card: '1TRI1', unrest: '1UNR1' }] },
    );
    s.playCard('1CIV5');
    asked(s, 1, 'abandon', ['1GRE11', '1GRE19']);
    s.answer('1GRE19');
    expect(s.player(0).material).toBe(4);
    asked(s, 0, 'acquire', ['1REG10', '1TRI1']);
    s.answer();
    expect([1, 2, 3].map((seat) => s.player(seat).play)).toEqual([['1GRE11', '1REG8'], ['1CIV6'], ['1REG9', '1CIV7']]);
    expect([1, 2, 3].map((seat) => s.player(seat).discard)).toEqual([['1GRE19'], ['1UNC16'], []]);
    expect(s.player(0)).toMatchObject({ play: ['1UNC15'], discard: ['1CIV5'] });
    ready(s);
  });

  test('a city that was protected brings nothing (R18.10)', () => {
    const s = duel({ ...empire, hand: ['1CIV5'] }, { play: ['1UNC15', '1UNC1'] }, { market: ['1REG10'] });
    s.playCard('1CIV5').answer('1UNC1').answer('1REG10');
    expect(s.player(0)).toMatchObject({ material: 0, hand: ['1REG10'] });
    expect(s.player(1).play).toEqual(['1UNC15', '1UNC1']);
    ready(s);
  });
});

describe('1CIV6, 1CIV7 Metropolis', () => {
  test.each(['1CIV6', '1CIV7', '1MAC8', '1ROM7'])('%s: 1 material, 1 population or a card in solstice', (id) => {
    for (const [branch, has] of [
      ['branch 0', { material: 1 }],
      ['branch 1', { population: 1 }],
      ['branch 2', { hand: fillers(1) }],
    ] as const) {
      const s = solstice([{ play: [id], deck: fillers(2) }, {}]);
      const others = untouched(s, 1);
      asked(s, 0, 'branch', ['branch 0', 'branch 1', 'branch 2']);
      s.answer(branch);
      expect(s.player(0)).toMatchObject({ material: 0, population: 0, hand: [], ...has });
      others();
      ready(s);
    }
  });

  test('two of them: two choices; garrisoned none (R11.9)', () => {
    const s = solstice([
      { play: ['1CIV6', '1CIV7'] },
      { play: ['1REG8'], garrison: { '1REG8': ['1UNC15'] }, hand: fillers(1) },
    ]);
    s.answer('branch 0').answer('branch 1');
    expect(s.player(0)).toMatchObject({ material: 1, population: 1 });
    ready(s);
  });
});

describe('1CIV8 Pharmacy', () => {
  test.each([
    [0, 0, ['branch 0']],
    [1, 0, ['branch 0']],
    [2, 0, ['branch 0', 'branch 1']],
    [1, 1, ['branch 0', 'branch 1']],
  ])('solstice with %i population and %i progress', (population, progress, branches) => {
    const s = solstice([{ play: ['1CIV8'], population, progress }, {}]);
    if (branches.length > 1) {
      asked(s, 0, 'branch', branches);
      s.answer('branch 0');
    }
    expect(s.player(0)).toMatchObject({ population: population + 1, progress });
    ready(s);
  });

  test('solstice: 2 population become 1 progress', () => {
    const s = solstice([{ play: ['1CIV8'], population: 3 }, {}]);
    s.answer('branch 1');
    expect(s.player(0)).toMatchObject({ population: 1, progress: 1 });
    ready(s);
  });
});

describe('1CIV9 Wonder', () => {
  const [a, b] = unrest(2) as [string, string];
  const trigger = 'ability 1CIV9 0';

  test.each([
    ['playing an unrest', '1UNR1', { hand: ['1UNR1'], population: 1 }, []],
    ['an effect that returns one', '1TRI4', { hand: ['1TRI4', a, b] }, [a, b]],
  ])('may be exhausted for 2 progress after %s, once whatever the number', (_what, id, has, answers) => {
    const s = table([{ ...empire, ...has, play: ['1CIV9'] }, {}, {}]);
    s.playCard(id);
    if (answers.length) s.answer(...answers);
    asked(s, 0, 'trigger', [trigger]);
    expect(mayPass(s)).toBe(true);
    s.answer(trigger);
    expect(s.player(0)).toMatchObject({ progress: 2, exhausted: ['1CIV9'], exhausts: 4 });
    ready(s);
  });

  test('declined: no progress', () => {
    const s = table([{ hand: ['1UNR1'], population: 1, play: ['1CIV9'] }, {}, {}]);
    s.playCard('1UNR1').answer();
    expect(s.player(0)).toMatchObject({ progress: 0, exhausts: 5 });
    ready(s);
  });

  test('not at will, not when nothing was returned, not twice', () => {
    const s = table([
      { hand: ['1TRI4', '1UNR1'], population: 1, play: ['1CIV9'], exhausted: ['1CIV9'], exhausts: 4 },
      {},
      {},
    ]);
    expect(s.refused('exhaust 1CIV9')).toMatchObject({ why: 'onlyWhenTriggered' });
    s.playCard('1UNR1');
    ready(s);
    const t = table([{ hand: ['1TRI4', a], play: ['1CIV9'] }, {}, {}]);
    t.playCard('1TRI4').answer();
    expect(t.player(0)).toMatchObject({ progress: 0, exhausts: 5 });
    ready(t);
  });

  test("not in revolt (R4.6), not in solstice (R9.4), not in another's turn (R7.4)", () => {
    const s = table([{ hand: [a], play: ['1CIV9'], nationDeck: [] }, {}, {}]);
    s.revolt();
    s.answer(a);
    expect(s.question()).not.toMatchObject({ ask: 'trigger' });
    passTurn(s, 0);
    ready(s, 1);
    const t = solstice([{ play: ['1CIV9', '1CIV14'], discard: [a] }, {}, {}]);
    expect(t.player(0).progress).toBe(0);
    ready(t);
    const u = table([{ play: ['1CIV9'], hand: [a, b] }, { ...empire, hand: ['1CIV1'] }, {}, {}], { turn: 1 });
    u.playCard('1CIV1').answer(a);
    expect(u.player(0)).toMatchObject({ progress: 0, hand: [] });
    ready(u, 1);
  });
});

describe('1CIV10 Coinage', () => {
  test('exhausted it draws', () => {
    const s = duel({ play: ['1CIV10'], deck: fillers(2) });
    s.exhaust('1CIV10');
    expect(s.player(0)).toMatchObject({ hand: fillers(1), material: 0, exhausts: 4 });
    ready(s);
  });

  test('solstice: 2 material, even with an exhaust token on it', () => {
    const s = solstice([{ play: ['1CIV10'], exhausted: ['1CIV10'] }, {}]);
    expect([s.player(0).material, s.player(1).material]).toEqual([2, 0]);
    ready(s);
  });
});

describe('1CIV11 Exports', () => {
  test('everybody gains 2 material; the owner gives each other a card from hand or discard pile, into hand (R15.9)', () => {
    const s = table([
      { ...empire, hand: ['1CIV11', '1ROM15', '1FAM6'], discard: ['1ROM16'] },
      { hand: ['1CEL16'] },
      {},
    ]);
    s.playCard('1CIV11');
    asked(s, 0, 'give', ['1ROM15', '1FAM6', '1ROM16']);
    expect(s.question().params).toEqual({ to: 1 });
    s.answer('1ROM16');
    asked(s, 0, 'give', ['1ROM15', '1FAM6']);
    expect(s.question().params).toEqual({ to: 2 });
    s.answer('1FAM6');
    expect([0, 1, 2].map((seat) => s.player(seat).hand)).toEqual([['1ROM15'], ['1CEL16', '1ROM16'], ['1FAM6']]);
    expect([0, 1, 2].map((seat) => s.player(seat).material)).toEqual([2, 2, 2]);
    expect(s.player(0).discard).toEqual(['1CIV11']);
    ready(s);
  });

  test('as far as possible: one card for the first of two', () => {
    const s = table([{ ...empire, hand: ['1CIV11'], discard: ['1ROM16'] }, {}, {}]);
    s.playCard('1CIV11');
    expect([1, 2].map((seat) => s.player(seat).hand)).toEqual([['1ROM16'], []]);
    ready(s);
  });

  test('the gift can be ignored and the material taken (R11.4)', () => {
    const s = table([{ ...empire, hand: ['1CIV11', '1ROM15', '1ROM22'] }, { play: ['1UNC1'] }, {}]);
    s.playCard('1CIV11').answer('1UNC1');
    s.answer(s.question().options[2] as string);
    expect(s.question().params).toEqual({ to: 2 });
    s.answer('1ROM22');
    expect([0, 1, 2].map((seat) => [s.player(seat).hand, s.player(seat).material])).toEqual([
      [['1ROM15'], 2],
      [[], 2],
      [['1ROM22'], 2],
    ]);
    ready(s);
  });

  testPoints('1CIV11 is worth', '1CIV11', [
    [0, '9 cards with the power card', { hand: ['1CIV11', ...many(7)] }],
    [1, '10 cards', { hand: ['1CIV11', ...many(8)] }],
    [10, '100 cards', { deck: ['1CIV11', ...cards(98, (c) => c.nation !== null, '1CIV11', '1ROM9')], nationDeck: [] }],
    [10, '110 cards', { deck: ['1CIV11', ...cards(108, (c) => c.nation !== null, '1CIV11', '1ROM9')], nationDeck: [] }],
  ]);
});

describe('1CIV12 Urban Development', () => {
  test.each([
    [[], 0],
    [['1UNC15'], 1],
    [['1UNC15', '1CIV6', '1REG8'], 2],
  ])('with %j in play: %i material and population', (play, n) => {
    const s = duel({ ...empire, hand: ['1CIV12', '1UNC16'], play, discard: ['1UNC17'] }, { play: ['1CIV7'] });
    s.playCard('1CIV12');
    expect(s.player(0)).toMatchObject({ material: n, population: n });
    ready(s);
  });

  const cities = cards(6, (c) => c.facts.types?.includes('city') === true);
  testPoints('1CIV12 is worth', '1CIV12', [
    [0, 'no city', { hand: ['1CIV12'] }, { play: cities }],
    [
      8,
      '3 cities and a metropolis',
      { hand: ['1CIV12', cities[0] as string], deck: cities.slice(1, 3), history: ['1CIV6'] },
    ],
    [10, '5 cities', { hand: ['1CIV12', ...cities.slice(0, 5)] }],
    [10, '6 cities', { hand: ['1CIV12', ...cities] }],
  ]);
});

describe('1CIV13 Mercenaries', () => {
  test.each([
    [0, 0, 'price'],
    [1, 0, null],
    [0, 1, null],
  ] as const)('with %i population and %i progress: %s', (population, progress, why) => {
    expect(duel({ ...empire, hand: ['1CIV13'], population, progress }).refused('playCard 1CIV13')?.why ?? null).toBe(
      why,
    );
  });

  test('1 population for an action', () => {
    const s = duel({ ...empire, hand: ['1CIV13'], population: 2, actions: 0 });
    s.playCard('1CIV13');
    expect(s.player(0)).toMatchObject({ population: 1, actions: 1 });
    ready(s);
  });

  testPoints('1CIV13 is worth', '1CIV13', [
    [0, '3 population', { hand: ['1CIV13'], population: 3 }],
    [1, '4', { hand: ['1CIV13'], population: 4 }],
    [1, '7', { hand: ['1CIV13'], population: 7 }],
    [10, '40', { hand: ['1CIV13'], population: 40 }],
    [10, '44', { hand: ['1CIV13'], population: 44 }],
  ]);
});

describe('1CIV14 Temple', () => {
  test('exhausted: a discard for 1 progress', () => {
    const s = duel({ play: ['1CIV14'], hand: ['1ROM15', '1ROM16'] });
    s.exhaust('1CIV14').answer('1ROM16');
    expect(s.player(0)).toMatchObject({ progress: 1, hand: ['1ROM15'], discard: ['1ROM16'] });
    ready(s);
    expect(duel({ play: ['1CIV14'] }).refused('exhaust 1CIV14')).toMatchObject({ why: 'price' });
  });

  test('solstice: returns one unrest from the discard pile, not from hand', () => {
    const [a, b, c] = unrest(3) as [string, string, string];
    const s = solstice([{ play: ['1CIV14'], discard: ['1ROM16', a, b], hand: [c] }, { discard: [] }]);
    expect(s.player(0).hand).toEqual([c]);
    expect(s.player(0).discard).toHaveLength(2);
    expect(s.g.unrest).toHaveLength(9);
    ready(s);
  });

  testPoints('1CIV14 is worth', '1CIV14', [
    [0, '4 progress', { hand: ['1CIV14'], progress: 4 }],
    [1, '5', { hand: ['1CIV14'], progress: 5 }],
    [10, '50', { hand: ['1CIV14'], progress: 50 }],
    [10, '55', { hand: ['1CIV14'], progress: 55 }],
  ]);
});

describe('1CIV15 Cataphract', () => {
  const market = { market: ['1REG10', '1UNC3', '1CIV3', { card: '1TRI1', unrest: '1UNR1' }] };

  test('each other abandons a region with its garrison; it may acquire; it garrisons itself and repeats the host', () => {
    const s = duel(
      { ...empire, hand: ['1CIV15', '1ROM16'], play: ['1REG3', '1REG8', '1UNC15'] },
      { play: ['1REG9', '1REG6'], garrison: { '1REG9': ['1CEL16'] } },
      market,
    );
    s.playCard('1CIV15');
    asked(s, 1, 'abandon', ['1REG9', '1REG6']);
    s.answer('1REG9');
    asked(s, 0, 'acquire', ['1REG10', '1TRI1']);
    s.answer('1TRI1');
    asked(s, 0, 'garrisonIn', ['1REG3', '1REG8']);
    s.answer('1REG3'); // Mountain: 3 material; exile from the market; MAY garrison
    expect(s.player(0)).toMatchObject({
      material: 3,
      garrison: { '1REG3': ['1CIV15'] },
      play: ['1REG3', '1REG8', '1UNC15'],
    });
    asked(s, 0, 'exile');
    s.answer('1REG10');
    asked(s, 0, 'garrison');
    s.answer('1ROM16');
    expect(s.player(0)).toMatchObject({ garrison: { '1REG3': ['1CIV15', '1ROM16'] }, discard: [] });
    expect(s.player(1)).toMatchObject({ play: ['1REG6'], garrison: {} });
    expect([...s.player(1).discard].sort()).toEqual(['1CEL16', '1REG9']);
    ready(s);
  });

  test('everything declined: it goes to the discard pile', () => {
    const s = duel({ ...empire, hand: ['1CIV15'], play: ['1REG3'] }, {}, market);
    s.playCard('1CIV15').answer().answer();
    expect(s.player(0)).toMatchObject({ material: 0, garrison: {}, discard: ['1CIV15'] });
    ready(s);
  });

  test('without a region nothing is asked; the repetition is no playing (Companion Cavalry)', () => {
    const s = duel({ ...empire, hand: ['1CIV15'] });
    s.playCard('1CIV15');
    expect(s.player(0).discard).toEqual(['1CIV15']);
    ready(s);
    const t = duel({ nation: 'macedonians', side: 'B', ...empire, hand: ['1CIV15'], play: ['1MAC5', '1MAC19'] });
    t.playCard('1CIV15').answer('1MAC19');
    expect(t.player(0)).toMatchObject({ material: 2, exhausted: [], garrison: { '1MAC19': ['1CIV15'] } });
    ready(t);
  });

  test('the repeated river region lets 1UNC12 Shaduf answer (R13.2)', () => {
    const s = duel({ ...empire, hand: ['1CIV15'], play: ['1REG9', '1UNC12'] });
    s.playCard('1CIV15').answer('1REG9').answer('ability 1UNC12 0');
    expect(s.player(0)).toMatchObject({ material: 2, progress: 1 });
    ready(s);
  });

  test('a region just acquired is in hand and no host', () => {
    const s = duel({ ...empire, hand: ['1CIV15'] }, {}, market);
    s.playCard('1CIV15').answer('1REG10');
    expect(s.player(0)).toMatchObject({ hand: ['1REG10'], discard: ['1CIV15'] });
    ready(s);
  });
});
