import { bystander, duel, options } from './help';

/** The market and what takes cards from it: R11.2, R11.5, R11.11–R11.13 and R12. */

const place = (s: ReturnType<typeof duel>, i: number) => s.g.market[i] as (typeof s.g.market)[number];
const CONQUER = { hand: ['1ROM17'], population: 2 };
const ADVANCE = { hand: ['1ROM16'], material: 3 };

describe('acquire (R11.2)', () => {
  test('R11.2: the card, all tokens on it and the unrest below it; the place is refilled at once', () => {
    const s = duel(
      ADVANCE,
      {},
      {
        market: ['1REG1', { card: '1UNC3', unrest: '1UNR1', material: 2, population: 1, progress: 3 }, '1CIV10'],
        small: { UNC: ['1UNC4', '1UNC5'] },
        unrest: ['1UNR2', '1UNR3'],
      },
    );
    const still = bystander(s, 1);
    s.playCard('1ROM16').answer('1UNC3');
    expect(s.player(0)).toMatchObject({ hand: ['1UNC3', '1UNR1'], material: 2, population: 1, progress: 3 });
    expect(place(s, 1)).toEqual({
      deck: 'UNC',
      card: '1UNC4',
      unrest: '1UNR2',
      material: 0,
      population: 0,
      progress: 0,
    });
    expect([place(s, 0).card, place(s, 2).card]).toEqual(['1REG1', '1CIV10']);
    expect(s.g.unrest).toEqual(['1UNR3']);
    still();
    s.expectTurnOf(0);
  });

  test('R11.2: a region brings no unrest', () => {
    const s = duel(
      CONQUER,
      {},
      { market: [{ card: '1REG1', progress: 1 }], small: { REG: ['1REG2'] }, unrest: ['1UNR1', '1UNR2'] },
    );
    s.playCard('1ROM17');
    expect(s.player(0)).toMatchObject({ hand: ['1REG1'], progress: 1 });
    expect(place(s, 0)).toMatchObject({ card: '1REG2', unrest: null });
    expect(s.g.unrest).toEqual(['1UNR1', '1UNR2']);
    s.expectTurnOf(0);
  });

  test('R11.2: only cards of the suits that are named', () => {
    const s = duel(ADVANCE, {}, { market: ['1REG1', '1UNC3', '1CIV10', '1TRI1', '1UNC15'] });
    s.playCard('1ROM16');
    expect(options(s)).toEqual(['1UNC3', '1CIV10', '1UNC15']);
  });

  test('R11.2: one card, even if several suits are named', () => {
    const s = duel({ nation: 'macedonians', hand: ['1MAC16'] }, {}, { market: ['1REG1', '1UNC3', '1CIV10', '1TRI1'] });
    s.playCard('1MAC16').answer('1TRI1');
    expect(s.player(0).hand).toEqual(['1TRI1']);
    s.expectTurnOf(0);
  });

  test('R11.2: several acquires are each complete: the second may take the new card', () => {
    const s = duel({ hand: ['1ROM21'] }, {}, { market: ['1REG1'], small: { REG: ['1REG2', '1REG3'] } });
    s.playCard('1ROM21');
    expect(s.player(0).hand).toEqual(['1REG1']);
    expect(options(s)).toEqual(['1REG2']);
    s.answer('1REG2');
    expect(s.player(0).hand).toEqual(['1REG1', '1REG2']);
    expect(place(s, 0).card).toBe('1REG3');
    s.expectTurnOf(0);
  });

  test('R11.2: nothing fits: nothing is taken', () => {
    const s = duel(CONQUER, {}, { market: [null, '1UNC3'] });
    s.playCard('1ROM17');
    expect(s.player(0)).toMatchObject({ hand: [], population: 0, discard: ['1ROM17'] });
    s.expectTurnOf(0);
  });

  test('acquire by tokens: any suit with such a token on it', () => {
    const s = duel(
      { nation: 'carthaginians', play: ['1CAR10'], hand: ['1ROM20'], material: 3 },
      {},
      {
        market: [
          '1REG1',
          { card: '1UNC3', material: 1 },
          { card: '1CIV10', progress: 2 },
          { card: '1TRI1', material: 4 },
        ],
      },
    );
    s.exhaust('1CAR10');
    expect(options(s)).toEqual(['1UNC3', '1TRI1']);
    s.answer('1TRI1');
    expect(s.player(0)).toMatchObject({ hand: ['1TRI1'], material: 4, discard: ['1ROM20'] });
    s.expectTurnOf(0);
  });
});

