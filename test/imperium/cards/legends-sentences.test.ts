import { asked, duel, passTurn, ready, solstice, table } from './helpers';

/** Sentences, branches and prices of Legends' cards that the cards' other tests pass by. */

const B = { side: 'B' as const };
const EMPIRE = { ...B, state: 'empire' as const };
const REGIONS = { market: ['1REG1'], small: { REG: ['1REG2', '1REG3'] } };

describe('Arthurians', () => {
  const CAMELOT = { nation: 'arthurians', ...B, below: ['2ART2'] };

  test('2ART4 Lancelot: Guennuvar goes into history, a fame card to hand, and he is exiled', () => {
    const s = duel({ ...CAMELOT, hand: ['2ART4'], deck: ['2ART9', '2ART24'] }, {}, { fame: ['2FAM2', '2FAM3'] });
    s.playCard('2ART4');
    ready(s);
    expect(s.player(0)).toMatchObject({ hand: ['2FAM2'], deck: ['2ART9'], history: ['2ART24'] });
    expect(s.g.exile).toEqual(['2ART4']);
  });

  test('2ART4 Lancelot: without Guennuvar the fame card comes all the same (R6.2)', () => {
    const s = duel({ ...CAMELOT, hand: ['2ART4'] }, {}, { fame: ['2FAM2', '2FAM3'] });
    s.playCard('2ART4');
    ready(s);
    expect(s.player(0)).toMatchObject({ hand: ['2FAM2'], history: [] });
    expect(s.g.exile).toEqual(['2ART4']);
  });

  test('2ART5 Twrch Trwyth: a knight discarded returns up to two unrest of hand and discard pile', () => {
    const s = solstice([{ ...CAMELOT, play: ['2ART5'], hand: ['2ART18', '1UNR1'], discard: ['1UNR2', '1UNR3'] }, {}], {
      unrest: 5,
    });
    s.answer('ability 2ART5 1').answer('2ART18').answer('branch 1');
    asked(s, 0, 'return', ['1UNR1', '1UNR2', '1UNR3']);
    expect(s.question()).toMatchObject({ min: 0, max: 2 });
    s.answer('1UNR1', '1UNR3');
    expect(s.player(0)).toMatchObject({ hand: [], discard: ['1UNR2', '2ART18'] });
    expect(s.g.unrest).toHaveLength(7);
  });

  test('2ART6 Taliesin: a knight from anywhere into history, one of two fame cards to hand', () => {
    const bard = { ...CAMELOT, state: 'empire' as const, hand: ['2ART6'] };
    const s = duel(
      { ...bard, discard: ['2ART18'], deck: ['2ART9', '2ART12'] },
      {},
      { fame: ['2FAM2', '2FAM3', '2FAM7'] },
    );
    s.playCard('2ART6');
    asked(s, 0, 'find', ['2ART18', '2ART9']);
    s.answer('2ART9');
    asked(s, 0, 'keep', ['2FAM2', '2FAM3']);
    s.answer('2FAM3');
    ready(s);
    expect(s.player(0)).toMatchObject({ hand: ['2FAM3'], history: ['2ART9'], discard: ['2ART18', '2ART6'] });
    expect(s.g.fame).toEqual(['2FAM2', '2FAM7']);
    const none = duel({ ...bard, nationDeck: [] }, {}, { fame: ['2FAM2', '2FAM3'] });
    none.playCard('2ART6');
    ready(none);
    expect(none.player(0)).toMatchObject({ hand: [], discard: ['2ART6'] });
  });

  test('2ART7 Excalibur: the Lady of the Lake or Avalon abandoned breaks through', () => {
    const sword = { ...CAMELOT, hand: ['2ART7'] };
    expect(duel({ ...sword, play: ['2ART12'] }).refused('playCard 2ART7')).toMatchObject({ why: 'price' });
    const s = duel(
      { ...sword, play: ['2ART10', '2ART13', '2ART12'] },
      {},
      { market: [null, null, '1CIV3', '1TRI1'], unrest: 6 },
    );
    s.playCard('2ART7');
    asked(s, 0, 'abandon', ['2ART10', '2ART13']);
    s.answer('2ART13').answer('1TRI1');
    ready(s);
    expect(s.player(0)).toMatchObject({ hand: ['1TRI1'], play: ['2ART10', '2ART12'], discard: ['2ART13', '2ART7'] });
  });

  describe('2ART8 Gwaith Camlan in solstice', () => {
    const nadir = { ...CAMELOT, play: ['2ART8', '2ART12'], garrison: { '2ART12': ['2ART18'] } };
    const resolved = (has: object, branch: string) =>
      solstice([{ ...nadir, ...has }, {}], { unrest: 6 })
        .answer('ability 2ART8 1')
        .answer(branch);

    test('a knight of the hand may go instead of a garrisoned one', () => {
      const s = resolved({ hand: ['2ART9', '2ART24'] }, 'branch 0');
      asked(s, 0, 'history', ['2ART18', '2ART9']);
      s.answer('2ART9');
      expect(s.player(0)).toMatchObject({ history: ['2ART9'], hand: ['2ART24'], garrison: { '2ART12': ['2ART18'] } });
    });

    test('or two unrest come to hand', () => {
      const s = resolved({}, 'branch 1');
      expect(s.player(0)).toMatchObject({ history: [], garrison: { '2ART12': ['2ART18'] } });
      expect(s.player(0).hand).toHaveLength(2);
      expect(s.g.unrest).toHaveLength(4);
    });

    test('R10.3: the last unrest of the pile taken for it ends the match', () => {
      const s = solstice([nadir, {}], { unrest: 2 }).answer('ability 2ART8 1').answer('branch 1');
      expect(s.result).toMatchObject({ ending: 'collapse' });
    });
  });

  test('2ART9 Bedwyr: Excalibur onto the deck, then his region resolves once more', () => {
    const s = duel({
      ...CAMELOT,
      hand: ['2ART9', '2ART20'],
      play: ['2ART22'],
      discard: ['2ART7', '2ART24'],
      deck: ['2ART25'],
    });
    s.playCard('2ART9');
    asked(s, 0, 'putTop', ['2ART7']);
    s.answer('2ART7').answer('2ART22');
    // Britannia Secunda draws what has just been put there.
    asked(s, 0, 'garrison', ['2ART20', '2ART7']);
    s.answer('2ART20');
    ready(s);
    expect(s.player(0)).toMatchObject({
      hand: ['2ART7'],
      garrison: { '2ART22': ['2ART9', '2ART20'] },
      deck: ['2ART25'],
    });
  });

  test('2ART14 Gwalchmei, 2ART17 Peredur: under a region they resolve it once more', () => {
    const gawain = duel({ ...CAMELOT, hand: ['2ART14'], play: ['2ART10'] }, {}, { unrest: 6 });
    gawain.playCard('2ART14').answer('2ART10');
    ready(gawain);
    expect(gawain.player(0)).toMatchObject({ progress: 1, garrison: { '2ART10': ['2ART14'] } });
    const percival = duel({ ...CAMELOT, hand: ['2ART17', '1UNR1'], play: ['2ART10'] }, {}, { unrest: 6 });
    percival.playCard('2ART17').answer('branch 0').answer('2ART10');
    ready(percival);
    expect(percival.player(0)).toMatchObject({ hand: [], progress: 1, garrison: { '2ART10': ['2ART17'] } });
  });

  test('R6.7, R11.9: nested to the end: an empire knight played free, under a region that fetches another and garrisons it', () => {
    const s = duel(
      { ...CAMELOT, play: ['2ART5', '2ART13'], hand: ['2CIV15'], discard: ['2ART18'], progress: 1 },
      { play: ['1REG5'] },
      REGIONS,
    );
    s.exhaust('2ART5');
    // Cataphract: the other's region, the market, then its own host, which resolves once more.
    asked(s, 0, 'acquire', ['1REG1']);
    s.answer('1REG1');
    asked(s, 0, 'garrisonIn', ['2ART13']);
    s.answer('2ART13');
    asked(s, 0, 'garrison', ['1REG1', '2ART18']);
    s.answer('2ART18');
    ready(s);
    expect(s.player(1)).toMatchObject({ play: [], discard: ['1REG5'] });
    expect(s.player(0)).toMatchObject({
      hand: ['1REG1'],
      play: ['2ART5', '2ART13'],
      garrison: { '2ART13': ['2CIV15', '2ART18'] },
      discard: [],
      actions: 3,
    });
  });
});

