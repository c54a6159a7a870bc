import { bystander, duel, options, passTurn, table } from './help';

/** Keywords: R11, without attacks (attack.test.ts) and the market (market.test.ts). */

describe('abandon (R11.1)', () => {
  test('R11.1, R11.9: a pinned card goes to the discard pile with its garrison', () => {
    const s = duel(
      { hand: ['1CEL18'] },
      { play: ['1REG5', '1UNC8'], garrison: { '1REG5': ['1CEL16', '1CEL17'] }, discard: ['1CEL14'] },
    );
    s.playCard('1CEL18');
    expect(s.player(1)).toMatchObject({
      play: ['1UNC8'],
      garrison: {},
      discard: ['1CEL14', '1REG5', '1CEL16', '1CEL17'],
    });
    s.expectTurnOf(0);
  });

  test('R11.1: the affected player chooses which, and only of the kind that is named', () => {
    const s = duel({ hand: ['1CEL18'] }, { play: ['1REG5', '1UNC8', '1REG6'] });
    s.playCard('1CEL18');
    expect(s.question()).toMatchObject({ seat: 1, ask: 'abandon', options: ['1REG5', '1REG6'], min: 1, max: 1 });
    s.answer('1REG6');
    expect(s.player(1)).toMatchObject({ play: ['1REG5', '1UNC8'], discard: ['1REG6'] });
    s.expectTurnOf(0);
  });

  test('R11.1: who has none abandons none', () => {
    const s = duel({ hand: ['1CEL18'], play: ['1REG5'] }, { play: ['1UNC8'], garrison: { '1UNC8': ['1REG6'] } });
    const still = bystander(s, 1);
    s.playCard('1CEL18');
    still();
    expect(s.player(0)).toMatchObject({ play: ['1REG5'], progress: 1 });
    s.expectTurnOf(0);
  });
});

describe('all players, each other player (R11.3)', () => {
  test('R11.3: "all players" includes the owner, in turn order from the owner', () => {
    const s = table([{}, { play: ['1UNC4'] }, {}], { turn: 1 });
    s.exhaust('1UNC4');
    for (const seat of [1, 2, 0]) {
      expect(s.question()).toMatchObject({ seat, ask: 'may' });
      s.answer(seat === 2 ? 'no' : 'yes');
    }
    expect(s.g.players.map((p) => p.material)).toEqual([2, 2, 0]);
    s.expectTurnOf(1);
  });

  test('R11.3: "each other player" does not', () => {
    const s = table([{ hand: ['1CEL2'] }, {}, {}, {}]);
    s.playCard('1CEL2');
    expect(s.g.players.map((p) => p.material)).toEqual([0, 1, 1, 1]);
    s.expectTurnOf(0);
  });
});

describe('choose (R11.6)', () => {
  test('R11.6: exactly one of the alternatives', () => {
    const s = duel({ hand: ['1GRE18'], population: 1 }, {}, { market: ['1REG1'] });
    s.playCard('1GRE18');
    expect(s.question()).toMatchObject({
      ask: 'branch',
      options: ['branch 0', 'branch 1', 'branch 2'],
      min: 1,
      max: 1,
    });
    s.answer('branch 1');
    expect(s.player(0)).toMatchObject({ progress: 1, population: 1, hand: [] });
    s.expectTurnOf(0);
  });

  test('R11.6: two branches are refused', () => {
    const s = duel({ hand: ['1GRE18'], population: 1 }, {}, { market: ['1REG1'] });
    s.playCard('1GRE18');
    expect(s.play({ seat: 0, name: 'answer', args: [s.question().n, ['branch 0', 'branch 1']] })).toMatchObject({
      why: 'tooMany',
    });
  });
});