describe('refill (R12.2, R12.4)', () => {
  test('R12.2: a place of a small deck from that deck, whatever suit has left', () => {
    const s = duel(
      { nation: 'macedonians', hand: ['1MAC16'] },
      {},
      { market: ['1TRI1'], small: { REG: ['1REG2'] }, main: ['1TRI2'] },
    );
    s.playCard('1MAC16');
    expect(place(s, 0)).toMatchObject({ deck: 'REG', card: '1REG2' });
    expect(s.g.main).toEqual(['1TRI2']);
  });

  test('R12.2: from the main deck when the small deck is empty', () => {
    const s = duel(
      CONQUER,
      {},
      { market: ['1REG1'], small: { REG: [] }, main: ['1TRI1', '1TRI2'], unrest: ['1UNR1', '1UNR2'] },
    );
    s.playCard('1ROM17');
    expect(place(s, 0)).toMatchObject({ deck: 'REG', card: '1TRI1', unrest: '1UNR1' });
    s.expectTurnOf(0);
  });

  test('R12.2: the two other places from the main deck', () => {
    const s = duel(
      CONQUER,
      {},
      { market: [null, null, null, null, '1REG1'], small: { REG: ['1REG2'] }, main: ['1TRI1', '1TRI2'] },
    );
    s.playCard('1ROM17');
    expect(place(s, 4)).toMatchObject({ deck: 'main', card: '1TRI1' });
    expect(s.g.small.REG).toEqual(['1REG2']);
  });

  test('R12.2: an empty main deck leaves the place empty', () => {
    const s = duel(CONQUER, {}, { market: ['1REG1'], small: { REG: [] }, main: [] });
    s.playCard('1ROM17');
    expect(place(s, 0)).toEqual({ deck: 'REG', card: null, unrest: null, material: 0, population: 0, progress: 0 });
    s.expectTurnOf(0);
  });

  test.each([
    ['1UNC3', true],
    ['1CIV10', true],
    ['1TRI1', true],
    ['1UNC15', true],
    ['1REG2', false],
  ])('R12.2: %s gets an unrest below it: %p', (id, has) => {
    const s = duel(
      CONQUER,
      {},
      { market: [null, null, null, '1REG1'], main: [id, '1TRI2'], unrest: ['1UNR1', '1UNR2'] },
    );
    s.playCard('1ROM17');
    expect(place(s, 3)).toMatchObject({ card: id, unrest: has ? '1UNR1' : null });
    expect(s.g.unrest).toHaveLength(has ? 1 : 2);
  });

  test('R18.2, R3.9: a civilised card that refills gets no progress', () => {
    const s = duel(CONQUER, {}, { market: [null, null, null, '1REG1'], main: ['1CIV10', '1TRI2'] });
    s.playCard('1ROM17');
    expect(place(s, 3)).toMatchObject({ card: '1CIV10', progress: 0 });
  });

  test('R12.4: the market is refilled before the effect goes on', () => {
    const s = duel({ nation: 'carthaginians', hand: ['1CAR18'] }, {}, { market: ['1REG8'], small: { REG: ['1REG2'] } });
    s.playCard('1CAR18').answer('1REG8');
    // Hills, played free, may exile the card that has just come: there is no other, so it does.
    expect(s.g.exile).toEqual(['1REG2']);
    expect(s.player(0).play).toEqual(['1REG8']);
    s.expectTurnOf(0);
  });

  test('R12.3: tokens stay on the place until its card is taken', () => {
    const s = duel(
      CONQUER,
      {},
      {
        market: [
          { card: '1REG1', progress: 1 },
          { card: '1UNC3', material: 3 },
        ],
      },
    );
    s.playCard('1ROM17');
    expect(place(s, 1)).toMatchObject({ card: '1UNC3', material: 3 });
    expect(s.player(0)).toMatchObject({ progress: 1, material: 0 });
  });
});

