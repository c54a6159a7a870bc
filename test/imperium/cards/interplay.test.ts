import { asked, duel, fillers, over, passTurn, ready, solstice, table, unrest, untouched, worth } from './helpers';

/** Cards that meet: what happens inside each other's effects. */

const empire = { state: 'empire' as const };

describe('reshuffles in mid-effect (R8.5)', () => {
  test('1GRE2 Olympic Games: the second card comes after the reshuffle, with the nation card in it; the history card may be either', () => {
    const s = duel({
      nation: 'greeks',
      side: 'B',
      hand: ['1GRE2'],
      deck: ['1GRE16'],
      nationDeck: ['1GRE12', '1GRE11'],
    });
    s.playCard('1GRE2');
    asked(s, 0, 'history', ['1GRE16', '1GRE12']);
    s.answer('1GRE16');
    expect(s.player(0)).toMatchObject({
      hand: ['1GRE12'],
      history: ['1GRE16'],
      nationDeck: ['1GRE11'],
      discard: ['1GRE2'],
      exhausted: ['nation'],
    });
    ready(s);
  });

  test('the card that is being played is not shuffled in: it lies in the play area (R6.1)', () => {
    const s = duel({ hand: ['1UNC21'], discard: ['1ROM16'], nationDeck: [] });
    s.playCard('1UNC21').answer('branch 0');
    expect(s.player(0)).toMatchObject({ hand: ['1ROM16'], deck: [], discard: ['1UNC21'] });
    ready(s);
  });

  test('one token on the nation deck: a second reshuffle in the turn brings no nation card (R5.6, R8.3)', () => {
    const s = duel({ hand: ['1UNC21', '1UNC9'], nationDeck: ['1ROM12', '1ROM11'] });
    s.playCard('1UNC21').answer('branch 0');
    expect(s.player(0)).toMatchObject({ hand: ['1UNC9', '1ROM12'], nationDeck: ['1ROM11'] });
    s.playCard('1UNC9');
    expect(s.player(0)).toMatchObject({ nationDeck: ['1ROM11'], hand: ['1ROM12'], exhausts: 4 });
    ready(s);
  });

  test('1TRI6 Olmecs ready the nation deck: the next reshuffle brings a nation card again (R7.5)', () => {
    const s = table([
      { hand: ['1TRI6', '1UNC21'], nationDeck: ['1ROM12', '1ROM11'], exhausted: ['nation'], exhausts: 4 },
      {},
      {},
    ]);
    s.playCard('1TRI6').playCard('1UNC21').answer('branch 0');
    expect(s.player(0).nationDeck).toEqual(['1ROM11']);
    expect([...s.player(0).hand, ...s.player(0).deck].sort()).toEqual(['1ROM12', '1TRI6']);
    ready(s);
  });

  test('an empire without an exhaust token reshuffles without developing (R8.4)', () => {
    const s = duel({
      ...empire,
      hand: ['1UNC21'],
      discard: ['1ROM16'],
      development: ['1ROM4'],
      population: 9,
      exhausts: 0,
    });
    s.playCard('1UNC21').answer('branch 0');
    expect(s.player(0)).toMatchObject({ hand: ['1ROM16'], development: ['1ROM4'], population: 9 });
    ready(s);
  });

  test('the state turned in a reshuffle brings no development in the same one (R8.6)', () => {
    const s = duel({ hand: ['1UNC21'], nationDeck: [], accession: '1ROM2', development: ['1ROM4'], population: 9 });
    s.playCard('1UNC21').answer('branch 0');
    expect(s.player(0)).toMatchObject({
      state: 'empire',
      hand: ['1ROM2'],
      development: ['1ROM4'],
      exhausted: ['nation'],
    });
    ready(s);
  });

  test('a development in the reshuffle of another player in the turn of a third, paid with a choice', () => {
    const s = table([
      { nation: 'scythians', side: 'B', hand: ['1SCY14'] },
      {},
      { ...empire, nation: 'romans', discard: ['1ROM16'], development: ['1ROM4', '1ROM5'], population: 3, progress: 1 },
    ]);
    s.playCard('1SCY14').answer('no').answer('no').answer('yes');
    asked(s, 2, 'reshuffle', ['1ROM4', '1ROM5']);
    s.answer('1ROM5');
    asked(s, 2, 'pay', ['pay 0 3 0', 'pay 0 2 1']);
    s.answer('pay 0 2 1');
    expect(s.player(2)).toMatchObject({
      population: 1,
      progress: 0,
      development: ['1ROM4'],
      exhausted: ['development'],
    });
    expect([...s.player(2).hand, ...s.player(2).deck].sort()).toEqual(['1ROM16', '1ROM5']);
    ready(s);
  });
});