describe('Atlanteans', () => {
  const ATLANTIS = { nation: 'atlanteans', ...B };

  test('2ATL2 Advanced Culture acquires an uncivilised or civilised card', () => {
    const s = duel({ ...ATLANTIS, hand: ['2ATL2'] }, {}, { market: ['1REG1', '1UNC3', '1CIV3'] });
    s.playCard('2ATL2');
    asked(s, 0, 'acquire', ['1UNC3', '1CIV3']);
    s.answer('1CIV3');
    ready(s);
    expect(s.player(0).hand).toEqual(['1CIV3']);
  });

  test('2ATL5 Development develops, or acquires a civilised card', () => {
    const has = {
      ...ATLANTIS,
      hand: ['2ATL5'],
      development: ['2ATL6', '2ATL2'],
      material: 2,
      population: 1,
      progress: 1,
    };
    const s = duel(has, {}, { market: [null, null, '1CIV3'] });
    s.playCard('2ATL5').answer('branch 0').answer('2ATL6');
    ready(s);
    expect(s.player(0)).toMatchObject({ discard: ['2ATL6', '2ATL5'], development: ['2ATL2'], material: 0 });
  });

  test('2ATL9 Kleito acquires a card and sinks', () => {
    const s = duel({ ...ATLANTIS, hand: ['2ATL9'] }, {}, REGIONS);
    s.playCard('2ATL9').answer('branch 0');
    ready(s);
    expect(s.player(0)).toMatchObject({ hand: ['1REG1'], sunken: ['2ATL9'] });
  });

  test('2ATL17: a material, a market card exiled, and a card garrisoned', () => {
    const s = duel({ ...ATLANTIS, hand: ['2ATL17', '2ATL15'] }, {}, { ...REGIONS, market: ['1REG1', '1UNC3'] });
    s.playCard('2ATL17').answer('1UNC3').answer('2ATL15');
    ready(s);
    expect(s.player(0)).toMatchObject({ material: 1, garrison: { '2ATL17': ['2ATL15'] } });
    expect(s.g.exile).toEqual(['1UNC3']);
  });

  test('2ATL20 Atlantean Fleet: or a break-through, and it sinks', () => {
    const s = duel({ ...ATLANTIS, hand: ['2ATL20'], discard: ['2ATL15'] }, { progress: 2 }, REGIONS);
    s.playCard('2ATL20').answer('branch 1').answer('1REG1');
    ready(s);
    expect(s.player(0)).toMatchObject({ hand: ['1REG1'], sunken: ['2ATL20'], discard: ['2ATL15'], progress: 0 });
    expect(s.player(1).progress).toBe(2);
  });
});

