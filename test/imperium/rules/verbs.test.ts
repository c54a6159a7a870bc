import { bystander, duel, options, passTurn, table } from './help';

/** Verbs and triggers of the notation that the other files do not meet on their way. */

const REGIONS = ['1REG5', '1REG6', '1REG7'];

describe('tokens', () => {
  test('gain: a fixed amount, and one per icon or card', () => {
    const s = duel({ state: 'empire', hand: ['1CIV12'], play: ['1UNC15', '1CIV6', '1ROM20'] });
    s.playCard('1CIV12');
    expect(s.player(0)).toMatchObject({ material: 2, population: 2 });
    s.expectTurnOf(0);
  });

  test('gain per production counts icons, per REG counts cards', () => {
    for (const [branch, gain] of [
      ['branch 0', { material: 5 }],
      ['branch 1', { population: 3 }],
    ] as const) {
      const s = duel({ hand: ['1ROM15'], play: ['1REG6', '1REG7', '1REG4', '1UNC8'] });
      s.playCard('1ROM15').answer('no').answer('no').answer(branch);
      expect(s.player(0)).toMatchObject(gain);
      s.expectTurnOf(0);
    }
  });

  test('place: Carthaginian Traders put material on any market card', () => {
    const s = duel(
      { nation: 'carthaginians', hand: ['1CAR19', '1ROM20'], discard: ['1UNR1'] },
      {},
      { market: ['1REG1', { card: '1UNC3', material: 1 }] },
    );
    s.playCard('1CAR19').answer('1UNC3').answer('1UNR1');
    expect(s.g.market.map((m) => m.material)).toEqual([0, 2, 0, 0, 0]);
    expect(s.player(0)).toMatchObject({ actions: 3, material: 0, history: ['1UNR1'] });
    s.expectTurnOf(0);
  });

  test.each([
    ['1CIV13', { population: 1 }],
    ['1CIV3', { material: 3 }],
  ])('gainAction: %s costs %p and brings an action, itself free', (id, tokens) => {
    const s = duel({ state: 'empire', hand: [id], ...tokens });
    s.playCard(id);
    expect(s.player(0)).toMatchObject({ actions: 4, population: 0, material: 0 });
    s.expectTurnOf(0);
  });

  test('gainAction: Boats recall a fertile region for it', () => {
    const s = duel({ play: ['1UNC11', '1REG4'] });
    s.exhaust('1UNC11');
    expect(s.player(0)).toMatchObject({ actions: 4, hand: ['1REG4'], material: 0 });
    s.expectTurnOf(0);
  });

  test('Boats: river and fertile on one region: either branch', () => {
    const s = duel({ play: ['1UNC11', '1MAC18'] });
    s.exhaust('1UNC11');
    expect(options(s)).toEqual(['branch 0', 'branch 1']);
  });
});

