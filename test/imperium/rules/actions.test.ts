import { bystander, duel, options, table, unchanged } from './help';

/** Actions: R6. */

describe('playing a card (R6.1)', () => {
  test('R6.1: takes an action token, resolves, and the card goes to the discard pile', () => {
    const s = duel({ hand: ['1PER12', '1ROM20'] }, { material: 1 });
    const still = bystander(s, 1);
    s.playCard('1PER12');
    // Its own text says history.
    expect(s.player(0)).toMatchObject({
      actions: 2,
      material: 4,
      hand: ['1ROM20'],
      play: [],
      discard: [],
      history: ['1PER12'],
    });
    still();
    s.expectTurnOf(0);
  });

  test('R6.1: a card that is not pinned and says nothing else goes to the discard pile', () => {
    const s = duel({ hand: ['1CAR13'], discard: ['1ROM20'] });
    s.playCard('1CAR13');
    expect(s.player(0)).toMatchObject({ actions: 2, population: 2, hand: [], play: [], discard: ['1ROM20', '1CAR13'] });
    s.expectTurnOf(0);
  });

  test('R6.1, R6.5: a pinned card stays in play', () => {
    const s = duel({ hand: ['1MAC18'] });
    s.playCard('1MAC18');
    expect(s.player(0)).toMatchObject({ play: ['1MAC18'], discard: [], population: 1 });
    s.expectTurnOf(0);
  });

  test('R6.1: unless it says exile', () => {
    const s = duel({ nation: 'vikings', hand: ['1VIK12'] }, {}, { fame: ['1FAM2', '1FAM3'] });
    s.playCard('1VIK12');
    expect(s.g.exile).toEqual(['1VIK12']);
    expect(s.player(0)).toMatchObject({ hand: ['1FAM2'], discard: [], play: [] });
    s.expectTurnOf(0);
  });

  test('R6.1: unless it says return', () => {
    const s = duel({ hand: ['1UNR1'], population: 1 }, {}, { unrest: ['1UNR2'] });
    s.playCard('1UNR1');
    expect(s.g.unrest).toEqual(['1UNR2', '1UNR1']);
    expect(s.player(0)).toMatchObject({ hand: [], discard: [], play: [], population: 0, actions: 2 });
    s.expectTurnOf(0);
  });

  test('R6.1: unless it garrisons itself', () => {
    const s = duel({ state: 'empire', hand: ['1CIV15'], play: ['1ROM20'] });
    s.playCard('1CIV15').answer('1ROM20');
    expect(s.player(0)).toMatchObject({
      play: ['1ROM20'],
      garrison: { '1ROM20': ['1CIV15'] },
      discard: [],
      population: 1,
    });
    s.expectTurnOf(0);
  });

  test('R6.1: without an action token nothing is played', () => {
    const s = duel({ hand: ['1CAR13', '1MAC18'], actions: 0 });
    expect(options(s)).toEqual(['innovate', 'revolt', 'endActivation']);
    expect(s.refused('playCard 1CAR13')).toMatchObject({ why: 'noAction' });
  });

  test('R6.1: three actions, not four', () => {
    const s = duel({ hand: ['1CAR13', '1MAC18', '1MAC20', '1MAC19'] });
    s.playCard('1CAR13').playCard('1MAC18').answer().playCard('1MAC20').answer();
    expect(s.player(0).actions).toBe(0);
    expect(s.refused('playCard 1MAC19')).toMatchObject({ why: 'noAction' });
    s.expectTurnOf(0);
  });

  test('R6.1: only from hand', () => {
    const s = duel({
      hand: [],
      discard: ['1CAR13'],
      deck: ['1MAC18'],
      history: ['1PER12'],
      play: ['1ROM20'],
      garrison: { '1ROM20': ['1PER21'] },
    });
    const same = unchanged(s);
    for (const id of ['1CAR13', '1MAC18', '1PER12', '1ROM20', '1PER21'])
      expect(s.refused(`playCard ${id}`)).not.toBeNull();
    same();
  });
});

