import { bystander, duel, options, passTurn, table } from './help';

/** Rulings on single cards: R13, R14.9. */

const REGIONS = ['1REG5', '1REG6', '1REG7'];

describe('King of Kings (R13.1)', () => {
  const glory = { hand: ['1ROM14'], play: [...REGIONS] };

  test('R13.1: not while a face-down fame card is left: looking shows those there are', () => {
    const s = duel(glory, {}, { fame: ['1FAM2'] });
    s.playCard('1ROM14');
    expect(s.player(0)).toMatchObject({ hand: ['1FAM2'], progress: 0, kingOfKings: false });
    expect(s.g.kings).toBe('1FAM9A');
  });

  test('R13.1: who would look at fame when none is left resolves side A; it is turned; scoring is triggered', () => {
    const s = duel(glory, {}, { fame: [] });
    const still = bystander(s, 1);
    s.playCard('1ROM14');
    expect(s.player(0)).toMatchObject({
      progress: 6,
      kingOfKings: true,
      hand: [],
      play: [],
      discard: [...REGIONS, '1ROM14'],
    });
    expect(s.g).toMatchObject({ kings: '1FAM9B', ending: { by: 'kingOfKings', final: false } });
    still();
    s.expectTurnOf(0);
  });

  test('R13.1: an empire gains 3 progress and develops for free', () => {
    const s = duel({ ...glory, state: 'empire', development: ['1ROM3', '1ROM4'] }, {}, { fame: [] });
    s.playCard('1ROM14').answer('1ROM4');
    expect(s.player(0)).toMatchObject({ progress: 3, development: ['1ROM3'], population: 0 });
    expect(s.player(0).discard).toContain('1ROM4');
    expect(s.g.ending?.by).toBe('kingOfKings');
    s.expectTurnOf(0);
  });

  test('R13.1: taking resolves it as well', () => {
    const s = duel({ nation: 'vikings', hand: ['1VIK12'] }, {}, { fame: [] });
    s.playCard('1VIK12');
    expect(s.player(0)).toMatchObject({ progress: 6, hand: [] });
    expect(s.g.kings).toBe('1FAM9B');
    s.expectTurnOf(0);
  });

  test('R13.1: once turned, side B, which stays', () => {
    const s = duel(glory, {}, { fame: [], kings: '1FAM9B' });
    s.playCard('1ROM14');
    expect(s.player(0)).toMatchObject({ progress: 4, kingOfKings: true });
    expect(s.g).toMatchObject({ kings: '1FAM9B', ending: null });
    s.expectTurnOf(0);
  });

  test('R13.1: side B for an empire: develop for free', () => {
    const s = duel({ ...glory, state: 'empire', development: ['1ROM3', '1ROM4'] }, {}, { fame: [], kings: '1FAM9B' });
    s.playCard('1ROM14').answer('1ROM3');
    expect(s.player(0)).toMatchObject({ progress: 0, development: ['1ROM4'] });
    s.expectTurnOf(0);
  });

  test('R13.1, R15.2: each player may resolve it once a game, whichever side', () => {
    const s = duel(
      { nation: 'vikings', hand: ['1VIK12', '1VIK18', '1VIK19'], accession: null },
      { nation: 'celts', hand: ['1CEL15'], play: [...REGIONS] },
      { fame: [], market: ['1REG1'] },
    );
    s.playCard('1VIK12');
    passTurn(s);
    s.playCard('1CEL15');
    expect(s.player(1)).toMatchObject({ progress: 4, kingOfKings: true });
    expect(s.player(0).progress).toBe(6);
    s.expectTurnOf(1);
  });

  test('R13.1: the second time of a player does nothing', () => {
    const s = duel({ ...glory, kingOfKings: true }, {}, { fame: [], kings: '1FAM9B' });
    s.playCard('1ROM14');
    expect(s.player(0)).toMatchObject({ progress: 0, hand: [], play: [] });
    s.expectTurnOf(0);
  });

  test('R13.1: with side A up and none resolved it waits: another player still turns it', () => {
    const s = duel({ ...glory, kingOfKings: false }, { kingOfKings: true }, { fame: [] });
    s.playCard('1ROM14');
    expect(s.g.kings).toBe('1FAM9B');
  });

  test('R18.9: look and keep with one face-down card left: that one; King of Kings is not shown, for Romans A neither', () => {
    const s = duel({ ...glory, nation: 'romans', side: 'A' }, {}, { fame: ['1FAM2'] });
    s.playCard('1ROM14');
    expect(s.player(0)).toMatchObject({ hand: ['1FAM2'], progress: 1, kingOfKings: false });
    expect(s.g).toMatchObject({ kings: '1FAM9A', ending: null, fame: [] });
    s.expectTurnOf(0);
  });

  test('R13.1: the fame card just kept was the last: the next look resolves it', () => {
    const s = duel({ nation: 'vikings', hand: ['1VIK12', '1VIK20'], play: [...REGIONS] }, {}, { fame: ['1FAM2'] });
    s.playCard('1VIK12');
    expect(s.player(0).hand).toEqual(['1VIK20', '1FAM2']);
    s.playCard('1VIK20');
    expect(s.player(0).progress).toBe(6);
    s.expectTurnOf(0);
  });
});

