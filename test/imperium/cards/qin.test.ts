import { asked, duel, passTurn, ready, solstice, worth } from './helpers';

const QIN = { nation: 'qin', side: 'B' as const };

test('R5.1, R14.7: clean-up places population', () => {
  const s = duel(QIN, {}, { market: ['1REG1'] });
  s.endActivation();
  expect(s.g.market[0]).toMatchObject({ population: 1, progress: 0 });
});

test('2QIN1A: population taken with a market card is doubled for an exhaust token', () => {
  const s = duel({ nation: 'qin', hand: ['2QIN19'], material: 3 }, {}, { market: [{ card: '1UNC3', population: 2 }] });
  s.playCard('2QIN19');
  asked(s, 0, 'trigger', ['ability 2QIN1A 1']);
  s.answer('ability 2QIN1A 1');
  ready(s);
  expect(s.player(0)).toMatchObject({ population: 4, exhausts: 4 });
});

describe('the rulers of Qin', () => {
  const ruled = { ...QIN, play: ['2QIN22'] };

  test('2QIN21 Duke Zhuang needs the Mandate of Heaven in play', () => {
    expect(duel({ ...QIN, hand: ['2QIN21', '2QIN22'] }).refused('playCard 2QIN21')).toMatchObject({ why: 'playIf' });
    expect(duel({ ...ruled, hand: ['2QIN21'] }).refused('playCard 2QIN21')).toBeNull();
  });

  test('2QIN8 King Wu comes after the duke: for each progress paid a card', () => {
    const king = { ...ruled, state: 'empire' as const, hand: ['2QIN8'] };
    expect(duel(king).refused('playCard 2QIN8')).toMatchObject({ why: 'playIf' });
    const s = duel(
      { ...king, history: ['2QIN21'], progress: 3 },
      {},
      {
        market: ['1REG1', '1REG2', '1REG3'],
        small: { REG: [], UNC: [], CIV: [] },
        main: ['1REG5', '1REG6', '1REG7', '1REG8'],
      },
    );
    s.playCard('2QIN8').answer('again').answer('again').answer('stop').answer('1REG1').answer('1REG2');
    ready(s);
    expect(s.player(0)).toMatchObject({ progress: 1, hand: ['1REG1', '1REG2'], history: ['2QIN21', '2QIN8'] });
  });

  test('2QIN6 the First Emperor comes after the king', () => {
    const emperor = { ...ruled, state: 'empire' as const, hand: ['2QIN6'], actions: 0 };
    expect(duel({ ...emperor, history: ['2QIN21'] }).refused('playCard 2QIN6')).toMatchObject({ why: 'playIf' });
    const s = duel({ ...emperor, history: ['2QIN8'] }, {}, { fame: ['2FAM2'] });
    s.playCard('2QIN6');
    ready(s);
    expect(s.player(0)).toMatchObject({ hand: ['2FAM2'], history: ['2QIN8', '2QIN6'] });
  });

  test('2QIN22 Mandate of Heaven: negative points unless in play', () => {
    expect(worth(duel(ruled), '2QIN22')).toBe(0);
    expect(worth(duel({ ...QIN, hand: ['2QIN22'] }), '2QIN22')).toBe(-2);
    expect(worth(duel({ ...QIN, play: ['2QIN11'], garrison: { '2QIN11': ['2QIN22'] } }), '2QIN22')).toBe(-2);
  });
});

test('R7.1, R6.3: 2QIN5 Long Walls IV: a condition is no price; where it holds not, the token is laid for nothing', () => {
  const walls = (...play: string[]) => ({ nation: 'qin', side: 'B' as const, play, hand: ['1UNR1'] });
  const one = duel(walls('2QIN5'));
  one.exhaust('2QIN5');
  ready(one);
  expect(one.player(0)).toMatchObject({ hand: ['1UNR1'], actions: 3, exhausts: 4, exhausted: ['2QIN5'] });
  // With three of them there is a price to be paid, in cards.
  const three = { ...walls('2QIN3', '2QIN4', '2QIN5'), hand: [] };
  expect(duel(three).refused('exhaust 2QIN5')).toMatchObject({ why: 'price' });
});

