import { bystander, duel, options, passTurn, table } from './help';

/** Solstice: R9, and R16.3 as far as it is about it. */

/** Both players pass, so that solstice begins. */
const toSolstice = (s: ReturnType<typeof duel>): void => {
  for (let i = 0; i < s.g.seats; i++) passTurn(s);
};
const market = { market: ['1REG1'] };

describe('every ability once (R9.1)', () => {
  test('R9.1: every player resolves every solstice ability in play', () => {
    const s = duel({ play: ['1CIV10', '1CIV8'] }, { play: ['1TRI10'] }, market);
    toSolstice(s);
    // Coinage; and Pharmacy, whose other branch cannot be paid.
    expect(s.player(0)).toMatchObject({ material: 2, population: 1 });
    expect(s.question()).toMatchObject({ seat: 1, ask: 'branch', card: '1TRI10', options: ['branch 0', 'branch 1'] });
    s.answer('branch 0');
    expect(s.player(1).material).toBe(2);
    s.expectTurnOf(0);
  });

  test('R9.1: once each, and only those in play: not in hand, discard pile, history or garrison', () => {
    const s = duel(
      {
        play: ['1CIV10', '1ROM20'],
        garrison: { '1ROM20': ['1UNC15'] },
        hand: ['1CIV6', '1ROM14', '1ROM15', '1ROM16', '1ROM17'],
        discard: ['1CIV8'],
        history: ['1TRI10'],
      },
      {},
      market,
    );
    toSolstice(s);
    expect(s.player(0)).toMatchObject({ material: 2, population: 0 });
    s.expectTurnOf(0);
  });

  test('R9.1: nothing in play: straight to the next round', () => {
    const s = table([{}, {}, {}], market);
    for (let i = 0; i < 3; i++) passTurn(s);
    s.expectTurnOf(0);
    expect(s.g.round).toBe(2);
  });

  test('R9.1: in an order of the own choice, where it can matter', () => {
    const s = duel(
      {
        play: ['1CIV14', '1UNC6'],
        discard: ['1UNR1', '1UNR2', '1ROM14'],
        hand: ['1ROM15', '1ROM16', '1ROM17', '1ROM18', '1ROM19'],
      },
      {},
      { market: ['1REG1'], unrest: 4 },
    );
    toSolstice(s);
    expect(s.question()).toMatchObject({ seat: 0, ask: 'solstice' });
    expect([...options(s)].sort()).toEqual(['ability 1CIV14 1', 'ability 1UNC6 1']);
    s.answer('ability 1UNC6 1').answer('1ROM15');
    expect(s.player(0).discard).toEqual(['1ROM14', '1ROM15']);
    expect(s.g.unrest).toHaveLength(6);
    s.expectTurnOf(0);
  });

  test('R9.1: fixed gains need no order', () => {
    const s = duel(
      { play: ['1CIV10', '1UNC15'], hand: ['1ROM15', '1ROM16', '1ROM17', '1ROM18', '1ROM19'] },
      {},
      market,
    );
    toSolstice(s);
    // The gain has been made; the city asks.
    expect(s.player(0).material).toBe(2);
    expect(s.question()).toMatchObject({ seat: 0, ask: 'discard', card: '1UNC15' });
  });

  test('R9.1: nor do two cards with the same text: the first asks at once, then the second', () => {
    const s = duel(
      { play: ['1UNC15', '1UNC16'], hand: ['1ROM15', '1ROM16', '1ROM17', '1ROM18', '1ROM19'] },
      {},
      market,
    );
    toSolstice(s);
    for (const card of ['1UNC15', '1UNC16']) {
      expect(s.question()).toMatchObject({ seat: 0, ask: 'discard', card });
      s.answer();
    }
    s.expectTurnOf(0);
  });

  test('R9.1: cards that speak of themselves are ordered, though their text is the same', () => {
    const s = duel({ play: ['1UNC4', '1UNC5'] }, {}, market);
    toSolstice(s);
    expect(s.question()).toMatchObject({ ask: 'solstice', options: ['ability 1UNC4 1', 'ability 1UNC5 1'] });
    s.answer('ability 1UNC5 1').answer('yes').answer('branch 1').answer('no');
    expect(s.player(0)).toMatchObject({ progress: 2, play: ['1UNC4'], history: ['1UNC5'] });
    s.expectTurnOf(0);
  });

  test('R9.1, R15.16: as far as possible', () => {
    const s = duel({ play: ['1ROM10', '1CIV14'] }, {}, { market: ['1REG1'], unrest: 4 });
    toSolstice(s);
    // Nothing to discard and no unrest to return.
    s.answer('ability 1ROM10 0');
    expect(s.player(0)).toMatchObject({ hand: [], discard: [], play: ['1ROM10', '1CIV14'] });
    expect(s.g.unrest).toHaveLength(4);
    s.expectTurnOf(0);
  });

  test('R9.1: MAY is optional, everything else is not', () => {
    const s = duel({ play: ['1UNC15', '1CIV6'], hand: ['1ROM15', '1ROM16', '1ROM17', '1ROM18', '1ROM19'] }, {}, market);
    toSolstice(s);
    s.answer('ability 1CIV6 0');
    expect(s.question()).toMatchObject({ ask: 'branch', min: 1 });
    s.answer('branch 1');
    expect(s.question()).toMatchObject({ ask: 'discard', card: '1UNC15', min: 0 });
    s.answer();
    expect(s.player(0)).toMatchObject({ population: 1, material: 0, discard: [] });
    s.expectTurnOf(0);
  });

  test('R9.1: an unpayable price just means that nothing happens', () => {
    const s = duel({ play: ['1SCY20'], material: 0 }, {}, market);
    toSolstice(s);
    expect(s.player(0).population).toBe(0);
    s.expectTurnOf(0);
  });

  test('R9.1: the other branch of a choice, where one cannot be paid', () => {
    const s = duel({ play: ['1CIV8'], population: 1 }, {}, market);
    toSolstice(s);
    expect(s.player(0)).toMatchObject({ population: 2, progress: 0 });
    s.expectTurnOf(0);
  });
});

