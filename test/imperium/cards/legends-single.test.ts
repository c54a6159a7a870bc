import { asked, duel, over, passTurn, ready, solstice, table } from './helpers';

/** Mechanisms that one card of Legends alone has: what the other tests of these cards pass by. */

const B = { side: 'B' as const };
const REGIONS = { market: ['1REG1'], small: { REG: ['1REG2', '1REG3'] } };

describe('Arthurians', () => {
  const CAMELOT = { nation: 'arthurians', ...B, below: ['2ART2'] };

  test('R11.9: 2ART18 under a region that exiles from the market: the host exiles and garrisons once more', () => {
    const s = duel(
      { ...CAMELOT, hand: ['2ART18', '2ART24'], play: ['2REG10'] },
      {},
      { ...REGIONS, market: ['1REG1', '1UNC3'] },
    );
    s.playCard('2ART18').answer('2REG10');
    asked(s, 0, 'exile', ['1REG1', '1UNC3']);
    s.answer('1UNC3');
    asked(s, 0, 'garrison', ['2ART24']);
    s.answer('2ART24');
    ready(s);
    expect(s.player(0)).toMatchObject({ progress: 1, garrison: { '2REG10': ['2ART18', '2ART24'] }, hand: [] });
    expect(s.g.exile).toEqual(['1UNC3']);
  });

  test('R11.14: 2ART17 Peredur finds Graal in the draw deck, not in the nation deck or the history', () => {
    const seeking = { ...CAMELOT, hand: ['2ART17'] };
    const s = duel({ ...seeking, deck: ['2ART20', '2ART3', '2ART21'] });
    s.playCard('2ART17').answer('branch 1');
    ready(s);
    expect(s.player(0)).toMatchObject({ hand: ['2ART3'], discard: [] });
    expect([...s.player(0).deck].sort()).toEqual(['2ART20', '2ART21']);
    expect(s.g.exile).toEqual(['2ART17']);
    const away = duel({ ...seeking, deck: ['2ART20'], history: ['2ART3'] });
    away.playCard('2ART17').answer('branch 1');
    ready(away);
    expect(away.player(0)).toMatchObject({ hand: [], history: ['2ART3'], discard: ['2ART17'] });
  });
});

describe('reductions of the price of a development add up to its floor, nothing (R11.7)', () => {
  // Minoan Traders: 2 material, 1 population, 1 progress.
  const walls = { state: 'empire' as const, hand: ['2MIN2'], development: ['2MIN3', '2MIN8'] };
  const ALL = ['2ATL8', '2EGY8', '2MIN5'];

  test('what costs nothing any more is developed without a token', () => {
    const s = duel({ nation: 'minoans', ...B, ...walls, play: ALL });
    s.playCard('2MIN2').answer('2MIN3');
    expect(s.player(0)).toMatchObject({ discard: ['2MIN3'], material: 0, population: 0, progress: 1 });
  });

  test('nothing is given back for a resource that is no part of the price', () => {
    // Minoan Expansion: 4 population.
    const expanding = (population: number) => duel({ nation: 'minoans', ...B, ...walls, play: ALL, population });
    const s = expanding(3);
    s.playCard('2MIN2').answer('2MIN8').answer('pay 0 3 0');
    expect(s.player(0)).toMatchObject({ discard: ['2MIN8'], material: 0, population: 0, progress: 1 });
    const short = expanding(1).playCard('2MIN2');
    expect(short.question().options).not.toContain('2MIN8');
  });

  test('R8.4: in a reshuffle, too', () => {
    const s = duel({
      nation: 'minoans',
      ...B,
      state: 'empire',
      play: [...ALL, '2UNC7'],
      discard: ['1ROM16'],
      development: ['2MIN3', '2MIN8'],
    });
    s.exhaust('2UNC7');
    asked(s, 0, 'reshuffle', ['2MIN3']);
    s.answer('2MIN3');
    ready(s);
    expect(s.player(0)).toMatchObject({ development: ['2MIN8'], exhausted: ['2UNC7', 'development'] });
  });
});