describe('as far as possible (R6.2)', () => {
  test('R6.2: a sentence that finds nothing is skipped, the next is done', () => {
    const s = duel({ hand: ['1TRI1'] }, {}, { market: ['1REG1', null, '1CIV10'] });
    s.playCard('1TRI1');
    expect(s.player(0)).toMatchObject({ hand: [], history: ['1TRI1'] });
    expect(s.g.market.map((m) => m.card)).toEqual(['1REG1', null, '1CIV10', null, null]);
    s.expectTurnOf(0);
  });

  test('R6.2: of several as many as there are', () => {
    const s = duel({ hand: ['1GRE2'], deck: ['1ROM20'] });
    s.playCard('1GRE2');
    expect(s.player(0)).toMatchObject({ hand: [], history: ['1ROM20'], deck: [], discard: ['1GRE2'] });
    s.expectTurnOf(0);
  });

  test('R6.2: sentences in printed order: what the first brings, the second may use', () => {
    const s = duel({ hand: ['1UNC2'], deck: ['1ROM14', '1ROM15', '1ROM16', '1ROM17'] });
    s.playCard('1UNC2');
    expect(options(s)).toEqual(['1ROM14', '1ROM15', '1ROM16']);
    s.answer('1ROM16');
    expect(s.player(0)).toMatchObject({ hand: ['1ROM14', '1ROM15'], deck: ['1ROM16', '1ROM17'] });
    s.expectTurnOf(0);
  });
});

describe('prices (R6.3)', () => {
  test.each([
    [{ material: 2 }, false],
    [{ material: 3 }, true],
    [{ progress: 1 }, false],
    [{ progress: 2 }, true],
    [{ material: 1, progress: 1 }, true],
    [{ material: 0, progress: 1, population: 9 }, false],
  ])('R6.3, R11.18: Diplomacy costs 3 material; with %p it may be played: %p', (tokens, may) => {
    const s = duel({ hand: ['1UNC20'], ...tokens }, {}, { main: ['1TRI1'], market: ['1TRI2'] });
    expect(s.refused('playCard 1UNC20')?.why ?? null).toBe(may ? null : 'price');
    expect(options(s).includes('playCard 1UNC20')).toBe(may);
  });

  test('R6.3: a branch that cannot be paid may not be taken', () => {
    const s = duel({ hand: ['1ROM16'], material: 3 }, {}, { market: ['1REG1', '1UNC3', '1CIV10'] });
    s.playCard('1ROM16');
    // Only "3 material: acquire" is left.
    expect(s.question()).toMatchObject({ ask: 'acquire', options: ['1UNC3', '1CIV10'] });
    s.answer('1UNC3');
    expect(s.player(0)).toMatchObject({ material: 0, hand: ['1UNC3'], discard: ['1ROM16'] });
    s.expectTurnOf(0);
  });

  test('R6.3: with both payable both are offered', () => {
    const s = duel({ hand: ['1ROM16'], material: 5 }, {}, { market: ['1UNC3'] });
    s.playCard('1ROM16');
    expect(options(s)).toEqual(['branch 0', 'branch 1']);
  });

  test('R6.3: no branch payable: not playable', () => {
    const s = duel({ hand: ['1ROM16', '1ROM17'], material: 2, population: 1 }, {}, { market: ['1UNC3', '1REG1'] });
    expect(s.refused('playCard 1ROM16')).toMatchObject({ why: 'price' });
    expect(s.refused('playCard 1ROM17')).toMatchObject({ why: 'price' });
  });

  test('R6.3: a price in the middle of a card does not forbid it', () => {
    const s = duel({ hand: [], play: ['1UNC19', '1REG5'], material: 0 }, {}, { market: ['1UNC3'] });
    s.exhaust('1UNC19');
    expect(s.player(0).material).toBe(1);
    s.expectTurnOf(0);
  });

  test('R6.3, R18.5: prices in cards: two regions are not three', () => {
    const s = duel({ hand: ['1ROM14'], play: ['1ROM20', '1REG5', '1UNC8'] }, {}, { fame: ['1FAM2', '1FAM3'] });
    expect(s.refused('playCard 1ROM14')).toMatchObject({ why: 'price' });
  });

  test('R6.3: three regions are; exactly three are chosen', () => {
    const s = duel(
      { hand: ['1ROM14'], play: ['1ROM20', '1REG5', '1UNC8', '1REG6', '1REG7'] },
      {},
      { fame: ['1FAM2', '1FAM3', '1FAM4'] },
    );
    s.playCard('1ROM14');
    expect(s.question()).toMatchObject({
      ask: 'abandon',
      options: ['1ROM20', '1REG5', '1REG6', '1REG7'],
      min: 3,
      max: 3,
    });
    s.answer('1REG7', '1ROM20', '1REG5').answer('1FAM3');
    expect(s.player(0)).toMatchObject({
      play: ['1UNC8', '1REG6'],
      discard: ['1REG7', '1ROM20', '1REG5', '1ROM14'],
      hand: ['1FAM3'],
    });
    expect(s.g.fame).toEqual(['1FAM2', '1FAM4']);
    s.expectTurnOf(0);
  });

  test('R6.3: the card that is played pays nothing of its own price', () => {
    const s = duel({ hand: ['1ROM16', '1UNR1'] });
    expect(s.refused('playCard 1UNR1')).toMatchObject({ why: 'price' });
    const t = duel({ nation: 'greeks', state: 'empire', hand: ['1GRE7', '1GRE16'] }, {}, { market: ['1REG1'] });
    expect(t.refused('playCard 1GRE7')).toMatchObject({ why: 'price' });
  });

  test('R6.3: with two other cards they do', () => {
    const s = duel({ hand: ['1ROM16', '1UNR1', '1UNR2'] }, {}, { unrest: ['1UNR3'] });
    s.playCard('1UNR1');
    expect(s.player(0)).toMatchObject({ hand: [], discard: ['1ROM16', '1UNR2'] });
    expect(s.g.unrest).toEqual(['1UNR3', '1UNR1']);
    s.expectTurnOf(0);
  });

  test('R6.3: Greek Innovation puts two cards on the deck, in an order of choice', () => {
    const s = duel(
      { nation: 'greeks', state: 'empire', hand: ['1GRE7', '1GRE16', '1GRE17'], deck: ['1GRE18'] },
      {},
      { market: ['1REG1'] },
    );
    s.playCard('1GRE7');
    expect(s.question()).toMatchObject({ ask: 'putTop', min: 2, max: 2, ordered: true });
    s.answer('1GRE16', '1GRE17');
    expect(s.player(0)).toMatchObject({ deck: ['1GRE17', '1GRE16', '1GRE18'], hand: ['1REG1'] });
    s.expectTurnOf(0);
  });

  test('R6.3, R18.15: a mandatory discard that is no price is done as far as possible', () => {
    const s = duel({ state: 'empire', hand: ['1ROM3'] }, { hand: ['1CEL16'] });
    s.playCard('1ROM3');
    expect(s.player(1)).toMatchObject({ hand: [], discard: ['1CEL16'] });
    s.answer();
    s.expectTurnOf(0);
  });
});