describe('1UNC14 Ambassador borrows', () => {
  test("Boats, and the borrower's own 1UNC12 Shaduf answers (R13.2)", () => {
    const s = table([{ play: ['1UNC14', '1UNC12', '1REG9'] }, { play: ['1UNC11'] }, {}]);
    s.exhaust('1UNC14').answer('ability 1UNC12 0');
    expect(s.player(0)).toMatchObject({ material: 2, population: 1, progress: 1, hand: ['1REG9'], exhausts: 3 });
    ready(s);
  });

  test('Trading Ships, Combs and Windmills work for the borrower only', () => {
    const s = table([
      { play: ['1UNC14', '1REG8'], hand: ['1ROM15'] },
      { nation: 'persians', side: 'B', play: ['1PER5', '1REG13'], hand: ['1PER15'] },
      {},
    ]);
    s.exhaust('1UNC14').playCard('1ROM15').answer('no').answer('no').answer('no').answer('branch 0');
    expect(s.player(0).material).toBe(1 + 3);
    ready(s);
  });

  test('Direct Democracy: a free unrest play, at the full price', () => {
    const s = table([{ play: ['1UNC14'], hand: ['1ROM22'], material: 3 }, { nation: 'greeks', play: ['1GRE8'] }, {}]);
    s.exhaust('1UNC14');
    expect(s.player(0)).toMatchObject({ hand: [], material: 0, actions: 3 });
    ready(s);
    const t = table([{ play: ['1UNC14'], hand: ['1ROM22'], material: 2 }, { nation: 'greeks', play: ['1GRE8'] }, {}]);
    if (t.refused('exhaust 1UNC14') === null) t.exhaust('1UNC14');
    expect(t.player(0)).toMatchObject({ hand: ['1ROM22'], material: 2 });
    ready(t);
  });
});

describe('nested free plays', () => {
  test('1CAR18 Dido plays a region, whose garrison is chosen before Dido goes into history; 1UNC12 Shaduf answers inside', () => {
    const s = duel(
      { nation: 'carthaginians', side: 'B', hand: ['1CAR18', '1CAR22'], play: ['1UNC12'] },
      {},
      { market: ['1REG9'], small: { REG: ['1REG10'] } },
    );
    s.playCard('1CAR18').answer('1REG9').answer('ability 1UNC12 0').answer('1CAR22');
    expect(s.player(0)).toMatchObject({
      material: 2,
      progress: 1,
      population: 1,
      play: ['1UNC12', '1REG9'],
      garrison: { '1REG9': ['1CAR22'] },
      history: ['1CAR18'],
      hand: [],
    });
    expect(s.g.exile).toEqual(['1REG10']); // the only other market card
    ready(s);
  });

  test('1VIK4 Combs let Vikings play 1MAC4 Parmenion, which plays a tributary free; history is the discard pile', () => {
    const s = duel(
      { nation: 'vikings', side: 'B', play: ['1VIK4'], hand: ['1MAC4'] },
      {},
      { market: [null, null, null, { card: '1TRI11', unrest: '1UNR1' }], small: { REG: ['1REG9'] } },
    );
    s.exhaust('1VIK4').playCard('1MAC4').answer('1TRI11');
    expect(s.player(0)).toMatchObject({ hand: ['1UNR1', '1REG9'], discard: ['1TRI11', '1MAC4'], history: [] });
    ready(s);
  });

  test('1VIK4 Combs: a card played free by its keyword uses them up, too', () => {
    const s = duel({ nation: 'vikings', side: 'B', play: ['1VIK4'], hand: ['1CIV2', '1CIV13'], population: 1 });
    s.exhaust('1VIK4').playCard('1CIV13');
    expect(s.player(0)).toMatchObject({ actions: 4, population: 0 });
    expect(s.refused('playCard 1CIV2')).toMatchObject({ why: 'stateIcon' });
    ready(s);
  });
});

