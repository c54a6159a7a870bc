import { CITY } from '../../../games/imperium/cards/shared';
import { asked, cards, duel, fillers, mayPass, over, passTurn, ready, solstice, table, untouched } from './helpers';

/** Cards that come in several nations with the same text; each text once. */

describe('1ROM15 Prosperity', () => {
  const REGIONS = ['1REG6', '1REG8', '1REG2']; // 2 + 1 + 0 production icons

  test('choose material: every production icon in play counts, and nothing else', () => {
    const s = duel(
      {
        hand: ['1ROM15', '1REG10'],
        play: [...REGIONS, '1ROM19'],
        garrison: { '1REG2': ['1REG7'] },
        discard: ['1REG9'],
        history: ['1REG13'],
      },
      { play: ['1REG11'] },
    );
    const others = untouched(s, 1);
    s.playCard('1ROM15').answer('no').answer('no').answer('branch 0');
    expect(s.player(0)).toMatchObject({ material: 3, population: 0, actions: 2, discard: ['1REG9', '1ROM15'] });
    others();
    ready(s);
  });

  test('choose population: one for each region card in play', () => {
    const s = duel(
      { hand: ['1ROM15', '1REG10'], play: [...REGIONS, '1ROM19'], garrison: { '1REG2': ['1REG7'] } },
      { play: ['1REG11'] },
    );
    s.playCard('1ROM15').answer('no').answer('no').answer('branch 1');
    expect(s.player(0)).toMatchObject({ material: 0, population: 3 });
    ready(s);
  });

  test('without regions it can be played and gains nothing', () => {
    const s = duel({ hand: ['1ROM15'] });
    s.playCard('1ROM15').answer('no').answer('no').answer('branch 0');
    expect(s.player(0)).toMatchObject({ material: 0, population: 0 });
    ready(s);
  });

  test('every player may draw, the owner first, then in turn order (R11.3, R16.4)', () => {
    const [a, b, c] = fillers(3) as [string, string, string];
    const s = table([{ deck: [a] }, { hand: ['1ROM15'], deck: [b] }, { deck: [c] }], { turn: 1 });
    s.playCard('1ROM15');
    asked(s, 1, 'may');
    s.answer('yes');
    asked(s, 2, 'may');
    s.answer('no');
    asked(s, 0, 'may');
    s.answer('yes').answer('branch 0');
    expect([0, 1, 2].map((seat) => s.player(seat).hand)).toEqual([[a], [b], []]);
    ready(s, 1);
  });

  test('another barbarian reshuffles in the middle: nation card, token, and the draw goes on (R8.3, R8.5)', () => {
    const s = duel(
      { hand: ['1ROM15'], play: ['1REG8'] },
      { nation: 'celts', discard: ['1CEL16'], nationDeck: ['1CEL9', '1CEL10'] },
    );
    s.playCard('1ROM15').answer('no').answer('yes').answer('branch 0');
    expect(s.player(1)).toMatchObject({ nationDeck: ['1CEL10'], exhausts: 4, exhausted: ['nation'] });
    expect([...s.player(1).hand, ...s.player(1).deck].sort()).toEqual(['1CEL16', '1CEL9']);
    expect(s.player(0).material).toBe(1);
    ready(s);
  });

  test('the accession card flips the state of another player in the middle of the effect (R8.6)', () => {
    const s = duel(
      { hand: ['1ROM15'] },
      {
        nation: 'celts',
        nationDeck: [],
        accession: '1CEL2',
        development: ['1CEL3'],
        material: 9,
        population: 9,
        progress: 9,
      },
    );
    s.playCard('1ROM15').answer('no').answer('yes').answer('branch 0');
    expect(s.player(1)).toMatchObject({ state: 'empire', hand: ['1CEL2'], development: ['1CEL3'], accession: null });
    ready(s);
  });

  test('another empire develops in the reshuffle, and its last development triggers scoring (R8.4, R10.1b)', () => {
    const s = duel(
      { hand: ['1ROM15'] },
      { nation: 'celts', state: 'empire', development: ['1CEL3'], material: 2, population: 2 },
    );
    s.playCard('1ROM15').answer('no').answer('yes');
    asked(s, 1, 'reshuffle', ['1CEL3']);
    expect(mayPass(s)).toBe(true);
    s.answer('1CEL3');
    asked(s, 0, 'branch');
    s.answer('branch 0');
    expect(s.player(1)).toMatchObject({
      material: 0,
      population: 0,
      hand: ['1CEL3'],
      exhausted: ['development'],
      exhausts: 4,
    });
    expect(s.g.ending).toEqual({ by: 'development', final: false });
    ready(s);
  });
});

