import { bystander, duel, passTurn, table } from './help';

/** Clean-up: R5. */

const FIVE = ['1ROM14', '1ROM15', '1ROM16', '1ROM17', '1ROM18'];

describe('the token on the market (R5.1)', () => {
  test('R5.1: 1 progress from the supply onto any one market card, regions too', () => {
    const s = duel(
      { progress: 2 },
      {},
      { market: ['1REG1', { card: '1UNC3', material: 1 }, null, { card: '1TRI1', progress: 1 }] },
    );
    s.endActivation();
    expect(s.question()).toMatchObject({ seat: 0, ask: 'place', options: ['1REG1', '1UNC3', '1TRI1'], min: 1, max: 1 });
    s.answer('1TRI1');
    expect(s.g.market.map((m) => [m.material, m.population, m.progress])).toEqual([
      [0, 0, 0],
      [1, 0, 0],
      [0, 0, 0],
      [0, 0, 2],
      [0, 0, 0],
    ]);
    expect(s.player(0).progress).toBe(2);
  });

  test('R5.1: with one market card there is nothing to choose', () => {
    const s = duel({ hand: ['1ROM20'] }, {}, { market: ['1REG1'] });
    s.endActivation();
    expect(s.question().stage).toBe('cleanUp');
    expect(s.g.market[0]).toMatchObject({ card: '1REG1', progress: 1 });
  });

  test('R5.1: with an empty market there is no token', () => {
    const s = duel({ hand: ['1ROM20'] });
    s.endActivation().cleanUp();
    expect(s.g.market.every((m) => m.progress === 0)).toBe(true);
    s.expectTurnOf(1);
  });

  test.each([
    ['A', 1],
    ['B', 2],
  ] as const)('R5.1: Carthaginians side %s place %i material instead', (side, n) => {
    const s = duel({ nation: 'carthaginians', side }, {}, { market: ['1REG1', '1UNC3'] });
    s.endActivation();
    expect(s.question()).toMatchObject({ ask: 'place', card: `1CAR1${side}` });
    s.answer('1UNC3');
    expect(s.g.market[1]).toMatchObject({ material: n, population: 0, progress: 0 });
    expect(s.player(0).material).toBe(0);
  });

  test("R5.1: the Carthaginians' side does not change what others place", () => {
    const s = duel({}, { nation: 'carthaginians', side: 'B' }, { market: ['1REG1'] });
    passTurn(s);
    expect(s.g.market[0]).toMatchObject({ material: 0, progress: 1 });
    passTurn(s);
    expect(s.g.market[0]).toMatchObject({ material: 2, progress: 1 });
  });

  test.each(['innovate', 'revolt'] as const)('R5.1: also after %s', (kind) => {
    const s = duel({}, {}, { market: ['1REG1', '1REG2'], small: { REG: ['1REG3'] } });
    s[kind]();
    if (kind === 'innovate') s.answer('deck REG');
    expect(s.question()).toMatchObject({ ask: 'place', options: ['1REG1', '1REG2'] });
  });
});

describe('tokens come back (R5.3)', () => {
  test('R5.3: from cards, nation deck, development area and power card; then 3 actions and 5 exhausts', () => {
    const s = duel(
      {
        nation: 'greeks',
        side: 'A',
        play: ['1UNC8', '1UNC10'],
        exhausted: ['1UNC8', 'nation', 'development', '1GRE1A'],
        exhausts: 1,
        actions: 0,
        development: ['1GRE3'],
      },
      { exhausted: ['nation'], exhausts: 4 },
      { market: ['1REG1'] },
    );
    const still = bystander(s, 1);
    s.endActivation();
    expect(s.player(0)).toMatchObject({ actions: 3, exhausts: 5, exhausted: [], play: ['1UNC8', '1UNC10'] });
    still();
    s.expectTurnOf(1);
  });

  test.each([[0], [2], [5]])('R5.3: %i unused actions are lost, nothing carries over', (actions) => {
    const s = duel({ actions }, {}, { market: ['1REG1'] });
    passTurn(s);
    expect(s.player(0).actions).toBe(3);
  });

  test('R5.3, R7.3: the token that a recalled card had taken comes back as well', () => {
    const s = duel({ play: ['1UNC11', '1REG5'], exhausts: 4, exhausted: ['1REG5'] }, {}, { market: ['1REG1'] });
    s.exhaust('1UNC11');
    expect(s.player(0)).toMatchObject({ hand: ['1REG5'], exhausts: 3, exhausted: ['1UNC11'] });
    s.endActivation().cleanUp();
    expect(s.player(0)).toMatchObject({ exhausts: 5, exhausted: [] });
  });
});

