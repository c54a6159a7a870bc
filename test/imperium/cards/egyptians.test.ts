import { asked, duel, ready, solstice } from './helpers';

describe('2EGY1A: an exhaust with two priced branches', () => {
  test('an action and an unrest: develops outside of a reshuffle, also as barbarian', () => {
    const s = duel({ nation: 'egyptians', development: ['2EGY4', '2EGY5'], material: 4, progress: 0 });
    s.exhaust('2EGY1A').answer('2EGY4');
    ready(s);
    expect(s.player(0)).toMatchObject({ state: 'barbarian', actions: 2, material: 0, discard: ['2EGY4'] });
    expect(s.player(0).hand).toHaveLength(1);
    expect(s.player(0).exhausted).toEqual(['2EGY1A']);
  });

  test('a population and an unrest: an action', () => {
    const s = duel({ nation: 'egyptians', population: 1, actions: 0 });
    s.exhaust('2EGY1A');
    ready(s);
    expect(s.player(0)).toMatchObject({ actions: 1, population: 0 });
  });

  test('without a payable branch it cannot be used', () => {
    expect(duel({ nation: 'egyptians', actions: 0 }).refused('exhaust 2EGY1A')).toMatchObject({ why: 'price' });
  });
});

describe('2EGY4 Embalming reacts to each payment of population (R13.8)', () => {
  const has = { nation: 'egyptians', side: 'B' as const, state: 'empire' as const, play: ['2EGY4'] };

  test('for an action', () => {
    const s = duel({ ...has, hand: ['2CIV13', '2EGY17'], population: 1 });
    s.playCard('2CIV13');
    asked(s, 0, 'history', ['2EGY17']);
    s.answer('2EGY17');
    ready(s);
    expect(s.player(0).history).toEqual(['2EGY17']);
  });

  test('for a development', () => {
    const s = duel({ ...has, hand: ['2EGY3', '2EGY17'], development: ['2EGY7', '2EGY8'], population: 4 });
    s.playCard('2EGY3').answer('2EGY7');
    asked(s, 0, 'history', ['2EGY17']);
    s.answer();
    ready(s);
    expect(s.player(0).history).toEqual([]);
  });

  test('for an exhaust ability', () => {
    const s = duel({ ...has, play: ['2EGY4', '2QIN4'], hand: ['2EGY17'], population: 1, deck: ['1ROM16'] });
    s.exhaust('2QIN4');
    asked(s, 0, 'history', ['2EGY17']);
    s.answer('2EGY17');
    ready(s);
    expect(s.player(0)).toMatchObject({ history: ['2EGY17'], hand: ['1ROM16'] });
  });

  test('for a solstice ability', () => {
    const s = solstice([{ ...has, play: ['2EGY4', '2MIN7'], hand: ['2EGY17'], population: 1 }, {}]);
    s.answer('yes');
    asked(s, 0, 'history', ['2EGY17']);
    s.answer('2EGY17');
    expect(s.player(0)).toMatchObject({ history: ['2EGY17'], progress: 1, population: 0 });
  });

  test('not when all of it is paid with progress', () => {
    const s = duel({ ...has, hand: ['2CIV13', '2EGY17'], progress: 1 });
    s.playCard('2CIV13');
    ready(s);
    expect(s.player(0).history).toEqual([]);
  });
});

test('2EGY14 Flood of the Nile: a river region in play is its price', () => {
  const flood = { nation: 'egyptians', side: 'B' as const, hand: ['2EGY14'] };
  expect(duel({ ...flood, play: ['2EGY11'] }).refused('playCard 2EGY14')).toMatchObject({ why: 'price' });
  const s = duel({ ...flood, play: ['2EGY11', '2EGY20'] });
  s.playCard('2EGY14').answer('branch 0');
  ready(s);
  expect(s.player(0)).toMatchObject({ material: 5, play: ['2EGY11'] });
});

test('R15.1: side B has a hand of 6', () => {
  const s = duel({
    nation: 'egyptians',
    side: 'B',
    deck: ['2EGY11', '2EGY13', '2EGY15', '2EGY16', '2EGY17', '2EGY18', '2EGY19'],
  });
  s.endActivation();
  expect(s.player(0).hand).toHaveLength(6);
});