describe('1ROM16 Advance', () => {
  const MARKET = [
    '1REG8',
    { card: '1UNC3', unrest: '1UNR1', material: 1 },
    { card: '1CIV3', progress: 1 },
    '1UNC20',
    '1TRI1',
  ];

  test('pays 3 material and acquires UNC or CIV with tokens and unrest; REG and TRI are not offered', () => {
    const s = duel({ hand: ['1ROM16'], material: 4 }, {}, { market: MARKET, exile: ['1UNC4', '1CIV4'] });
    s.playCard('1ROM16');
    asked(s, 0, 'acquire', ['1UNC3', '1CIV3', '1UNC20']);
    s.answer('1UNC3');
    expect(s.player(0)).toMatchObject({ material: 2, hand: ['1UNC3', '1UNR1'], discard: ['1ROM16'] });
    ready(s);
  });

  test('pays 5 material and breaks through: the unrest goes back, or an unseen card comes from a small deck', () => {
    const market = { market: MARKET, small: { UNC: ['1UNC9'], CIV: ['1CIV9'] } };
    const s = duel({ hand: ['1ROM16'], material: 5 }, {}, market);
    s.playCard('1ROM16').answer('branch 1');
    asked(s, 0, 'breakthrough', ['1UNC3', '1CIV3', '1UNC20', 'deck UNC', 'deck CIV']);
    const pile = s.g.unrest.length;
    s.answer('1UNC3');
    expect(s.player(0)).toMatchObject({ material: 1, hand: ['1UNC3'] });
    expect(s.g.unrest).toHaveLength(pile + 1 - 1); // the refill takes one
    ready(s);

    const t = duel({ hand: ['1ROM16'], material: 5 }, {}, market);
    t.playCard('1ROM16').answer('branch 1').answer('deck CIV');
    expect(t.player(0)).toMatchObject({ material: 0, hand: ['1CIV9'] });
    ready(t);
  });

  test.each([
    [2, 0, 'price'],
    [3, 0, null],
    [4, 0, null],
    [1, 1, null],
    [0, 1, 'price'],
    [0, 2, null],
    [1, 0, 'price'],
  ] as const)('with %i material and %i progress: %s (R6.3, R11.18)', (material, progress, why) => {
    const s = duel({ hand: ['1ROM16'], material, progress, population: 9 }, {}, { market: MARKET });
    expect(s.refused('playCard 1ROM16')?.why ?? null).toBe(why);
    ready(s);
  });

  test.each([
    [4, ['branch 0']],
    [5, ['branch 0', 'branch 1']],
  ] as const)('with %i material: %j', (material, branches) => {
    const s = duel({ hand: ['1ROM16'], material }, {}, { market: MARKET });
    s.playCard('1ROM16');
    if (branches.length === 1) asked(s, 0, 'acquire');
    else asked(s, 0, 'branch', branches);
  });

  test('progress for material: no change is given (R11.18)', () => {
    const s = duel({ hand: ['1ROM16'], material: 3, progress: 2 }, {}, { market: MARKET });
    s.playCard('1ROM16').answer('branch 0');
    asked(s, 0, 'pay', ['pay 3 0 0', 'pay 1 0 1', 'pay 0 0 2']);
    s.answer('pay 0 0 2').answer('1UNC20');
    expect(s.player(0)).toMatchObject({ material: 3, progress: 0, hand: ['1UNC20'] });
    ready(s);
  });

  test('the state icon forbids it to an empire (R6.4)', () => {
    const s = duel({ hand: ['1ROM16'], material: 5, state: 'empire' }, {}, { market: MARKET });
    expect(s.refused('playCard 1ROM16')).toMatchObject({ why: 'stateIcon' });
    ready(s);
  });
});