describe('Shaduf (R13.2)', () => {
  const offered = (s: ReturnType<typeof duel>): boolean =>
    s.question().ask === 'trigger' && options(s).includes('ability 1UNC12 0');

  test("R13.2: after a river region's own effect", () => {
    const s = duel({ hand: ['1REG9'], play: ['1UNC12'] });
    s.playCard('1REG9');
    expect(offered(s)).toBe(true);
    s.answer('ability 1UNC12 0');
    expect(s.player(0)).toMatchObject({ material: 2, progress: 1, exhausts: 4, exhausted: ['1UNC12'] });
    s.expectTurnOf(0);
  });

  test('R13.2: Prosperity counting production on a region that also has a river', () => {
    const s = duel({ hand: ['1ROM15'], play: ['1UNC12', '1REG7'] });
    s.playCard('1ROM15').answer('no').answer('no').answer('branch 0');
    expect(s.player(0).material).toBe(2);
    expect(offered(s)).toBe(true);
    s.answer();
    expect(s.player(0)).toMatchObject({ progress: 0, exhausts: 5 });
    s.expectTurnOf(0);
  });

  test('R13.2: Boats (recalled for the gain), Port (counted)', () => {
    const boats = duel({ play: ['1UNC12', '1UNC11', '1REG5'] });
    boats.exhaust('1UNC11');
    expect(offered(boats)).toBe(true);
    const port = duel({ play: ['1UNC12', '1UNC19', '1REG5'] });
    port.exhaust('1UNC19');
    expect(offered(port)).toBe(true);
  });

  test('R13.2: Trading Ships: recalled for a market card with material', () => {
    const s = duel(
      { nation: 'carthaginians', state: 'empire', play: ['1CAR7', '1REG5', '1UNC12'] },
      {},
      { market: [{ card: '1REG1', material: 2 }] },
    );
    s.exhaust('1CAR7').answer('1REG5');
    expect(s.player(0)).toMatchObject({ material: 2, hand: ['1REG5', '1REG1'] });
    expect(offered(s)).toBe(true);
    s.answer('ability 1UNC12 0');
    expect(s.player(0)).toMatchObject({ progress: 1 });
    s.expectTurnOf(0);
  });

  test('R13.2: a fertile region that counts as production (Agriculture) and has a river is used, too', () => {
    const s = duel({ hand: ['1ROM15'], play: ['1UNC12', '1UNC10', '1MAC18'] });
    s.exhaust('1UNC10').playCard('1ROM15').answer('no').answer('no').answer('branch 0');
    expect(s.player(0).material).toBe(3);
    expect(offered(s)).toBe(true);
  });

  test.each<[string, () => ReturnType<typeof duel>]>([
    ['population was gained, not material', () => duel({ hand: ['1MAC18'], play: ['1UNC12'] }).playCard('1MAC18')],
    ['the region has no river', () => duel({ hand: ['1CAR21'], play: ['1UNC12'] }).playCard('1CAR21')],
    ['no icon was used', () => duel({ hand: ['1PER12'], play: ['1UNC12', '1REG5'] }).playCard('1PER12')],
    [
      'regions without a river were counted',
      () =>
        duel({ hand: ['1SCY14'], play: ['1UNC12', '1ROM20'] })
          .playCard('1SCY14')
          .answer('no')
          .answer('no'),
    ],
    ['Boats recalled a fertile region', () => duel({ play: ['1UNC12', '1UNC11', '1REG4'] }).exhaust('1UNC11')],
  ])('R13.2: not when %s', (_why, act) => {
    const s = act();
    s.expectTurnOf(0);
    expect(s.player(0)).toMatchObject({ progress: 0 });
    expect(s.player(0).exhausted).not.toContain('1UNC12');
  });

  test('R13.2: nothing gained, nothing used', () => {
    const s = duel({ hand: ['1SCY14'], play: ['1UNC12', '1CEL10'] });
    s.playCard('1SCY14').answer('no').answer('no');
    s.expectTurnOf(0);
  });
});

