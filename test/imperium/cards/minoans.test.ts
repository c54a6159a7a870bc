import { duel, ready, solstice, worth } from './helpers';

describe('2MIN16 Pottery: tokens on a pinned card (R14.5, R15.20)', () => {
  test('2 material put 1 progress on it, which is not mine', () => {
    const s = solstice([{ nation: 'minoans', side: 'B', play: ['2MIN16'], material: 2 }, {}]);
    s.answer('branch 0');
    expect(s.player(0)).toMatchObject({ material: 0, progress: 0, progressOn: { '2MIN16': 1 } });
    expect(worth(s, '2MIN1B')).toBe(0);
  });

  test('abandoned, it gives all that lies on it', () => {
    const s = solstice([
      { nation: 'minoans', side: 'B', play: ['2MIN16'], material: 2, progressOn: { '2MIN16': 3 } },
      {},
    ]);
    s.answer('branch 1');
    expect(s.player(0)).toMatchObject({ progress: 3, progressOn: {}, play: [] });
    expect(s.player(0).discard).toEqual(['2MIN16']);
  });

  test('recalled by an attack, what lies on it is lost', () => {
    const s = duel(
      { hand: ['2UNC4', '1ROM16'] },
      { nation: 'minoans', side: 'B', play: ['2MIN16'], progressOn: { '2MIN16': 3 } },
      { market: ['1REG1'] },
    );
    s.playCard('2UNC4');
    ready(s);
    expect(s.player(1)).toMatchObject({ hand: ['2MIN16'], progress: 0, progressOn: {} });
  });

  test('once abandoned as an empire it cannot be played again', () => {
    const s = duel({ nation: 'minoans', state: 'empire', hand: ['2MIN16'] });
    expect(s.refused('playCard 2MIN16')).toMatchObject({ why: 'stateIcon' });
  });
});

describe('prices of developments (R11.7): reductions add up', () => {
  // Labyrinth: 3 material, 2 population, 2 progress.
  const minos = { nation: 'minoans', side: 'B' as const, hand: ['2MIN2'], development: ['2MIN7', '2MIN8'] };

  test.each([
    ['nothing', [], { material: 3, population: 2, progress: 2 }],
    ['2MIN5 Architecture', ['2MIN5'], { material: 3, population: 2, progress: 1 }],
    ['2EGY8 Medicine and Architecture', ['2EGY8', '2MIN5'], { material: 3, population: 1, progress: 1 }],
    ['2ATL8 Vast Wealth', ['2ATL8'], { material: 1, population: 2, progress: 2 }],
  ])('%s', (_what, play, price) => {
    const s = duel({ ...minos, play, ...price, progress: price.progress - 1 });
    s.playCard('2MIN2').answer('2MIN7');
    // King Minos has brought the last progress.
    expect(s.player(0)).toMatchObject({ material: 0, population: 0, progress: 0, discard: ['2MIN7'] });
  });
});
