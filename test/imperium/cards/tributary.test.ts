import {
  asked,
  cards,
  duel,
  fillers,
  mayPass,
  over,
  passTurn,
  ready,
  solstice,
  table,
  testPoints,
  unrest,
  untouched,
} from './helpers';

const MARKET = ['1REG8', { card: '1UNC3', unrest: '1UNR1', material: 1 }, '1CIV3', '1UNC20', '1TRI8'];

describe('1TRI1 Armenians', () => {
  test('acquires UNC and goes into history', () => {
    const s = duel({ hand: ['1TRI1'] }, {}, { market: MARKET });
    s.playCard('1TRI1');
    asked(s, 0, 'acquire', ['1UNC3', '1UNC20']);
    expect(mayPass(s)).toBe(false);
    s.answer('1UNC3');
    expect(s.player(0)).toMatchObject({ hand: ['1UNC3', '1UNR1'], material: 1, history: ['1TRI1'], discard: [] });
    ready(s);
  });

  test('without one in the market: only history (R6.2)', () => {
    const s = duel({ hand: ['1TRI1'] }, {}, { market: ['1REG8', null, '1CIV3'] });
    s.playCard('1TRI1');
    expect(s.player(0)).toMatchObject({ hand: [], history: ['1TRI1'] });
    ready(s);
  });
});

test('1TRI2 Assyrians: 1 population, free; afterwards in the discard pile', () => {
  const s = duel({ hand: ['1TRI2'], actions: 0 });
  const others = untouched(s, 1);
  s.playCard('1TRI2');
  expect(s.player(0)).toMatchObject({ population: 1, discard: ['1TRI2'], actions: 0 });
  others();
  ready(s);
});

test('1TRI2 Assyrians fetched back in the same turn cost an action (R6.6, R15.6)', () => {
  const s = duel({ hand: ['1TRI2'], play: ['1MAC7'], material: 1, actions: 1 });
  s.playCard('1TRI2').exhaust('1MAC7').playCard('1TRI2');
  expect(s.player(0)).toMatchObject({ population: 2, actions: 0, hand: [] });
  ready(s);
});

describe('1TRI3 Egyptians', () => {
  test('barbarian: the top nation card goes to the discard pile, without a token on the deck', () => {
    const s = duel({
      hand: ['1TRI3'],
      nationDeck: ['1ROM12', '1ROM11'],
      development: ['1ROM3'],
      population: 9,
      material: 9,
    });
    s.playCard('1TRI3');
    expect(s.player(0)).toMatchObject({
      nationDeck: ['1ROM11'],
      discard: ['1ROM12'],
      history: ['1TRI3'],
      exhausts: 5,
      exhausted: [],
      development: ['1ROM3'],
    });
    ready(s);
  });

  test('works with a token on the nation deck', () => {
    const s = duel({ hand: ['1TRI3'], nationDeck: ['1ROM12', '1ROM11'], exhausted: ['nation'], exhausts: 4 });
    s.playCard('1TRI3');
    expect(s.player(0)).toMatchObject({ nationDeck: ['1ROM11'], exhausted: ['nation'] });
    ready(s);
  });

  test('the accession card turns the state (R8.8): then it may also develop (R18.12)', () => {
    const s = duel({
      hand: ['1TRI3'],
      nationDeck: [],
      accession: '1ROM2',
      development: ['1ROM3', '1ROM4'],
      population: 3,
    });
    s.playCard('1TRI3');
    asked(s, 0, 'develop', ['1ROM4']);
    expect(mayPass(s)).toBe(true); // a payment is never forced (R15.5)
    s.answer('1ROM4');
    expect(s.player(0)).toMatchObject({
      state: 'empire',
      discard: ['1ROM2', '1ROM4'],
      development: ['1ROM3'],
      population: 0,
      history: ['1TRI3'],
    });
    ready(s);
  });

  test('empire: develops for the cost, whatever lies on the development area (R11.7)', () => {
    const s = duel({
      hand: ['1TRI3'],
      state: 'empire',
      nationDeck: ['1ROM12'],
      development: ['1ROM4'],
      population: 3,
      exhausted: ['development'],
      exhausts: 4,
    });
    s.playCard('1TRI3').answer('1ROM4');
    expect(s.player(0)).toMatchObject({
      nationDeck: ['1ROM12'],
      discard: ['1ROM4'],
      population: 0,
      exhausted: ['development'],
      exhausts: 4,
    });
    expect(s.g.ending).toEqual({ by: 'development', final: false });
    ready(s);
  });

  test('empire that cannot pay: it is played all the same', () => {
    const s = duel({ hand: ['1TRI3'], state: 'empire', development: ['1ROM4'], population: 2 });
    s.playCard('1TRI3');
    expect(s.player(0)).toMatchObject({ history: ['1TRI3'], development: ['1ROM4'], population: 2 });
    ready(s);
  });

  test('Vikings: Harald Hardrada ends the game (R10.1d)', () => {
    const s = duel({ nation: 'vikings', hand: ['1TRI3'], nationDeck: [], accession: '1VIK2' });
    s.playCard('1TRI3');
    expect(s.player(0)).toMatchObject({ state: 'barbarian', discard: ['1VIK2', '1TRI3'], history: [] });
    expect(s.g.ending).toEqual({ by: 'haraldHardrada', final: false });
    ready(s);
  });

  const civ = cards(11, (c) => c.suits.has('CIV'));
  testPoints('1TRI3 is worth', '1TRI3', [
    [0, 'no CIV', { hand: ['1TRI3', '1UNC3'] }, { hand: civ }],
    [9, '9 CIV', { hand: ['1TRI3'], deck: civ.slice(0, 9) }],
    [10, '10 CIV', { hand: ['1TRI3'], history: civ.slice(0, 10) }],
    [10, '11 CIV', { history: ['1TRI3'], discard: civ }],
  ]);
});

