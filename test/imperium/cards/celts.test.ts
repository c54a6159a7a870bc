import { asked, cards, duel, fillers, mayPass, over, passTurn, ready, table, testPoints, untouched } from './helpers';

const me = { nation: 'celts', side: 'B' as const };
const empire = { state: 'empire' as const };

describe('1CEL1A Celts', () => {
  const A = { ...me, side: 'A' as const };
  const trigger = 'ability 1CEL1A 0';
  const market = {
    market: ['1REG8', { card: '1UNC3', unrest: '1UNR1' }, '1CIV3', '1UNC20', '1TRI1'],
    small: { UNC: ['1UNC4'], CIV: ['1CIV9'] },
  };

  test.each([
    ['an UNC card', '1UNC3'],
    ['a card of both suits', '1UNC20'],
  ])('acquired %s: each other player may be made to take an unrest', (_what, id) => {
    const s = table([{ ...A, hand: ['1CEL16'], material: 3 }, {}, {}], market);
    s.playCard('1CEL16').answer(id);
    asked(s, 0, 'trigger', [trigger]);
    expect(mayPass(s)).toBe(true);
    s.answer(trigger);
    expect([1, 2].map((seat) => s.player(seat).hand.length)).toEqual([1, 1]);
    expect(s.player(0)).toMatchObject({ exhausted: ['1CEL1A'], exhausts: 4 });
    ready(s);
  });

  test.each([
    ['a market card', '1UNC3'],
    ['the small deck', 'deck UNC'],
  ])('broken through for UNC, %s', (_what, pick) => {
    const s = duel({ ...A, hand: ['1CEL14'], population: 1 }, {}, market);
    s.playCard('1CEL14').answer('branch 1').answer(pick).answer(trigger);
    expect(s.player(1).hand).toHaveLength(1);
    ready(s);
  });

  test('declined: nobody takes unrest, the token stays', () => {
    const s = duel({ ...A, hand: ['1CEL16'], material: 3 }, {}, market);
    s.playCard('1CEL16').answer('1UNC3').answer();
    expect(s.player(1).hand).toEqual([]);
    expect(s.player(0).exhausts).toBe(5);
    ready(s);
  });

  test.each([
    ['another suit acquired', { hand: ['1CEL16'], material: 3 }, '1CEL16', ['1CIV3']],
    ['another suit broken through', { hand: ['1CEL16'], material: 5 }, '1CEL16', ['branch 1', 'deck CIV']],
    ['exhausted', { hand: ['1CEL16'], material: 3, exhausted: ['1CEL1A'], exhausts: 4 }, '1CEL16', ['1UNC3']],
    ['no token left', { hand: ['1CEL16'], material: 3, exhausts: 0 }, '1CEL16', ['1UNC3']],
  ])('not when %s', (_why, has, played, answers) => {
    const s = duel({ ...A, ...has }, {}, market);
    s.playCard(played);
    for (const answer of answers) s.answer(answer);
    expect(s.player(1).hand).toEqual([]);
    ready(s);
  });

  test("not in an innovate turn (R4.6), nor in another's turn, nor at will", () => {
    const s = duel(
      { ...A, nationDeck: [] },
      { hand: ['1TRI1', '1TRI2'] },
      { ...market, market: market.market.slice(0, 4) },
    );
    expect(s.refused('exhaust 1CEL1A')).toMatchObject({ why: 'onlyWhenTriggered' });
    s.innovate();
    s.answer('deck UNC');
    passTurn(s, 0);
    expect(s.player(1).hand).toEqual(['1TRI1', '1TRI2']);
    s.playCard('1TRI1').answer('1UNC3');
    expect(s.player(0)).toMatchObject({ exhausted: [], exhausts: 5 });
    ready(s, 1);
  });

  test('it takes the last unrest: collapse', () => {
    const s = table([{ ...A, hand: ['1CEL14'], population: 1 }, {}, {}], { ...market, unrest: 1 });
    s.playCard('1CEL14').answer('branch 1').answer('deck UNC').answer(trigger);
    over(s, 'collapse');
    expect(s.result?.winners).toEqual([0]);
  });

  const unc = cards(11, (c) => c.suits.has('UNC'));
  testPoints('1CEL1A is worth', '1CEL1A', [
    [0, 'no UNC', A, { hand: unc }],
    [9, '9 UNC', { ...A, deck: unc.slice(0, 9) }],
    [10, '10', { ...A, deck: unc.slice(0, 10) }],
    [10, '11', { ...A, deck: unc }],
  ]);
  testPoints('1CEL1B is worth', '1CEL1B', [
    [0, 'no UNC', { ...me, hand: ['1CIV3'] }],
    [8, '4 UNC, two of them of both suits', { ...me, hand: ['1UNC3', '1UNC14'], history: ['1UNC20', '1UNC9'] }],
    [10, '5', { ...me, deck: unc.slice(0, 5) }],
    [10, '6', { ...me, deck: unc.slice(0, 6) }],
  ]);
});