describe('state icons (R6.4)', () => {
  test('R6.4: an empire card is not for barbarians, a barbarian card not for an empire', () => {
    const barbarian = duel({ hand: ['1CIV12', '1ROM21', '1ROM15'] }, {}, { market: ['1REG1'] });
    expect(barbarian.refused('playCard 1CIV12')).toEqual({ why: 'stateIcon', params: { state: 'empire' } });
    expect(barbarian.refused('playCard 1ROM21')).toBeNull();
    expect(barbarian.refused('playCard 1ROM15')).toBeNull();
    const empire = duel({ state: 'empire', hand: ['1CIV12', '1ROM21', '1ROM15'] }, {}, { market: ['1REG1'] });
    expect(empire.refused('playCard 1CIV12')).toBeNull();
    expect(empire.refused('playCard 1ROM21')).toEqual({ why: 'stateIcon', params: { state: 'barbarian' } });
    expect(empire.refused('playCard 1ROM15')).toBeNull();
  });

  test('R6.4: the icon does not matter for acquiring, garrisoning and discarding', () => {
    const s = duel(
      { hand: ['1CIV12', '1MAC18', '1ROM21', '1CIV13'], material: 3, actions: 3 },
      {},
      { market: ['1CIV10'] },
    );
    s.playCard('1MAC18').answer('1CIV12');
    expect(s.player(0).garrison).toEqual({ '1MAC18': ['1CIV12'] });
    s.endActivation().cleanUp('1CIV13');
    expect(s.player(0).discard).not.toContain('1CIV12');
  });

  test('R6.4, R7.2: nor for a card that is already in play', () => {
    const s = duel({ state: 'empire', play: ['1UNC6'], material: 1, deck: ['1ROM20'] });
    s.exhaust('1UNC6');
    expect(s.player(0).hand).toEqual(['1ROM20']);
    s.expectTurnOf(0);
  });

  test('loseIcon: Companion Cavalry lets an empire play Conquer, and only Conquer', () => {
    const s = duel(
      { state: 'empire', hand: ['1MAC14', '1MAC13'], play: ['1MAC5'], population: 2, material: 5 },
      {},
      { market: ['1REG1', '1UNC3'] },
    );
    expect(s.refused('playCard 1MAC14')).toBeNull();
    expect(s.refused('playCard 1MAC13')).toMatchObject({ why: 'stateIcon' });
    s.playCard('1MAC14');
    expect(s.player(0).hand).toEqual(['1MAC13', '1REG1']);
    s.expectTurnOf(0);
  });

  test('loseIcon: Chariots speak of Conquer and of attacks', () => {
    const s = duel(
      {
        nation: 'celts',
        state: 'empire',
        hand: ['1CEL18', '1CEL17', '1CEL16'],
        play: ['1CEL5'],
        population: 9,
        material: 9,
      },
      {},
      { market: ['1REG1', '1UNC3'] },
    );
    expect(options(s)).toEqual(expect.arrayContaining(['playCard 1CEL18', 'playCard 1CEL17']));
    expect(s.refused('playCard 1CEL16')).toMatchObject({ why: 'stateIcon' });
  });

  test('loseIcon: garrisoned or in hand it does nothing', () => {
    const s = duel(
      {
        state: 'empire',
        hand: ['1MAC14', '1ROM5'],
        play: ['1ROM20'],
        garrison: { '1ROM20': ['1MAC5'] },
        population: 2,
      },
      {},
      { market: ['1REG1'] },
    );
    expect(s.refused('playCard 1MAC14')).toMatchObject({ why: 'stateIcon' });
  });

  test('ignoreIcon: after Combs the next card may be an empire card, one only', () => {
    const s = duel({ nation: 'vikings', hand: ['1CIV12', '1CIV10', '1VIK19'], play: ['1VIK4'] });
    expect(s.refused('playCard 1CIV12')).toMatchObject({ why: 'stateIcon' });
    s.exhaust('1VIK4');
    expect(options(s)).toEqual(expect.arrayContaining(['playCard 1CIV12', 'playCard 1CIV10']));
    s.playCard('1CIV12');
    expect(s.refused('playCard 1CIV10')).toMatchObject({ why: 'stateIcon' });
    s.expectTurnOf(0);
  });

  test('next: any card that is played uses Combs up', () => {
    const s = duel({ nation: 'vikings', hand: ['1CIV12', '1CAR13'], play: ['1VIK4'] });
    s.exhaust('1VIK4').playCard('1CAR13');
    expect(s.refused('playCard 1CIV12')).toMatchObject({ why: 'stateIcon' });
  });

  test('next: it ends with the turn', () => {
    const s = duel({ nation: 'vikings', hand: ['1CIV12'], play: ['1VIK4'] }, {}, { market: ['1REG1'] });
    s.exhaust('1VIK4').endActivation().cleanUp();
    expect(s.g.lasting).toEqual([]);
  });
});