describe('1TRI4 Ionians', () => {
  const [a, b, c, d] = unrest(4) as [string, string, string, string];
  test.each([0, 1, 2])('returns %i of up to 2 unrest from hand and discard pile, and goes into history', (n) => {
    const s = duel({ hand: ['1TRI4', '1ROM16', a], discard: [b, '1ROM15', c], history: [d] });
    s.playCard('1TRI4');
    asked(s, 0, 'return', [a, b, c]);
    expect(s.question()).toMatchObject({ min: 0, max: 2 });
    s.answer(...[a, c].slice(0, n));
    expect(s.g.unrest).toHaveLength(8 + n);
    expect(s.player(0)).toMatchObject({ history: [d, '1TRI4'], actions: 3 });
    ready(s);
  });
});

describe('1TRI5 Qin', () => {
  test('hand size 6 while in play', () => {
    const s = duel({ play: ['1TRI5'], deck: fillers(8) }, { nationDeck: [] });
    passTurn(s);
    expect(s.player(0).hand).toHaveLength(6);
    ready(s, 1);
  });

  const pinned = cards(35, (c) => c.pinned && !c.suits.has('REG'), '1TRI5');
  testPoints('1TRI5 is worth', '1TRI5', [
    [
      0,
      '2 pinned cards in play, regions, a garrison and pinned cards elsewhere',
      {
        play: ['1TRI5', pinned[0] as string, '1REG8', '1REG9'],
        garrison: { '1REG8': [pinned[1] as string] },
        hand: pinned.slice(2, 9),
      },
      { play: pinned.slice(9, 20) },
    ],
    [1, '3 pinned cards, itself among them', { play: ['1TRI5', ...pinned.slice(0, 2)] }],
    [1, '3 others while it is in history', { history: ['1TRI5'], play: pinned.slice(0, 3) }],
    [1, '5', { play: ['1TRI5', ...pinned.slice(0, 4)] }],
    [10, '33', { hand: ['1TRI5'], play: pinned.slice(0, 33) }],
  ]);
});