test('1CEL2 Celtic Gold: 1 material for each other, 4 for each fertile icon in play for its owner', () => {
  const s = table([
    { ...me, hand: ['1CEL2', '1REG13'], play: ['1REG6', '1CEL12', '1REG2', '1REG9'], garrison: { '1REG2': ['1REG8'] } },
    { play: ['1REG10'] },
    {},
  ]);
  s.playCard('1CEL2');
  expect([0, 1, 2].map((seat) => s.player(seat).material)).toEqual([8, 1, 1]);
  ready(s);
  const t = duel({ ...me, hand: ['1CEL2'] });
  t.playCard('1CEL2');
  expect([0, 1].map((seat) => t.player(seat).material)).toEqual([0, 1]);
  ready(t);
});

describe('1CEL3 Celtic Innovation', () => {
  const market = { market: ['1REG8', { card: '1UNC3', unrest: '1UNR1' }, '1CIV3'] };
  test('may acquire UNC or CIV; each other takes an unrest', () => {
    const s = table([{ ...me, ...empire, hand: ['1CEL3'] }, {}, {}], market);
    s.playCard('1CEL3');
    asked(s, 0, 'acquire', ['1UNC3', '1CIV3']);
    s.answer('1CIV3');
    expect([0, 1, 2].map((seat) => s.player(seat).hand.length)).toEqual([1, 1, 1]);
    ready(s);
  });

  test('declined, they take it all the same', () => {
    const s = duel({ ...me, ...empire, hand: ['1CEL3'] }, {}, market);
    s.playCard('1CEL3').answer();
    expect([0, 1].map((seat) => s.player(seat).hand.length)).toEqual([0, 1]);
    ready(s);
  });
});

describe('1CEL4 Chainmail', () => {
  test('1 progress for every attack its owner plays, without a token', () => {
    const s = duel({ ...me, play: ['1CEL4'], hand: ['1CEL18', '1CEL19', '1CEL14'] });
    s.playCard('1CEL18');
    expect(s.player(0).progress).toBe(2); // its own 1 and Chainmail's
    s.playCard('1CEL19');
    expect(s.player(0)).toMatchObject({ progress: 3, exhausts: 5 });
    s.playCard('1CEL14').answer('branch 0');
    expect(s.player(0).progress).toBe(4); // no attack: only its own
    ready(s);
  });

  test("not for another's attack, nor from a garrison", () => {
    const s = duel({ play: ['1CEL4'] }, { ...me, hand: ['1CEL19'], play: ['1REG8'] }, { turn: 1 });
    s.playCard('1CEL19');
    expect([0, 1].map((seat) => s.player(seat).progress)).toEqual([0, 0]);
    ready(s, 1);
    const t = duel({ ...me, play: ['1REG8'], garrison: { '1REG8': ['1CEL4'] }, hand: ['1CEL19'] });
    t.playCard('1CEL19');
    expect(t.player(0).progress).toBe(0);
    ready(t);
  });
});