describe('conditions for playing', () => {
  test('Rome needs the City of Rome in play, and puts it into history with its garrison', () => {
    const without = duel({ state: 'empire', hand: ['1ROM7', '1ROM19'] });
    expect(without.refused('playCard 1ROM7')).toMatchObject({ why: 'playIf' });
    const s = duel({
      state: 'empire',
      hand: ['1ROM7'],
      play: ['1ROM19', '1ROM20'],
      garrison: { '1ROM20': ['1ROM16'] },
    });
    s.playCard('1ROM7');
    expect(s.player(0)).toMatchObject({
      play: ['1ROM20', '1ROM7'],
      history: ['1ROM19'],
      garrison: { '1ROM20': ['1ROM16'] },
    });
    s.expectTurnOf(0);
  });

  test('Rome: a City of Rome that is garrisoned is not in play', () => {
    const s = duel({ state: 'empire', hand: ['1ROM7'], play: ['1ROM20'], garrison: { '1ROM20': ['1ROM19'] } });
    expect(s.refused('playCard 1ROM7')).toMatchObject({ why: 'playIf' });
  });

  test('Alexander the Great needs Alexander in history', () => {
    const s = duel(
      { nation: 'macedonians', state: 'empire', hand: ['1MAC6'], discard: ['1MAC2'] },
      {},
      { market: ['1REG1'] },
    );
    expect(s.refused('playCard 1MAC6')).toMatchObject({ why: 'playIf' });
    const t = duel(
      { nation: 'macedonians', state: 'empire', hand: ['1MAC6'], history: ['1MAC2'] },
      {},
      { market: ['1REG1'], exile: ['1REG2'] },
    );
    t.playCard('1MAC6').answer('1REG2').answer('1REG1');
    expect(t.player(0)).toMatchObject({ hand: ['1REG2', '1REG1'], history: ['1MAC2', '1MAC6'], actions: 3 });
    t.expectTurnOf(0);
  });

  test('Vinland needs two named cards in play', () => {
    for (const [play, may] of [
      [['1VIK10', '1VIK5'], true],
      [['1VIK10'], false],
      [['1VIK5'], false],
      [[], false],
    ] as const) {
      const s = duel({ nation: 'vikings', hand: ['1VIK7'], play: [...play] });
      expect(s.refused('playCard 1VIK7')?.why ?? null).toBe(may ? null : 'playIf');
    }
  });
});