describe('single cards of Classics', () => {
  test('R13.5: Nomads: two cards, one of them without a state', () => {
    const s = duel({ nation: 'scythians', state: 'empire', hand: ['1SCY14', '1SCY15'] });
    expect(s.refused('playCard 1SCY14')).toBeNull();
    expect(s.refused('playCard 1SCY15')).toEqual({ why: 'stateIcon', params: { state: 'barbarian' } });
  });

  test('R13.7: Combs let a Viking play an empire card, whose ability then works in play', () => {
    const s = duel({ nation: 'vikings', hand: ['1CIV10'], play: ['1VIK4'], deck: ['1VIK18'] });
    s.exhaust('1VIK4').playCard('1CIV10').exhaust('1CIV10');
    expect(s.player(0)).toMatchObject({ state: 'barbarian', play: ['1VIK4', '1CIV10'], hand: ['1VIK18'] });
    s.expectTurnOf(0);
  });

  test('R13.9, R8.8: Sacred Pass may be exhausted for a look only', () => {
    const s = duel({ hand: ['1ROM20'], play: ['1REG14'], nationDeck: ['1ROM9', '1ROM10'], accession: '1ROM2' });
    s.exhaust('1REG14').answer('yes');
    expect(s.player(0).looking).toEqual({ from: 'nation', cards: ['1ROM9'] });
    s.answer('no');
    expect(s.player(0)).toMatchObject({
      looking: null,
      nationDeck: ['1ROM9', '1ROM10'],
      play: ['1REG14'],
      exhausted: ['1REG14'],
    });
    s.expectTurnOf(0);
  });

  test('Sacred Pass swaps without a look, and any card of the hand may lie there', () => {
    const s = duel({ hand: ['1ROM20', '1UNR1'], play: ['1REG14'], nationDeck: ['1ROM9'], accession: '1ROM2' });
    s.exhaust('1REG14').answer('no').answer('yes').answer('1UNR1');
    expect(s.player(0)).toMatchObject({ hand: ['1ROM20', '1ROM9'], nationDeck: ['1UNR1'], discard: ['1REG14'] });
    s.expectTurnOf(0);
  });

  test('Direct Democracy: playing unrest costs 1 material or 1 card less, never less than 1, and no less population', () => {
    const cards = duel({ nation: 'greeks', play: ['1GRE8'], hand: ['1UNR1', '1GRE16'] });
    cards.playCard('1UNR1');
    expect(cards.player(0)).toMatchObject({ hand: [], discard: ['1GRE16'] });
    const material = duel({ nation: 'greeks', play: ['1GRE8'], hand: ['1UNR1'], material: 2 });
    material.playCard('1UNR1');
    expect(material.player(0).material).toBe(0);
    const population = duel({ nation: 'greeks', play: ['1GRE8'], hand: ['1UNR1'], population: 1 });
    population.playCard('1UNR1');
    expect(population.player(0).population).toBe(0);
    const nothing = duel({ nation: 'greeks', play: ['1GRE8'], hand: ['1UNR1'] });
    expect(nothing.refused('playCard 1UNR1')).toMatchObject({ why: 'price' });
  });

  test('Direct Democracy: other prices stay', () => {
    const s = duel({ nation: 'greeks', play: ['1GRE8'], hand: ['1GRE16'], material: 2 }, {}, { market: ['1UNC3'] });
    expect(s.refused('playCard 1GRE16')).toMatchObject({ why: 'price' });
  });

  test('Direct Democracy: an unrest is played free of an action, at its price', () => {
    const s = duel(
      { nation: 'greeks', play: ['1GRE8'], hand: ['1UNR1', '1UNR2'], actions: 0, population: 1 },
      {},
      { unrest: ['1UNR3'] },
    );
    s.exhaust('1GRE8').answer('branch 0');
    expect(s.player(0)).toMatchObject({ hand: ['1UNR2'], population: 0, actions: 0, exhausted: ['1GRE8'] });
    expect(s.g.unrest).toEqual(['1UNR3', '1UNR1']);
    s.expectTurnOf(0);
  });

  test('Agriculture and Windmills: a fertile icon counts as three production until the end of the turn', () => {
    const s = duel({ hand: ['1SCY14', '1SCY15'], play: ['1UNC10', '1PER5', '1PER11'] }, {}, { market: ['1REG1'] });
    s.exhaust('1UNC10').exhaust('1PER5').playCard('1SCY14').answer('no').answer('no');
    expect(s.player(0).material).toBe(6);
    passTurn(s);
    expect(s.g.lasting).toEqual([]);
  });

  test('Agriculture: each needs an icon of its own, and the icon is no fertile one meanwhile', () => {
    const s = duel({ hand: ['1SCY14', '1CEL2'], play: ['1UNC10', '1PER5', '1MAC20'] });
    s.exhaust('1UNC10').exhaust('1PER5').playCard('1SCY14').answer('no').answer('no');
    expect(s.player(0).material).toBe(3);
    s.playCard('1CEL2');
    expect(s.player(0).material).toBe(3);
    s.expectTurnOf(0);
  });

  test('Agriculture without a fertile icon', () => {
    const s = duel({ hand: ['1SCY14'], play: ['1UNC10', '1ROM20'] });
    s.exhaust('1UNC10').playCard('1SCY14').answer('no').answer('no');
    expect(s.player(0).material).toBe(1);
    s.expectTurnOf(0);
  });

  test('Ambassador uses the exhaust ability of a pinned card of another, for itself', () => {
    const s = duel(
      { play: ['1UNC14'], hand: ['1ROM20'], deck: ['1ROM14', '1ROM15'] },
      { nation: 'scythians', play: ['1SCY9', '1CIV10', '1SCY20'], deck: ['1SCY16'] },
    );
    const still = bystander(s, 1);
    s.exhaust('1UNC14');
    expect(s.question()).toMatchObject({ ask: 'useExhaust', options: ['1SCY9', '1CIV10'] });
    s.answer('1SCY9');
    expect(s.player(0)).toMatchObject({
      hand: ['1ROM14', '1ROM15'],
      discard: ['1ROM20'],
      exhausted: ['1UNC14'],
      exhausts: 4,
    });
    still();
    s.expectTurnOf(0);
  });

  test('Ambassador: not an ability whose price cannot be paid, whether the card is exhausted does not matter', () => {
    const s = duel(
      { play: ['1UNC14'], deck: ['1ROM14'] },
      { nation: 'scythians', play: ['1SCY9', '1CIV10'], exhausts: 4, exhausted: ['1CIV10'] },
    );
    s.exhaust('1UNC14');
    expect(s.player(0)).toMatchObject({ hand: ['1ROM14'], exhausted: ['1UNC14'] });
    s.expectTurnOf(0);
  });

  test('Ambassador: "this" is the Ambassador', () => {
    const s = duel(
      { play: ['1UNC14'], hand: ['1ROM20'], nationDeck: ['1ROM9'], accession: '1ROM2' },
      { play: ['1REG14'] },
    );
    s.exhaust('1UNC14').answer('no').answer('yes');
    expect(s.player(0)).toMatchObject({ play: [], discard: ['1UNC14'], hand: ['1ROM9'], nationDeck: ['1ROM20'] });
    expect(s.player(1).play).toEqual(['1REG14']);
    s.expectTurnOf(0);
  });

  test('Ambassador borrows Phalanx: at the price of an action', () => {
    const s = duel({ play: ['1UNC14'], discard: ['1MAC19'], actions: 1 }, { nation: 'macedonians', play: ['1MAC17'] });
    s.exhaust('1UNC14');
    expect(s.player(0)).toMatchObject({ actions: 0, material: 2, play: ['1UNC14', '1MAC19'] });
    s.expectTurnOf(0);
  });

  test('Gambling: the declared suit comes to hand, another card is exiled', () => {
    const won = duel({ hand: ['1UNC18'], material: 1 }, {}, { main: ['1TRI1', '1TRI2'] });
    won.playCard('1UNC18');
    expect(won.question()).toMatchObject({ ask: 'declare', options: ['suit UNC', 'suit CIV', 'suit REG', 'suit TRI'] });
    won.answer('suit TRI');
    expect(won.player(0)).toMatchObject({ hand: ['1TRI1'], material: 0, actions: 3 });
    expect(won.g).toMatchObject({ main: ['1TRI2'], revealed: [], exile: [] });
    won.expectTurnOf(0);
    const lost = duel({ hand: ['1UNC18'], material: 1 }, {}, { main: ['1TRI1', '1TRI2'] });
    lost.playCard('1UNC18').answer('suit REG');
    expect(lost.player(0).hand).toEqual([]);
    expect(lost.g).toMatchObject({ main: ['1TRI2'], revealed: [], exile: ['1TRI1'] });
    lost.expectTurnOf(0);
  });

  test.each(['UNC', 'CIV'])('Gambling, R12.1: a dual card is of the suit %s', (suit) => {
    const s = duel({ hand: ['1UNC18'], material: 1 }, {}, { main: ['1UNC15', '1TRI2'] });
    s.playCard('1UNC18').answer(`suit ${suit}`);
    expect(s.player(0).hand).toEqual(['1UNC15']);
  });

  test('Gambling with the last card, and with none', () => {
    const s = duel({ hand: ['1UNC18'], material: 1 }, {}, { main: ['1TRI1'] });
    s.playCard('1UNC18').answer('suit TRI');
    expect(s.g.ending?.by).toBe('mainDeck');
    const t = duel({ hand: ['1UNC18'], material: 1 }, {}, { main: [] });
    t.playCard('1UNC18').answer('suit TRI');
    expect(t.player(0)).toMatchObject({ hand: [], discard: ['1UNC18'] });
    t.expectTurnOf(0);
  });

  test('Cataphract garrisons itself and the region resolves once more, its own garrison too', () => {
    const s = duel(
      { state: 'empire', hand: ['1CIV15', '1ROM16'], play: ['1CAR21', '1UNC8'] },
      { play: ['1REG5'] },
      { market: ['1REG1'] },
    );
    s.playCard('1CIV15');
    expect(s.player(1).discard).toEqual(['1REG5']);
    s.answer('1REG1');
    expect(s.question()).toMatchObject({ ask: 'garrisonIn', options: ['1CAR21'], min: 0 });
    s.answer('1CAR21');
    expect(s.player(0).material).toBe(2);
    s.answer('1ROM16');
    expect(s.player(0)).toMatchObject({
      garrison: { '1CAR21': ['1CIV15', '1ROM16'] },
      play: ['1CAR21', '1UNC8'],
      hand: ['1REG1'],
      discard: [],
    });
    s.expectTurnOf(0);
  });

  test('Cataphract left as it is goes to the discard pile', () => {
    const s = duel({ state: 'empire', hand: ['1CIV15'], play: ['1CAR21'] });
    s.playCard('1CIV15').answer();
    expect(s.player(0)).toMatchObject({ discard: ['1CIV15'], garrison: {}, material: 0 });
    s.expectTurnOf(0);
  });

  test('Marvellous: the drawn card goes to one of three places, and nothing is reshuffled for it', () => {
    for (const [branch, where] of [
      ['branch 0', 'discard'],
      ['branch 1', 'deck'],
      ['branch 2', 'history'],
    ] as const) {
      const s = duel({ hand: ['1FAM4'], deck: ['1ROM14', '1ROM15'] });
      s.playCard('1FAM4').answer(branch);
      expect(s.player(0)[where]).toContain('1ROM14');
      expect(s.player(0)).toMatchObject({ hand: [], actions: 3 });
      s.expectTurnOf(0);
    }
    const s = duel({ hand: ['1FAM4'], discard: ['1ROM14'] });
    s.playCard('1FAM4');
    expect(s.player(0)).toMatchObject({ hand: [], deck: [], discard: ['1ROM14', '1FAM4'] });
    s.expectTurnOf(0);
  });

  test('R18.12: Glorious: drawing may turn the state card, and then the empire part is done too', () => {
    const s = duel({ hand: ['1FAM5'], accession: '1ROM2', discard: ['1ROM14'], development: ['1ROM3', '1ROM4'] });
    s.playCard('1FAM5').answer('again');
    expect(s.player(0).state).toBe('empire');
    s.answer('stop');
    expect(s.question()).toMatchObject({ ask: 'develop', min: 1 });
    s.answer('1ROM3');
    expect(s.player(0)).toMatchObject({ discard: ['1ROM3'], history: ['1FAM5'], development: ['1ROM4'] });
    s.expectTurnOf(0);
  });

  test('Glorious: up to four, one at a time', () => {
    const s = duel({ hand: ['1FAM5'], deck: ['1ROM14', '1ROM15', '1ROM16', '1ROM17', '1ROM18'] });
    s.playCard('1FAM5').answer('again').answer('again').answer('again').answer('again');
    expect(s.player(0)).toMatchObject({ hand: ['1ROM14', '1ROM15', '1ROM16', '1ROM17'], deck: ['1ROM18'] });
    s.expectTurnOf(0);
  });

  test('Exports: the others gain, and each gets a card', () => {
    const s = table([{ state: 'empire', hand: ['1CIV11', '1UNR1'], discard: ['1UNR2', '1ROM20'] }, {}, {}]);
    s.playCard('1CIV11').answer('1UNR1').answer('1UNR2');
    expect(s.g.players.map((p) => [p.material, p.hand])).toEqual([
      [2, []],
      [2, ['1UNR1']],
      [2, ['1UNR2']],
    ]);
    s.expectTurnOf(0);
  });
});

