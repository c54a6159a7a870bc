import { asked, duel, ready, worth } from './helpers';

/** Common cards of Legends of which Classics has no twin. */

const LEGENDS = { box: 'legends' as const };

test('2REG7 Sacred Grove: 2 points for each other player with less progress', () => {
  expect(worth(duel({ hand: ['2REG7'], progress: 2 }, { progress: 1 }), '2REG7')).toBe(2);
  expect(worth(duel({ hand: ['2REG7'], progress: 1 }, { progress: 1 }), '2REG7')).toBe(0);
});

describe('2FAM8 Acclaimed breaks through by points, not by suit (R13.3)', () => {
  test('a market card with variable points, with its tokens', () => {
    const s = duel({ hand: ['2FAM8'] }, {}, { market: ['2UNC9', { card: '2CIV9', progress: 1 }, '2UNC7'] });
    s.playCard('2FAM8');
    asked(s, 0, 'breakthrough', ['2UNC9', '2CIV9', 'reveal variable']);
    s.answer('2CIV9');
    ready(s);
    expect(s.player(0)).toMatchObject({ hand: ['2CIV9'], progress: 1, history: ['2FAM8'] });
  });

  test('or the first one of the main deck', () => {
    const s = duel({ hand: ['2FAM8'] }, {}, { main: ['2UNC7', '2TRI9', '2CIV12', '2CIV9'] });
    s.playCard('2FAM8');
    ready(s);
    expect(s.player(0).hand).toEqual(['2CIV12']);
    expect([...s.g.main].sort()).toEqual(['2CIV9', '2TRI9', '2UNC7']);
  });
});

test('2FAM1 Imperial may take an exiled card too, without an unrest (R13.4, R11.13)', () => {
  const s = duel({ hand: ['2FAM1'] }, {}, { exile: ['2UNC7'], market: ['2REG2'], unrest: 4 });
  s.playCard('2FAM1').answer('branch 0').answer('2UNC7');
  ready(s);
  expect(s.player(0).hand).toEqual(['2UNC7']);
  expect(s.g.exile).toEqual([]);
});

test('2CIV8 Cartography: regions and tributaries may be acquired from exile', () => {
  const has = { nation: 'atlanteans', side: 'B' as const, hand: ['2ATL2'] };
  const conquer = duel(
    { ...has, hand: ['2EGY18'], state: 'barbarian', material: 2, population: 1, play: ['2CIV8'] },
    {},
    { exile: ['2REG2', '2UNC7'] },
  );
  conquer.playCard('2EGY18');
  ready(conquer);
  expect(conquer.player(0).hand).toEqual(['2REG2']);
});

test('2CIV9 Masonry: a city is played without an action', () => {
  const city = { state: 'empire' as const, hand: ['2UNC15'], actions: 0 };
  expect(duel(city).refused('playCard 2UNC15')).toMatchObject({ why: 'noAction' });
  const s = duel({ ...city, play: ['2CIV9'] });
  s.playCard('2UNC15');
  expect(s.player(0)).toMatchObject({ actions: 0, play: ['2CIV9', '2UNC15'] });
});

test('2UNC1 Mining: more progress when the region had no production', () => {
  const mined = (region: string): number => {
    const s = duel({ play: ['2UNC1', region] });
    s.exhaust('2UNC1');
    ready(s);
    return s.player(0).progress;
  };
  expect([mined('2MAU14'), mined('2ART12')]).toEqual([1, 2]);
});

test('2UNC12 Qanat: a river counts as 3 production until the end of the turn', () => {
  const s = duel({ play: ['2UNC12', '2EGY20'], hand: ['2EGY16'] });
  s.exhaust('2UNC12').playCard('2EGY16');
  while (s.question().ask === 'may') s.answer('no');
  s.answer('branch 0');
  ready(s);
  expect(s.player(0).material).toBe(3);
});

test('2UNC4 Espionage: any pinned card of the others, not only regions', () => {
  const s = duel({ hand: ['2UNC4', '1ROM16'] }, { play: ['2UNC7', '1ROM20'] }, { market: ['2REG2'] });
  s.playCard('2UNC4');
  asked(s, 1, 'recall', ['2UNC7', '1ROM20']);
  s.answer('2UNC7');
  ready(s);
  expect(s.player(1).hand).toEqual(['2UNC7']);
});

test('2TRI5 Romans: a region for a fame card; then they are exiled, and the others gain progress', () => {
  const s = duel({ hand: ['2TRI5'], play: ['1REG1'] }, {}, { ...LEGENDS, fame: ['2FAM2', '2FAM3'] });
  s.playCard('2TRI5');
  ready(s);
  expect(s.player(0)).toMatchObject({ hand: ['2FAM2'], discard: ['1REG1'], progress: 0 });
  expect(s.player(1).progress).toBe(1);
  expect(s.g.exile).toEqual(['2TRI5']);
});

test('2TRI5 Romans: without a region it cannot be played (R18.5)', () => {
  expect(duel({ hand: ['2TRI5'] }).refused('playCard 2TRI5')).toMatchObject({ why: 'price' });
});

describe('2FAM9A King of Kings of Legends (R13.1)', () => {
  const glory = { hand: ['2MAU2'], play: ['2MAU14', '2MAU20', '2MAU21'] };

  test('2FAM9A: side A ends the game, and is turned', () => {
    const s = duel(glory, {}, { ...LEGENDS, fame: [] });
    s.playCard('2MAU2');
    expect(s.player(0).progress).toBe(6);
    expect(s.g).toMatchObject({ kings: '2FAM9B', ending: { by: 'kingOfKings' } });
  });

  test('2FAM9B: side B stays as it is', () => {
    const s = duel(glory, {}, { ...LEGENDS, fame: [], kings: '2FAM9B' });
    s.playCard('2MAU2');
    expect(s.player(0).progress).toBe(4);
    expect(s.g).toMatchObject({ kings: '2FAM9B', ending: null });
  });
});