describe('free play (R6.6, R6.7)', () => {
  test('R6.6: takes no action token, also with none left', () => {
    const s = duel({ hand: ['1TRI2'], actions: 0 });
    s.playCard('1TRI2');
    expect(s.player(0)).toMatchObject({ actions: 0, population: 1, discard: ['1TRI2'] });
    s.expectTurnOf(0);
    const t = duel({ hand: ['1TRI2'] });
    t.playCard('1TRI2');
    expect(t.player(0).actions).toBe(3);
  });

  test('R6.6, R15.6: the same card a second time in a turn costs an action', () => {
    const s = duel({ hand: ['1TRI2'], play: ['1MAC7'], material: 1, actions: 1 });
    s.playCard('1TRI2').exhaust('1MAC7');
    expect(s.player(0)).toMatchObject({ hand: ['1TRI2'], actions: 1 });
    s.playCard('1TRI2');
    expect(s.player(0)).toMatchObject({ population: 2, actions: 0 });
    s.expectTurnOf(0);
  });

  test('R6.6, R15.6: and without an action left it cannot be played again', () => {
    const s = duel({ hand: ['1TRI2'], play: ['1MAC7'], material: 1, actions: 0 });
    s.playCard('1TRI2').exhaust('1MAC7');
    expect(s.refused('playCard 1TRI2')).toMatchObject({ why: 'freeAgain' });
  });

  test('R6.6: two different free cards are two', () => {
    const s = duel({ hand: ['1TRI2', '1FAM2'], actions: 0 });
    s.playCard('1TRI2').playCard('1FAM2').answer('no');
    expect(s.player(0)).toMatchObject({ population: 1, actions: 1 });
    s.expectTurnOf(0);
  });

  test('R6.6: in the next turn the card is free again', () => {
    const s = duel(
      { hand: ['1TRI2', '1ROM14', '1ROM15', '1ROM16', '1ROM17', '1ROM18'], play: ['1MAC7'], material: 1 },
      {},
      { market: ['1REG1'] },
    );
    s.playCard('1TRI2').exhaust('1MAC7').endActivation().cleanUp();
    s.endActivation();
    s.playCard('1TRI2');
    expect(s.player(0).actions).toBe(3);
  });

  test('R6.6: a free card makes the turn an Activate turn', () => {
    const s = duel({ hand: ['1TRI2'] });
    s.playCard('1TRI2');
    expect(s.refused('innovate')).toMatchObject({ why: 'turnBegun' });
  });

  test('R6.6: its state icon counts', () => {
    expect(duel({ hand: ['1CIV2'] }).refused('playCard 1CIV2')).toMatchObject({ why: 'stateIcon' });
  });

  test('R6.7: "free play" in an effect plays the card now without an action token', () => {
    const s = duel({ nation: 'carthaginians', side: 'B', hand: ['1CAR18'] }, {}, { market: ['1REG8', '1REG1'] });
    s.playCard('1CAR18').answer('1REG8').answer('1REG1');
    // Hills: 1 population and an exile; a garrison is impossible.
    expect(s.g.exile).toEqual(['1REG1']);
    expect(s.player(0)).toMatchObject({ actions: 2, population: 2, play: ['1REG8'], history: ['1CAR18'], hand: [] });
    s.expectTurnOf(0);
  });

  test('R6.7: the state icon of the card must match', () => {
    const s = duel({ nation: 'macedonians', state: 'empire', hand: ['1MAC4'] }, {}, { market: ['1REG14'] });
    s.playCard('1MAC4').answer('1REG14');
    expect(s.player(0)).toMatchObject({ hand: ['1REG14'], play: [], history: ['1MAC4'] });
    s.expectTurnOf(0);
  });

  test('R6.7: a card played free by an effect may be played again by its keyword', () => {
    const s = duel(
      { nation: 'macedonians', state: 'empire', hand: ['1MAC4'], play: ['1MAC7'], material: 1, actions: 1 },
      {},
      { market: ['1TRI2'], unrest: 4 },
    );
    s.playCard('1MAC4').answer('1TRI2').exhaust('1MAC7');
    expect(s.player(0)).toMatchObject({ population: 1, actions: 0 });
    s.playCard('1TRI2');
    expect(s.player(0)).toMatchObject({ population: 2, actions: 0 });
    s.expectTurnOf(0);
  });
});