describe('1ROM17 Conquer', () => {
  const MARKET = ['1REG8', '1UNC3', '1CIV3', { card: '1TRI1', unrest: '1UNR1', population: 2 }];

  test('pays 2 population and acquires REG or TRI; UNC and CIV are not offered', () => {
    const s = duel({ hand: ['1ROM17'], population: 2 }, {}, { market: MARKET, exile: ['1REG9'] });
    s.playCard('1ROM17');
    asked(s, 0, 'acquire', ['1REG8', '1TRI1']);
    s.answer('1TRI1');
    expect(s.player(0)).toMatchObject({ population: 2, hand: ['1TRI1', '1UNR1'] });
    ready(s);
  });

  test('a region comes without unrest', () => {
    const s = duel({ hand: ['1ROM17'], population: 2 }, {}, { market: MARKET });
    s.playCard('1ROM17').answer('1REG8');
    expect(s.player(0).hand).toEqual(['1REG8']);
    ready(s);
  });

  test('pays 3 population and breaks through: tributaries are looked for in the main deck (R11.5)', () => {
    const s = duel(
      { hand: ['1ROM17'], population: 3 },
      {},
      { market: MARKET, main: ['1UNC9', '1REG9', '1TRI4', '1CIV9'] },
    );
    s.playCard('1ROM17').answer('branch 1');
    asked(s, 0, 'breakthrough', ['1REG8', '1TRI1', 'deck REG', 'reveal TRI']);
    s.answer('reveal TRI');
    expect(s.player(0).hand).toEqual(['1TRI4']);
    expect([...s.g.main].sort()).toEqual(['1CIV9', '1REG9', '1UNC9']);
    ready(s);
  });

  test('no tributary in the main deck: 2 progress (R11.5)', () => {
    const s = duel({ hand: ['1ROM17'], population: 3 }, {}, { market: MARKET, main: ['1UNC9', '1REG9'] });
    s.playCard('1ROM17').answer('branch 1').answer('reveal TRI');
    expect(s.player(0)).toMatchObject({ hand: [], progress: 2 });
    expect([...s.g.main].sort()).toEqual(['1REG9', '1UNC9']);
    ready(s);
  });

  test('an empty small deck is replaced by the main deck (R11.5)', () => {
    const s = duel(
      { hand: ['1ROM17'], population: 3 },
      {},
      { market: MARKET, small: { REG: [] }, main: ['1UNC9', '1REG9'] },
    );
    s.playCard('1ROM17').answer('branch 1').answer('reveal REG');
    expect(s.player(0).hand).toEqual(['1REG9']);
    ready(s);
  });

  test('the last card of the main deck triggers scoring when the effect is over (R10.1a, R12.5)', () => {
    const s = duel({ hand: ['1ROM17'], population: 3 }, {}, { market: MARKET, main: ['1TRI4'] });
    s.playCard('1ROM17').answer('branch 1').answer('reveal TRI');
    expect(s.g.ending).toEqual({ by: 'mainDeck', final: false });
    ready(s);
    passTurn(s);
    ready(s, 1);
    passTurn(s);
    expect(s.g).toMatchObject({ phase: 'finalRound', round: 2 });
    passTurn(s);
    passTurn(s);
    over(s, 'mainDeck');
  });

  test.each([
    [1, 0, 'price'],
    [2, 0, null],
    [3, 0, null],
    [1, 1, null],
    [0, 2, null],
    [0, 1, 'price'],
  ] as const)('with %i population and %i progress: %s', (population, progress, why) => {
    const s = duel({ hand: ['1ROM17'], population, progress, material: 9 }, {}, { market: MARKET });
    expect(s.refused('playCard 1ROM17')?.why ?? null).toBe(why);
    ready(s);
  });
});

