import {
  asked,
  cards,
  duel,
  fillers,
  mayPass,
  over,
  passTurn,
  ready,
  table,
  testPoints,
  unrest,
  untouched,
  worth,
} from './helpers';

const REGIONS = cards(3, (c) => c.suits.has('REG') && c.nation === null, '1REG1');
const MORE_REGIONS = cards(3, (c) => c.suits.has('REG') && c.nation === null, '1REG1', ...REGIONS);

describe('1FAM1 Praiseworthy', () => {
  test('into history', () => {
    const s = duel({ hand: ['1FAM1', '1ROM16'] });
    s.playCard('1FAM1').answer('branch 0');
    expect(s.player(0)).toMatchObject({ history: ['1FAM1'], discard: [], play: [], actions: 2 });
    expect(worth(s, '1FAM1')).toBe(7);
    ready(s);
  });

  test('or breaks through for any of the four suits: tokens come along, the unrest goes back', () => {
    const s = duel(
      { hand: ['1FAM1'] },
      {},
      {
        market: ['1REG8', '1UNC3', '1CIV3', { card: '1TRI1', unrest: '1UNR1', population: 2 }],
        fame: ['1FAM2'],
      },
    );
    s.playCard('1FAM1').answer('branch 1');
    asked(s, 0, 'breakthrough', ['1REG8', '1UNC3', '1CIV3', '1TRI1', 'deck UNC', 'deck CIV', 'deck REG', 'reveal TRI']);
    s.answer('1TRI1');
    expect(s.player(0)).toMatchObject({ hand: ['1TRI1'], population: 2, discard: ['1FAM1'], history: [] });
    expect(worth(s, '1FAM1')).toBe(3);
    ready(s);
  });

  test('Vikings have no history (R11.15): discarded, and worth the lower value', () => {
    const s = duel({ nation: 'vikings', hand: ['1FAM1'] });
    s.playCard('1FAM1').answer('branch 0');
    expect(s.player(0)).toMatchObject({ history: [], discard: ['1FAM1'] });
    expect(worth(s, '1FAM1')).toBe(3);
    ready(s);
  });

  testPoints('1FAM1 is worth', '1FAM1', [
    [7, 'it in history', { history: ['1FAM1'] }],
    [3, 'it in hand', { hand: ['1FAM1'], history: ['1FAM2'] }],
    [3, 'it in the discard pile', { discard: ['1FAM1'] }],
    [3, 'it in the draw deck', { deck: ['1FAM1'] }],
    [3, 'it garrisoned', { play: ['1REG8'], garrison: { '1REG8': ['1FAM1'] } }],
  ]);
});

describe('1FAM2 Great', () => {
  test.each([
    ['yes', { history: ['1FAM2'], discard: [] }],
    ['no', { history: [], discard: ['1FAM2'] }],
  ] as const)('gains an action, above 3 too; into history: %s', (answer, lies) => {
    const s = duel({ hand: ['1FAM2', '1ROM16'] });
    s.playCard('1FAM2').answer(answer);
    expect(s.player(0)).toMatchObject({ actions: 4, hand: ['1ROM16'], ...lies });
    ready(s);
  });

  test('free play works without actions (R6.6)', () => {
    const s = duel({ hand: ['1FAM2', '1ROM15'], actions: 0 });
    expect(s.refused('playCard 1ROM15')).toMatchObject({ why: 'noAction' });
    s.playCard('1FAM2').answer('no');
    expect(s.player(0).actions).toBe(1);
    ready(s);
  });

  test('not twice in one turn by the keyword: the second time it costs an action (R6.6, R15.6)', () => {
    const has = { hand: ['1FAM2'], freePlayed: ['1FAM2'] };
    expect(duel({ ...has, actions: 0 }).refused('playCard 1FAM2')).toMatchObject({ why: 'freeAgain' });
    const s = duel({ ...has, actions: 1 });
    s.playCard('1FAM2').answer('no');
    expect(s.player(0).actions).toBe(1);
    ready(s);
  });

  testPoints('1FAM2 is worth', '1FAM2', [
    [6, 'it in history', { history: ['1FAM2'] }],
    [2, 'it in hand', { hand: ['1FAM2'] }],
  ]);
});