describe('cards of your own', () => {
  test('fetch: any card of the discard pile, chosen by the owner', () => {
    const s = duel({ play: ['1MAC7'], material: 1, discard: ['1ROM14', '1UNR1', '1ROM20'] });
    s.exhaust('1MAC7').answer('1ROM20');
    expect(s.player(0)).toMatchObject({ hand: ['1ROM20'], discard: ['1ROM14', '1UNR1'], material: 0 });
    s.expectTurnOf(0);
  });

  test('fetch from an empty discard pile: the price is paid for nothing', () => {
    const s = duel({ play: ['1MAC7'], material: 1 });
    s.exhaust('1MAC7');
    expect(s.player(0)).toMatchObject({ hand: [], material: 0 });
    s.expectTurnOf(0);
  });

  test('putTop: from the discard pile onto the deck', () => {
    const s = duel({ hand: ['1REG13'], deck: ['1ROM14'], discard: ['1ROM15', '1ROM16'] }, {}, { market: ['1UNC3'] });
    s.playCard('1REG13').answer('1ROM16');
    expect(s.player(0)).toMatchObject({ deck: ['1ROM16', '1ROM14'], discard: ['1ROM15'] });
    s.expectTurnOf(0);
  });

  test('putTop: after MAY it may be left', () => {
    const s = duel({ hand: ['1UNC22'], discard: ['1ROM15'] });
    s.playCard('1UNC22').answer().answer('no').answer('no');
    expect(s.player(0)).toMatchObject({ deck: [], discard: ['1ROM15', '1UNC22'] });
    s.expectTurnOf(0);
  });

  test('history from hand or discard pile, in one choice', () => {
    const s = duel({ hand: ['1UNC21', '1ROM14'], discard: ['1ROM15'] });
    s.playCard('1UNC21').answer('branch 1');
    expect(options(s)).toEqual(['1ROM14', '1ROM15']);
    s.answer('1ROM15');
    expect(s.player(0)).toMatchObject({ history: ['1ROM15'], hand: ['1ROM14'], discard: ['1UNC21'] });
    s.expectTurnOf(0);
  });

  test('history from hand, and history from the discard pile, each if wanted', () => {
    const s = duel({ state: 'empire', hand: ['1CIV2', '1ROM14'], discard: ['1ROM15'] });
    s.playCard('1CIV2').answer('1ROM14').answer();
    expect(s.player(0)).toMatchObject({ history: ['1ROM14'], hand: [], discard: ['1ROM15', '1CIV2'] });
    s.expectTurnOf(0);
  });

  test('exile(this): an own card, with tokens or not (R18.18)', () => {
    const s = duel({ nation: 'vikings', hand: ['1VIK12'] }, {}, { fame: ['1FAM2', '1FAM3'], exile: ['1REG1'] });
    s.playCard('1VIK12');
    expect(s.g.exile).toEqual(['1REG1', '1VIK12']);
    expect(s.player(0)).toMatchObject({ hand: ['1FAM2'], discard: [] });
  });

  test('nationTop and develop: TRI Egyptians as an empire', () => {
    const s = duel({
      state: 'empire',
      hand: ['1TRI3'],
      nationDeck: ['1ROM9'],
      development: ['1ROM6', '1ROM3'],
      material: 4,
    });
    s.playCard('1TRI3').answer('1ROM6');
    expect(s.player(0)).toMatchObject({ nationDeck: ['1ROM9'], discard: ['1ROM6'], history: ['1TRI3'], material: 0 });
    s.expectTurnOf(0);
  });

  test('TRI Egyptians as an empire that can develop nothing', () => {
    const s = duel({ state: 'empire', hand: ['1TRI3'], development: ['1ROM6'] });
    s.playCard('1TRI3');
    expect(s.player(0)).toMatchObject({ history: ['1TRI3'], development: ['1ROM6'] });
    s.expectTurnOf(0);
  });

  test('look, then shuffle if wanted: the looked-at card is shuffled in', () => {
    const s = duel({
      nation: 'vikings',
      hand: ['1VIK5', '1VIK18'],
      nationDeck: ['1VIK3', '1VIK4', '1VIK6'],
      accession: '1VIK2',
    });
    s.playCard('1VIK5').answer().answer('branch 1');
    expect(s.player(0).looking).toEqual({ from: 'nation', cards: ['1VIK3'] });
    s.answer('yes');
    expect(s.player(0).looking).toBeNull();
    expect([...s.player(0).nationDeck].sort()).toEqual(['1VIK3', '1VIK4', '1VIK6']);
    s.expectTurnOf(0);
  });

  test('look at an empty nation deck shows nothing, the accession card neither', () => {
    const s = duel({ nation: 'vikings', hand: ['1VIK5', '1VIK18'], accession: '1VIK2' });
    s.playCard('1VIK5').answer().answer('branch 1').answer('no');
    expect(s.player(0)).toMatchObject({ accession: '1VIK2', nationDeck: [], looking: null });
    s.expectTurnOf(0);
  });

  test('takeFame: the top card, unseen by the others', () => {
    const s = duel({ nation: 'vikings', hand: ['1VIK2'] }, {}, { fame: ['1FAM4', '1FAM5'], small: { REG: ['1REG1'] } });
    s.playCard('1VIK2').answer();
    expect(s.player(0).hand).toEqual(['1FAM4']);
    expect(s.g.fame).toEqual(['1FAM5']);
    expect(JSON.stringify(s.view(1))).not.toContain('1FAM4');
    s.expectTurnOf(0);
  });
});