describe('the draw deck of the Utopians runs out (R14.8.6)', () => {
  const UTOPIA = { nation: 'utopians', ...B, below: ['2UTO2A', '2UTO3A'] };

  test('R5.5: in clean-up, by the last card drawn: the unrest comes on top of the hand', () => {
    const s = duel({ ...UTOPIA, hand: ['2UTO9', '2UTO10'], deck: ['2UTO11', '2UTO13', '2UTO14'] });
    passTurn(s);
    expect(s.player(0).deck).toEqual([]);
    expect(s.player(0).hand).toHaveLength(6);
    expect(s.player(0).hand).toContain('1UNR1');
    s.expectTurnOf(1);
  });

  test('R8.5: in solstice, by what the journey card draws', () => {
    const s = solstice([{}, { ...UTOPIA, hand: ['2UTO10'], deck: ['2UTO9'] }]);
    expect(s.player(1)).toMatchObject({ hand: ['2UTO9', '1UNR1'], deck: [], discard: ['2UTO10'] });
  });

  test('R10.3: the unrest for it may be the last: collapse in the middle of a draw', () => {
    const s = duel({ ...UTOPIA, hand: ['2FAM3'], deck: ['2UTO9'] }, {}, { unrest: 1 });
    s.playCard('2FAM3');
    over(s, 'collapse');
  });

  test('R11.14: by a search that finds the last card, and not by one that finds nothing', () => {
    const seeking = (deck: string[]) => {
      const s = duel({ ...UTOPIA, hand: ['2ART17'], deck });
      s.playCard('2ART17').answer('branch 1');
      ready(s);
      return s.player(0);
    };
    expect(seeking(['2ART3']).hand).toEqual(['2ART3', '1UNR1']);
    expect(seeking(['2UTO9']).hand).toEqual([]);
  });
});

test("R18.3: 2UTO3B Shangri-La replaces its owner's gain in another player's turn, and the others gain progress", () => {
  const s = table([
    { nation: 'olmecs', ...B, state: 'empire', hand: ['2CIV11', '1ROM16', '1ROM17'] },
    { nation: 'utopians', ...B, below: ['2UTO3B', '2UTO2B'] },
    {},
  ]);
  s.playCard('2CIV11').answer('1ROM16');
  ready(s);
  expect(s.g.players.map(({ material, population, progress }) => [material, population, progress])).toEqual([
    [2, 0, 1],
    [0, 2, 0],
    [2, 0, 1],
  ]);
});

describe('garrisons as the price of an exhaust ability (R6.3)', () => {
  const UTOPIA = { nation: 'utopians', ...B, below: [] };

  test('2UTO11 Mountain Retreat: an unrest garrisoned brings a scroll back, another card does not', () => {
    const retreat = { ...UTOPIA, play: ['2UTO11'], discard: ['2UTO12', '2UTO9'] };
    expect(duel({ ...retreat, hand: ['2UTO13'] }).refused('exhaust 2UTO11')).toMatchObject({ why: 'price' });
    const s = duel({ ...retreat, hand: ['1UNR1'] });
    s.exhaust('2UTO11');
    ready(s);
    expect(s.player(0)).toMatchObject({
      hand: ['2UTO12'],
      discard: ['2UTO9'],
      garrison: { '2UTO11': ['1UNR1'] },
    });
  });

  test('2UTO6 Daochang: a scroll garrisoned acquires a tributary', () => {
    const temple = { ...UTOPIA, play: ['2UTO6'] };
    const market = { market: ['1REG1', null, null, { card: '1TRI1', unrest: '1UNR1' }] };
    expect(duel({ ...temple, hand: ['2UTO9'] }, {}, market).refused('exhaust 2UTO6')).toMatchObject({ why: 'price' });
    const s = duel({ ...temple, hand: ['2UTO12'] }, {}, market);
    s.exhaust('2UTO6');
    ready(s);
    expect(s.player(0)).toMatchObject({ hand: ['1TRI1', '1UNR1'], garrison: { '2UTO6': ['2UTO12'] } });
  });
});

test('2UNC12 Qanat: a river is a river again when the turn is over', () => {
  const s = duel({ play: ['2UNC12', '2EGY20'], hand: ['2EGY16'] });
  s.exhaust('2UNC12');
  expect(s.g.lasting).not.toEqual([]);
  s.endActivation().cleanUp();
  expect(s.g.lasting).toEqual([]);
});

test('R11.5: 2FAM8 Acclaimed: with no card of variable points left in the main deck, 2 progress', () => {
  const s = duel({ hand: ['2FAM8'] }, {}, { main: ['2UNC7', '2TRI9'] });
  s.playCard('2FAM8');
  ready(s);
  expect(s.player(0)).toMatchObject({ hand: [], progress: 2, history: ['2FAM8'] });
  expect([...s.g.main].sort()).toEqual(['2TRI9', '2UNC7']);
});

test('R10.12: 2OLM5 Olmec Traders: a card given scores for whoever has it', () => {
  const s = table([{ nation: 'olmecs', ...B, state: 'empire', hand: ['2OLM5', '2FAM5'], discard: ['1UNR1'] }, {}, {}], {
    ending: { by: 'mainDeck', final: true },
  });
  s.playCard('2OLM5').answer('2FAM5');
  ready(s);
  while (!s.result) passTurn(s);
  expect(s.result.scores.slice(1)).toEqual([3, -2]);
});