describe('break through (R11.5, R12.1)', () => {
  const TRIUMVIRATE = { hand: ['1ROM18'] };

  test('R11.5.1: a market card with its tokens; the unrest below it returns to the pile', () => {
    const s = duel(
      TRIUMVIRATE,
      {},
      {
        market: [null, { card: '1UNC3', unrest: '1UNR1', population: 2 }],
        small: { UNC: ['1UNC4'] },
        unrest: ['1UNR2', '1UNR3'],
      },
    );
    s.playCard('1ROM18').answer('1UNC3');
    expect(s.player(0)).toMatchObject({ hand: ['1UNC3'], population: 2, history: ['1ROM18'] });
    expect(place(s, 1)).toMatchObject({ card: '1UNC4', population: 0 });
    expect([...s.g.unrest, place(s, 1).unrest].sort()).toEqual(['1UNR1', '1UNR2', '1UNR3']);
    s.expectTurnOf(0);
  });

  test.each([
    ['UNC', '1UNC5', '1ROM18', {}],
    ['REG', '1REG2', '1TRI11', {}],
    ['CIV', '1CIV8', '1ROM3', { state: 'empire' as const }],
  ])('R11.5.2–4: the top card of the small deck of %s', (suit, id, card, has) => {
    const s = duel(
      { hand: [card], ...has },
      {},
      { market: ['1REG1', '1UNC3', '1CIV10'], small: { [suit]: [id] }, unrest: 4 },
    );
    const markets = structuredClone(s.g.market);
    s.playCard(card).answer(`deck ${suit}`);
    expect(s.player(0).hand).toEqual([id]);
    expect(s.g.small[suit as 'REG']).toEqual([]);
    expect(s.g.market).toEqual(markets);
    expect(s.g.unrest).toHaveLength(4);
    s.expectTurnOf(0);
  });

  test('R11.5: the market card and the deck are offered, and for TRI the main deck', () => {
    const s = duel(
      { nation: 'macedonians', hand: ['1MAC2'] },
      {},
      { market: ['1REG1', '1UNC3', '1CIV10', '1TRI1', '1REG2'] },
    );
    s.playCard('1MAC2');
    expect(s.question()).toMatchObject({
      ask: 'breakthrough',
      options: ['1REG1', '1TRI1', '1REG2', 'deck REG', 'reveal TRI'],
      min: 0,
      max: 1,
    });
  });

  const CELTS = { nation: 'celts', side: 'A' } as const;
  /** 1UNC14 is both uncivilised and civilised; Celts A answer to a break-through for an uncivilised card. */
  const DUAL = { market: ['1UNC14'], small: { UNC: ['1UNC5'], CIV: ['1CIV8'] }, unrest: 5 };

  test('R11.5: a suit is named: Celts A do not answer to a card taken as civilised', () => {
    const s = duel({ ...CELTS, state: 'empire', hand: ['1ROM3'] }, { nation: 'romans' }, DUAL);
    s.playCard('1ROM3').answer('1UNC14');
    expect(s.player(0).hand).toEqual(['1UNC14']);
    s.expectTurnOf(0);
  });

  test('R11.5, R12.1: of two suits that fit one is named, where an ability answers to one of them', () => {
    const play = () => {
      const s = duel({ ...CELTS, hand: ['1CEL16'], material: 5 }, { nation: 'romans' }, DUAL);
      s.playCard('1CEL16').answer('branch 1').answer('1UNC14');
      expect(s.question()).toMatchObject({
        seat: 0,
        ask: 'declare',
        options: ['suit UNC', 'suit CIV'],
        min: 1,
        max: 1,
      });
      expect(s.player(0).hand).toEqual([]);
      return s;
    };
    const s = play().answer('suit CIV');
    expect(s.player(0).hand).toEqual(['1UNC14']);
    s.expectTurnOf(0);
    const t = play().answer('suit UNC');
    expect(t.question()).toMatchObject({ ask: 'trigger', options: ['ability 1CEL1A 0'] });
  });

  test('R11.5: which of two suits is named is not asked where it makes no difference', () => {
    const s = duel({ nation: 'romans', hand: ['1ROM16'], material: 5 }, {}, DUAL);
    s.playCard('1ROM16').answer('branch 1').answer('1UNC14');
    expect(s.player(0).hand).toEqual(['1UNC14']);
    s.expectTurnOf(0);
  });

  test('R11.5.5: TRI: cards are revealed until one fits; the others are shuffled back', () => {
    const s = duel({ hand: ['1UNC20'], material: 3 }, {}, { main: ['1REG2', '1UNC3', '1TRI1', '1TRI2', '1CIV10'] });
    s.playCard('1UNC20');
    expect(s.player(0).hand).toEqual(['1TRI1']);
    expect([...s.g.main].sort()).toEqual(['1CIV10', '1REG2', '1TRI2', '1UNC3']);
    s.expectTurnOf(0);
  });

  test('R11.5.5: a suit whose small deck is empty comes from the main deck', () => {
    const s = duel({ hand: ['1ROM18'] }, {}, { small: { UNC: [] }, main: ['1TRI1', '1UNC15', '1REG2'] });
    s.playCard('1ROM18');
    expect(s.player(0)).toMatchObject({ hand: ['1UNC15'], progress: 0 });
    s.expectTurnOf(0);
  });

  test('R11.5.5: none fits: 2 progress, and all are shuffled back', () => {
    const s = duel({ hand: ['1UNC20'], material: 3 }, {}, { main: ['1REG2', '1UNC3'] });
    s.playCard('1UNC20');
    expect(s.player(0)).toMatchObject({ hand: [], progress: 2 });
    expect([...s.g.main].sort()).toEqual(['1REG2', '1UNC3']);
    s.expectTurnOf(0);
  });

  test('R18.7: Innovate may name a suit that cannot be found', () => {
    const s = duel({ hand: ['1ROM20'] }, {}, { main: ['1REG2'], market: ['1REG1', '1REG3'] });
    s.innovate().answer('reveal TRI');
    expect(s.player(0)).toMatchObject({ hand: [], progress: 2, discard: ['1ROM20'] });
  });

  test('R12.1: a dual card may be taken as either suit', () => {
    for (const [card, has] of [
      ['1ROM18', {}],
      ['1ROM3', { state: 'empire' as const }],
    ] as const) {
      const s = duel(
        { hand: [card], ...has },
        {},
        { market: [null, null, null, { card: '1UNC15', unrest: '1UNR1' }], unrest: ['1UNR2'] },
      );
      s.playCard(card).answer('1UNC15');
      expect(s.player(0).hand).toEqual(['1UNC15']);
      s.expectTurnOf(0);
    }
  });

  test('R11.5: the unseen card is not told to the others', () => {
    const s = duel({ hand: ['1ROM18'] }, {}, { small: { UNC: ['1UNC5'] } });
    s.playCard('1ROM18');
    expect(JSON.stringify(s.view(1))).not.toContain('1UNC5');
    expect(JSON.stringify(s.view(null))).not.toContain('1UNC5');
    expect(s.view(0).players[0]?.hand).toEqual(['1UNC5']);
  });
});