describe('develop (R11.7)', () => {
  const empire = { nation: 'macedonians', state: 'empire' as const, hand: ['1MAC3'] };

  test('R11.7: the cost is paid and the card goes to the discard pile; a token on the area does not matter and none is laid', () => {
    const s = duel({
      ...empire,
      development: ['1MAC8', '1MAC5', '1MAC9'],
      material: 4,
      population: 1,
      exhausts: 4,
      exhausted: ['development'],
    });
    s.playCard('1MAC3').answer('branch 0');
    expect(s.question()).toMatchObject({ ask: 'develop', options: ['1MAC8'] });
    s.answer('1MAC8');
    expect(s.player(0)).toMatchObject({
      material: 0,
      population: 0,
      discard: ['1MAC8', '1MAC3'],
      development: ['1MAC5', '1MAC9'],
      exhausts: 4,
      exhausted: ['development'],
    });
    s.expectTurnOf(0);
  });

  test('R11.7: what cannot be paid is not offered; nothing payable: the branch is not offered', () => {
    const s = duel({ ...empire, development: ['1MAC8'], material: 3, population: 0 }, {}, { market: ['1UNC3'] });
    s.playCard('1MAC3');
    expect(s.question()).toMatchObject({ seat: 0, stage: 'turn' });
    expect(s.player(0)).toMatchObject({ material: 1, development: ['1MAC8'], hand: ['1UNC3'] });
  });

  test('R11.7: developing for free pays nothing and is a must', () => {
    const s = duel({ nation: 'macedonians', state: 'empire', hand: ['1FAM5'], development: ['1MAC8', '1MAC5'] });
    s.playCard('1FAM5');
    expect(s.question()).toMatchObject({ ask: 'develop', options: ['1MAC8', '1MAC5'], min: 1 });
    s.answer('1MAC5');
    expect(s.player(0)).toMatchObject({ discard: ['1MAC5'], history: ['1FAM5'], development: ['1MAC8'] });
    s.expectTurnOf(0);
  });

  test('R11.7: Vikings can never develop', () => {
    const s = duel({
      nation: 'vikings',
      hand: ['1FAM5', '1TRI3'],
      state: 'barbarian',
      deck: ['1VIK18'],
      nationDeck: ['1VIK3'],
    });
    s.playCard('1FAM5').answer('stop');
    expect(s.player(0)).toMatchObject({ discard: ['1FAM5'], development: [] });
    s.expectTurnOf(0);
  });
});

describe('discard (R11.8)', () => {
  test('R11.8: from hand to the own discard pile', () => {
    const s = duel(
      { state: 'empire', hand: ['1ROM3'] },
      { hand: ['1CEL16', '1CEL17', '1CEL14'], deck: ['1CEL18'], play: ['1UNC8'] },
    );
    s.playCard('1ROM3');
    expect(s.question()).toMatchObject({
      seat: 1,
      ask: 'discard',
      options: ['1CEL16', '1CEL17', '1CEL14'],
      min: 2,
      max: 2,
    });
    s.answer('1CEL14', '1CEL16');
    expect(s.player(1)).toMatchObject({
      hand: ['1CEL17'],
      discard: ['1CEL14', '1CEL16'],
      deck: ['1CEL18'],
      play: ['1UNC8'],
    });
    s.answer();
    s.expectTurnOf(0);
  });

  test('Oracle: one of the two drawn', () => {
    const s = duel({ hand: ['1UNC9', '1ROM20'], deck: ['1ROM14', '1ROM15'] });
    s.playCard('1UNC9');
    expect(options(s)).toEqual(['1ROM14', '1ROM15']);
    s.answer('1ROM15');
    expect(s.player(0)).toMatchObject({ hand: ['1ROM20', '1ROM14'], discard: ['1ROM15', '1UNC9'] });
    s.expectTurnOf(0);
  });
});