describe('1FAM3 Notorious', () => {
  test('steals 1 progress from each other; who has none takes an unrest', () => {
    const s = table([{ hand: ['1FAM3'] }, { progress: 1 }, { progress: 0 }, { progress: 5 }]);
    const pile = s.g.unrest.length;
    s.playCard('1FAM3');
    expect([0, 1, 2, 3].map((seat) => s.player(seat).progress)).toEqual([2, 0, 0, 4]);
    expect([1, 2, 3].map((seat) => s.player(seat).hand.length)).toEqual([0, 1, 0]);
    expect(s.g.unrest).toHaveLength(pile - 1);
    expect(s.player(0)).toMatchObject({ actions: 3, hand: [], discard: ['1FAM3'] });
    ready(s);
  });

  test('who ignores the attack neither gives nor takes unrest (R11.4)', () => {
    const s = duel({ hand: ['1FAM3'] }, { play: ['1UNC1'], progress: 0 });
    s.playCard('1FAM3');
    asked(s, 1, 'protect', ['1UNC1', 'pass']);
    s.answer('1UNC1');
    expect(s.player(1)).toMatchObject({ hand: [], progress: 0 });
    expect(s.player(0).progress).toBe(0);
    ready(s);
  });

  test('the last unrest is taken: collapse in mid-effect (R10.3)', () => {
    const s = table([{ hand: ['1FAM3'] }, {}, {}], { unrest: 1 });
    s.playCard('1FAM3');
    expect([1, 2].map((seat) => s.player(seat).hand.length)).toEqual([1, 0]);
    over(s, 'collapse');
    expect(s.result).toMatchObject({ winners: [0], scores: [1, -2, 0] });
  });

  const spread = (n: number) => {
    const [a, b, c, d, e, ...hand] = unrest(n + 1);
    return {
      hand,
      deck: [a as string],
      discard: [b as string],
      history: [c as string],
      play: ['1REG8'],
      garrison: { '1REG8': [d as string] },
      own: e as string,
    };
  };
  test.each([
    [4, 4],
    [9, 9],
    [10, 10],
    [11, 10],
  ])('%i unrest of another player, wherever it scores: %i points', (n, points) => {
    const { own, ...other } = spread(n);
    const s = duel({ discard: ['1FAM3', own] }, other);
    expect(worth(s, '1FAM3')).toBe(points);
  });

  test('own unrest and the unrest in the pile and the market count nothing', () => {
    const s = duel({ hand: ['1FAM3', ...unrest(5)] }, {}, { market: [{ card: '1UNC3', unrest: '1UNR1' }] });
    expect(worth(s, '1FAM3')).toBe(0);
  });
});

describe('1FAM4 Marvellous', () => {
  const setUp = (nation?: string) =>
    duel({ ...(nation ? { nation } : {}), hand: ['1FAM4', '1ROM16'], deck: ['1REG8', '1REG9'], discard: ['1REG10'] });

  test.each([
    ['branch 0', 'discard pile', { discard: ['1REG10', '1REG8', '1FAM4'], deck: ['1REG9'], history: [] }],
    ['branch 1', 'top of the deck', { discard: ['1REG10', '1FAM4'], deck: ['1REG8', '1REG9'], history: [] }],
    ['branch 2', 'history', { discard: ['1REG10', '1FAM4'], deck: ['1REG9'], history: ['1REG8'] }],
  ])('%s: the drawn card goes to the %s', (branch, _where, lies) => {
    const s = setUp();
    s.playCard('1FAM4').answer(branch);
    expect(s.player(0)).toMatchObject({ hand: ['1ROM16'], actions: 3, ...lies });
    ready(s);
  });

  test('Vikings discard instead of history (R11.15)', () => {
    const s = setUp('vikings');
    s.playCard('1FAM4').answer('branch 2');
    expect(s.player(0)).toMatchObject({ hand: ['1ROM16'], discard: ['1REG10', '1REG8', '1FAM4'], history: [] });
    ready(s);
  });

  test('an empty deck is not reshuffled: nothing happens (R8.2)', () => {
    const s = duel({ hand: ['1FAM4'], discard: ['1REG10'] });
    s.playCard('1FAM4');
    expect(s.player(0)).toMatchObject({ hand: [], deck: [], discard: ['1REG10', '1FAM4'], history: [] });
    ready(s);
  });

  testPoints('1FAM4 is worth', '1FAM4', [[9, 'it anywhere', { hand: ['1FAM4'] }]]);
});