describe('Egyptians', () => {
  const EGYPT = { nation: 'egyptians', ...EMPIRE };

  test('2EGY7 Egyptian Expansion: the others abandon a region each, and a market card may be acquired', () => {
    const s = table([{ ...EGYPT, hand: ['2EGY7'] }, { play: ['1REG4', '1REG5'] }, {}], REGIONS);
    s.playCard('2EGY7');
    asked(s, 1, 'abandon', ['1REG4', '1REG5']);
    s.answer('1REG4').answer();
    ready(s);
    expect(s.player(1)).toMatchObject({ play: ['1REG5'], discard: ['1REG4'] });
    expect(s.player(0).hand).toEqual([]);
  });

  test('2EGY14 Flood of the Nile: an empire may break through instead; a barbarian gets nothing for it', () => {
    const flood = { nation: 'egyptians', ...B, hand: ['2EGY14'], play: ['2EGY20'] };
    const market = { market: [null, '1UNC3'] };
    const s = duel({ ...flood, state: 'empire' }, {}, market);
    s.playCard('2EGY14').answer('branch 1').answer('1UNC3');
    ready(s);
    expect(s.player(0)).toMatchObject({ hand: ['1UNC3'], material: 0 });
    const barbarian = duel(flood, {}, market);
    barbarian.playCard('2EGY14').answer('branch 1');
    ready(barbarian);
    expect(barbarian.player(0)).toMatchObject({ hand: [], material: 0 });
  });
});