describe('garrison (R11.9)', () => {
  test('R11.9: another card from hand, face up under the card; it may be left', () => {
    const s = duel({ hand: ['1MAC18', '1ROM16', '1UNR1'] });
    s.playCard('1MAC18');
    expect(s.question()).toMatchObject({ ask: 'garrison', options: ['1ROM16', '1UNR1'], min: 0, max: 1 });
    s.answer('1ROM16');
    expect(s.player(0)).toMatchObject({ garrison: { '1MAC18': ['1ROM16'] }, hand: ['1UNR1'], play: ['1MAC18'] });
    s.expectTurnOf(0);
    const t = duel({ hand: ['1MAC18', '1ROM16'] });
    t.playCard('1MAC18').answer();
    expect(t.player(0)).toMatchObject({ garrison: {}, hand: ['1ROM16'] });
  });

  test('R11.9: several under one host', () => {
    const s = duel({
      nation: 'vikings',
      hand: ['1VIK17', '1VIK18', '1CIV15'],
      state: 'empire',
      play: ['1ROM20'],
      garrison: { '1ROM20': ['1ROM14'] },
    });
    s.playCard('1CIV15').answer('1ROM20').answer('1VIK18');
    expect(s.player(0).garrison).toEqual({ '1ROM20': ['1ROM14', '1CIV15', '1VIK18'] });
  });

  test('R11.9: a garrisoned card has no exhaust, passive or solstice ability', () => {
    const s = duel(
      { play: ['1MAC18'], garrison: { '1MAC18': ['1UNC8', '1CEL4', '1CIV10'] }, hand: ['1CEL18'] },
      {},
      { market: ['1REG1'] },
    );
    expect(s.refused('exhaust 1UNC8')).not.toBeNull();
    s.playCard('1CEL18');
    expect(s.player(0).progress).toBe(1);
    passTurn(s);
    passTurn(s);
    expect(s.player(0).material).toBe(0);
    s.expectTurnOf(0);
  });

  test('R11.9: its icons count for nothing in play', () => {
    const s = duel({ hand: ['1ROM15'], play: ['1ROM20'], garrison: { '1ROM20': ['1REG6', '1REG7'] } });
    s.playCard('1ROM15').answer('no').answer('no').answer('branch 0');
    expect(s.player(0).material).toBe(1);
    s.expectTurnOf(0);
  });

  test('R11.9: recalled, the host takes it along to hand', () => {
    const s = duel({ play: ['1UNC11', '1REG5'], garrison: { '1REG5': ['1UNR1', '1ROM16'] } });
    s.exhaust('1UNC11');
    expect(s.player(0)).toMatchObject({
      hand: ['1REG5', '1UNR1', '1ROM16'],
      garrison: {},
      play: ['1UNC11'],
      material: 2,
      population: 1,
    });
    s.expectTurnOf(0);
  });

  test('R11.9: put into history, the host takes it along', () => {
    const s = duel({ state: 'empire', hand: ['1ROM7'], play: ['1ROM19'], garrison: { '1ROM19': ['1ROM16'] } });
    s.playCard('1ROM7');
    expect(s.player(0)).toMatchObject({ history: ['1ROM19', '1ROM16'], garrison: {}, play: ['1ROM7'] });
    s.expectTurnOf(0);
  });

  test('R11.9: who has no history discards host and garrison', () => {
    const s = duel(
      {
        nation: 'vikings',
        play: ['1UNC4'],
        garrison: { '1UNC4': ['1VIK18'] },
        hand: ['1VIK19', '1VIK20', '1VIK21', '1VIK22', '1VIK23'],
      },
      {},
      { market: ['1REG1'] },
    );
    passTurn(s);
    passTurn(s);
    s.answer('yes').answer('branch 1');
    expect(s.player(0)).toMatchObject({ history: [], discard: ['1UNC4', '1VIK18'], garrison: {} });
  });

  test('R11.9: an unrest may be garrisoned, and is not in hand any more', () => {
    const s = duel({ hand: ['1MAC18', '1UNR1'], population: 1 });
    s.playCard('1MAC18').answer('1UNR1');
    expect(s.refused('playCard 1UNR1')).not.toBeNull();
  });

  test('R11.9: with an empty hand nobody is asked', () => {
    const s = duel({ hand: ['1MAC18'] });
    s.playCard('1MAC18');
    s.expectTurnOf(0);
  });
});

describe('gain (R11.10)', () => {
  test('R11.10: the supply is unlimited', () => {
    const s = duel({ hand: ['1CAR13'], population: 500 });
    s.playCard('1CAR13');
    expect(s.player(0).population).toBe(502);
  });
});