describe('Classics nations in short (R14.9)', () => {
  test('R14.9: Vikings: no history and no development; the state card never turns', () => {
    const s = duel({ nation: 'vikings', hand: ['1FAM1'] });
    s.playCard('1FAM1').answer('branch 0');
    expect(s.player(0)).toMatchObject({ history: [], discard: ['1FAM1'], state: 'barbarian' });
    s.expectTurnOf(0);
  });

  test('Vikings A: after returning unrest, two cards', () => {
    const s = duel({
      nation: 'vikings',
      side: 'A',
      hand: ['1TRI4', '1UNR1', '1UNR2'],
      deck: ['1VIK18', '1VIK19', '1VIK20'],
    });
    s.playCard('1TRI4').answer('1UNR1', '1UNR2');
    expect(s.question()).toMatchObject({ ask: 'trigger', options: ['ability 1VIK1A 2'] });
    s.answer('ability 1VIK1A 2');
    expect(s.player(0)).toMatchObject({ hand: ['1VIK18', '1VIK19'], exhausted: ['1VIK1A'] });
    s.expectTurnOf(0);
  });

  test('Carthaginians A: material that comes with a market card may be doubled, by either verb', () => {
    const market = { market: [{ card: '1UNC3', material: 3, progress: 1 }] };
    const acquired = duel({ nation: 'carthaginians', side: 'A', hand: ['1CAR16'], material: 3 }, {}, market);
    acquired.playCard('1CAR16').answer('ability 1CAR1A 1');
    expect(acquired.player(0)).toMatchObject({ material: 6, progress: 1, exhausted: ['1CAR1A'] });
    const broken = duel({ nation: 'carthaginians', side: 'A', hand: ['1ROM18'] }, {}, market);
    broken.playCard('1ROM18').answer('1UNC3').answer('ability 1CAR1A 1');
    expect(broken.player(0)).toMatchObject({ material: 6 });
  });

  test('Carthaginians A: not for a card without material', () => {
    const s = duel(
      { nation: 'carthaginians', side: 'A', hand: ['1CAR16'], material: 3 },
      {},
      { market: [{ card: '1UNC3', progress: 3 }] },
    );
    s.playCard('1CAR16');
    s.expectTurnOf(0);
  });

  test('Macedonians A: 2 material for a region played from the discard pile, not from hand', () => {
    const s = duel({
      nation: 'macedonians',
      side: 'A',
      hand: ['1MAC20'],
      play: ['1MAC17'],
      discard: ['1MAC18', '1MAC13'],
    });
    s.exhaust('1MAC17').answer();
    expect(s.player(0)).toMatchObject({
      material: 2,
      population: 1,
      actions: 2,
      play: ['1MAC17', '1MAC18'],
      discard: ['1MAC13'],
    });
    s.playCard('1MAC20');
    expect(s.player(0)).toMatchObject({ material: 2, actions: 1 });
    s.expectTurnOf(0);
  });

  test('Phalanx needs an action and a playable region in the discard pile', () => {
    expect(
      duel({ nation: 'macedonians', play: ['1MAC17'], discard: ['1MAC18'], actions: 0 }).refused('exhaust 1MAC17'),
    ).toMatchObject({ why: 'price' });
    expect(
      duel({ nation: 'macedonians', play: ['1MAC17'], discard: ['1MAC13'] }).refused('exhaust 1MAC17'),
    ).toMatchObject({
      why: 'price',
    });
    expect(
      duel({ nation: 'macedonians', state: 'empire', play: ['1MAC17'], discard: ['1REG14'] }).refused('exhaust 1MAC17'),
    ).toMatchObject({ why: 'price' });
  });

  test('Persians A: an action, two cards onto the deck and a population for a tributary', () => {
    const s = duel(
      { nation: 'persians', side: 'A', hand: ['1PER14', '1PER15', '1PER16'], population: 1 },
      {},
      { main: ['1TRI1', '1REG1'] },
    );
    s.exhaust('1PER1A').answer('1PER16', '1PER14');
    expect(s.player(0)).toMatchObject({
      hand: ['1PER15', '1TRI1'],
      deck: ['1PER14', '1PER16'],
      actions: 2,
      population: 0,
    });
    s.expectTurnOf(0);
    const short = duel({ nation: 'persians', side: 'A', hand: ['1PER14'], population: 1 });
    expect(short.refused('exhaust 1PER1A')).toMatchObject({ why: 'price' });
  });
});