describe('the hand (R5.4, R5.5)', () => {
  test('R5.4, R5.5: any number is discarded, then the hand is drawn up to five', () => {
    const s = duel({ hand: ['1ROM20', '1ROM21', '1UNR1'], deck: FIVE }, {}, { market: ['1REG1'] });
    s.endActivation();
    expect(s.question()).toMatchObject({
      stage: 'cleanUp',
      ask: 'cleanUp',
      options: ['1ROM20', '1ROM21', '1UNR1'],
      min: 0,
      max: 3,
      params: { n: 5 },
    });
    s.cleanUp('1ROM21', '1ROM20');
    expect(s.player(0)).toMatchObject({
      hand: ['1UNR1', '1ROM14', '1ROM15', '1ROM16', '1ROM17'],
      deck: ['1ROM18'],
      discard: ['1ROM21', '1ROM20'],
    });
    s.expectTurnOf(1);
  });

  test('R5.4: all of it, or nothing of it', () => {
    for (const discards of [['1ROM20', '1ROM21'], []]) {
      const s = duel({ hand: ['1ROM20', '1ROM21'], deck: FIVE }, {}, { market: ['1REG1'] });
      s.endActivation().cleanUp(...discards);
      expect(s.player(0).hand).toHaveLength(5);
      expect(s.player(0).discard).toEqual(discards);
    }
  });

  test('R5.5: with five or more in hand none is drawn and all are kept', () => {
    for (const hand of [FIVE, [...FIVE, '1ROM20', '1ROM21']]) {
      const s = duel({ hand, deck: ['1ROM19'] }, {}, { market: ['1REG1'] });
      s.endActivation().cleanUp();
      expect(s.player(0)).toMatchObject({ hand, deck: ['1ROM19'] });
    }
  });

  test('R5.5: hand size counts modifiers in play, each of them', () => {
    const s = duel(
      { play: ['1TRI5', '1FAM8'], deck: [...FIVE, '1ROM20', '1ROM21', '1ROM19'] },
      {},
      { market: ['1REG1'] },
    );
    passTurn(s);
    expect(s.player(0).hand).toHaveLength(7);
  });

  test('R5.5, R11.9: a garrisoned card does not change the hand size, nor one in hand or in history', () => {
    const s = duel(
      { play: ['1ROM20'], garrison: { '1ROM20': ['1TRI5'] }, history: ['1FAM8'], deck: [...FIVE, '1ROM19'] },
      {},
      { market: ['1REG1'] },
    );
    passTurn(s);
    expect(s.player(0).hand).toHaveLength(5);
  });

  test("R5.5: another player's modifier is theirs", () => {
    const s = duel({ deck: [...FIVE, '1ROM19'] }, { play: ['1TRI5'] }, { market: ['1REG1'] });
    passTurn(s);
    expect(s.player(0).hand).toHaveLength(5);
  });

  test('R5.5: between clean-ups there is no limit', () => {
    const s = duel({ hand: [...FIVE, '1VIK13'], deck: ['1ROM19'] }, { material: 2 }, { market: ['1REG1'] });
    s.playCard('1ROM15').answer('yes');
    s.answer('no');
    expect(s.player(0).hand).toHaveLength(6);
  });

  test('R5.4 comes before R5.5: what is discarded may be drawn again by a reshuffle', () => {
    const s = duel({ hand: ['1ROM20'] }, {}, { market: ['1REG1'] });
    s.endActivation().cleanUp('1ROM20');
    expect(s.player(0)).toMatchObject({ hand: ['1ROM20'], discard: [], deck: [] });
  });

  test('R5.5, R8.7: with too few cards all are drawn', () => {
    const s = duel({ deck: ['1ROM14'] }, {}, { market: ['1REG1'] });
    passTurn(s);
    expect(s.player(0).hand).toEqual(['1ROM14']);
    s.expectTurnOf(1);
  });
});