describe('the order of the players (R9.2, R16.3)', () => {
  test('R9.2, R16.3: turn order from the player left of the solstice card', () => {
    const city = (id: string, hand: string[]) => ({ play: [id], hand });
    const s = table(
      [
        city('1UNC15', ['1ROM15', '1ROM16', '1ROM17', '1ROM18', '1ROM19']),
        city('1UNC16', ['1CEL14', '1CEL15', '1CEL16', '1CEL17', '1CEL18']),
        city('1UNC17', ['1GRE14', '1GRE15', '1GRE16', '1GRE17', '1GRE18']),
      ],
      { turn: 1, market: ['1REG1'] },
    );
    toSolstice(s);
    for (const seat of [1, 2, 0]) {
      expect(s.question()).toMatchObject({ seat, ask: 'discard' });
      expect(s.g.current).toBe(seat);
      s.answer();
    }
    s.expectTurnOf(1);
  });

  test('R16.3: one player is done before the next begins', () => {
    const s = duel({ play: ['1UNC8'] }, { play: ['1TRI10'], nationDeck: [] }, { market: ['1REG1'], unrest: 4 });
    toSolstice(s);
    const still = bystander(s, 1);
    expect(s.question()).toMatchObject({ seat: 0, ask: 'branch' });
    s.answer('branch 0');
    expect(s.player(0).hand).toHaveLength(1);
    still();
    s.answer('branch 0');
    expect(s.player(1).material).toBe(2);
    s.expectTurnOf(0);
  });
});

describe('cards that come and go (R9.3)', () => {
  test('R9.3: a card that has left play before does not resolve', () => {
    const s = duel(
      { play: ['1SCY21', '1REG5', '1UNC4'], hand: ['1ROM15', '1ROM16', '1ROM17', '1ROM18', '1ROM19'] },
      {},
      market,
    );
    toSolstice(s);
    s.answer('ability 1UNC4 1').answer('yes').answer('branch 0');
    expect(s.player(0)).toMatchObject({ progress: 2, play: ['1SCY21', '1REG5'], discard: ['1UNC4'] });
    // Only Tents are left.
    expect(s.question()).toMatchObject({ ask: 'recall', options: ['1REG5'], min: 0 });
    s.answer('1REG5');
    expect(s.player(0).hand).toContain('1REG5');
    s.expectTurnOf(0);
  });

  test('R11.9: what is garrisoned in solstice resolves nothing any more', () => {
    const s = duel(
      { nation: 'vikings', play: ['1VIK8', '1UNC15'], hand: ['1VIK18', '1VIK19', '1VIK20', '1VIK21', '1VIK22'] },
      {},
      market,
    );
    toSolstice(s);
    s.answer('ability 1VIK8 0');
    expect(options(s)).not.toContain('1VIK20');
    s.answer('1VIK18');
    expect(s.player(0).garrison).toEqual({ '1VIK8': ['1VIK18'] });
    expect(s.question()).toMatchObject({ ask: 'discard', card: '1UNC15' });
  });
});