describe('1TRI6 Olmecs', () => {
  test('readies one exhausted thing, which can be exhausted again (R7.5)', () => {
    const s = table([
      { hand: ['1TRI6'], play: ['1UNC8', '1CIV10'], exhausted: ['1UNC8', '1CIV10'], exhausts: 3, actions: 0 },
      {},
      {},
    ]);
    s.playCard('1TRI6');
    asked(s, 0, 'readyExhaust', ['1UNC8', '1CIV10']);
    expect(mayPass(s)).toBe(false);
    s.answer('1UNC8');
    expect(s.player(0)).toMatchObject({ exhausted: ['1CIV10'], exhausts: 4 });
    s.exhaust('1UNC8');
    expect(s.player(0)).toMatchObject({ actions: 1, exhausts: 3 });
    ready(s);
  });

  test('nothing exhausted: nothing happens; the token of a recalled card stays away (R7.3)', () => {
    const s = table([{ hand: ['1TRI6'], exhausts: 4 }, {}, {}]);
    s.playCard('1TRI6');
    expect(s.player(0).exhausts).toBe(4);
    ready(s);
  });
});

describe('1TRI7 Sumerians (R10.11)', () => {
  const [a, b, c, d, e, f] = unrest(6) as [string, string, string, string, string, string];
  const final = { by: 'mainDeck' as const, final: true };
  const end = (has: object, rest: object = {}) =>
    solstice([{ hand: ['1TRI7'], ...has }, { progress: 1 }], { ending: final, ...rest });

  test('cannot be played', () => {
    expect(duel({ hand: ['1TRI7'] }).refused('playCard 1TRI7')).toMatchObject({ why: 'unplayable' });
  });

  test('scoring: up to 2 unrest from hand, play area with garrison, discard pile, deck or history leave', () => {
    const s = end({
      hand: ['1TRI7', a],
      deck: [b, '1ROM16'],
      discard: [c],
      history: [d],
      play: ['1REG8', e],
      garrison: { '1REG8': [f] },
    });
    asked(s, 0, 'return', [a, b, c, d, e, f]);
    expect(s.question()).toMatchObject({ min: 0, max: 2 });
    s.answer(f, b);
    over(s, 'mainDeck');
    expect(s.player(0)).toMatchObject({ deck: ['1ROM16'], garrison: {} });
    expect(s.result?.scores).toEqual([3 - 8, 1]);
  });

  test('declined', () => {
    const s = end({ hand: ['1TRI7', a] });
    s.answer();
    over(s, 'mainDeck');
    expect(s.result?.scores).toEqual([1, 1]);
    expect(s.result?.winners).toEqual([0, 1]);
  });

  test.each([
    ['the draw deck', { hand: [], deck: ['1TRI7', a] }],
    ['the discard pile', { hand: [], discard: ['1TRI7', a] }],
    ['history', { hand: [], history: ['1TRI7', a] }],
    ['a garrison', { hand: [], play: ['1REG8'], garrison: { '1REG8': ['1TRI7', a] } }],
  ])('acts from %s', (_where, has) => {
    const s = end(has);
    s.answer(a);
    over(s, 'mainDeck');
    expect(s.result?.scores).toEqual([3, 1]);
  });

  test("not another player's unrest, and not without unrest", () => {
    const s = solstice([{ hand: ['1TRI7'] }, { hand: [a] }], { ending: final });
    over(s, 'mainDeck');
    expect(s.result?.scores).toEqual([3, -2]);
  });

  test('collapse: it lowers the unrest that is compared and undoes nothing', () => {
    const s = duel({ nation: 'scythians', hand: ['1TRI7', a], discard: [b] }, { hand: [c] }, { unrest: 1 });
    s.exhaust('1SCY1A');
    expect(s.question()).toMatchObject({ seat: 0, ask: 'return' });
    s.answer(a, b);
    over(s, 'collapse');
    expect(s.g.unrest).toHaveLength(2);
    expect(s.result).toMatchObject({ winners: [0], scores: [1, -2] }); // equal unrest, and the better score
  });
});