describe('actions in effects (R6.8, R6.9)', () => {
  test.each([
    [2, true],
    [1, false],
    [0, false],
  ])('R6.8: two actions as a price with %i left: %p', (actions, may) => {
    const s = duel({ nation: 'greeks', side: 'A', actions }, {}, { small: { UNC: ['1UNC3'] } });
    expect(s.refused('exhaust 1GRE1A')?.why ?? null).toBe(may ? null : 'price');
  });

  test('R6.8: they are gone', () => {
    const s = duel({ nation: 'greeks', side: 'A' }, {}, { small: { UNC: ['1UNC3'] } });
    s.exhaust('1GRE1A').answer('deck UNC');
    expect(s.player(0)).toMatchObject({ actions: 1, exhausts: 4, exhausted: ['1GRE1A'], hand: ['1UNC3'] });
    s.expectTurnOf(0);
  });

  test('R6.9: more than three is fine', () => {
    const s = duel({ hand: ['1FAM2', '1CAR13', '1MAC18', '1MAC19', '1PER12'] });
    s.playCard('1FAM2').answer('no');
    expect(s.player(0).actions).toBe(4);
    s.playCard('1CAR13').playCard('1MAC18').answer().playCard('1MAC19').answer().playCard('1PER12');
    expect(s.player(0).actions).toBe(0);
    s.expectTurnOf(0);
  });
});

describe('cards that cannot be played (R6.10)', () => {
  test('R6.10: they are refused, and can be garrisoned, discarded, put into history', () => {
    const s = duel({ hand: ['1TRI7', '1SCY6', '1MAC18', '1UNC21'] }, {}, { market: ['1REG1'] });
    expect(s.refused('playCard 1TRI7')).toMatchObject({ why: 'unplayable' });
    expect(s.refused('playCard 1SCY6')).toMatchObject({ why: 'unplayable' });
    s.playCard('1UNC21').answer('branch 1').answer('1SCY6');
    expect(s.player(0).history).toEqual(['1SCY6']);
    s.playCard('1MAC18').answer('1TRI7');
    expect(s.player(0).garrison).toEqual({ '1MAC18': ['1TRI7'] });
    s.expectTurnOf(0);
  });

  test('R6.10: unless it says otherwise: Jewellery and Triumphant may not be garrisoned', () => {
    const s = duel({ hand: ['1SCY6', '1FAM6', '1MAC18', '1ROM14', '1TRI7'] });
    s.playCard('1MAC18');
    expect(options(s)).toEqual(['1TRI7']);
  });

  test('R6.10: they may be given away', () => {
    const s = duel({ nation: 'carthaginians', side: 'B', state: 'empire', hand: ['1CAR8', '1TRI7'] });
    s.playCard('1CAR8');
    expect(s.player(1).hand).toEqual(['1TRI7']);
    s.expectTurnOf(0);
  });
});

test('R6.1: in a table of four only the player concerned changes', () => {
  const s = table([{ hand: ['1CAR13'] }, { hand: ['1CEL16'] }, { material: 3 }, { play: ['1MAC18'] }]);
  const still = [1, 2, 3].map((seat) => bystander(s, seat));
  s.playCard('1CAR13');
  for (const check of still) check();
  s.expectTurnOf(0);
});
