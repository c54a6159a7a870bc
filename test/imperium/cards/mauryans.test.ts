import { asked, duel, ready, solstice, worth } from './helpers';

describe('2MAU4 Grand Trunk Road counts as 2 regions (R13.6)', () => {
  test('for a price: Glory takes it and one more region', () => {
    const s = duel(
      { nation: 'mauryans', side: 'B', state: 'empire', hand: ['2MAU2'], play: ['2MAU4', '2MAU14', '2MAU20'] },
      {},
      { fame: ['2FAM2', '2FAM3'] },
    );
    s.playCard('2MAU2');
    asked(s, 0, 'abandon', ['2MAU4', '2MAU14', '2MAU20']);
    expect(s.question()).toMatchObject({ min: 1, max: 1 });
    s.answer('2MAU4').answer('2MAU14');
    asked(s, 0, 'keep', ['2FAM2', '2FAM3']);
    expect(s.player(0).play).toEqual(['2MAU20', '2MAU2']);
  });

  test('with it two regions are enough, without it they are not', () => {
    const glory = { nation: 'mauryans', hand: ['2MAU2'] };
    expect(duel({ ...glory, play: ['2MAU4', '2MAU14'] }).refused('playCard 2MAU2')).toBeNull();
    expect(duel({ ...glory, play: ['2MAU20', '2MAU14'] }).refused('playCard 2MAU2')).toMatchObject({ why: 'price' });
  });

  test('for points: the power card counts it twice', () => {
    expect(worth(duel({ nation: 'mauryans', play: ['2MAU4', '2MAU14'] }), '2MAU1A')).toBe(3);
  });

  test('for points of cards that lie anywhere: Macedonians', () => {
    const has = { nation: 'mauryans', hand: ['2TRI10'], discard: ['2MAU14', '2MAU20'] };
    expect(worth(duel({ ...has, history: ['2MAU4'] }), '2TRI10')).toBe(1);
    expect(worth(duel({ ...has, history: ['2MAU21'] }), '2TRI10')).toBe(0);
  });
});

describe('2MAU5 Ashoka', () => {
  test('shows hand, draw deck and discard pile, and puts every attack card into history', () => {
    const s = duel(
      {
        nation: 'mauryans',
        side: 'B',
        state: 'empire',
        hand: ['2MAU5', '2MAU12', '2MAU17'],
        deck: ['2MAU22', '2MAU13'],
        discard: ['1UNC7'],
      },
      {},
      { fame: ['2FAM2'] },
    );
    s.playCard('2MAU5');
    ready(s);
    expect([...s.player(0).history].sort()).toEqual(['1UNC7', '2MAU12', '2MAU13', '2MAU5']);
    expect(s.player(0)).toMatchObject({ hand: ['2MAU17', '2FAM2'], deck: ['2MAU22'], discard: [] });
    expect(s.g.events.find(({ k }) => k === 'revealOwn')?.cards).toEqual([
      '1UNC7',
      '2FAM2',
      '2MAU12',
      '2MAU13',
      '2MAU17',
      '2MAU22',
    ]);
  });
});

describe('2MAU7 Edicts of Ashoka', () => {
  const edicts = { nation: 'mauryans', side: 'B' as const, state: 'empire' as const };

  test('can be played only with Ashoka in history', () => {
    expect(duel({ ...edicts, hand: ['2MAU7'] }).refused('playCard 2MAU7')).toMatchObject({ why: 'playIf' });
    expect(duel({ ...edicts, hand: ['2MAU7'], history: ['2MAU5'] }).refused('playCard 2MAU7')).toBeNull();
  });

  test.each([
    [['branch 0'], 1, 1],
    [['branch 1'], 0, 0],
    [['branch 0', 'branch 1'], 1, 0],
  ])('for a card into history: %j', (branches, drawn, unrest) => {
    const s = duel({ ...edicts, play: ['2MAU7'], hand: ['2MAU17', '2MAU22'], deck: ['2MAU20'], discard: ['1UNR1'] });
    s.exhaust('2MAU7').answer('2MAU17');
    s.answer(...branches);
    ready(s);
    expect(s.player(0).history).toEqual(['2MAU17']);
    expect(s.player(0).hand).toHaveLength(1 + drawn);
    expect(s.player(0).discard).toHaveLength(unrest);
  });
});

test('2MAU9 Arthashastra: a choice for each unrest discarded', () => {
  const s = solstice([
    { nation: 'mauryans', side: 'B', play: ['2MAU9'], hand: ['1UNR1', '1UNR2', '2MAU17'], deck: ['2MAU20'] },
    {},
  ]);
  s.answer('1UNR1').answer('1UNR2').answer('branch 0').answer('branch 1');
  expect(s.player(0)).toMatchObject({ hand: ['2MAU17', '2MAU20'], discard: ['1UNR1', '1UNR2'], progress: 1 });
});

describe('reductions of the price of unrest add up, down to their floor (R6.3)', () => {
  test.each([
    ['nothing', [], 3, 2],
    ['2MAU6 Buddhism', ['2MAU6'], 2, 1],
    ['2QIN2 Long Walls I', ['2QIN2'], 1, 2],
    ['2EGY9 Pyramids and Buddhism', ['2MAU6', '2EGY9'], 1, 1],
    ['all three', ['2MAU6', '2EGY9', '2QIN2'], 1, 1],
  ])('%s', (_what, play, material, discards) => {
    const at = (has: object) => duel({ nation: 'mauryans', side: 'B', play, hand: ['1UNR1'], ...has });
    expect(at({ material: material - 1 }).refused('playCard 1UNR1')).toMatchObject({ why: 'price' });
    const paid = at({ material });
    paid.playCard('1UNR1');
    ready(paid);
    expect(paid.player(0)).toMatchObject({ material: 0, hand: [] });
    const cards = ['2MAU17', '2MAU22'].slice(0, discards);
    const discarded = at({ hand: ['1UNR1', ...cards] });
    discarded.playCard('1UNR1');
    ready(discarded);
    expect(discarded.player(0)).toMatchObject({ hand: [], discard: cards });
  });
});