describe('1TRI8 Aksumites', () => {
  test('4 material', () => {
    const s = duel({ hand: ['1TRI8'] });
    s.playCard('1TRI8');
    expect(s.player(0)).toMatchObject({ material: 4, discard: ['1TRI8'], actions: 2 });
    ready(s);
  });

  const tri = cards(11, (c) => c.suits.has('TRI'), '1TRI8');
  testPoints('1TRI8 is worth', '1TRI8', [
    [1, 'itself', { hand: ['1TRI8'] }, { hand: tri }],
    [9, '8 others', { hand: ['1TRI8'], history: tri.slice(0, 8) }],
    [10, '9 others', { play: ['1REG8'], garrison: { '1REG8': ['1TRI8'] }, deck: tri.slice(0, 9) }],
    [10, '10 others', { hand: ['1TRI8', ...tri.slice(0, 10)] }],
  ]);
});

describe('1TRI9 Minoans', () => {
  test('a hand card on top of the deck and 2 progress', () => {
    const s = duel({ hand: ['1TRI9', '1ROM15', '1ROM16'], deck: ['1ROM17'], actions: 0 });
    s.playCard('1TRI9').answer('1ROM16');
    expect(s.player(0)).toMatchObject({ hand: ['1ROM15'], deck: ['1ROM16', '1ROM17'], progress: 2, actions: 0 });
    ready(s);
  });

  test('without another card in hand the progress is gained all the same (no price)', () => {
    const s = duel({ hand: ['1TRI9'] });
    s.playCard('1TRI9');
    expect(s.player(0).progress).toBe(2);
    ready(s);
  });

  test('barbarians only', () => {
    expect(duel({ hand: ['1TRI9'], state: 'empire' }).refused('playCard 1TRI9')).toMatchObject({ why: 'stateIcon' });
  });

  testPoints('1TRI9 is worth', '1TRI9', [
    [0, '3 progress', { hand: ['1TRI9'], progress: 3 }],
    [1, '4', { hand: ['1TRI9'], progress: 4 }],
    [10, '40', { hand: ['1TRI9'], progress: 40 }],
    [10, '44', { hand: ['1TRI9'], progress: 44 }],
  ]);
});

describe('1TRI10 Mauryans', () => {
  test('solstice: 2 material', () => {
    const s = solstice([{ play: ['1TRI10'], discard: ['1REG8'] }, {}, {}, {}]);
    s.answer('branch 0');
    expect(s.player(0)).toMatchObject({ material: 2, discard: ['1REG8'] });
    ready(s);
  });

  test('solstice: or a region of the discard pile', () => {
    const s = solstice([{ play: ['1TRI10'], discard: ['1REG8', '1ROM16', '1REG9'] }, {}, {}, {}]);
    s.answer('branch 1');
    asked(s, 0, 'fetch', ['1REG8', '1REG9']);
    s.answer('1REG9');
    expect(s.player(0)).toMatchObject({ hand: ['1REG9'], discard: ['1REG8', '1ROM16'], material: 0 });
    ready(s);
  });

  const old = cards(22, (c) => c.nation !== null && c.suits.size === 0);
  testPoints('1TRI10 is worth', '1TRI10', [
    [0, '1 card in history', { play: ['1TRI10'], history: old.slice(0, 1), discard: old.slice(1, 9) }],
    [1, '2', { play: ['1TRI10'], history: old.slice(0, 2) }],
    [1, '3', { play: ['1TRI10'], history: old.slice(0, 3) }],
    [1, 'itself and another', { history: ['1TRI10', old[0] as string] }],
    [10, '20', { play: ['1TRI10'], history: old.slice(0, 20) }],
    [10, '22', { play: ['1TRI10'], history: old }],
  ]);
});

test('1TRI11 Hittites: breaks through for REG and goes into history', () => {
  const s = duel({ hand: ['1TRI11'] }, {}, { market: MARKET, small: { REG: ['1REG9'] } });
  s.playCard('1TRI11');
  asked(s, 0, 'breakthrough', ['1REG8', 'deck REG']);
  s.answer('deck REG');
  expect(s.player(0)).toMatchObject({ hand: ['1REG9'], history: ['1TRI11'] });
  ready(s);
});

testPoints('tributaries with a number are worth 3:', '1TRI1', [[3, 'Armenians', { hand: ['1TRI1'] }]]);