describe('protection', () => {
  test('1REG1 Wilderness recalled with its garrison, while another ignores nothing and a third has nothing', () => {
    const s = table([
      { nation: 'celts', side: 'B', hand: ['1CEL18'] },
      { play: ['1REG1', '1REG8'], garrison: { '1REG1': ['1ROM22', '1ROM16'] } },
      { play: ['1UNC1', '1REG9'] },
      {},
    ]);
    const others = untouched(s, 3);
    s.playCard('1CEL18');
    s.answerAs(1, '1REG1');
    s.answerAs(2, 'pass').answerAs(2, 'yes');
    expect(s.player(1)).toMatchObject({ hand: ['1REG1', '1ROM22', '1ROM16'], play: ['1REG8'], discard: [] });
    expect(s.player(2)).toMatchObject({ play: ['1UNC1'], discard: ['1REG9'] });
    others();
    ready(s);
  });

  test('what protects is asked once for an attack with several parts', () => {
    const s = duel({ nation: 'greeks', side: 'B', hand: ['1GRE15'] }, { play: ['1REG12'], material: 2 });
    s.playCard('1GRE15').answer('1REG12').answer('all');
    expect(s.player(1)).toMatchObject({ material: 2, population: 0, hand: ['1REG12'] });
    ready(s);
  });

  test('1VIK10 Longships and 1CEL4 Chainmail answer to an attack that everybody ignored', () => {
    const s = duel(
      { nation: 'celts', side: 'B', hand: ['1CEL19'], play: ['1CEL4', '1VIK10'] },
      { play: ['1UNC1', '1REG8'], material: 5 },
    );
    s.playCard('1CEL19').answer('1UNC1').answer('all').answer('ability 1VIK10 2');
    expect(s.player(0)).toMatchObject({ material: 2 + 2, progress: 1 });
    expect(s.player(1).material).toBe(5);
    ready(s);
  });
});

describe('exile', () => {
  test('1GRE9 Lighthouse puts a tributary back over the last unrest: collapse', () => {
    const s = duel(
      { nation: 'greeks', side: 'B', play: ['1GRE9'] },
      { progress: 1 },
      { market: ['1REG8'], exile: ['1TRI1'], unrest: 1 },
    );
    s.exhaust('1GRE9').answer('branch 1');
    over(s, 'collapse');
  });

  test('1VIK12 Rollo in exile is no region for 1VIK10 Longships, and may come back to the market', () => {
    const s = duel(
      { nation: 'greeks', side: 'B', play: ['1GRE9'], hand: ['1GRE18'], population: 1 },
      {},
      { market: [{ card: '1REG8', material: 1 }], exile: ['1VIK12'] },
    );
    s.exhaust('1GRE9').answer('branch 1');
    expect(s.g.market[0]).toMatchObject({ card: '1VIK12', material: 1, unrest: null });
    s.playCard('1GRE18').answer('branch 0');
    expect(s.player(0).hand).toEqual([]); // no region is left to acquire
    ready(s);
  });

  test('1CEL5 Chariots let 1ROM21 Roman Expansion reach exile twice', () => {
    const s = duel(
      { ...empire, nation: 'celts', side: 'B', play: ['1CEL5'], hand: ['1ROM21'] },
      {},
      { exile: ['1REG9', '1REG8', '1TRI1'] },
    );
    s.playCard('1ROM21').answer('1REG9').answer('1REG8');
    expect(s.player(0)).toMatchObject({ hand: ['1REG9', '1REG8'], history: ['1ROM21'] });
    expect(s.g.exile).toEqual(['1TRI1']);
    ready(s);
  });
});

describe('given cards belong to whoever has them (R10.12)', () => {
  test('1CIV11 Exports give an unrest and a fame card: both score for the receivers', () => {
    const hasThem = { ...empire, hand: ['1CIV11', '1FAM6'], discard: ['1ROM22'] };
    const s = table([hasThem, {}, {}], { ending: { by: 'mainDeck', final: true } });
    s.playCard('1CIV11').answer('1FAM6');
    expect([1, 2].map((seat) => s.player(seat).hand)).toEqual([['1FAM6'], ['1ROM22']]);
    ready(s);
    while (!s.result) passTurn(s);
    expect(s.result.scores).toEqual([0, 11, -2]);
  });

  test("1MAC6 Alexander the Great in another's hand looks at that player's history", () => {
    const s = duel(
      { ...empire, hand: ['1MAC6'], history: ['1ROM2'] },
      { nation: 'macedonians', side: 'B', history: ['1MAC2'] },
    );
    expect(s.refused('playCard 1MAC6')).toMatchObject({ why: 'playIf' });
    ready(s);
  });
});