describe('1ROM14 Glory', () => {
  const FAME = ['1FAM1', '1FAM2', '1FAM3'];
  const regions = cards(4, (c) => c.suits.has('REG') && c.nation === null, '1REG1', '1REG12', '1REG14');

  test.each([2, 3, 4])('with %i regions in play (R6.3, R18.5)', (n) => {
    const s = duel(
      {
        hand: ['1ROM14', '1REG12'],
        play: [...regions.slice(0, n), '1ROM19'],
        garrison: { [regions[0] as string]: ['1REG11'] },
      },
      {},
      { fame: FAME },
    );
    if (n < 3) return expect(s.refused('playCard 1ROM14')).toMatchObject({ why: 'price' });
    s.playCard('1ROM14');
    if (n > 3) {
      asked(s, 0, 'abandon', regions);
      s.answer(...regions.slice(0, 3));
    }
    asked(s, 0, 'keep', ['1FAM1', '1FAM2']);
    s.answer('1FAM2');
    expect(s.player(0)).toMatchObject({ hand: ['1REG12', '1FAM2'], play: [...regions.slice(3, n), '1ROM19'] });
    expect([...s.player(0).discard].sort()).toEqual([...regions.slice(0, 3), '1REG11', '1ROM14'].sort());
    expect(s.g.fame).toEqual(['1FAM1', '1FAM3']);
    return ready(s);
  });

  test('one fame card left: that one (R11.16, R18.9)', () => {
    const s = duel({ hand: ['1ROM14'], play: regions.slice(0, 3) }, {}, { fame: ['1FAM1'] });
    s.playCard('1ROM14');
    expect(s.player(0).hand).toEqual(['1FAM1']);
    expect(s.g).toMatchObject({ fame: [], kings: '1FAM9A', ending: null });
    ready(s);
  });

  test('no fame card left: King of Kings is resolved instead (R13.1)', () => {
    const s = duel({ hand: ['1ROM14'], play: regions.slice(0, 3) }, {}, { fame: [] });
    s.playCard('1ROM14');
    expect(s.player(0)).toMatchObject({ hand: [], progress: 6, kingOfKings: true });
    expect(s.g).toMatchObject({ kings: '1FAM9B', ending: { by: 'kingOfKings', final: false } });
    ready(s);
  });

  test('cannot be garrisoned', () => {
    const s = duel({ hand: ['1ROM14', '1ROM16', '1REG8'] });
    s.playCard('1REG8');
    asked(s, 0, 'garrison', ['1ROM16']);
    s.answer();
    ready(s);
  });

  test('regions of others are no price', () => {
    const s = duel({ hand: ['1ROM14'], play: regions.slice(0, 2) }, { play: regions.slice(2, 4) }, { fame: FAME });
    expect(s.refused('playCard 1ROM14')).toMatchObject({ why: 'price' });
    ready(s);
  });
});

/** Cards whose whole play effect is an acquisition of any suit, after which they go into history. */
describe.each([
  ['1GRE4', 'empire', false],
  ['1MAC16', 'barbarian', false],
  ['1PER8', 'empire', false],
  ['1PER9', 'empire', false],
  ['1ROM8', 'empire', false],
  ['1CEL7', 'empire', true],
] as const)('%s: acquires UNC, CIV, REG or TRI and goes into history', (id, state, optional) => {
  const market = {
    market: ['1REG8', { card: '1UNC3', unrest: '1UNR1', population: 2 }, '1CIV3', '1TRI1'],
    exile: ['1REG9'],
  };

  test('every suit is offered; tokens and unrest come along', () => {
    const s = duel({ hand: [id], state }, {}, market);
    s.playCard(id);
    asked(s, 0, 'acquire', ['1REG8', '1UNC3', '1CIV3', '1TRI1']);
    expect(mayPass(s)).toBe(optional);
    s.answer('1UNC3');
    expect(s.player(0)).toMatchObject({ hand: ['1UNC3', '1UNR1'], population: 2, history: [id], discard: [] });
    ready(s);
  });

  test(optional ? 'declined: only history' : 'an empty market: only history (R6.2)', () => {
    const s = duel({ hand: [id], state }, {}, optional ? market : {});
    s.playCard(id);
    if (optional) s.answer();
    expect(s.player(0)).toMatchObject({ hand: [], history: [id] });
    ready(s);
  });

  test('only in its state (R6.4)', () => {
    const s = duel({ hand: [id], state: state === 'empire' ? 'barbarian' : 'empire' }, {}, market);
    expect(s.refused(`playCard ${id}`)).toMatchObject({ why: 'stateIcon' });
  });
});