describe('find (R11.14)', () => {
  const erik = { nation: 'vikings', hand: ['1VIK21'], play: ['1VIK17'], population: 1 };

  test('R11.14: a kind of card: hand, discard pile, draw deck and nation deck; one is chosen and comes to hand', () => {
    const s = duel({
      ...erik,
      hand: ['1VIK21', '1REG1'],
      discard: ['1REG2', '1VIK18'],
      deck: ['1VIK19', '1REG3'],
      nationDeck: ['1VIK4', '1VIK5'],
      accession: '1VIK2',
    });
    s.playCard('1VIK21');
    expect(s.question()).toMatchObject({ seat: 0, ask: 'find', min: 1, max: 1 });
    // Scandinavia, just abandoned, lies in the discard pile.
    expect([...options(s)].sort()).toEqual(['1REG1', '1REG2', '1REG3', '1VIK17', '1VIK5']);
    s.answer('1VIK5');
    const p = s.player(0);
    expect(p).toMatchObject({
      hand: ['1REG1', '1VIK5'],
      nationDeck: ['1VIK4'],
      accession: '1VIK2',
      discard: ['1REG2', '1VIK18', '1VIK17'],
      population: 0,
      searching: [],
    });
    expect([...p.deck].sort()).toEqual(['1REG3', '1VIK19']);
    expect(s.g.exile).toEqual(['1VIK21']);
    s.expectTurnOf(0);
  });

  test('R11.14: only the found card moves, not what paid for it', () => {
    const s = duel({ ...erik, garrison: { '1VIK17': ['1VIK18'] }, discard: ['1REG2'] });
    s.playCard('1VIK21').answer('1REG2');
    expect(s.player(0)).toMatchObject({ hand: ['1REG2'], discard: ['1VIK17', '1VIK18'] });
    s.expectTurnOf(0);
  });

  test('R11.14: a card found in hand stays there', () => {
    const s = duel({ ...erik, hand: ['1VIK21', '1REG1'] });
    s.playCard('1VIK21').answer('1REG1');
    expect(s.player(0).hand).toEqual(['1REG1']);
    s.expectTurnOf(0);
  });

  test('R11.14: searched decks are shuffled, the accession card stays at the bottom', () => {
    const orders = new Set(
      Array.from({ length: 8 }, (_, i) => {
        const s = duel(
          {
            ...erik,
            deck: ['1VIK18', '1VIK19', '1VIK20', '1VIK22'],
            nationDeck: ['1VIK4', '1VIK8', '1VIK9', '1VIK10'],
            accession: '1VIK2',
            discard: ['1REG1'],
          },
          {},
          { seed: `find ${i}` },
        );
        s.playCard('1VIK21').answer('1REG1');
        expect(s.player(0).accession).toBe('1VIK2');
        return [...s.player(0).deck, ...s.player(0).nationDeck].join();
      }),
    );
    expect(orders.size).toBeGreaterThan(4);
  });

  test('R11.14, R6.3: without Scandinavia in play the price cannot be paid', () => {
    expect(duel({ ...erik, play: [] }).refused('playCard 1VIK21')).toMatchObject({ why: 'price' });
    expect(duel({ ...erik, population: 0 }).refused('playCard 1VIK21')).toMatchObject({ why: 'price' });
  });
});

describe('history (R11.15)', () => {
  test('R11.15: out of the game: nothing draws or reshuffles it', () => {
    const s = duel({ play: ['1CIV10'], history: ['1ROM16'], discard: ['1ROM20'] });
    s.exhaust('1CIV10');
    expect(s.player(0)).toMatchObject({ history: ['1ROM16'], hand: ['1ROM20'] });
  });

  test('R11.15: unless an effect says so: Hannibal fetches from it', () => {
    const s = duel(
      { nation: 'carthaginians', state: 'empire', hand: ['1CAR6'], history: ['1CAR18', '1CAR4'] },
      {},
      { market: ['1REG1'] },
    );
    s.playCard('1CAR6').answer();
    s.answer('no').answer('1CAR18');
    expect(s.player(0)).toMatchObject({ hand: ['1CAR18'], history: ['1CAR4', '1CAR6'] });
    s.expectTurnOf(0);
  });

  test('R11.15: Vikings have none and discard instead, whatever puts the card there', () => {
    const s = duel(
      { nation: 'vikings', hand: ['1UNC21', '1VIK18', '1TRI11'], discard: ['1VIK19'] },
      {},
      { small: { REG: ['1REG1'] }, main: ['1TRI1'] },
    );
    s.playCard('1UNC21').answer('branch 1').answer('1VIK18');
    expect(s.player(0)).toMatchObject({ history: [], discard: ['1VIK19', '1VIK18', '1UNC21'], hand: ['1TRI11'] });
    s.playCard('1TRI11');
    expect(s.player(0)).toMatchObject({ history: [], discard: ['1VIK19', '1VIK18', '1UNC21', '1TRI11'] });
    s.expectTurnOf(0);
  });
});