describe('triggers', () => {
  test('onPlay(REG): Companion Cavalry, Tents, Skis; other cards do not count', () => {
    const s = duel({ state: 'empire', hand: ['1MAC18', '1CAR13'], play: ['1MAC5'], deck: ['1ROM14'] });
    s.playCard('1CAR13');
    s.expectTurnOf(0);
    s.playCard('1MAC18').answer('ability 1MAC5 1');
    expect(s.player(0)).toMatchObject({ hand: ['1ROM14'], exhausted: ['1MAC5'] });
    s.expectTurnOf(0);
  });

  test('onPlay: a region played free or from the discard pile is played', () => {
    const s = duel({ nation: 'macedonians', play: ['1MAC17', '1SCY21'], discard: ['1MAC19'] });
    s.exhaust('1MAC17');
    expect(options(s)).toEqual(['ability 1SCY21 0']);
  });

  test('onAcquire(UNC) and onBreakthrough(UNC): Celts A, dual cards too', () => {
    for (const id of ['1UNC3', '1UNC15']) {
      const s = duel(
        { nation: 'celts', side: 'A', hand: ['1CEL16'], material: 3 },
        { nation: 'romans' },
        { market: [id], unrest: 4 },
      );
      s.playCard('1CEL16').answer('ability 1CEL1A 0');
      expect(s.player(1).hand).toHaveLength(1);
      expect(s.player(0)).toMatchObject({ hand: [id], exhausted: ['1CEL1A'] });
      s.expectTurnOf(0);
    }
    const s = duel(
      { nation: 'celts', side: 'A', hand: ['1CEL14'], population: 1 },
      { nation: 'romans' },
      { small: { UNC: ['1UNC3'] }, unrest: 4 },
    );
    s.playCard('1CEL14').answer('branch 1').answer('ability 1CEL1A 0');
    expect(s.player(1).hand).toHaveLength(1);
    s.expectTurnOf(0);
  });

  test('... and no other suit', () => {
    const s = duel(
      { nation: 'celts', side: 'A', hand: ['1CEL16', '1CEL17'], material: 3, population: 2 },
      { nation: 'romans' },
      { market: ['1CIV10', '1REG1'], unrest: 4, small: { CIV: [], REG: [] }, main: ['1CIV8', '1CIV6', '1CIV12'] },
    );
    s.playCard('1CEL16').playCard('1CEL17');
    s.expectTurnOf(0);
    expect(s.player(0).exhausts).toBe(5);
  });

  test('onAcquire(REG from exile): Longships: 1 population for an exiled region, none for one of the market', () => {
    for (const [market, exile, population] of [
      [[], ['1REG1'], 1],
      [['1REG1'], [], 0],
    ] as [string[], string[], number][]) {
      const s = duel({ nation: 'vikings', hand: ['1ROM17'], population: 2, play: ['1VIK10'] }, {}, { market, exile });
      s.playCard('1ROM17');
      expect(s.player(0)).toMatchObject({ hand: ['1REG1'], population });
      s.expectTurnOf(0);
    }
  });

  test('onReturnUnrest: Wonder, once per use', () => {
    const s = duel({ play: ['1CIV9'], hand: ['1TRI4', '1UNR1'], discard: ['1UNR2'] });
    s.playCard('1TRI4').answer('1UNR1', '1UNR2').answer('ability 1CIV9 0');
    expect(s.player(0)).toMatchObject({ progress: 2, exhausted: ['1CIV9'] });
    s.expectTurnOf(0);
  });

  test('onReturnUnrest: playing an unrest returns it', () => {
    const s = duel({ play: ['1CIV9'], hand: ['1UNR1'], population: 1 });
    s.playCard('1UNR1').answer('ability 1CIV9 0');
    expect(s.player(0)).toMatchObject({ progress: 2, hand: [] });
    s.expectTurnOf(0);
  });

  test('onReturnUnrest: nothing returned, nothing happens', () => {
    const s = duel({ play: ['1CIV9'], hand: ['1TRI4'] });
    s.playCard('1TRI4');
    s.expectTurnOf(0);
    const t = duel({ play: ['1CIV9'], hand: ['1TRI4', '1UNR1'] });
    t.playCard('1TRI4').answer();
    t.expectTurnOf(0);
  });

  test('onTakeUnrest, R18.13: taken from the pile, not what comes along with an acquired card', () => {
    const s = duel(
      { nation: 'vikings', hand: ['1VIK18'], material: 3, nationDeck: ['1VIK3', '1VIK4'], accession: '1VIK2' },
      {},
      { market: [{ card: '1UNC3', unrest: '1UNR1' }], unrest: 4 },
    );
    s.playCard('1VIK18');
    expect(s.player(0)).toMatchObject({ hand: ['1UNC3', '1UNR1'], looking: null });
    s.expectTurnOf(0);
  });

  test('onLookFame: Romans A look at one more and gain 1 progress, at every look', () => {
    const s = duel(
      { nation: 'romans', side: 'A', hand: ['1ROM14'], play: [...REGIONS] },
      {},
      { fame: ['1FAM2', '1FAM3', '1FAM4', '1FAM5'] },
    );
    s.playCard('1ROM14');
    expect(s.player(0).progress).toBe(1);
    expect(options(s)).toEqual(['1FAM2', '1FAM3', '1FAM4']);
  });

  test('onLookFame: taking a fame card is no look', () => {
    const s = duel({ nation: 'romans', side: 'A', hand: ['1VIK12'] }, {}, { fame: ['1FAM2', '1FAM3'] });
    s.playCard('1VIK12');
    expect(s.player(0)).toMatchObject({ hand: ['1FAM2'], progress: 0 });
    s.expectTurnOf(0);
  });

  test("passives answer to their owner's doings only", () => {
    const s = duel({ hand: ['1MAC18'] }, { nation: 'vikings', side: 'A', play: ['1VIK11', '1SCY21', '1CEL4'] });
    const still = bystander(s, 1);
    s.playCard('1MAC18');
    still();
    s.expectTurnOf(0);
  });

  test('a garrisoned card answers to nothing', () => {
    const s = duel({ hand: ['1MAC18'], play: ['1ROM20'], garrison: { '1ROM20': ['1SCY21'] } });
    s.playCard('1MAC18');
    s.expectTurnOf(0);
  });

  test('a card that leaves play in the effect does not answer to it afterwards', () => {
    const s = duel(
      { nation: 'scythians', hand: ['1SCY13'], play: ['1VIK10'], deck: ['1SCY16', '1SCY17'] },
      { play: ['1REG5'] },
    );
    s.playCard('1SCY13').answer('ability 1VIK10 2');
    expect(s.player(0).material).toBe(2);
    s.expectTurnOf(0);
  });
});

describe('modifiers', () => {
  test('untilEndOfTurn ends with the turn of its owner, not before', () => {
    const s = table(
      [
        { hand: ['1SCY14'], play: ['1UNC10', '1MAC20'] },
        { play: ['1PER5', '1PER11'], hand: ['1SCY15'] },
      ],
      { market: ['1REG1'] },
    );
    s.exhaust('1UNC10');
    expect(s.g.lasting).toHaveLength(1);
    s.playCard('1SCY14').answer('no').answer('no');
    expect(s.player(0).material).toBe(3);
    passTurn(s);
    s.playCard('1SCY15').answer('no').answer('no');
    expect(s.player(1).material).toBe(0);
    s.expectTurnOf(1);
  });

  test('insteadOf(history: discard) reaches every way into history', () => {
    const s = duel({ nation: 'vikings', hand: ['1FAM2', '1FAM5'], deck: ['1VIK18'] });
    s.playCard('1FAM2').answer('yes').playCard('1FAM5').answer('stop');
    expect(s.player(0)).toMatchObject({ history: [], discard: ['1FAM2', '1FAM5'] });
    s.expectTurnOf(0);
  });
});
