import { asked, duel, fillers, mayPass, ready, solstice, table, testPoints, unrest, untouched } from './helpers';

const me = { nation: 'romans', side: 'B' as const };
const A = { nation: 'romans', side: 'A' as const };
const empire = { state: 'empire' as const };

describe('1ROM1A Romans', () => {
  const REGIONS = ['1REG6', '1REG7', '1REG8'];
  const glory = { ...A, hand: ['1ROM14'], play: REGIONS };

  test('looks at one more fame card in the same look and gains 1 progress; one is kept, the rest go back in chosen order', () => {
    const s = duel(glory, {}, { fame: ['1FAM1', '1FAM2', '1FAM3', '1FAM4'] });
    s.playCard('1ROM14');
    asked(s, 0, 'keep', ['1FAM1', '1FAM2', '1FAM3']);
    expect(s.question()).toMatchObject({ min: 1, max: 1 });
    s.answer('1FAM3');
    asked(s, 0, 'lookOrder', ['1FAM1', '1FAM2']);
    s.answer('1FAM2', '1FAM1');
    expect(s.player(0)).toMatchObject({ hand: ['1FAM3'], progress: 1, exhausts: 5 });
    expect(s.g.fame).toEqual(['1FAM2', '1FAM1', '1FAM4']);
    ready(s);
  });

  test.each([
    [1, ['1FAM1']],
    [2, ['1FAM1', '1FAM2']],
    [3, ['1FAM1', '1FAM2', '1FAM3']],
  ])('%i fame cards left: those (R11.16)', (n, fame) => {
    const s = duel(glory, {}, { fame });
    s.playCard('1ROM14');
    if (n > 1) s.answer('1FAM1');
    if (n > 2) s.answer('1FAM2', '1FAM3');
    expect(s.player(0)).toMatchObject({ hand: ['1FAM1'], progress: 1 });
    expect(s.g).toMatchObject({ fame: fame.slice(1), kings: '1FAM9A', ending: null });
    ready(s);
  });

  test('King of Kings is no look (R13.1)', () => {
    const s = duel(glory, {}, { fame: [] });
    s.playCard('1ROM14');
    expect(s.player(0).progress).toBe(6);
    ready(s);
  });

  test('taking a fame card is no look; side B looks at two; others are not helped', () => {
    const s = duel({ ...A, hand: ['1VIK12'] }, {}, { fame: ['1FAM1', '1FAM2'] });
    s.playCard('1VIK12');
    expect(s.player(0)).toMatchObject({ hand: ['1FAM1'], progress: 0 });
    ready(s);
    const t = duel({ ...me, hand: ['1ROM14'], play: REGIONS }, {}, { fame: ['1FAM1', '1FAM2', '1FAM3'] });
    t.playCard('1ROM14');
    asked(t, 0, 'keep', ['1FAM1', '1FAM2']);
    t.answer('1FAM1');
    expect(t.player(0).progress).toBe(0);
    ready(t);
    const u = duel({ nation: 'celts', side: 'B', hand: ['1CEL15'], play: REGIONS }, A, {
      fame: ['1FAM1', '1FAM2', '1FAM3'],
    });
    u.playCard('1CEL15').answer('1FAM2');
    expect(u.player(1).progress).toBe(0);
    ready(u);
  });

  test('nobody else sees the cards', () => {
    const s = duel(glory, {}, { fame: ['1FAM1', '1FAM2', '1FAM3'] });
    s.playCard('1ROM14');
    expect(s.view(1).players[0]?.looking?.cards).toEqual(['?', '?', '?']);
    expect(s.view(0).players[0]?.looking?.cards).toEqual(['1FAM1', '1FAM2', '1FAM3']);
    s.answer('1FAM1').answer('1FAM3', '1FAM2');
    ready(s);
  });

  testPoints('1ROM1A is worth', '1ROM1A', [
    [0, '3 population', { ...A, population: 3 }],
    [1, '4', { ...A, population: 4 }],
    [1, '7', { ...A, population: 7 }],
    [10, '40', { ...A, population: 40 }],
    [10, '44', { ...A, population: 44 }],
  ]);
  testPoints('1ROM1B is worth', '1ROM1B', [
    [0, '1 population', { ...me, population: 1 }],
    [1, '2', { ...me, population: 2 }],
    [10, '20', { ...me, population: 20 }],
    [10, '22', { ...me, population: 22 }],
  ]);
});