describe('1CEL5 Chariots', () => {
  test('regions may be acquired from exile, and come without unrest; other suits may not', () => {
    const s = duel(
      { ...me, ...empire, play: ['1CEL5'], hand: ['1CEL17'], population: 2 },
      {},
      { market: ['1REG8', '1UNC3', null, '1TRI1'], exile: ['1REG9', '1TRI2', '1UNC4'] },
    );
    s.playCard('1CEL17');
    asked(s, 0, 'acquire', ['1REG8', '1TRI1', '1REG9']);
    s.answer('1REG9');
    expect(s.player(0).hand).toEqual(['1REG9']);
    expect(s.g.exile).toEqual(['1TRI2', '1UNC4']);
    expect(s.g.market[0]).toMatchObject({ card: '1REG8' });
    ready(s);
  });

  test('not by break-through, and not where a region cannot be acquired', () => {
    const s = duel(
      { ...me, ...empire, play: ['1CEL5'], hand: ['1CEL17', '1CEL3'], population: 3 },
      {},
      { market: ['1REG8', '1UNC3'], exile: ['1REG9'] },
    );
    s.playCard('1CEL3');
    asked(s, 0, 'acquire', ['1UNC3']);
    s.answer();
    s.playCard('1CEL17').answer('branch 1');
    asked(s, 0, 'breakthrough', ['1REG8', 'deck REG', 'reveal TRI']);
    s.answer('1REG8');
    ready(s);
  });

  test('Conquer and attacks lose the barbarian icon; others keep theirs; the empire icon stays', () => {
    const s = duel({
      ...me,
      ...empire,
      play: ['1CEL5'],
      hand: ['1CEL17', '1CEL19', '1CEL16', '1CEL18'],
      population: 9,
      material: 9,
    });
    expect(['1CEL17', '1CEL19', '1CEL18', '1CEL16'].map((id) => s.refused(`playCard ${id}`)?.why ?? null)).toEqual([
      null,
      null,
      null,
      'stateIcon',
    ]);
    ready(s);
    const t = duel({ ...me, play: ['1CEL5'], hand: ['1CEL3'] });
    expect(t.refused('playCard 1CEL3')).toMatchObject({ why: 'stateIcon' });
    ready(t);
  });

  test('not without it in play, and only for its owner', () => {
    const s = duel(
      { ...me, ...empire, hand: ['1CEL5', '1CEL17'], population: 2 },
      { play: [] },
      { exile: ['1REG9'], market: ['1REG8'] },
    );
    expect(s.refused('playCard 1CEL17')).toMatchObject({ why: 'stateIcon' });
    const t = duel(
      { hand: ['1ROM17'], population: 2 },
      { ...me, play: ['1CEL5'] },
      { exile: ['1REG9'], market: ['1REG8', null, null, '1TRI1'] },
    );
    t.playCard('1ROM17');
    asked(t, 0, 'acquire', ['1REG8', '1TRI1']);
    t.answer('1REG8');
    ready(t);
  });
});

describe('1CEL6 Ogham Script', () => {
  test('hand size 6; exhausted, a card of hand and one of the discard pile may go into history', () => {
    const s = duel({
      ...me,
      play: ['1CEL6'],
      hand: ['1CEL22', '1CEL16'],
      discard: ['1CEL23'],
      deck: fillers(1),
      nationDeck: [],
    });
    s.exhaust('1CEL6');
    asked(s, 0, 'history', ['1CEL22', '1CEL16']);
    s.answer('1CEL22').answer('1CEL23');
    expect(s.player(0)).toMatchObject({ history: ['1CEL22', '1CEL23'], hand: ['1CEL16'], discard: [] });
    ready(s);
  });

  test('both declined', () => {
    const s = duel({ ...me, play: ['1CEL6'], hand: ['1CEL22'], discard: ['1CEL23'] });
    s.exhaust('1CEL6').answer().answer();
    expect(s.player(0)).toMatchObject({ history: [], exhausted: ['1CEL6'] });
    ready(s);
  });
});

describe.each([
  ['1CEL6', 'celts'],
  ['1GRE6', 'greeks'],
  ['1ROM5', 'romans'],
  ['1SCY4', 'scythians'],
])('%s: hand size', (id, nation) => {
  test('6 while in play (R5.5)', () => {
    const s = duel(
      { nation, side: 'B', play: [id], deck: ['1REG6', '1REG7', '1REG8', '1REG9', '1REG10', '1REG11', '1REG13'] },
      { nationDeck: [] },
    );
    passTurn(s);
    expect(s.player(0).hand).toHaveLength(6);
    ready(s, 1);
  });
});

