import { asked, cards, duel, fillers, mayPass, ready, testPoints, untouched } from './helpers';

const me = { nation: 'macedonians', side: 'B' as const };
const A = { nation: 'macedonians', side: 'A' as const };
const empire = { state: 'empire' as const };

describe('1MAC1A Macedonians', () => {
  test('2 material for every region played from the discard pile, without a token', () => {
    const s = duel({ ...A, play: ['1MAC17'], discard: ['1REG8', '1MAC16'] });
    s.exhaust('1MAC17');
    expect(s.player(0)).toMatchObject({ material: 2, population: 1, play: ['1MAC17', '1REG8'], exhausted: ['1MAC17'] });
    ready(s);
  });

  test('not for one from hand, not on side B, not for others', () => {
    const s = duel({ ...A, hand: ['1REG8'] });
    s.playCard('1REG8');
    expect(s.player(0).material).toBe(0);
    ready(s);
    const t = duel({ ...me, play: ['1MAC17'], discard: ['1REG8'] });
    t.exhaust('1MAC17');
    expect(t.player(0).material).toBe(0);
    ready(t);
    const u = duel(A, { play: ['1MAC17'], discard: ['1REG8'] }, { turn: 1 });
    u.exhaust('1MAC17');
    expect([0, 1].map((seat) => u.player(seat).material)).toEqual([0, 0]);
    ready(u, 1);
  });

  const regions = cards(22, (c) => c.suits.has('REG'));
  testPoints('1MAC1A is worth', '1MAC1A', [
    [0, '1 region', { ...A, hand: regions.slice(0, 1) }],
    [1, '2', { ...A, hand: regions.slice(0, 2) }],
    [1, '3', { ...A, history: regions.slice(0, 3) }],
    [10, '20', { ...A, deck: regions.slice(0, 20) }],
    [10, '22', { ...A, deck: regions }],
  ]);
  testPoints('1MAC1B is worth', '1MAC1B', [
    [0, 'none', me, { hand: regions }],
    [
      9,
      '9 regions, garrisoned ones too',
      {
        ...me,
        play: regions.slice(0, 1),
        garrison: { [regions[0] as string]: regions.slice(1, 5) },
        deck: regions.slice(5, 9),
      },
    ],
    [10, '10', { ...me, deck: regions.slice(0, 10) }],
    [10, '11', { ...me, deck: regions.slice(0, 11) }],
  ]);
});

describe('1MAC2 Alexander', () => {
  const market = { market: ['1REG8', '1UNC3', '1CIV3', '1TRI1'], small: { REG: ['1REG9'] } };

  test('draws, may break through for REG or TRI, goes into history', () => {
    const s = duel({ ...me, hand: ['1MAC2'], deck: fillers(1) }, {}, market);
    s.playCard('1MAC2');
    asked(s, 0, 'breakthrough', ['1REG8', '1TRI1', 'deck REG', 'reveal TRI']);
    expect(mayPass(s)).toBe(true);
    s.answer('1TRI1');
    expect(s.player(0)).toMatchObject({ hand: [...fillers(1), '1TRI1'], history: ['1MAC2'] });
    ready(s);
  });

  test('declined', () => {
    const s = duel({ ...me, hand: ['1MAC2'], deck: fillers(1) }, {}, market);
    s.playCard('1MAC2').answer();
    expect(s.player(0)).toMatchObject({ hand: fillers(1), history: ['1MAC2'] });
    ready(s);
  });
});

describe('1MAC4 Parmenion', () => {
  const market = {
    market: ['1REG2', '1UNC3', '1CIV3', { card: '1TRI8', unrest: '1UNR1' }, { card: '1TRI7', unrest: '1UNR2' }],
  };

  test('acquires a tributary and plays it free; the unrest stays in hand', () => {
    const s = duel({ ...me, ...empire, hand: ['1MAC4'], actions: 1 }, {}, market);
    s.playCard('1MAC4');
    asked(s, 0, 'acquire', ['1REG2', '1TRI8', '1TRI7']);
    s.answer('1TRI8');
    expect(s.player(0)).toMatchObject({
      material: 4,
      hand: ['1UNR1'],
      discard: ['1TRI8'],
      history: ['1MAC4'],
      actions: 0,
    });
    ready(s);
  });

  test('a card that cannot be played now stays in hand: state icon, unplayable', () => {
    const s = duel({ ...me, ...empire, hand: ['1MAC4'] }, {}, market);
    s.playCard('1MAC4').answer('1TRI7');
    expect(s.player(0)).toMatchObject({ hand: ['1TRI7', '1UNR2'], history: ['1MAC4'] });
    ready(s);
    const t = duel({ ...me, ...empire, hand: ['1MAC4'] }, {}, { market: ['1REG14'] });
    t.playCard('1MAC4').answer('1REG14');
    expect(t.player(0)).toMatchObject({ hand: ['1REG14'], play: [] });
    ready(t);
  });

  test('a region: its play effect and those who answer to it; declined: only history', () => {
    const s = duel(
      { ...me, ...empire, hand: ['1MAC4'], play: ['1MAC5'], deck: fillers(1) },
      {},
      { market: ['1REG2'], small: { REG: ['1REG9'] } },
    );
    s.playCard('1MAC4').answer('1REG2').answer('ability 1MAC5 1');
    expect(s.player(0)).toMatchObject({ population: 1, play: ['1MAC5', '1REG2'], hand: fillers(1) });
    expect(s.g.exile).toEqual(['1REG9']); // the card that filled the place: the only one without tokens
    ready(s);
    const t = duel({ ...me, ...empire, hand: ['1MAC4'] }, {}, market);
    t.playCard('1MAC4').answer();
    expect(t.player(0)).toMatchObject({ hand: [], history: ['1MAC4'] });
    ready(t);
  });
});