describe('1ROM2 Julius Caesar', () => {
  const market = { market: ['1REG8', '1UNC3', '1CIV3', { card: '1TRI1', unrest: '1UNR1' }] };
  test('draws 2, or may acquire REG or TRI; into history', () => {
    const s = duel({ ...me, ...empire, hand: ['1ROM2'], deck: fillers(3), actions: 0 }, {}, market);
    s.playCard('1ROM2').answer('branch 0');
    expect(s.player(0)).toMatchObject({ hand: fillers(2), history: ['1ROM2'], actions: 0 });
    ready(s);
    const t = duel({ ...me, ...empire, hand: ['1ROM2'], deck: fillers(3) }, {}, market);
    t.playCard('1ROM2').answer('branch 1');
    asked(t, 0, 'acquire', ['1REG8', '1TRI1']);
    expect(mayPass(t)).toBe(true);
    t.answer('1TRI1');
    expect(t.player(0)).toMatchObject({ hand: ['1TRI1', '1UNR1'], deck: fillers(3), history: ['1ROM2'] });
    ready(t);
    const u = duel({ ...me, ...empire, hand: ['1ROM2'] }, {}, market);
    u.playCard('1ROM2').answer('branch 1').answer();
    expect(u.player(0)).toMatchObject({ hand: [], history: ['1ROM2'] });
    ready(u);
  });

  test('empires only, although it turns the state itself', () => {
    expect(duel({ ...me, hand: ['1ROM2'] }).refused('playCard 1ROM2')).toMatchObject({ why: 'stateIcon' });
  });
});

describe('1ROM3 Military Engineering', () => {
  test('each other discards 2 cards of own choice as far as possible; may break through for CIV', () => {
    const s = table(
      [
        { ...me, ...empire, hand: ['1ROM3', '1ROM22'] },
        { hand: ['1CEL17', '1CEL18', '1CEL22'] },
        { hand: ['1PER16'] },
        {},
      ],
      { market: ['1REG8', '1UNC3', '1CIV3', '1UNC20'], small: { CIV: ['1CIV9'] } },
    );
    s.playCard('1ROM3');
    asked(s, 1, 'discard', ['1CEL17', '1CEL18', '1CEL22']);
    s.answer('1CEL22', '1CEL17');
    asked(s, 0, 'breakthrough', ['1CIV3', '1UNC20', 'deck CIV']);
    expect(mayPass(s)).toBe(true);
    s.answer('deck CIV');
    expect([0, 1, 2].map((seat) => s.player(seat).hand)).toEqual([['1ROM22', '1CIV9'], ['1CEL18'], []]);
    expect([0, 1, 2].map((seat) => s.player(seat).discard)).toEqual([['1ROM3'], ['1CEL22', '1CEL17'], ['1PER16']]);
    ready(s);
  });
});

describe('1ROM4 Roman Invasion', () => {
  const market = { market: ['1REG8', '1UNC3', '1CIV3', '1TRI1'] };
  test.each([['1REG8'], []])('may acquire REG or TRI (%s); each other abandons a region', (...picks) => {
    const s = table(
      [{ ...me, ...empire, hand: ['1ROM4'], play: ['1REG9'] }, { play: ['1REG6', '1REG7'] }, { play: ['1UNC15'] }],
      market,
    );
    s.playCard('1ROM4');
    asked(s, 0, 'acquire', ['1REG8', '1TRI1']);
    s.answer(...picks);
    asked(s, 1, 'abandon', ['1REG6', '1REG7']);
    s.answer('1REG6');
    expect(s.player(0)).toMatchObject({ hand: picks, play: ['1REG9'], discard: ['1ROM4'] });
    expect([1, 2].map((seat) => s.player(seat).play)).toEqual([['1REG7'], ['1UNC15']]);
    ready(s);
  });
});