testPoints('1CEL7 Vercingetorix is worth', '1CEL7', [
  [2, '2 UNC', { hand: ['1CEL7'], deck: ['1UNC3', '1UNC20', '1CIV3'] }],
  [10, '11 UNC', { hand: ['1CEL7'], deck: cards(11, (c) => c.suits.has('UNC')) }],
]);

describe('1CEL14 Druids', () => {
  const market = { market: ['1REG8', '1UNC3'], small: { UNC: ['1UNC4'] } };

  test('1 progress', () => {
    const s = duel({ ...me, hand: ['1CEL14'] });
    s.playCard('1CEL14');
    expect(s.player(0)).toMatchObject({ progress: 1, discard: ['1CEL14'] });
    ready(s);
  });

  test('or 1 population for a break-through for UNC', () => {
    const s = duel({ ...me, hand: ['1CEL14'], population: 1 }, {}, market);
    s.playCard('1CEL14');
    asked(s, 0, 'branch', ['branch 0', 'branch 1']);
    s.answer('branch 1');
    asked(s, 0, 'breakthrough', ['1UNC3', 'deck UNC']);
    s.answer('1UNC3');
    expect(s.player(0)).toMatchObject({ population: 0, hand: ['1UNC3'] });
    ready(s);
  });

  test('or an unrest from hand for 1 population', () => {
    const s = duel({ ...me, hand: ['1CEL14', '1CEL22'], discard: ['1CEL23'] }, {}, market);
    s.playCard('1CEL14');
    asked(s, 0, 'branch', ['branch 0', 'branch 2']);
    s.answer('branch 2');
    expect(s.player(0)).toMatchObject({ population: 1, hand: [], discard: ['1CEL23', '1CEL14'] });
    ready(s);
  });
});

test('1CEL18 Boudicca: 1 progress; each other abandons a region of own choice; into history', () => {
  const s = table([
    { ...me, hand: ['1CEL18'], play: ['1REG8'] },
    { play: ['1REG6', '1REG7'], garrison: { '1REG7': ['1ROM16'] } },
    { play: ['1UNC15'] },
  ]);
  const others = untouched(s, 2);
  s.playCard('1CEL18');
  asked(s, 1, 'abandon', ['1REG6', '1REG7']);
  s.answer('1REG7');
  expect(s.player(0)).toMatchObject({ progress: 1, play: ['1REG8'], history: ['1CEL18'] });
  expect(s.player(1)).toMatchObject({ play: ['1REG6'], discard: ['1REG7', '1ROM16'], garrison: {} });
  others();
  ready(s);
});

test('1CEL19 Cattle Raid: material only from players with a region in play, progress only from empires', () => {
  const s = table([
    { ...me, hand: ['1CEL19'], play: ['1REG8'] },
    { material: 5, progress: 5, play: ['1REG6'] },
    { ...empire, material: 5, progress: 5, hand: ['1REG9'], play: ['1UNC15'] },
    { ...empire, play: ['1REG10'] },
  ]);
  s.playCard('1CEL19');
  expect([0, 1, 2, 3].map((seat) => [s.player(seat).material, s.player(seat).progress])).toEqual([
    [3, 1],
    [4, 5],
    [5, 4],
    [0, 0],
  ]);
  ready(s);
});

describe('1CEL20 Cauldron of Cerridwen', () => {
  test('1 progress for 2 population; material does not pay', () => {
    expect(duel({ ...me, play: ['1CEL20'], material: 9, population: 9 }).refused('exhaust 1CEL20')).toMatchObject({
      why: 'price',
    });
    const s = duel({ ...me, play: ['1CEL20'], progress: 1 });
    s.exhaust('1CEL20');
    expect(s.player(0)).toMatchObject({ progress: 0, population: 2, exhausts: 4 });
    ready(s);
  });
});