describe('1MAC5 Companion Cavalry', () => {
  const trigger = 'ability 1MAC5 1';

  test('may be exhausted for a card when its owner plays a region', () => {
    const s = duel({ ...me, play: ['1MAC5'], hand: ['1MAC20', '1MAC19'], deck: fillers(1) });
    s.playCard('1MAC20').answer();
    asked(s, 0, 'trigger', [trigger]);
    expect(mayPass(s)).toBe(true);
    s.answer(trigger);
    expect(s.player(0)).toMatchObject({ hand: ['1MAC19', ...fillers(1)], exhausted: ['1MAC5'], exhausts: 4 });
    s.playCard('1MAC19').answer();
    ready(s); // exhausted: not asked again
  });

  test("not for another card, nor for another's region", () => {
    const s = duel({ ...me, play: ['1MAC5'], hand: ['1TRI8'] }, { hand: ['1REG8'] });
    s.playCard('1TRI8');
    ready(s);
    const t = duel({ hand: ['1REG8'] }, { ...me, play: ['1MAC5'] });
    t.playCard('1REG8');
    ready(t);
  });

  test('Conquer loses the barbarian icon, Advance does not', () => {
    const s = duel({ ...me, ...empire, play: ['1MAC5'], hand: ['1MAC14', '1MAC13'], material: 9, population: 9 });
    expect(['1MAC14', '1MAC13'].map((id) => s.refused(`playCard ${id}`)?.why ?? null)).toEqual([null, 'stateIcon']);
    ready(s);
  });
});

describe('1MAC6 Alexander the Great', () => {
  const market = {
    market: ['1REG8', '1UNC3', null, '1TRI1', '1REG9'],
    exile: ['1REG10', '1TRI2'],
    small: { REG: ['1REG11'] },
  };
  const great = { ...me, ...empire, hand: ['1MAC6'] };

  test.each([
    ['in history', { history: ['1MAC2'] }, null],
    ['in the discard pile', { discard: ['1MAC2'] }, 'playIf'],
    ['in play', { play: ['1MAC2'] }, 'playIf'],
    ['not there', { history: ['1MAC16'] }, 'playIf'],
  ])('with Alexander %s: %s', (_where, has, why) => {
    expect(duel({ ...great, ...has }, {}, market).refused('playCard 1MAC6')?.why ?? null).toBe(why);
  });

  test("another player's Alexander does not count", () => {
    expect(duel(great, { history: ['1MAC2'] }, market).refused('playCard 1MAC6')).toMatchObject({ why: 'playIf' });
  });

  test('up to two regions, from market or exile, the second after the refill; without an unrest; free', () => {
    const s = duel({ ...great, history: ['1MAC2'], actions: 0 }, {}, market);
    s.playCard('1MAC6');
    asked(s, 0, 'acquire', ['1REG8', '1REG9', '1REG10']);
    s.answer('1REG8');
    asked(s, 0, 'acquire', ['1REG11', '1REG9', '1REG10']);
    s.answer('1REG10');
    expect(s.player(0)).toMatchObject({ hand: ['1REG8', '1REG10'], history: ['1MAC2', '1MAC6'], actions: 0 });
    expect(s.g.exile).toEqual(['1TRI2']);
    expect(s.g.unrest).toHaveLength(8);
    ready(s);
  });

  test.each([0, 1])('only %i', (n) => {
    const s = duel({ ...great, history: ['1MAC2'] }, {}, market);
    s.playCard('1MAC6');
    if (n) s.answer('1REG9');
    s.answer();
    expect(s.player(0).hand).toHaveLength(n);
    expect(s.player(0).history).toEqual(['1MAC2', '1MAC6']);
    ready(s);
  });
});

describe('1MAC7 Mosaics', () => {
  test('1 material for a card of the discard pile', () => {
    const s = duel({ ...me, play: ['1MAC7'], material: 1, discard: ['1MAC16', '1MAC14'] });
    s.exhaust('1MAC7');
    asked(s, 0, 'fetch', ['1MAC16', '1MAC14']);
    s.answer('1MAC14');
    expect(s.player(0)).toMatchObject({ material: 0, hand: ['1MAC14'], discard: ['1MAC16'] });
    ready(s);
    expect(duel({ ...me, play: ['1MAC7'], discard: ['1MAC16'] }).refused('exhaust 1MAC7')).toMatchObject({
      why: 'price',
    });
  });
});