describe('1FAM5 Glorious', () => {
  test.each([0, 1, 3, 4])('barbarian: draws %i of up to 4, then goes into history', (n) => {
    const deck = fillers(5);
    const s = duel({ hand: ['1FAM5'], deck, development: ['1ROM3'] });
    s.playCard('1FAM5');
    for (let i = 0; i < n; i++) s.answer('again');
    if (n < 4) s.answer('stop');
    expect(s.player(0)).toMatchObject({
      hand: deck.slice(0, n),
      deck: deck.slice(n),
      history: ['1FAM5'],
      development: ['1ROM3'],
      actions: 3,
    });
    ready(s);
  });

  test('empire: develops one card without paying, draws nothing', () => {
    const s = duel({
      hand: ['1FAM5'],
      state: 'empire',
      deck: fillers(2),
      development: ['1ROM3', '1ROM4'],
      exhausted: ['development'],
    });
    s.playCard('1FAM5');
    asked(s, 0, 'develop', ['1ROM3', '1ROM4']);
    expect(mayPass(s)).toBe(false);
    s.answer('1ROM4');
    expect(s.player(0)).toMatchObject({
      hand: [],
      discard: ['1ROM4'],
      development: ['1ROM3'],
      history: ['1FAM5'],
      exhausted: ['development'],
      exhausts: 5,
    });
    expect(s.g.ending).toBeNull();
    ready(s);
  });

  test('empire without developments: only history', () => {
    const s = duel({ hand: ['1FAM5'], state: 'empire', deck: fillers(2) });
    s.playCard('1FAM5');
    expect(s.player(0)).toMatchObject({ hand: [], history: ['1FAM5'], deck: fillers(2) });
    expect(s.g.ending).toBeNull();
    ready(s);
  });

  test('a reshuffle in mid-effect turns the state: then it also develops (R8.6, R18.12)', () => {
    const s = duel({ hand: ['1FAM5'], nationDeck: [], accession: '1ROM2', development: ['1ROM3'] });
    s.playCard('1FAM5').answer('again').answer('stop');
    expect(s.player(0)).toMatchObject({
      state: 'empire',
      hand: ['1ROM2'],
      development: [],
      discard: ['1ROM3'],
      history: ['1FAM5'],
    });
    expect(s.g.ending).toEqual({ by: 'development', final: false });
    ready(s);
  });
});

describe('1FAM6, 1FAM7 Triumphant', () => {
  test.each(['1FAM6', '1FAM7'])('%s cannot be played (R6.10)', (id) => {
    const s = duel({ hand: [id, '1ROM15'] });
    expect(s.refused(`playCard ${id}`)).toMatchObject({ why: 'unplayable' });
    ready(s);
  });

  test.each(['1FAM6', '1FAM7'])('%s cannot be garrisoned', (id) => {
    const s = duel({ hand: [id, '1ROM15', '1REG8'] });
    s.playCard('1REG8');
    asked(s, 0, 'garrison', ['1ROM15']);
    s.answer('1ROM15');
    expect(s.player(0)).toMatchObject({ hand: [id], garrison: { '1REG8': ['1ROM15'] } });
    ready(s);
  });

  test('1FAM6 can be put into history', () => {
    const s = duel({ hand: ['1FAM6', '1UNC21'] });
    s.playCard('1UNC21').answer('branch 1');
    expect(s.player(0).history).toEqual(['1FAM6']);
    ready(s);
  });

  testPoints('1FAM6 is worth', '1FAM6', [
    [11, 'it in hand', { hand: ['1FAM6'] }],
    [11, 'it in history', { history: ['1FAM6'] }],
  ]);
  testPoints('1FAM7 is worth', '1FAM7', [[11, 'it in the deck', { deck: ['1FAM7'] }]]);
});

describe('1FAM8 Awe-Inspiring', () => {
  const deck = fillers(8);
  test.each([
    ['in play', { play: ['1FAM8'] }, 6],
    ['garrisoned', { play: ['1REG8'], garrison: { '1REG8': ['1FAM8'] } }, 5],
    ['in history', { history: ['1FAM8'] }, 5],
  ])('hand size with it %s (R5.5)', (_where, has, n) => {
    const s = duel({ ...has, deck }, { nation: 'celts', side: 'B', deck: [] });
    passTurn(s);
    expect(s.player(0).hand).toEqual(deck.slice(0, n));
    expect(s.player(1).hand).toEqual([]);
    ready(s, 1);
  });

  test('hand sizes add up', () => {
    const s = duel(
      { play: ['1FAM8', '1TRI5', '1ROM5'], deck: [...fillers(6), '1REG6', '1REG7', '1REG8'] },
      { nationDeck: [] },
    );
    passTurn(s);
    expect(s.player(0).hand).toHaveLength(8);
    ready(s, 1);
  });

  test('played, it stays in play', () => {
    const s = duel({ hand: ['1FAM8'] });
    s.playCard('1FAM8');
    expect(s.player(0).play).toEqual(['1FAM8']);
    ready(s);
  });
});