describe('solstice (R9)', () => {
  const [a, b] = unrest(2) as [string, string];

  test('the owner chooses the order: a discard for the City can be what the Temple returns', () => {
    const s = solstice([{ play: ['1CIV14', '1UNC15'], hand: [a], discard: [] }, {}]);
    asked(s, 0, 'solstice', ['ability 1CIV14 1', 'ability 1UNC15 0']);
    s.answer('ability 1UNC15 0').answer(a).answer('branch 0');
    expect(s.player(0)).toMatchObject({ material: 1, discard: [] });
    expect(s.g.unrest).toContain(a);
    ready(s);
  });

  test('or the other way round', () => {
    const s = solstice([{ play: ['1CIV14', '1UNC15'], hand: [a], discard: [b] }, {}]);
    s.answer('ability 1CIV14 1').answer(a).answer('branch 1');
    expect(s.player(0)).toMatchObject({ population: 1, discard: [a] });
    ready(s);
  });

  test('fixed gains come first without a question; a region recalled by Tents no longer matters', () => {
    const s = solstice([{ nation: 'scythians', side: 'B', play: ['1CIV10', '1SCY20', '1SCY21', '1REG8'] }, {}]);
    expect(s.player(0).material).toBe(2);
    asked(s, 0, 'solstice', ['ability 1SCY20 1', 'ability 1SCY21 1']);
    s.answer('ability 1SCY21 1').answer('1REG8').answer('yes');
    expect(s.player(0)).toMatchObject({ hand: ['1REG8'], material: 1, population: 1 });
    ready(s);
  });

  test('a Town that leaves in solstice takes nothing else along; players follow in turn order (R9.2)', () => {
    const s = solstice([{ play: ['1UNC4'] }, { play: ['1UNC5'] }, { play: ['1UNC15'], hand: fillers(1) }]);
    s.answer('yes').answer('branch 0');
    asked(s, 1, 'may');
    s.answer('yes').answer('branch 1');
    asked(s, 2, 'discard', fillers(1));
    s.answer();
    expect([0, 1, 2].map((seat) => s.player(seat).progress)).toEqual([2, 2, 0]);
    ready(s);
  });
});

describe('ends (R10)', () => {
  test('scoring triggered in solstice counts for the round that ends; further triggers change nothing (R10.2)', () => {
    const s = solstice([{ nation: 'vikings', side: 'B', nationDeck: [], accession: '1VIK2', play: ['1CIV6'] }, {}]);
    s.answer('branch 2');
    expect(s.g).toMatchObject({ phase: 'finalRound', ending: { by: 'haraldHardrada', final: true } });
    ready(s);
    passTurn(s);
    passTurn(s);
    asked(s, 0, 'branch');
    s.answer('branch 0');
    over(s, 'haraldHardrada');
  });

  test('cards in the nation deck and developments score nothing; the garrison and the power card do (R10.6)', () => {
    const s = solstice(
      [
        {
          nation: 'vikings',
          side: 'B',
          progress: 2,
          nationDeck: ['1VIK11'],
          development: ['1ROM3'],
          play: ['1REG1'],
          garrison: { '1REG1': ['1FAM6'] },
          history: [],
        },
        {},
      ],
      { ending: { by: 'mainDeck', final: true } },
    );
    over(s, 'mainDeck');
    expect(s.result?.scores).toEqual([2 + 1 + 11 + 2, 0]);
    expect(s.result?.winners).toEqual([0]);
  });

  test('ties share the win (R10.9)', () => {
    const s = solstice([{ progress: 3 }, { progress: 3 }, { progress: 2 }], {
      ending: { by: 'mainDeck', final: true },
    });
    over(s, 'mainDeck');
    expect(s.result).toMatchObject({ winners: [0, 1], scores: [3, 3, 2] });
  });

  test('1FAM3 Notorious and 1TRI7 Sumerians: returned unrest no longer counts for others', () => {
    const s = solstice([{ hand: ['1TRI7', ...unrest(3)] }, { hand: ['1FAM3'] }], {
      ending: { by: 'mainDeck', final: true },
    });
    expect(worth(s, '1TRI7')).toBe(3);
    s.answer(...s.question().options.slice(0, 2));
    over(s, 'mainDeck');
    expect(s.result?.scores).toEqual([3 - 2, 1]);
  });
});