test('1ROM5 Legions: Conquer loses the barbarian icon, Advance does not', () => {
  const s = duel({
    ...me,
    ...empire,
    play: ['1ROM5'],
    hand: ['1ROM17', '1ROM16', '1ROM21'],
    material: 9,
    population: 9,
  });
  expect(['1ROM17', '1ROM16', '1ROM21'].map((id) => s.refused(`playCard ${id}`)?.why ?? null)).toEqual([
    null,
    'stateIcon',
    'stateIcon',
  ]);
  ready(s);
});

describe('1ROM6 The Senate', () => {
  const market = { market: ['1REG8', '1UNC3', { card: '1CIV3', unrest: '1UNR1', progress: 1 }, '1UNC20'] };
  test('may acquire CIV, may put a hand card into history', () => {
    const s = duel({ ...me, ...empire, hand: ['1ROM6', '1ROM22'] }, {}, market);
    s.playCard('1ROM6');
    asked(s, 0, 'acquire', ['1CIV3', '1UNC20']);
    s.answer('1CIV3');
    asked(s, 0, 'history', ['1ROM22', '1CIV3', '1UNR1']);
    s.answer('1UNR1');
    expect(s.player(0)).toMatchObject({
      hand: ['1ROM22', '1CIV3'],
      history: ['1UNR1'],
      progress: 1,
      discard: ['1ROM6'],
    });
    ready(s);
  });

  test('both declined', () => {
    const s = duel({ ...me, ...empire, hand: ['1ROM6', '1ROM22'] }, {}, market);
    s.playCard('1ROM6').answer().answer();
    expect(s.player(0)).toMatchObject({ hand: ['1ROM22'], history: [] });
    ready(s);
  });
});

describe('1ROM7 Rome, the Eternal City', () => {
  test.each([
    ['in play', { play: ['1ROM19'] }, null],
    ['in hand', {}, 'playIf'],
    ['in the discard pile', { discard: ['1ROM19'] }, 'playIf'],
    ['garrisoned', { play: ['1REG8'], garrison: { '1REG8': ['1ROM19'] } }, 'playIf'],
    ['missing; another city is no help', { play: ['1UNC15'] }, 'playIf'],
  ])('with City of Rome %s: %s', (where, has, why) => {
    const hand = ['1ROM7', ...(where === 'in hand' ? ['1ROM19'] : [])];
    expect(duel({ ...me, ...empire, ...has, hand }).refused('playCard 1ROM7')?.why ?? null).toBe(why);
  });

  test("another player's City of Rome does not count", () => {
    expect(duel({ ...me, ...empire, hand: ['1ROM7'] }, { play: ['1ROM19'] }).refused('playCard 1ROM7')).toMatchObject({
      why: 'playIf',
    });
  });

  test('moves City of Rome into history with its garrison and stays in play', () => {
    const s = duel({
      ...me,
      ...empire,
      hand: ['1ROM7'],
      play: ['1ROM19', '1UNC15'],
      garrison: { '1ROM19': ['1ROM22'] },
    });
    s.playCard('1ROM7');
    expect(s.player(0)).toMatchObject({ play: ['1UNC15', '1ROM7'], history: ['1ROM19', '1ROM22'], garrison: {} });
    ready(s);
  });

  test('solstice as a metropolis', () => {
    const s = solstice([{ ...me, play: ['1ROM7'], deck: fillers(1) }, {}]);
    s.answer('branch 1');
    expect(s.player(0).population).toBe(1);
    ready(s);
  });
});