describe('1FAM9A King of Kings, side A (R13.1)', () => {
  const glory = { hand: ['1ROM14'], play: REGIONS };

  test('barbarian: 6 progress, turned, scoring triggered', () => {
    const s = duel({ ...glory, development: ['1ROM3'] }, { progress: 2 }, { fame: [] });
    const others = untouched(s, 1);
    s.playCard('1ROM14');
    expect(s.player(0)).toMatchObject({ progress: 6, hand: [], development: ['1ROM3'], kingOfKings: true });
    expect(s.g).toMatchObject({ kings: '1FAM9B', ending: { by: 'kingOfKings', final: false } });
    others();
    ready(s);
  });

  test('empire: 3 progress and one development without payment', () => {
    const s = duel({ ...glory, state: 'empire', development: ['1ROM3', '1ROM4'] }, {}, { fame: [] });
    s.playCard('1ROM14').answer('1ROM4');
    expect(s.player(0)).toMatchObject({ progress: 3, development: ['1ROM3'] });
    expect(s.player(0).discard).toContain('1ROM4');
    expect(s.g).toMatchObject({ kings: '1FAM9B', ending: { by: 'kingOfKings' } });
    ready(s);
  });

  test('empire without developments: 3 progress', () => {
    const s = duel({ ...glory, state: 'empire' }, {}, { fame: [] });
    s.playCard('1ROM14');
    expect(s.player(0)).toMatchObject({ progress: 3, kingOfKings: true });
    ready(s);
  });

  test('not while a face-down fame card is left', () => {
    const s = duel(glory, {}, { fame: ['1FAM1'] });
    s.playCard('1ROM14');
    expect(s.player(0)).toMatchObject({ progress: 0, hand: ['1FAM1'], kingOfKings: false });
    expect(s.g).toMatchObject({ kings: '1FAM9A', ending: null });
    ready(s);
  });
});

describe('1FAM9B King of Kings, side B (R13.1)', () => {
  const glory = { hand: ['1ROM14'], play: REGIONS };
  const turned = { fame: [], kings: '1FAM9B' as const };

  test('barbarian: 4 progress; it is not turned back', () => {
    const s = duel(glory, {}, turned);
    s.playCard('1ROM14');
    expect(s.player(0)).toMatchObject({ progress: 4, kingOfKings: true });
    expect(s.g.kings).toBe('1FAM9B');
    ready(s);
  });

  test('empire: one development without payment and no progress', () => {
    const s = duel({ ...glory, state: 'empire', development: ['1ROM3', '1ROM4'] }, {}, turned);
    s.playCard('1ROM14').answer('1ROM3');
    expect(s.player(0)).toMatchObject({ progress: 0, development: ['1ROM4'] });
    ready(s);
  });

  test.each(['1FAM9A', '1FAM9B'] as const)(
    'a player resolves it only once a game, whichever side: %s up (R15.2)',
    (kings) => {
      const s = duel({ ...glory, kingOfKings: true }, {}, { fame: [], kings });
      s.playCard('1ROM14');
      expect(s.player(0)).toMatchObject({ progress: 0, hand: [] });
      expect(s.g.kings).toBe(kings);
      ready(s);
    },
  );

  test('two players: the first turns it, the second gets side B in the turn after', () => {
    const s = duel(glory, { nation: 'celts', side: 'B', hand: ['1CEL15'], play: MORE_REGIONS }, { fame: [] });
    s.playCard('1ROM14');
    passTurn(s);
    s.playCard('1CEL15');
    expect([s.player(0), s.player(1)]).toMatchObject([{ progress: 6 }, { progress: 4 }]);
    expect(s.g).toMatchObject({ kings: '1FAM9B', ending: { by: 'kingOfKings', final: false } });
    ready(s, 1);
    passTurn(s);
    expect(s.g.phase).toBe('finalRound');
    passTurn(s);
    passTurn(s);
    over(s, 'kingOfKings');
  });
});
