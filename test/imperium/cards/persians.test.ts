import { asked, cards, duel, fillers, mayPass, over, ready, table, testPoints, untouched } from './helpers';

const me = { nation: 'persians', side: 'B' as const };
const A = { nation: 'persians', side: 'A' as const };
const empire = { state: 'empire' as const };

describe('1PER1A Persians', () => {
  const market = { market: ['1REG8', null, null, { card: '1TRI1', unrest: '1UNR1' }] };
  const able = { ...A, hand: fillers(3), population: 1, actions: 2, deck: ['1PER17'] };

  test('an action, two hand cards on the deck and 1 population for a break-through for TRI', () => {
    const s = duel(able, {}, market);
    s.exhaust('1PER1A');
    asked(s, 0, 'putTop', fillers(3));
    s.answer(...fillers(2));
    asked(s, 0, 'breakthrough', ['1TRI1', 'reveal TRI']);
    s.answer('1TRI1');
    expect(s.player(0)).toMatchObject({
      actions: 1,
      population: 0,
      hand: [fillers(3)[2], '1TRI1'],
      deck: [...fillers(2).reverse(), '1PER17'],
      exhausted: ['1PER1A'],
    });
    ready(s);
  });

  test.each([
    ['everything', {}, null],
    ['no action', { actions: 0 }, 'price'],
    ['one hand card', { hand: fillers(1) }, 'price'],
    ['no population', { population: 0 }, 'price'],
    ['progress for it', { population: 0, progress: 1 }, null],
  ])('with %s', (_what, has, why) => {
    expect(duel({ ...able, ...has }, {}, market).refused('exhaust 1PER1A')?.why ?? null).toBe(why);
  });

  const tri = cards(14, (c) => c.suits.has('TRI'));
  testPoints('1PER1A is worth', '1PER1A', [
    [0, '2 TRI', { ...A, hand: tri.slice(0, 2) }, { hand: tri.slice(2, 9) }],
    [1, '3', { ...A, history: tri.slice(0, 3) }],
    [1, '5', { ...A, deck: tri.slice(0, 5) }],
    [4, '14', { ...A, deck: tri }],
  ]);
  testPoints('1PER1B is worth', '1PER1B', [
    [9, '9 TRI', { ...me, deck: tri.slice(0, 9) }],
    [10, '10', { ...me, deck: tri.slice(0, 10) }],
    [10, '11', { ...me, deck: tri.slice(0, 11) }],
  ]);
  testPoints('1PER9 Darius I is worth', '1PER9', [
    [3, '3 TRI', { hand: ['1PER9', ...tri.slice(0, 3)] }],
    [10, '11', { hand: ['1PER9'], deck: tri.slice(0, 11) }],
  ]);
});

describe('1PER3 Battering Ram', () => {
  const market = { market: ['1REG8'], small: { REG: ['1REG9'] } };

  test('each other abandons a city of own choice, no metropolis; may break through for REG or TRI', () => {
    const s = table(
      [
        { ...me, ...empire, hand: ['1PER3'], play: ['1UNC15'] },
        { play: ['1UNC16', '1UNC17', '1CIV6'] },
        { play: ['1CIV7', '1REG6'] },
      ],
      market,
    );
    s.playCard('1PER3');
    asked(s, 1, 'abandon', ['1UNC16', '1UNC17']);
    s.answer('1UNC17');
    asked(s, 0, 'breakthrough', ['1REG8', 'deck REG', 'reveal TRI']);
    expect(mayPass(s)).toBe(true);
    s.answer('deck REG');
    expect([0, 1, 2].map((seat) => s.player(seat).play)).toEqual([['1UNC15'], ['1UNC16', '1CIV6'], ['1CIV7', '1REG6']]);
    expect(s.player(0)).toMatchObject({ hand: ['1REG9'], material: 0, discard: ['1PER3'] });
    ready(s);
  });

  test('declined', () => {
    const s = duel({ ...me, ...empire, hand: ['1PER3'] }, {}, market);
    s.playCard('1PER3').answer();
    expect(s.player(0).hand).toEqual([]);
    ready(s);
  });
});

describe('1PER5 Windmills', () => {
  test('played free, it stays; exhausted, one fertile icon counts as 3 production until the end of the turn', () => {
    const s = duel({ ...me, ...empire, hand: ['1PER5', '1PER15'], play: ['1PER11', '1PER20'], actions: 1 });
    s.playCard('1PER5');
    s.exhaust('1PER5').playCard('1PER15').answer('no').answer('no').answer('branch 0');
    expect(s.player(0)).toMatchObject({ material: 1 + 3, actions: 0, play: ['1PER11', '1PER20', '1PER5'] });
    ready(s);
  });

  test('1UNC12 Shaduf answers when the fertile icon lies on a river card (R13.2)', () => {
    const s = duel({ ...me, hand: ['1PER15'], play: ['1PER5', '1UNC12', '1MAC18'] });
    s.exhaust('1PER5').playCard('1PER15').answer('no').answer('no').answer('branch 0').answer('ability 1UNC12 0');
    expect(s.player(0)).toMatchObject({ material: 3, progress: 1 });
    ready(s);
  });
});

describe('1PER6 Satrap', () => {
  test('3 material for an action, free', () => {
    const s = duel({ ...me, ...empire, hand: ['1PER6'], material: 3, actions: 0 });
    s.playCard('1PER6');
    expect(s.player(0)).toMatchObject({ material: 0, actions: 1, discard: ['1PER6'] });
    ready(s);
    expect(duel({ ...me, ...empire, hand: ['1PER6'], material: 2 }).refused('playCard 1PER6')).toMatchObject({
      why: 'price',
    });
  });
});

describe('1PER7 Persian Gold', () => {
  test('2 material for everybody, 1 progress for the owner, an unrest for each other', () => {
    const s = table([{ ...me, ...empire, hand: ['1PER7'] }, {}, {}]);
    s.playCard('1PER7');
    expect(
      [0, 1, 2].map((seat) => [s.player(seat).material, s.player(seat).progress, s.player(seat).hand.length]),
    ).toEqual([
      [2, 1, 0],
      [2, 0, 1],
      [2, 0, 1],
    ]);
    ready(s);
  });

  test('collapse comes after the progress', () => {
    const s = duel({ ...me, ...empire, hand: ['1PER7'] }, {}, { unrest: 1 });
    s.playCard('1PER7');
    expect(s.player(0)).toMatchObject({ material: 2, progress: 1 });
    over(s, 'collapse');
  });
});

test('1PER12 Median Empire: 4 material, into history; barbarians only', () => {
  const s = duel({ ...me, hand: ['1PER12'] });
  const others = untouched(s, 1);
  s.playCard('1PER12');
  expect(s.player(0)).toMatchObject({ material: 4, history: ['1PER12'], discard: [] });
  others();
  ready(s);
  expect(duel({ ...me, ...empire, hand: ['1PER12'] }).refused('playCard 1PER12')).toMatchObject({ why: 'stateIcon' });
});

test('1PER21 Lydians: 2 population, into history; barbarians only', () => {
  const s = duel({ ...me, hand: ['1PER21'] });
  s.playCard('1PER21');
  expect(s.player(0)).toMatchObject({ population: 2, history: ['1PER21'] });
  ready(s);
  expect(duel({ ...me, ...empire, hand: ['1PER21'] }).refused('playCard 1PER21')).toMatchObject({ why: 'stateIcon' });
});
