import { asked, duel, ready, table } from './helpers';

const OLMECS = { nation: 'olmecs', side: 'B' as const, state: 'empire' as const };
const MARKET = { market: ['1REG1', null, null, null, null], small: { REG: ['1REG2'] } };

describe('a demand to discard masks (R14.6)', () => {
  const compass = { ...OLMECS, play: ['2OLM14'] };

  test('masks from hand alone, Jade Mask too', () => {
    expect(duel({ ...compass, hand: ['2OLM18'] }, {}, MARKET).refused('exhaust 2OLM14')).toMatchObject({
      why: 'price',
    });
    const s = duel({ ...compass, hand: ['2OLM18', '2UNC2'] }, {}, MARKET);
    s.exhaust('2OLM14');
    ready(s);
    expect(s.player(0)).toMatchObject({ hand: ['1REG1'], actions: 2 });
    expect([...s.player(0).discard].sort()).toEqual(['2OLM18', '2UNC2']);
  });

  test('2OLM3 Step Pyramids count in whether it is payable, for an exhaust token of their own', () => {
    const pyramids = { ...OLMECS, play: ['2OLM14', '2OLM3'], hand: ['2OLM18'] };
    expect(duel({ ...pyramids, exhausts: 1 }, {}, MARKET).refused('exhaust 2OLM14')).toMatchObject({ why: 'price' });
    const s = duel({ ...pyramids, exhausts: 2 }, {}, MARKET);
    s.exhaust('2OLM14');
    ready(s);
    expect(s.player(0)).toMatchObject({
      exhausts: 0,
      exhausted: ['2OLM14', '2OLM3'],
      discard: ['2OLM18'],
      hand: ['1REG1'],
    });
  });

  test('who has masks enough chooses', () => {
    const s = duel({ ...OLMECS, play: ['2OLM14', '2OLM3'], hand: ['2OLM18', '2OLM19'] }, {}, MARKET);
    s.exhaust('2OLM14');
    asked(s, 0, 'discard', ['2OLM18', '2OLM19', '2OLM3']);
    s.answer('2OLM18', '2OLM19');
    expect(s.player(0).exhausted).toEqual(['2OLM14']);
  });

  test('2OLM7 Stone Heads: garrisoned cards are abandoned instead, one for each mask', () => {
    const s = duel({ ...OLMECS, play: ['2OLM14', '2OLM7'], garrison: { '2OLM7': ['1UNR1', '2OLM9'] } }, {}, MARKET);
    s.exhaust('2OLM14');
    ready(s);
    expect(s.player(0)).toMatchObject({ garrison: {}, hand: ['1REG1'] });
    expect([...s.player(0).discard].sort()).toEqual(['1UNR1', '2OLM9']);
  });

  test('2OLM7 Stone Heads count in whether it is payable, and Step Pyramids with them', () => {
    const heads = { ...OLMECS, play: ['2OLM14', '2OLM7'], garrison: { '2OLM7': ['1UNR1'] } };
    expect(duel(heads, {}, MARKET).refused('exhaust 2OLM14')).toMatchObject({ why: 'price' });
    const s = duel({ ...heads, play: [...heads.play, '2OLM3'] }, {}, MARKET);
    s.exhaust('2OLM14');
    ready(s);
    expect(s.player(0)).toMatchObject({ garrison: {}, discard: ['1UNR1'], exhausted: ['2OLM14', '2OLM3'] });
  });

  test('other demands are none of theirs', () => {
    const s = duel({
      ...OLMECS,
      play: ['2OLM3', '2OLM7'],
      garrison: { '2OLM7': ['2OLM9'] },
      hand: ['1UNR1', '2OLM18'],
    });
    expect(s.refused('playCard 1UNR1')).toMatchObject({ why: 'price' });
  });
});

test('2OLM10 Olmec Hieroglyphics: an exhaust token comes back, and its card can be used again (R7.5)', () => {
  const s = duel({ ...OLMECS, play: ['2OLM10', '2UNC7'], deck: ['2OLM18', '2OLM19'] });
  s.exhaust('2UNC7').exhaust('2OLM10').answer('branch 0').answer('2UNC7');
  ready(s);
  s.exhaust('2UNC7');
  expect(s.player(0)).toMatchObject({ exhausts: 3, hand: ['2OLM18', '2OLM19'] });
});

test('2OLM5 Olmec Traders: a card for each other player, who takes an unrest with a mask', () => {
  const s = table([{ ...OLMECS, hand: ['2OLM5', '2OLM18', '2OLM9'] }, {}, {}]);
  s.playCard('2OLM5').answer('2OLM18');
  ready(s);
  expect(s.player(0)).toMatchObject({ material: 3, hand: [] });
  expect(s.player(1).hand).toHaveLength(2);
  expect(s.player(1).hand[0]).toBe('2OLM18');
  expect(s.player(2).hand).toEqual(['2OLM9']);
});

test('2OLM9 Cacao: unrest that the others return counts for its owner', () => {
  const s = table([{ ...OLMECS, hand: ['2OLM9', '1UNR1'] }, { hand: ['1UNR2'] }, { discard: ['1UNR3'] }]);
  s.playCard('2OLM9').answer('1UNR1').answer('1UNR2').answer();
  ready(s);
  expect(s.player(0).progress).toBe(2);
});