describe('2QIN3 Long Walls II answers to an attack (R16.5)', () => {
  test('any Long Walls recalled keeps it off', () => {
    const s = duel({ hand: ['2CIV4'], state: 'empire' }, { ...QIN, play: ['2QIN2', '2QIN3'] });
    s.playCard('2CIV4');
    asked(s, 1, 'protect', ['2QIN3']);
    s.answer('2QIN3').answer('2QIN2');
    while (s.question().seat === 1)
      s.answer(s.question().options.includes('all') ? 'all' : (s.question().options[0] as string));
    ready(s);
    expect(s.player(1)).toMatchObject({ play: ['2QIN3'], hand: ['2QIN2'] });
  });

  test('2QIN5 Long Walls IV needs three of them in play', () => {
    const walls = { ...QIN, state: 'empire' as const, hand: ['2QIN19'], actions: 0 };
    const two = duel({ ...walls, play: ['2QIN5', '2QIN2'] });
    two.exhaust('2QIN5');
    expect(two.player(0)).toMatchObject({ actions: 0, hand: ['2QIN19'] });
    const three = duel({ ...walls, play: ['2QIN5', '2QIN2', '2QIN3'] });
    three.exhaust('2QIN5');
    expect(three.player(0)).toMatchObject({ actions: 1, hand: [], deck: ['2QIN19'] });
  });

  test('each is worth as many points as there are of them in play, 10 at most', () => {
    expect(worth(duel({ ...QIN, play: ['2QIN2', '2QIN3', '2QIN5'] }), '2QIN2')).toBe(3);
  });
});

test('2QIN15 Confucianism: only market cards with population, and Legalism goes', () => {
  const s = duel(
    { ...QIN, hand: ['2QIN15', '2QIN19', '2QIN20'], play: ['2QIN16'] },
    {},
    { market: ['1UNC3', { card: '1UNC8', population: 1 }, '1REG1'] },
  );
  s.playCard('2QIN15');
  expect(s.player(0)).toMatchObject({ play: ['2QIN15'], discard: ['2QIN16'] });
  s.exhaust('2QIN15').answer('branch 0');
  ready(s);
  expect(s.player(0).hand).toContain('1UNC8');
  expect(s.player(0)).toMatchObject({ actions: 1, population: 1 });
});

test('2QIN17 School of Diplomacy: a market card for each region abandoned', () => {
  const s = duel(
    { ...QIN, hand: ['2QIN17'], play: ['2QIN11', '2QIN18'] },
    { play: ['1ROM20'] },
    { market: ['1REG1', '1REG2'], small: { REG: [] }, main: ['1UNC3', '1UNC8', '1UNC9'] },
  );
  s.playCard('2QIN17').answer('2QIN11').answer('2QIN18').answer('1REG1').answer('1REG2');
  ready(s);
  expect(s.player(0).hand).toEqual(['1REG1', '1REG2']);
  expect(s.player(1).hand).toEqual(['1ROM20']);
});

test('2QIN10 Terracotta Warriors: 7 in a garrison, 3 in history, else nothing', () => {
  expect(worth(duel({ ...QIN, play: ['2QIN11'], garrison: { '2QIN11': ['2QIN10'] } }), '2QIN10')).toBe(7);
  expect(worth(duel({ ...QIN, history: ['2QIN10'] }), '2QIN10')).toBe(3);
  expect(worth(duel({ ...QIN, hand: ['2QIN10'] }), '2QIN10')).toBe(0);
});

test('2QIN22 Mandate of Heaven: in solstice 2 cards are discarded as far as possible', () => {
  const s = solstice([{ ...QIN, play: ['2QIN22'], hand: ['2QIN19'] }, {}]);
  expect(s.player(0).discard).toEqual(['2QIN19']);
  passTurn(s);
});