testPoints('1MAC9 Alexandria in Ariana is worth', '1MAC9', [
  [0, '1 region', { hand: ['1MAC9', '1REG8'] }],
  [1, '2 regions', { hand: ['1MAC9', '1REG8', '1REG9'] }],
  [10, '22 regions', { play: ['1MAC9'], deck: cards(22, (c) => c.suits.has('REG')) }],
]);

describe('1MAC11 Uxians', () => {
  test('2 material from each other; may ready one exhausted thing', () => {
    const s = duel(
      { ...me, hand: ['1MAC11'], play: ['1MAC17', '1MAC7'], exhausted: ['1MAC17', '1MAC7'], exhausts: 3 },
      { material: 1 },
    );
    s.playCard('1MAC11');
    asked(s, 0, 'readyExhaust', ['1MAC17', '1MAC7']);
    expect(s.question()).toMatchObject({ min: 0, max: 1 });
    s.answer('1MAC17');
    expect(s.player(0)).toMatchObject({ material: 1, exhausted: ['1MAC7'], exhausts: 4 });
    expect(s.player(1).material).toBe(0);
    ready(s);
  });

  test('declined, or nothing exhausted', () => {
    const s = duel({ ...me, hand: ['1MAC11'], play: ['1MAC7'], exhausted: ['1MAC7'], exhausts: 4 }, { material: 5 });
    s.playCard('1MAC11').answer();
    expect(s.player(0)).toMatchObject({ material: 2, exhausted: ['1MAC7'], exhausts: 4 });
    ready(s);
    const t = duel({ ...me, hand: ['1MAC11'] });
    t.playCard('1MAC11');
    expect(t.player(0)).toMatchObject({ material: 0, exhausts: 5 });
    ready(t);
  });
});

describe('1MAC17 Phalanx', () => {
  test('a token and an action: plays a region out of the discard pile with its effects', () => {
    const s = duel(
      { ...me, play: ['1MAC17'], hand: ['1MAC16', '1REG9'], discard: ['1REG3', '1MAC14', '1MAC19'] },
      { discard: ['1REG8'] },
    );
    const others = untouched(s, 1);
    s.exhaust('1MAC17');
    asked(s, 0, 'playFrom', ['1REG3', '1MAC19']);
    s.answer('1MAC19').answer('1MAC16');
    expect(s.player(0)).toMatchObject({
      material: 2,
      actions: 2,
      exhausts: 4,
      play: ['1MAC17', '1MAC19'],
      garrison: { '1MAC19': ['1MAC16'] },
      discard: ['1REG3', '1MAC14'],
    });
    others();
    ready(s);
  });

  test.each([
    ['no action', { actions: 0, discard: ['1REG3'] }],
    ['no region there', { discard: ['1MAC14'], hand: ['1REG3'] }],
    ['only one with the wrong state icon', { discard: ['1SCY18'], state: 'empire' as const }],
  ])('not with %s', (_why, has) => {
    expect(duel({ ...me, play: ['1MAC17'], ...has }).refused('exhaust 1MAC17')).toMatchObject({ why: 'price' });
  });

  test('together with side A, Companion Cavalry and Tents: every answer of its own', () => {
    const s = duel({ ...A, play: ['1MAC17', '1MAC5', '1SCY21'], discard: ['1MAC19'], deck: fillers(1) });
    s.exhaust('1MAC17');
    expect(s.player(0).material).toBe(2 + 2);
    asked(s, 0, 'trigger', ['ability 1MAC5 1', 'ability 1SCY21 0']);
    s.answer('ability 1SCY21 0');
    asked(s, 0, 'trigger', ['ability 1MAC5 1']);
    s.answer('ability 1MAC5 1');
    expect(s.player(0)).toMatchObject({
      population: 1,
      hand: fillers(1),
      exhausted: ['1MAC17', '1SCY21', '1MAC5'],
      exhausts: 2,
    });
    ready(s);
  });

  test('with the last tokens: only as many answers as there are tokens', () => {
    const s = duel({ ...A, play: ['1MAC17', '1MAC5', '1SCY21'], discard: ['1MAC19'], deck: fillers(1), exhausts: 2 });
    s.exhaust('1MAC17').answer('ability 1MAC5 1');
    expect(s.player(0)).toMatchObject({ population: 0, hand: fillers(1), exhausts: 0 });
    ready(s);
  });

  test('borrowed by 1UNC14 Ambassador', () => {
    const s = duel({ play: ['1UNC14'], discard: ['1ROM20'] }, { ...A, play: ['1MAC17'], discard: ['1MAC19'] });
    const others = untouched(s, 1);
    s.exhaust('1UNC14');
    expect(s.player(0)).toMatchObject({ population: 1, play: ['1UNC14', '1ROM20'], actions: 2 });
    others();
    ready(s);
  });
});