describe('a reshuffle in clean-up (R5.6)', () => {
  test('R5.6: its first step is possible once and the token stays on the nation deck through the next turn', () => {
    const s = duel(
      {
        deck: ['1ROM14'],
        discard: ['1ROM15', '1ROM16', '1ROM17'],
        nationDeck: ['1ROM9', '1ROM10'],
        accession: '1ROM2',
        exhausts: 0,
      },
      {},
      { market: ['1REG1'] },
    );
    passTurn(s);
    const p = s.player(0);
    expect([...p.hand].sort()).toEqual(['1ROM14', '1ROM15', '1ROM16', '1ROM17', '1ROM9'].sort());
    expect(p).toMatchObject({
      exhausts: 4,
      exhausted: ['nation'],
      nationDeck: ['1ROM10'],
      accession: '1ROM2',
      deck: [],
      discard: [],
    });
    passTurn(s);
    s.expectTurnOf(0);
    expect(s.player(0)).toMatchObject({ exhausts: 4, exhausted: ['nation'] });
    // A reshuffle in this turn brings no nation card.
    const cards = s.player(0).hand;
    expect(cards).toContain('1ROM15');
    s.playCard('1ROM15').answer('yes');
    expect(s.question()).toMatchObject({ seat: 1, ask: 'may' });
    expect(s.player(0)).toMatchObject({ nationDeck: ['1ROM10'], exhausted: ['nation'], exhausts: 4 });
  });

  test('R5.6: an empire may develop in it', () => {
    const s = duel(
      { state: 'empire', material: 4, discard: FIVE, development: ['1ROM6', '1ROM3'], exhausts: 0 },
      {},
      { market: ['1REG1'] },
    );
    s.endActivation();
    expect(s.question()).toMatchObject({ seat: 0, ask: 'reshuffle', options: ['1ROM6'], min: 0, max: 1 });
    s.answer('1ROM6');
    const p = s.player(0);
    expect(p).toMatchObject({ material: 0, exhausts: 4, exhausted: ['development'], development: ['1ROM3'] });
    expect([...p.hand, ...p.deck].sort()).toEqual([...FIVE, '1ROM6'].sort());
    s.expectTurnOf(1);
  });
});

describe('whose clean-up it is (R5.2, R16.1)', () => {
  test('R5.2, R16.1: the next player is asked when the clean-up is complete', () => {
    const s = table([{ hand: ['1ROM20'], deck: FIVE }, {}, {}], { market: ['1REG1'] });
    s.endActivation();
    expect(s.g.questions).toHaveLength(1);
    expect(s.question()).toMatchObject({ seat: 0 });
    s.cleanUp();
    s.expectTurnOf(1);
  });

  test('R16.2: the last clean-up of a round is complete before solstice', () => {
    const s = duel({}, { hand: ['1CEL16'], play: ['1UNC15'] }, { turn: 1, market: ['1REG1'] });
    passTurn(s);
    expect(s.g.phase).toBe('round');
    s.expectTurnOf(0);
    s.endActivation();
    expect(s.question()).toMatchObject({ seat: 1, ask: 'discard', options: ['1CEL16'] });
    expect(s.g.phase).toBe('solstice');
  });
});