testPoints('1ROM8 Emperor Trajan is worth', '1ROM8', [
  [0, '2 population', { hand: ['1ROM8'], population: 2 }],
  [1, '3', { hand: ['1ROM8'], population: 3 }],
  [10, '30', { hand: ['1ROM8'], population: 30 }],
  [10, '33', { hand: ['1ROM8'], population: 33 }],
]);

describe('1ROM10 Bread and Circuses', () => {
  const [a, b, c] = unrest(3) as [string, string, string];

  test('the discard is mandatory and no price; then an unrest of hand and one of the discard pile may go', () => {
    const s = solstice([{ ...me, play: ['1ROM10'], hand: ['1ROM16', a], discard: [b, c] }, { discard: [] }]);
    asked(s, 0, 'discard', ['1ROM16', a]);
    expect(mayPass(s)).toBe(false);
    s.answer('1ROM16');
    asked(s, 0, 'return', [a]);
    s.answer(a);
    asked(s, 0, 'return');
    expect(mayPass(s)).toBe(true);
    s.answer(s.question().options[0] as string);
    expect(s.player(0).hand).toEqual([]);
    expect(s.player(0).discard).toHaveLength(2);
    expect(s.g.unrest).toHaveLength(10);
    ready(s);
  });

  test('without a hand the rest is still offered; both may be declined', () => {
    const s = solstice([{ ...me, play: ['1ROM10'], discard: [b] }, {}]);
    asked(s, 0, 'return', [b]);
    s.answer();
    expect(s.player(0).discard).toEqual([b]);
    ready(s);
  });
});

test('1ROM18 Triumvirate: breaks through for UNC, into history', () => {
  const s = duel(
    { ...me, hand: ['1ROM18'] },
    {},
    { market: ['1REG8', '1UNC3', '1CIV3', '1UNC20'], small: { UNC: ['1UNC4'] } },
  );
  s.playCard('1ROM18');
  asked(s, 0, 'breakthrough', ['1UNC3', '1UNC20', 'deck UNC']);
  expect(mayPass(s)).toBe(false);
  s.answer('deck UNC');
  expect(s.player(0)).toMatchObject({ hand: ['1UNC4'], history: ['1ROM18'] });
  ready(s);
});

describe('1ROM21 Roman Expansion', () => {
  const market = { market: ['1REG8', '1UNC3', null, null, '1REG9'], small: { REG: ['1REG10'] } };

  test('acquires a region, may acquire another after the refill; each other recalls a region with its garrison', () => {
    const s = table(
      [
        { ...me, hand: ['1ROM21'], play: ['1REG11'] },
        { play: ['1REG6', '1REG7'], garrison: { '1REG6': ['1CEL17'] } },
        { hand: ['1REG13'] },
      ],
      market,
    );
    s.playCard('1ROM21');
    asked(s, 0, 'acquire', ['1REG8', '1REG9']);
    expect(mayPass(s)).toBe(false);
    s.answer('1REG8');
    asked(s, 0, 'acquire', ['1REG10', '1REG9']);
    expect(mayPass(s)).toBe(true);
    s.answer('1REG10');
    asked(s, 1, 'recall', ['1REG6', '1REG7']);
    s.answer('1REG6');
    expect(s.player(0)).toMatchObject({ hand: ['1REG8', '1REG10'], play: ['1REG11'], history: ['1ROM21'] });
    expect(s.player(1)).toMatchObject({ hand: ['1REG6', '1CEL17'], play: ['1REG7'], garrison: {} });
    ready(s);
  });

  test('the second declined', () => {
    const s = duel({ ...me, hand: ['1ROM21'] }, {}, market);
    const others = untouched(s, 1);
    s.playCard('1ROM21').answer('1REG9').answer();
    expect(s.player(0)).toMatchObject({ hand: ['1REG9'], history: ['1ROM21'] });
    others();
    ready(s);
  });
});