describe('Mauryans', () => {
  test('2MAU1A: an exhaust token for a progress when a region has been played, not for other cards', () => {
    const s = duel({ nation: 'mauryans', hand: ['2MAU21', '2MAU22'] });
    s.playCard('2MAU21');
    if (s.question().ask === 'garrison') s.answer();
    asked(s, 0, 'trigger', ['ability 2MAU1A 0']);
    s.answer('ability 2MAU1A 0');
    ready(s);
    expect(s.player(0)).toMatchObject({ progress: 1, exhausts: 4 });
  });

  test('2MAU1A: in solstice a material brings a region back', () => {
    const s = solstice([{ nation: 'mauryans', material: 1, discard: ['2MAU21', '2MAU17'] }, {}]);
    s.answer('yes');
    expect(s.player(0)).toMatchObject({ material: 0, hand: ['2MAU21'], discard: ['2MAU17'] });
  });

  test('2MAU4 Grand Trunk Road: a material for all, and a progress', () => {
    const s = table([{ nation: 'mauryans', ...EMPIRE, play: ['2MAU4'] }, {}, {}]);
    s.exhaust('2MAU4');
    ready(s);
    expect(s.g.players.map(({ material, progress }) => [material, progress])).toEqual([
      [1, 1],
      [1, 0],
      [1, 0],
    ]);
  });

  test.each([
    ['branch 0', { progress: 1, discard: ['1UNR1'] }],
    ['branch 1', { progress: 0, discard: [] }],
  ])('2MAU6 Buddhism in solstice: a progress, or an unrest of the discard pile goes back (%s)', (branch, has) => {
    const s = solstice([{ nation: 'mauryans', ...EMPIRE, play: ['2MAU6'], discard: ['1UNR1'] }, {}], { unrest: 5 });
    s.answer(branch);
    expect(s.player(0)).toMatchObject(has);
  });
});

test('R13.5, R14.4: Indian Elephants: an empire can play one of the two, a barbarian both', () => {
  const elephants = { nation: 'mauryans', ...B, hand: ['2MAU12', '2MAU13'] };
  const refusals = (state: 'barbarian' | 'empire') =>
    elephants.hand.map((id) => duel({ ...elephants, state }).refused(`playCard ${id}`)?.why ?? null);
  expect(refusals('empire')).toEqual([null, 'stateIcon']);
  expect(refusals('barbarian')).toEqual([null, null]);
});

describe('Minoans', () => {
  test.each([
    ['branch 0', { material: 3, population: 0, progress: 0 }],
    ['branch 1', { material: 0, population: 2, progress: 0 }],
    ['branch 2', { material: 0, population: 0, progress: 2 }],
  ])(
    '2MIN3 Minoan Traders: material for production, population for regions, or progress for cities (%s)',
    (branch, has) => {
      const play = ['2MIN17', '2MIN18', '2MIN13', '2UNC15', '2UNC7'];
      const s = duel({
        nation: 'minoans',
        ...EMPIRE,
        hand: ['2MIN3'],
        play: branch === 'branch 0' ? [...play, '2MIN19'] : play,
      });
      s.playCard('2MIN3').answer(branch);
      ready(s);
      expect(s.player(0)).toMatchObject(has);
    },
  );

  test('2MIN8 Minoan Expansion: the others abandon a region each, and any market card may be acquired', () => {
    const s = duel(
      { nation: 'minoans', ...EMPIRE, hand: ['2MIN8'] },
      { play: ['1REG4', '1UNC6'] },
      { market: ['1REG1', '1UNC3', '1CIV3', '1TRI1'], unrest: 6 },
    );
    s.playCard('2MIN8');
    asked(s, 0, 'acquire', ['1REG1', '1UNC3', '1CIV3', '1TRI1']);
    s.answer('1REG1');
    ready(s);
    expect(s.player(1)).toMatchObject({ play: ['1UNC6'], discard: ['1REG4'] });
    expect(s.player(0).hand).toEqual(['1REG1']);
  });
});