describe('exile (R11.11)', () => {
  test('R11.11: from the market: the unrest returns to the pile, the place is refilled', () => {
    const s = duel(
      { hand: ['1REG6'] },
      {},
      { market: ['1REG1', { card: '1UNC3', unrest: '1UNR1' }], small: { UNC: ['1UNC4'] }, unrest: ['1UNR2'] },
    );
    s.playCard('1REG6').answer('1UNC3');
    expect(s.g.exile).toEqual(['1UNC3']);
    expect(place(s, 1)).toMatchObject({ card: '1UNC4', unrest: '1UNR2' });
    expect(s.g.unrest).toEqual(['1UNR1']);
    s.expectTurnOf(0);
  });

  test.each([['material'], ['population'], ['progress'], ['material', 'population', 'progress']])(
    'R11.11: not a card with %s on it',
    (...tokens: string[]) => {
      const s = duel(
        { hand: ['1REG6'] },
        {},
        { market: [{ card: '1REG1', ...Object.fromEntries(tokens.map((t) => [t, 1])) }, '1UNC3', '1CIV10'] },
      );
      s.playCard('1REG6');
      expect(options(s)).toEqual(['1UNC3', '1CIV10']);
    },
  );

  test('R11.11: all with tokens: none is exiled', () => {
    const s = duel({ hand: ['1REG6'] }, {}, { market: [{ card: '1REG1', progress: 1 }] });
    s.playCard('1REG6');
    expect(s.g.exile).toEqual([]);
    s.expectTurnOf(0);
  });

  test('R11.11: it is a must where a card can be exiled', () => {
    const s = duel({ hand: ['1REG6'] }, {}, { market: ['1REG1', '1UNC3'] });
    s.playCard('1REG6');
    expect(s.question()).toMatchObject({ ask: 'exile', min: 1, max: 1 });
  });
});