describe('what does not work in solstice (R9.4)', () => {
  test('R9.4: no exhaust abilities, triggered ones neither', () => {
    const s = duel(
      {
        state: 'empire',
        play: ['1CIV14', '1CIV9'],
        discard: ['1UNR1'],
        hand: ['1ROM15', '1ROM16', '1ROM17', '1ROM18', '1ROM19'],
      },
      {},
      { market: ['1REG1'], unrest: 4 },
    );
    toSolstice(s);
    // Unrest has been returned; Wonder would answer to that in an Activate turn.
    expect(s.g.unrest).toHaveLength(5);
    expect(s.player(0)).toMatchObject({ progress: 0, exhausts: 5, exhausted: [] });
    s.expectTurnOf(0);
  });

  test('R9.4: passives do work: a Viking who takes unrest looks at the nation deck', () => {
    const s = duel(
      {
        nation: 'vikings',
        play: ['1UNC8'],
        nationDeck: ['1VIK3', '1VIK4'],
        accession: '1VIK2',
        hand: ['1VIK17', '1VIK18', '1VIK19', '1VIK21', '1VIK22'],
      },
      {},
      { market: ['1REG1'], unrest: 4 },
    );
    toSolstice(s);
    s.answer('branch 0');
    expect(s.question()).toMatchObject({ seat: 0, ask: 'may', card: '1VIK1B' });
    s.answer('yes');
    expect(s.player(0)).toMatchObject({ nationDeck: ['1VIK4', '1VIK3'], accession: '1VIK2', looking: null });
    s.expectTurnOf(0);
  });
});

describe('solstice cards, one by one', () => {
  const hand = ['1ROM15', '1ROM16', '1ROM17', '1ROM18', '1ROM19'];

  test.each([
    ['branch 0', { material: 1 }],
    ['branch 1', { population: 1 }],
  ])('City: a discard buys one of three: %s', (branch, gain) => {
    const s = duel({ play: ['1UNC15'], hand }, {}, market);
    toSolstice(s);
    s.answer('1ROM17').answer(branch);
    expect(s.player(0)).toMatchObject({ ...gain, discard: ['1ROM17'] });
    s.expectTurnOf(0);
  });

  test('City: ... the third is a card', () => {
    const s = duel({ play: ['1UNC15'], hand, deck: ['1ROM20'] }, {}, market);
    toSolstice(s);
    s.answer('1ROM17').answer('branch 2');
    expect(s.player(0).hand).toEqual(['1ROM15', '1ROM16', '1ROM18', '1ROM19', '1ROM20']);
    s.expectTurnOf(0);
  });

  test('Town: may be given up for 2 progress, to history or to the discard pile with its garrison', () => {
    const s = duel({ play: ['1UNC4'] }, {}, market);
    toSolstice(s);
    s.answer('yes').answer('branch 1');
    expect(s.player(0)).toMatchObject({ progress: 2, play: [], history: ['1UNC4'] });
    s.expectTurnOf(0);
    const t = duel({ play: ['1UNC4'] }, {}, market);
    toSolstice(t);
    t.answer('no');
    expect(t.player(0)).toMatchObject({ progress: 0, play: ['1UNC4'] });
  });

  test('Mysticism: an unrest or two discards; with one card left that one (R18.15)', () => {
    const s = duel({ play: ['1UNC8'], deck: ['1ROM20'] }, {}, { market: ['1REG1'], unrest: 4 });
    toSolstice(s);
    s.answer('branch 1');
    expect(s.player(0)).toMatchObject({ hand: [], discard: ['1ROM20'] });
    expect(s.g.unrest).toHaveLength(4);
    s.expectTurnOf(0);
  });

  test('Pharmacy: 2 population for 1 progress; progress may pay for population', () => {
    const s = duel({ play: ['1CIV8'], population: 1, progress: 1 }, {}, market);
    toSolstice(s);
    s.answer('branch 1');
    expect(s.player(0)).toMatchObject({ population: 0, progress: 1 });
    s.expectTurnOf(0);
  });

  test('Mauryans: 2 material or a region out of the discard pile', () => {
    const s = duel({ play: ['1TRI10'], hand, discard: ['1ROM20', '1ROM21'] }, {}, market);
    toSolstice(s);
    s.answer('branch 1');
    expect(s.player(0)).toMatchObject({ hand: [...hand, '1ROM20'], discard: ['1ROM21'] });
    s.expectTurnOf(0);
  });

  test('Bread and Circuses: a discard is a must, two unrest may go back', () => {
    const s = duel(
      { play: ['1ROM10'], hand: ['1UNR1', '1ROM16', '1ROM17', '1ROM18', '1ROM19'], discard: ['1UNR2'] },
      {},
      { market: ['1REG1'], unrest: 4 },
    );
    toSolstice(s);
    expect(s.question()).toMatchObject({ ask: 'discard', min: 1 });
    s.answer('1ROM16');
    expect(s.question()).toMatchObject({ ask: 'return', options: ['1UNR1'], min: 0 });
    s.answer('1UNR1').answer('1UNR2');
    expect(s.g.unrest).toHaveLength(6);
    s.expectTurnOf(0);
  });

  test('Mounted Archers: 1 material for 1 population, if the owner wants', () => {
    const s = duel({ nation: 'scythians', play: ['1SCY20'], material: 1 }, {}, market);
    toSolstice(s);
    s.answer('yes');
    expect(s.player(0)).toMatchObject({ material: 0, population: 1 });
    s.expectTurnOf(0);
  });
});