describe('Olmecs', () => {
  const OLMAN = { nation: 'olmecs', ...EMPIRE };

  test('2OLM3 Step Pyramids: in solstice a mask may come back', () => {
    const s = solstice([{ ...OLMAN, play: ['2OLM3'], discard: ['2OLM18', '2OLM9'] }, {}]);
    asked(s, 0, 'fetch', ['2OLM18']);
    s.answer('2OLM18');
    expect(s.player(0)).toMatchObject({ hand: ['2OLM18'], discard: ['2OLM9'] });
  });

  test('2OLM4 Ritual Sacrifice: two masks and 2 population, of which the Pyramids may spare a mask, for one of three fame cards', () => {
    const ritual = { ...OLMAN, hand: ['2OLM4', '2OLM18'], play: ['2OLM3'], population: 2 };
    const fame = { fame: ['2FAM2', '2FAM3', '2FAM4', '2FAM7'] };
    expect(duel({ ...ritual, exhausts: 0 }, {}, fame).refused('playCard 2OLM4')).toMatchObject({ why: 'price' });
    expect(duel({ ...ritual, population: 1 }, {}, fame).refused('playCard 2OLM4')).toMatchObject({ why: 'price' });
    const s = duel(ritual, {}, fame);
    s.playCard('2OLM4');
    asked(s, 0, 'keep', ['2FAM2', '2FAM3', '2FAM4']);
    s.answer('2FAM4').answer('2FAM3', '2FAM2');
    ready(s);
    expect(s.player(0)).toMatchObject({
      population: 0,
      exhausted: ['2OLM3'],
      hand: ['2FAM4'],
      discard: ['2OLM18', '2OLM4'],
    });
    expect(s.g.fame).toEqual(['2FAM3', '2FAM2', '2FAM7']);
  });
});

describe('Qin', () => {
  const QIN = { nation: 'qin', ...B };

  test('2QIN15 Confucianism: or up to two unrest of the discard pile go back', () => {
    const s = duel(
      { ...QIN, play: ['2QIN15'], hand: ['2QIN19', '2QIN20'], discard: ['1UNR1', '1UNR2', '1UNR3'] },
      {},
      { unrest: 5 },
    );
    s.exhaust('2QIN15').answer('branch 1');
    expect(s.question()).toMatchObject({ ask: 'return', min: 0, max: 2 });
    s.answer(...s.question().options.slice(0, 2));
    ready(s);
    expect(s.player(0)).toMatchObject({ actions: 2, hand: [] });
    expect(s.player(0).discard).toHaveLength(3);
    expect(s.g.unrest).toHaveLength(7);
  });

  test('2QIN16 Legalism: Confucianism goes; 3 population acquire a region or tributary', () => {
    const s = duel({ ...QIN, hand: ['2QIN16'], play: ['2QIN15'], population: 3 }, {}, { market: ['1REG1', '1UNC3'] });
    s.playCard('2QIN16');
    ready(s);
    expect(s.player(0)).toMatchObject({ play: ['2QIN16'], discard: ['2QIN15'] });
    s.exhaust('2QIN16');
    ready(s);
    expect(s.player(0)).toMatchObject({ population: 0, hand: ['1REG1'] });
    expect(s.refused('exhaust 2QIN16')).toMatchObject({ why: 'alreadyExhausted' });
  });

  test('2QIN21 Duke Zhuang: up to two unrest go back, a break-through, and he goes into history', () => {
    const s = duel(
      { ...QIN, hand: ['2QIN21', '1UNR1'], play: ['2QIN22'], discard: ['1UNR2'] },
      {},
      { ...REGIONS, unrest: 5 },
    );
    s.playCard('2QIN21').answer('1UNR1', '1UNR2').answer('1REG1');
    ready(s);
    expect(s.player(0)).toMatchObject({ hand: ['1REG1'], discard: [], history: ['2QIN21'] });
    expect(s.g.unrest).toHaveLength(7);
  });

  test('2QIN22 Mandate of Heaven: a population onto a market card; it may be abandoned', () => {
    const used = () =>
      duel({ ...QIN, play: ['2QIN22'] }, {}, { market: ['1REG1', '1UNC3'] })
        .exhaust('2QIN22')
        .answer('1UNC3');
    const kept = used().answer('no');
    ready(kept);
    expect(kept.g.market[1]).toMatchObject({ card: '1UNC3', population: 1 });
    expect(kept.player(0)).toMatchObject({ play: ['2QIN22'], population: 0 });
    expect(used().answer('yes').player(0)).toMatchObject({ play: [], discard: ['2QIN22'] });
  });
});