describe('pay (R11.18)', () => {
  test.each([
    [{ material: 5 }, 'playCard', 5],
    [{ material: 3, progress: 1 }, 'playCard', 3],
  ])('R11.18: 5 material with %p', (tokens, _k, material) => {
    const s = duel({ hand: ['1ROM16'], ...tokens }, {}, { market: ['1UNC3'] });
    s.playCard('1ROM16').answer('branch 1');
    if (material === 3) expect(s.player(0)).toMatchObject({ material: 0, progress: 0 });
    else expect(s.player(0)).toMatchObject({ material: 0 });
  });

  test('R11.18: every way to pay is offered, plain first; no change is given', () => {
    const s = duel({ hand: ['1UNC20'], material: 3, progress: 2 }, {}, { main: ['1TRI1'] });
    s.playCard('1UNC20');
    expect(s.question()).toMatchObject({ ask: 'pay', options: ['pay 3 0 0', 'pay 1 0 1', 'pay 0 0 2'] });
    s.answer('pay 0 0 2');
    expect(s.player(0)).toMatchObject({ material: 3, progress: 0, population: 0 });
  });

  test('R11.18: 1 progress for 1 population, and none for material in a population price', () => {
    const s = duel({ hand: ['1ROM17'], population: 1, progress: 1, material: 9 }, {}, { market: ['1REG1'] });
    s.playCard('1ROM17');
    expect(s.player(0)).toMatchObject({ population: 0, progress: 0, material: 9, hand: ['1REG1'] });
    s.expectTurnOf(0);
  });

  test('R11.18: one price of two kinds is paid as one', () => {
    const s = duel(
      { nation: 'vikings', hand: ['1VIK22'], material: 2, population: 0, progress: 1 },
      {},
      { market: ['1REG1'] },
    );
    s.playCard('1VIK22');
    expect(s.player(0)).toMatchObject({ material: 0, population: 0, progress: 0, hand: ['1REG1'] });
    s.expectTurnOf(0);
  });

  test('R11.18: the same progress cannot pay twice', () => {
    const s = duel(
      { nation: 'vikings', hand: ['1VIK22'], material: 0, population: 0, progress: 1 },
      {},
      { market: ['1REG1'] },
    );
    expect(s.refused('playCard 1VIK22')).toMatchObject({ why: 'price' });
  });

  test('R11.18: progress is not replaced by anything', () => {
    const s = duel({ play: ['1CEL20'], material: 9, population: 9 });
    expect(s.refused('exhaust 1CEL20')).toMatchObject({ why: 'price' });
  });
});