describe('exile as a source (R11.12, R11.13)', () => {
  test('R11.13: an acquired UNC, CIV or TRI brings an unrest from the pile, a region none', () => {
    const s = duel(
      { hand: ['1ROM17'], population: 2, play: ['1CEL5'] },
      {},
      { market: [], exile: ['1REG1', '1TRI1'], unrest: ['1UNR1', '1UNR2'] },
    );
    s.playCard('1ROM17');
    expect(s.player(0).hand).toEqual(['1REG1']);
    expect(s.g).toMatchObject({ exile: ['1TRI1'], unrest: ['1UNR1', '1UNR2'] });
    s.expectTurnOf(0);
  });

  test('allow: Chariots and Longships add exiled regions to every acquire of regions, and to nothing else', () => {
    const s = duel(
      { hand: ['1ROM17', '1ROM16'], population: 2, material: 3, play: ['1CEL5'] },
      {},
      { market: ['1REG2', '1UNC3'], exile: ['1REG1', '1TRI1', '1UNC4'] },
    );
    s.playCard('1ROM17');
    expect(options(s)).toEqual(['1REG2', '1REG1']);
    s.answer('1REG2').playCard('1ROM16');
    // One card of the market: nothing to choose.
    expect(s.player(0).hand).toEqual(['1REG2', '1UNC3']);
    s.expectTurnOf(0);
  });

  test('without such a card exile is closed', () => {
    const s = duel({ hand: ['1ROM17'], population: 2 }, { play: ['1CEL5'] }, { market: [], exile: ['1REG1'] });
    s.playCard('1ROM17');
    expect(s.player(0).hand).toEqual([]);
    expect(s.g.exile).toEqual(['1REG1']);
  });

  test('R11.12: swap: tokens stay on the place, the old unrest returns and a new one is laid where one belongs', () => {
    const s = duel(
      { nation: 'greeks', state: 'empire', play: ['1GRE9'] },
      {},
      {
        market: [{ card: '1UNC3', unrest: '1UNR1', material: 2, progress: 1 }, '1UNC4'],
        exile: ['1REG1', '1TRI1'],
        unrest: ['1UNR2', '1UNR3'],
      },
    );
    s.exhaust('1GRE9').answer('branch 1');
    expect(s.question()).toMatchObject({ ask: 'swapMarket', options: ['1UNC3', '1UNC4'] });
    s.answer('1UNC3');
    expect(s.question()).toMatchObject({ ask: 'swapExile', options: ['1REG1', '1TRI1'] });
    s.answer('1REG1');
    expect(place(s, 0)).toMatchObject({ card: '1REG1', unrest: null, material: 2, progress: 1 });
    expect([...s.g.exile].sort()).toEqual(['1TRI1', '1UNC3']);
    expect([...s.g.unrest].sort()).toEqual(['1UNR1', '1UNR2', '1UNR3']);
    s.expectTurnOf(0);
  });

  test('R11.12: a card of an unrest suit comes with one', () => {
    const s = duel(
      { nation: 'greeks', state: 'empire', play: ['1GRE9'] },
      {},
      { market: ['1REG1'], exile: ['1TRI1'], unrest: ['1UNR2', '1UNR3'] },
    );
    s.exhaust('1GRE9').answer('branch 1');
    expect(place(s, 0)).toMatchObject({ card: '1TRI1', unrest: '1UNR2' });
    expect(s.g.exile).toEqual(['1REG1']);
    s.expectTurnOf(0);
  });

  test('R11.12: nothing in exile: nothing is swapped', () => {
    const s = duel(
      { nation: 'greeks', state: 'empire', play: ['1GRE9'], discard: ['1GRE15'] },
      {},
      { market: ['1REG1'] },
    );
    s.exhaust('1GRE9').answer('branch 1');
    expect(place(s, 0).card).toBe('1REG1');
    s.expectTurnOf(0);
  });
});