describe('Utopians', () => {
  const UTOPIA = { nation: 'utopians', ...B };

  test.each(['barbarian', 'empire'] as const)(
    'R14.8.1: a reshuffle of a %s lays no token and brings no card',
    (state) => {
      const s = duel({ ...UTOPIA, state, below: [], play: ['2UNC7'], discard: ['2UTO9', '2UTO10'], material: 9 });
      s.exhaust('2UNC7');
      ready(s);
      expect(s.player(0)).toMatchObject({ state, exhausts: 2, exhausted: ['2UNC7'], discard: [] });
      expect(s.player(0).deck).toHaveLength(1);
    },
  );

  test('2UTO2B Path: a region abandoned is a population and a progress', () => {
    const path = { ...UTOPIA, below: ['2UTO2B', '2UTO3A'] };
    expect(duel(path).refused('exhaust 2UTO2B')).toMatchObject({ why: 'price' });
    const s = duel({ ...path, play: ['1REG1'] });
    s.exhaust('2UTO2B');
    ready(s);
    expect(s.player(0)).toMatchObject({ play: [], population: 1, progress: 1, exhausted: ['2UTO2B'] });
  });

  test('2UTO3A Gates: all progress opens Shangri-La; else a card', () => {
    const gates = { ...UTOPIA, state: 'empire' as const, below: ['2UTO3A', '2UTO2B'], deck: ['2UTO9', '2UTO10'] };
    const s = solstice([{ ...gates, progress: 6 }, {}], { unrest: 6 });
    s.answer('branch 0');
    expect(s.player(0)).toMatchObject({ progress: 0, below: ['2UTO3B', '2UTO2B'], hand: [] });
    expect(solstice([{ ...gates, progress: 4 }, {}]).player(0)).toMatchObject({ progress: 4, hand: ['2UTO9'] });
  });

  test('R4.6, R7.4: 2UTO2A Visions do not answer in a Revolt turn', () => {
    const s = duel({ ...UTOPIA, below: ['2UTO2A', '2UTO3A'], hand: ['1UNR1'] }, {}, { market: ['1REG1'] });
    s.revolt().answer('1UNR1');
    passTurn(s, 0);
    expect(s.player(0)).toMatchObject({ progress: 0, exhausted: [] });
  });

  test('2UTO6 Daochang offers nothing to who cannot pay for it (R6.3)', () => {
    const s = duel({ hand: ['2CIV4'], state: 'empire' }, { ...UTOPIA, below: [], play: ['2UTO6'] }, { unrest: 6 });
    s.playCard('2CIV4');
    ready(s);
    expect(s.player(1)).toMatchObject({ material: 2, exhausted: [] });
    expect(s.player(1).hand).toHaveLength(1);
  });
});

test('2TRI3 Vikings: who cannot give 2 material takes an unrest', () => {
  const s = table([{ state: 'empire', hand: ['2TRI3'] }, { material: 1 }, { material: 2 }], { unrest: 6 });
  s.playCard('2TRI3');
  ready(s);
  expect(s.g.players.map(({ material, hand }) => [material, hand.length])).toEqual([
    [5, 0],
    [0, 1],
    [0, 0],
  ]);
});

describe('R11.9: cards that only go along with their host are not what an effect has moved', () => {
  test('2UNC1 Mining: production of a garrisoned card does not count', () => {
    const s = duel({ play: ['2UNC1', '2ART12'], garrison: { '2ART12': ['2MAU14'] } });
    s.exhaust('2UNC1');
    ready(s);
    expect(s.player(0)).toMatchObject({ progress: 2, discard: ['2ART12', '2MAU14'] });
  });

  test('2QIN17 School of Diplomacy: a garrisoned region is no region abandoned', () => {
    const s = duel(
      { nation: 'qin', ...B, hand: ['2QIN17'], play: ['2QIN11'], garrison: { '2QIN11': ['2QIN18'] } },
      {},
      { market: ['1REG1', '1REG2'], small: { REG: [] }, main: ['1UNC3', '1UNC8', '1UNC9'] },
    );
    s.playCard('2QIN17').answer('2QIN11').answer('1REG1');
    ready(s);
    expect(s.player(0).hand).toEqual(['1REG1']);
  });
});