describe('recall, return, take unrest, steal', () => {
  test('R11.20: recall brings a pinned card in play back to hand', () => {
    const s = duel({ nation: 'scythians', hand: ['1SCY13'] }, { play: ['1REG5', '1UNC8', '1REG6'] });
    s.playCard('1SCY13');
    expect(s.question()).toMatchObject({ seat: 1, ask: 'recall', options: ['1REG5', '1REG6'], min: 1 });
    s.answer('1REG5');
    expect(s.player(1)).toMatchObject({ hand: ['1REG5'], play: ['1UNC8', '1REG6'] });
    s.expectTurnOf(0);
  });

  test('R11.21: return: unrest from hand or the zone named, to the pile', () => {
    const s = duel({ hand: ['1TRI4', '1UNR1'], discard: ['1UNR2', '1UNR3', '1ROM20'] }, {}, { unrest: ['1UNR4'] });
    s.playCard('1TRI4');
    expect(s.question()).toMatchObject({ ask: 'return', min: 0, max: 2 });
    s.answer('1UNR2', '1UNR1');
    expect(s.g.unrest).toEqual(['1UNR4', '1UNR2', '1UNR1']);
    expect(s.player(0)).toMatchObject({ hand: [], discard: ['1UNR3', '1ROM20'], history: ['1TRI4'] });
    s.expectTurnOf(0);
  });

  test('R11.21: mandatory as far as possible', () => {
    const s = duel({ nation: 'vikings', hand: ['1VIK23'] }, { material: 1 });
    s.playCard('1VIK23').answer('branch 1');
    expect(s.player(0).material).toBe(1);
    s.expectTurnOf(0);
  });

  test('R11.24: take: from the pile into hand', () => {
    const s = duel({ nation: 'scythians', side: 'A' }, {}, { unrest: ['1UNR1', '1UNR2'], small: { REG: ['1REG1'] } });
    s.exhaust('1SCY1A');
    expect(s.player(0)).toMatchObject({ hand: ['1UNR1', '1REG1'], actions: 2 });
    expect(s.g.unrest).toEqual(['1UNR2']);
    s.expectTurnOf(0);
  });

  test('R11.23: steal: up to the number from each, as far as possible', () => {
    const s = table([
      { nation: 'macedonians', hand: ['1MAC11'], material: 1 },
      { material: 5 },
      { material: 1 },
      { material: 0 },
    ]);
    s.playCard('1MAC11');
    expect(s.g.players.map((p) => p.material)).toEqual([4, 3, 0, 0]);
    s.expectTurnOf(0);
  });

  test('R11.23: only from the players named: with a region in play, or empires', () => {
    const s = table([
      { hand: ['1CEL19'] },
      { material: 3, progress: 3, state: 'empire' },
      { material: 3, progress: 3, play: ['1GRE12'] },
      { nation: 'scythians', state: 'empire', material: 3, progress: 3, play: ['1REG5'] },
    ]);
    s.playCard('1CEL19');
    expect(s.g.players.map((p) => [p.material, p.progress])).toEqual([
      [4, 2],
      [3, 2],
      [2, 3],
      [2, 2],
    ]);
    s.expectTurnOf(0);
  });

  test('unable: who could not give in full takes unrest, though what there was is gone', () => {
    const s = table([{ nation: 'vikings', hand: ['1VIK13'] }, { material: 2 }, { material: 1 }, { material: 0 }], {
      unrest: 5,
    });
    s.playCard('1VIK13');
    expect(s.g.players.map((p) => [p.material, p.hand.length])).toEqual([
      [3, 0],
      [0, 0],
      [0, 1],
      [0, 1],
    ]);
    expect(s.g.unrest).toHaveLength(3);
    s.expectTurnOf(0);
  });
});

describe('looking (R11.16)', () => {
  test('R11.16: fewer are looked at when fewer are there', () => {
    const s = duel({ hand: ['1ROM14'], play: ['1REG5', '1REG6', '1REG7'] }, {}, { fame: ['1FAM2'] });
    s.playCard('1ROM14');
    expect(s.player(0)).toMatchObject({ hand: ['1FAM2'], kingOfKings: false });
    expect(s.g).toMatchObject({ fame: [], kings: '1FAM9A', ending: null });
    s.expectTurnOf(0);
  });

  test('R11.16: the rest goes back on top in an order of choice', () => {
    const s = duel(
      { nation: 'romans', side: 'A', hand: ['1ROM14'], play: ['1REG5', '1REG6', '1REG7'] },
      {},
      { fame: ['1FAM2', '1FAM3', '1FAM4', '1FAM5'] },
    );
    s.playCard('1ROM14');
    expect(s.question()).toMatchObject({ ask: 'keep', options: ['1FAM2', '1FAM3', '1FAM4'], min: 1, max: 1 });
    s.answer('1FAM3');
    expect(s.question()).toMatchObject({
      ask: 'lookOrder',
      options: ['1FAM2', '1FAM4'],
      min: 2,
      max: 2,
      ordered: true,
    });
    s.answer('1FAM4', '1FAM2');
    expect(s.g.fame).toEqual(['1FAM4', '1FAM2', '1FAM5']);
    expect(s.player(0)).toMatchObject({ hand: ['1FAM3'], looking: null, progress: 1 });
    s.expectTurnOf(0);
  });
});

describe('passives (R11.19)', () => {
  test('R11.19: only while the card is in play', () => {
    const s = duel({ hand: ['1CEL18', '1CEL4'], discard: ['1FAM8'] });
    s.playCard('1CEL18');
    expect(s.player(0).progress).toBe(1);
    const t = duel({ hand: ['1CEL18'], play: ['1CEL4'] });
    t.playCard('1CEL18');
    expect(t.player(0).progress).toBe(2);
    t.expectTurnOf(0);
  });
});