describe('1UNC15 City, and every card with its text', () => {
  const all = cards(3, (c) => JSON.stringify(c.facts.effects) === JSON.stringify(CITY.effects));
  const every = cards(12, (c) => JSON.stringify(c.facts.effects) === JSON.stringify(CITY.effects));

  test('the cities of the nations have it', () => {
    expect(every).toEqual(
      expect.arrayContaining([
        '1CAR2',
        '1GRE5',
        '1GRE11',
        '1GRE19',
        '1MAC9',
        '1PER2',
        '1ROM19',
        '1SCY5',
        '1VIK9',
        '1UNC15',
        '1UNC16',
        '1UNC17',
      ]),
    );
  });

  test.each(every)('%s: a discard for 1 material, 1 population or a card', (id) => {
    for (const [branch, has] of [
      ['branch 0', { material: 1 }],
      ['branch 1', { population: 1 }],
      ['branch 2', { hand: ['1MAC13', '1REG6'] }],
    ] as const) {
      const s = solstice([{ play: [id], hand: ['1SCY16', '1MAC13'], deck: ['1REG6', '1REG7'] }, {}]);
      const others = untouched(s, 1);
      asked(s, 0, 'discard', ['1SCY16', '1MAC13']);
      expect(mayPass(s)).toBe(true);
      s.answer('1SCY16').answer(branch);
      expect(s.player(0)).toMatchObject({ material: 0, population: 0, hand: ['1MAC13'], discard: ['1SCY16'], ...has });
      others();
      ready(s);
    }
  });

  test('declined, without a hand, or garrisoned: nothing', () => {
    const s = solstice([
      { play: ['1UNC15'], hand: fillers(1) },
      { play: ['1UNC16', '1REG8'], garrison: { '1REG8': ['1UNC17'] } },
    ]);
    s.answer();
    expect(s.player(0)).toMatchObject({ hand: fillers(1), material: 0 });
    ready(s);
  });

  test('two cities: each has its own discard, in an order that cannot matter', () => {
    const s = solstice([{ play: all.slice(0, 2), hand: fillers(3) }, {}]);
    s.answer(fillers(1)[0] as string).answer('branch 0');
    asked(s, 0, 'discard', fillers(3).slice(1));
    s.answer(fillers(3)[2] as string).answer('branch 1');
    expect(s.player(0)).toMatchObject({ material: 1, population: 1, hand: [fillers(3)[1]] });
    ready(s);
  });
});

/** Nation cards with two copies of one text that pay for developments or acquisitions. */
describe.each(['1MAC3', '1PER4'])('%s Development', (id) => {
  const me = { hand: [id], state: 'empire' as const, development: ['1ROM3', '1ROM4'] };

  test('develops for the cost, also with a token on the development area (R11.7)', () => {
    const s = duel({ ...me, material: 4, population: 3, exhausted: ['development'], exhausts: 4 });
    s.playCard(id).answer('branch 0');
    asked(s, 0, 'develop', ['1ROM3', '1ROM4']);
    s.answer('1ROM3');
    expect(s.player(0)).toMatchObject({
      material: 0,
      population: 2,
      development: ['1ROM4'],
      discard: ['1ROM3', id],
      exhausts: 4,
    });
    expect(s.g.ending).toBeNull();
    ready(s);
  });

  test('or acquires UNC or CIV for 2 material', () => {
    const s = duel({ ...me, material: 4, population: 3 }, {}, { market: ['1REG8', '1UNC3', '1CIV3', '1TRI1'] });
    s.playCard(id).answer('branch 1');
    asked(s, 0, 'acquire', ['1UNC3', '1CIV3']);
    s.answer('1CIV3');
    expect(s.player(0)).toMatchObject({ material: 2, population: 3, hand: ['1CIV3'] });
    ready(s);
  });

  test.each([
    [1, 0, 'price'],
    [1, 2, 'price'],
    [1, 3, null],
    [2, 0, null],
    [0, 1, null],
  ] as const)('with %i material and %i population (0 1 is progress): %s', (material, population, why) => {
    const tokens = material === 0 ? { progress: population } : { material, population };
    expect(duel({ ...me, ...tokens }).refused(`playCard ${id}`)?.why ?? null).toBe(why);
  });

  test('the last development triggers scoring (R10.1b)', () => {
    const s = duel({ ...me, development: ['1ROM4'], population: 3 });
    s.playCard(id).answer('1ROM4');
    expect(s.g.ending).toEqual({ by: 'development', final: false });
    ready(s);
  });
});

test.each([
  ['carthaginians', '1CAR1B'],
  ['celts', '1CEL1B'],
  ['greeks', '1GRE1B'],
  ['macedonians', '1MAC1B'],
  ['persians', '1PER1B'],
  ['romans', '1ROM1B'],
  ['scythians', '1SCY1B'],
  ['vikings', '1VIK1B'],
])('side B of the power card of the %s cannot be exhausted', (nation, id) => {
  const s = duel({ nation, side: 'B', hand: fillers(3), population: 9, material: 9, progress: 9 });
  expect(s.refused(`exhaust ${id}`)).toMatchObject({ why: 'noAbility' });
  ready(s);
});
