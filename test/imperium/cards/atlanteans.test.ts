import { asked, duel, ready } from './helpers';

const ATLANTIS = { nation: 'atlanteans', side: 'B' as const };

test('R14.2: they begin as an empire, without nation deck and accession card', () => {
  const s = duel(ATLANTIS);
  expect(s.player(0)).toMatchObject({ state: 'empire', nationDeck: [], accession: null });
  expect(duel({ ...ATLANTIS, hand: ['1ROM17'] }).refused('playCard 1ROM17')).toMatchObject({ why: 'stateIcon' });
});

test('R14.2: the first reshuffle can develop', () => {
  const s = duel({ ...ATLANTIS, play: ['2UNC7'], discard: ['2ATL15'], development: ['2ATL5', '2ATL6'], material: 4 });
  s.exhaust('2UNC7');
  asked(s, 0, 'reshuffle', ['2ATL5']);
});

describe('R11.22: the sunken pile', () => {
  const market = { market: ['1REG1'], small: { REG: ['1REG2'] } };

  test('2ATL12 Flood: sinking itself and a region in play is its price', () => {
    expect(duel({ ...ATLANTIS, hand: ['2ATL12', '2ATL16'] }, {}, market).refused('playCard 2ATL12')).toMatchObject({
      why: 'price',
    });
    const s = duel({ ...ATLANTIS, hand: ['2ATL12'], play: ['2ATL16'], garrison: { '2ATL16': ['2ATL15'] } }, {}, market);
    s.playCard('2ATL12');
    ready(s);
    expect([...s.player(0).sunken].sort()).toEqual(['2ATL12', '2ATL15', '2ATL16']);
    expect(s.player(0)).toMatchObject({ hand: ['1REG1'], discard: [], play: [], history: [] });
  });

  test('it scores and is no history; who has none discards', () => {
    const s = duel({ ...ATLANTIS, sunken: ['2ATL16', '2ATL17'] });
    expect(s.view(0)).toMatchObject({ players: [{ sunken: ['2ATL16', '2ATL17'] }, {}] });
    expect(s.view(1)).toMatchObject({ players: [{ sunken: ['?', '?'] }, {}] });
    const other = duel({ state: 'empire', hand: ['2ATL12'], play: ['1ROM20'] }, {}, market);
    other.playCard('2ATL12');
    expect(other.player(0)).toMatchObject({ sunken: [] });
    expect([...other.player(0).discard].sort()).toEqual(['1ROM20', '2ATL12']);
  });

  test('R11.15: what would go to history is discarded', () => {
    const s = duel({ ...ATLANTIS, hand: ['2FAM1'] }, {}, market);
    s.playCard('2FAM1').answer('branch 1');
    expect(s.player(0)).toMatchObject({ history: [], discard: ['2FAM1'] });
  });

  test('2ATL1A answers to a card being sunk, while the effect is resolved', () => {
    const s = duel({ nation: 'atlanteans', hand: ['2ATL12'], play: ['2ATL16'], discard: ['2ATL15'] }, {}, market);
    s.playCard('2ATL12');
    asked(s, 0, 'trigger');
    s.answer('ability 2ATL1A 1');
    expect(s.player(0)).toMatchObject({ exhausts: 4, deck: ['2ATL15'] });
    ready(s);
    expect(s.player(0).hand).toEqual(['1REG1']);
  });
});

describe('2ATL3 Palace of Poseidon', () => {
  test('can be played only with the Mountain of Atlantis in play', () => {
    expect(duel({ ...ATLANTIS, hand: ['2ATL3'] }).refused('playCard 2ATL3')).toMatchObject({ why: 'playIf' });
    expect(duel({ ...ATLANTIS, hand: ['2ATL3'], play: ['2ATL10'] }).refused('playCard 2ATL3')).toBeNull();
  });

  test('sinks when the Mountain leaves play by its owner', () => {
    const s = duel({ ...ATLANTIS, hand: ['2ATL7'], play: ['2ATL10', '2ATL3'] }, {}, { fame: ['2FAM2'] });
    s.playCard('2ATL7');
    ready(s);
    expect([...s.player(0).sunken].sort()).toEqual(['2ATL10', '2ATL3']);
  });

  test("sinks when it leaves by another player's attack, and when another region leaves it stays", () => {
    const attacked = (...regions: string[]) => {
      const s = duel({ nation: 'mauryans', side: 'B', hand: ['2MAU12'] }, { ...ATLANTIS, play: [...regions, '2ATL3'] });
      s.playCard('2MAU12');
      while (s.question().seat === 1) s.answer('2ATL16');
      s.answer();
      return s.player(1);
    };
    expect(attacked('2ATL10')).toMatchObject({ hand: ['2ATL10'], play: [], sunken: ['2ATL3'] });
    expect(attacked('2ATL10', '2ATL16')).toMatchObject({ hand: ['2ATL16'], play: ['2ATL10', '2ATL3'], sunken: [] });
  });
});

test('2ATL8 Vast Wealth answers to unrest being returned by any effect', () => {
  const s = duel({ ...ATLANTIS, play: ['2ATL8'], hand: ['2FAM3', '1UNR1'], deck: ['2ATL15'] });
  s.playCard('2FAM3').answer('1UNR1');
  asked(s, 0, 'trigger');
  s.answer('ability 2ATL8 1');
  ready(s);
  expect(s.player(0)).toMatchObject({ material: 3, exhausted: ['2ATL8'] });
});

test('R4.6, R7.4: 2ATL8 Vast Wealth does not answer in a Revolt turn', () => {
  const s = duel({ ...ATLANTIS, play: ['2ATL8'], hand: ['1UNR1'] }, {}, { market: ['1REG1'] });
  s.revolt().answer('1UNR1');
  expect(s.question().ask).not.toBe('trigger');
  expect(s.player(0)).toMatchObject({ material: 0, hand: [] });
});
