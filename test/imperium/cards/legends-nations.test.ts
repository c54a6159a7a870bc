import { asked, askedToGarrison, duel, inAnyOrder, ready, solstice, table, testPoints, worth } from './helpers';

/** Cards of the nations of Legends that do by themselves what they say, each through real moves. */

const B = { side: 'B' as const };
const EMPIRE = { ...B, state: 'empire' as const };
const REGIONS = { market: ['1REG1'], small: { REG: ['1REG2', '1REG3'] } };

describe('Arthurians', () => {
  const CAMELOT = { nation: 'arthurians', ...B, below: ['2ART2'] };

  test('2ART10 Viviane of the Lake: progress; in solstice a knight from under her, or a card', () => {
    const s = duel({ ...CAMELOT, hand: ['2ART10'] });
    s.playCard('2ART10');
    ready(s);
    expect(s.player(0)).toMatchObject({ progress: 1, play: ['2ART10'] });
    const viviane = { ...CAMELOT, play: ['2ART10'], deck: ['2ART20'] };
    const hosting = inAnyOrder(solstice([{ ...viviane, garrison: { '2ART10': ['2ART18'] } }, {}]));
    asked(hosting, 0, 'branch', ['branch 0', 'branch 1']);
    hosting.answer('branch 0');
    expect(hosting.player(0)).toMatchObject({ hand: ['2ART18'], garrison: {}, deck: ['2ART20'] });
    const alone = inAnyOrder(solstice([viviane, {}])).answer('branch 1');
    expect(alone.player(0)).toMatchObject({ hand: ['2ART20'], deck: [] });
  });

  test('2ART13 Avalon fetches a knight and may garrison; in solstice a progress takes it back to hand', () => {
    const s = duel({ ...CAMELOT, hand: ['2ART13'], discard: ['2ART18', '2ART20'] });
    s.playCard('2ART13');
    askedToGarrison(s, '2ART18');
    s.answer();
    ready(s);
    expect(s.player(0)).toMatchObject({ hand: ['2ART18'], discard: ['2ART20'], play: ['2ART13'] });
    const later = inAnyOrder(solstice([{ ...CAMELOT, play: ['2ART13'], progress: 1 }, {}]));
    asked(later, 0, 'may');
    later.answer('yes');
    expect(later.player(0)).toMatchObject({ hand: ['2ART13'], play: [], progress: 0 });
    expect(inAnyOrder(solstice([{ ...CAMELOT, play: ['2ART13'] }, {}])).player(0).play).toEqual(['2ART13']);
  });
});

describe('Atlanteans', () => {
  const ATLANTIS = { nation: 'atlanteans', ...EMPIRE };

  testPoints('2ATL1B: 1 point for each region', '2ATL1B', [
    [0, 'no region', ATLANTIS],
    [3, 'one in play, in hand and sunken each', { ...ATLANTIS, play: ['2ATL11'], hand: ['1REG1'], sunken: ['1REG2'] }],
  ]);

  test('2ATL4 Spread of Atlantis: the others recall a region each, then a break-through', () => {
    const s = table([{ ...ATLANTIS, hand: ['2ATL4'] }, { play: ['1REG4', '1REG5'] }, { play: ['1UNC6'] }], REGIONS);
    s.playCard('2ATL4');
    asked(s, 1, 'recall', ['1REG4', '1REG5']);
    s.answer('1REG4').answer('1REG1');
    ready(s);
    expect(s.player(0).hand).toEqual(['1REG1']);
    expect(s.player(1)).toMatchObject({ hand: ['1REG4'], play: ['1REG5'] });
    expect(s.player(2).play).toEqual(['1UNC6']);
  });

  test('2ATL11 Themiscyra: progress, a market card exiled, and a card garrisoned', () => {
    const s = duel({ ...ATLANTIS, hand: ['2ATL11', '2ATL15'] }, {}, { ...REGIONS, market: ['1REG1', '1UNC3'] });
    s.playCard('2ATL11').answer('1REG1');
    askedToGarrison(s, '2ATL15');
    s.answer('2ATL15');
    ready(s);
    expect(s.player(0)).toMatchObject({ progress: 1, garrison: { '2ATL11': ['2ATL15'] } });
    expect(s.g.exile).toEqual(['1REG1']);
  });
});

describe('Egyptians', () => {
  const EGYPT = { nation: 'egyptians', ...B };

  test('2EGY2 Unification, 2EGY12 Kushites: 2 progress; Unification goes into history', () => {
    const s = duel({ ...EGYPT, hand: ['2EGY2', '2EGY12'] });
    s.playCard('2EGY2').playCard('2EGY12');
    ready(s);
    expect(s.player(0)).toMatchObject({ progress: 4, history: ['2EGY2'], discard: ['2EGY12'] });
  });

  test('2EGY10 Egyptian Legacy: the others take an unrest and discard a card; 2 progress', () => {
    const s = duel({ nation: 'egyptians', ...EMPIRE, hand: ['2EGY10', '1CIV1'] }, { hand: ['1ROM16'] });
    expect(worth(s, '2EGY10')).toBe(1);
    s.playCard('2EGY10');
    asked(s, 1, 'discard');
    s.answer('1ROM16');
    ready(s);
    expect(s.player(0).progress).toBe(2);
    expect(s.player(1)).toMatchObject({ hand: ['1UNR1'], discard: ['1ROM16'] });
  });
});

test('2MAU8 Punch-marked Coins: a card and a progress', () => {
  const s = duel({ nation: 'mauryans', ...EMPIRE, play: ['2MAU8'], deck: ['2MAU17'] });
  s.exhaust('2MAU8');
  ready(s);
  expect(s.player(0)).toMatchObject({ hand: ['2MAU17'], progress: 1 });
});

describe.each([
  ['2MAU3', 'mauryans', '2MAU17'],
  ['2QIN7', 'qin', '2QIN19'],
])('%s Mathematics (%s)', (id, nation, own) => {
  // One market card to take, so that Advance is payable.
  const rest = { market: [null, '1UNC3'] };
  /** An Advance of whichever nation it is, with or without Mathematics. */
  const holding = (advance: string, play: string[]) =>
    duel({ nation, ...EMPIRE, hand: [advance], play, material: 3 }, {}, rest);

  test.each([own, '1ROM16', '2EGY17'])("Advance has lost its state icon, also another nation's (%s)", (advance) => {
    expect(holding(advance, []).refused(`playCard ${advance}`)).toMatchObject({ why: 'stateIcon' });
    const s = holding(advance, [id]);
    s.playCard(advance);
    expect(s.player(0)).toMatchObject({ hand: ['1UNC3'], discard: [advance], material: 0 });
  });

  test('a hand of one card more', () => {
    const s = holding('1ROM16', [id]);
    s.endActivation();
    while (s.question().ask !== 'cleanUp') s.answer(s.question().options[0] ?? '');
    expect(s.question().params).toEqual({ n: 6 });
  });
});

testPoints('2MAU3: 1 point for each pinned card in play that is no region', '2MAU3', [
  [0, 'regions alone', { nation: 'mauryans', ...B, play: ['1REG1'] }],
  [2, 'itself and another one', { nation: 'mauryans', ...B, play: ['2MAU3', '2MAU8', '1REG1'] }],
]);

describe.each([
  ['2MIN4', 'minoans'],
  ['2OLM8', 'olmecs'],
])('%s Drainage System (%s)', (id, nation) => {
  test('a population each solstice', () => {
    const s = inAnyOrder(solstice([{ nation, ...EMPIRE, play: [id] }, {}]));
    expect(s.player(0).population).toBe(1);
  });
});

describe.each([
  ['2MIN12', 'minoans'],
  ['2QIN13', 'qin'],
])('%s Writing Systems (%s)', (id, nation) => {
  test('for a card of the discard pile put into history a card is drawn', () => {
    const s = duel({ nation, ...B, play: [id], discard: ['1ROM16'], deck: ['1ROM17'] });
    s.exhaust(id);
    ready(s);
    expect(s.player(0)).toMatchObject({ history: ['1ROM16'], hand: ['1ROM17'], discard: [] });
    expect(duel({ nation, ...B, play: [id], deck: ['1ROM17'] }).refused(`exhaust ${id}`)).not.toBeNull();
  });
});

describe('Minoans', () => {
  const CRETE = { nation: 'minoans', ...B };

  test('2MIN1A: in solstice a card discarded is a progress', () => {
    const s = solstice([{ nation: 'minoans', hand: ['1ROM16', '1ROM17'] }, {}]);
    asked(s, 0, 'discard', ['1ROM16', '1ROM17']);
    s.answer('1ROM16');
    expect(s.player(0)).toMatchObject({ progress: 1, hand: ['1ROM17'] });
  });

  test('2MIN6 Frescos: in solstice a card discarded draws one and is a progress', () => {
    const s = solstice([{ ...CRETE, state: 'empire', play: ['2MIN6'], hand: ['1ROM16'], deck: ['1ROM17'] }, {}]);
    asked(s, 0, 'discard', ['1ROM16']);
    s.answer('1ROM16');
    expect(s.player(0)).toMatchObject({ progress: 1, hand: ['1ROM17'], discard: ['1ROM16'] });
    const declined = solstice([{ ...CRETE, play: ['2MIN6'], hand: ['1ROM16'], deck: ['1ROM17'] }, {}]).answer();
    expect(declined.player(0)).toMatchObject({ progress: 0, hand: ['1ROM16'] });
  });

  test('2MIN9 Seal Stones cannot be played', () => {
    expect(duel({ ...CRETE, hand: ['2MIN9'] }).refused('playCard 2MIN9')).not.toBeNull();
  });

  testPoints('2MIN9 Seal Stones: a point for each progress, 10 at most', '2MIN9', [
    [0, 'no progress', CRETE],
    [4, '4 progress', { ...CRETE, progress: 4 }],
    [10, '14 progress', { ...CRETE, progress: 14 }],
  ]);

  test.each([
    ['branch 0', { material: 1 }],
    ['branch 1', { population: 1 }],
    ['branch 2', { hand: ['1ROM17'] }],
  ])('2MIN13 Knossos in solstice: %s', (branch, got) => {
    const s = solstice([{ ...CRETE, play: ['2MIN13'], deck: ['1ROM17'] }, {}]).answer(branch);
    expect(s.player(0)).toMatchObject(got);
  });
});

describe('Olmecs', () => {
  const OLMAN = { nation: 'olmecs', ...B };

  test('2OLM2 San Lorenzo: a card onto the deck brings a mask back, or population and material', () => {
    const has = { ...OLMAN, play: ['2OLM2'], hand: ['1ROM16'], deck: ['1ROM17'], discard: ['2OLM18'] };
    const masked = duel(has);
    masked.exhaust('2OLM2').answer('branch 0');
    ready(masked);
    expect(masked.player(0)).toMatchObject({ hand: ['2OLM18'], deck: ['1ROM16', '1ROM17'], discard: [] });
    const rich = duel(has);
    rich.exhaust('2OLM2').answer('branch 1');
    ready(rich);
    expect(rich.player(0)).toMatchObject({ material: 1, population: 1, discard: ['2OLM18'] });
    expect(duel({ ...has, hand: [] }).refused('exhaust 2OLM2')).not.toBeNull();
  });

  test('2OLM6 Tres Zapotes: up to two masks come back, then a card may be garrisoned', () => {
    const s = duel({ nation: 'olmecs', ...EMPIRE, hand: ['2OLM6'], discard: ['2OLM18', '2OLM19', '1ROM16'] });
    s.playCard('2OLM6');
    s.answer('2OLM18').answer('2OLM19');
    askedToGarrison(s, '2OLM18', '2OLM19');
    s.answer('2OLM19');
    ready(s);
    expect(s.player(0)).toMatchObject({ hand: ['2OLM18'], garrison: { '2OLM6': ['2OLM19'] }, discard: ['1ROM16'] });
  });

  const MASKS = { hand: ['2OLM18', '2OLM19'] };

  test('2OLM11 Calendar: two masks and an action; material for production, or population for regions', () => {
    const play = ['2OLM11', '2OLM16', '2OLM17'];
    const s = duel({ ...OLMAN, ...MASKS, play });
    s.exhaust('2OLM11').answer('branch 1');
    ready(s);
    expect(s.player(0)).toMatchObject({ population: 2, actions: 2, hand: [], discard: ['2OLM18', '2OLM19'] });
    expect(duel({ ...OLMAN, ...MASKS, play, actions: 0 }).refused('exhaust 2OLM11')).not.toBeNull();
    expect(duel({ ...OLMAN, hand: ['2OLM18'], play }).refused('exhaust 2OLM11')).not.toBeNull();
  });

  test('2OLM15 Ball Games: two masks and an action acquire a card', () => {
    const s = duel(
      { ...OLMAN, ...MASKS, play: ['2OLM15'] },
      {},
      { market: [null, { card: '1UNC3', unrest: 'unrest' }] },
    );
    s.exhaust('2OLM15');
    ready(s);
    expect(s.player(0)).toMatchObject({ actions: 2, discard: ['2OLM18', '2OLM19'] });
    expect(s.player(0).hand).toHaveLength(2);
    expect(s.player(0).hand).toContain('1UNC3');
  });
});

describe('Qin', () => {
  const QIN = { nation: 'qin', ...EMPIRE };

  test('2QIN4 Long Walls III: a population draws a card', () => {
    const s = duel({ ...QIN, play: ['2QIN4'], population: 1, deck: ['1ROM17'] });
    s.exhaust('2QIN4');
    ready(s);
    expect(s.player(0)).toMatchObject({ population: 0, hand: ['1ROM17'] });
    expect(duel({ ...QIN, play: ['2QIN4'], deck: ['1ROM17'] }).refused('exhaust 2QIN4')).not.toBeNull();
  });

  test('2QIN9 Metallurgy in solstice: a progress, or a region of the discard pile', () => {
    const has = { ...QIN, play: ['2QIN9'], discard: ['1REG1'] };
    expect(solstice([has, {}]).answer('branch 0').player(0)).toMatchObject({ progress: 1, discard: ['1REG1'] });
    expect(solstice([has, {}]).answer('branch 1').player(0)).toMatchObject({ progress: 0, hand: ['1REG1'] });
  });
});

describe('regions of the nations', () => {
  test.each([
    ['2EGY21 Nile Valley', '2EGY21', []],
    ['2MIN19 Cyprus', '2MIN19', []],
    ['2ART21 Britannia Prima, after a card drawn', '2ART21', ['1ROM17']],
  ])('%s: a card may be garrisoned', (_name, id, drawn) => {
    const s = duel({ hand: [id, '1ROM16'], deck: ['1ROM17'] });
    s.playCard(id);
    asked(s, 0, 'garrison', ['1ROM16', ...drawn]);
    expect(s.question()).toMatchObject({ min: 0, max: 1 });
    s.answer('1ROM16');
    ready(s);
    expect(s.player(0)).toMatchObject({ garrison: { [id]: ['1ROM16'] }, hand: drawn });
  });
});

test('2EGY6 Ramesses II acquires a card of four suits and goes into history', () => {
  const s = duel({ state: 'empire', hand: ['2EGY6'] }, {}, { market: ['1REG1', '1UNC3', '1TRI1'] });
  s.playCard('2EGY6');
  asked(s, 0, 'acquire', ['1REG1', '1UNC3', '1TRI1']);
  s.answer('1TRI1');
  ready(s);
  expect(s.player(0)).toMatchObject({ history: ['2EGY6'], discard: [] });
  expect(s.player(0).hand).toContain('1TRI1');
});

test('2MAU10 Nanda Dynasty: 2 population, with Arthashastra in play', () => {
  expect(duel({ hand: ['2MAU10'] }).refused('playCard 2MAU10')).toMatchObject({ why: 'playIf' });
  const s = duel({ hand: ['2MAU10'], play: ['2MAU9'] });
  s.playCard('2MAU10');
  ready(s);
  expect(s.player(0)).toMatchObject({ population: 2, discard: ['2MAU10'] });
});

test('2MAU11 City of Pataliputra: in solstice a card discarded brings one of three', () => {
  const s = solstice([{ play: ['2MAU11'], hand: ['1ROM16'], deck: ['1ROM17'] }, {}]);
  s.answer('1ROM16').answer('branch 2');
  expect(s.player(0)).toMatchObject({ hand: ['1ROM17'], discard: ['1ROM16'] });
});

test('2OLM12, 2OLM13 Stone Mask: three cards as far as the deck goes, one of the hand back on it', () => {
  const s = duel({ hand: ['2OLM12', '2OLM13'], deck: ['1ROM16', '1ROM17'], discard: ['1ROM18'] });
  s.playCard('2OLM12');
  asked(s, 0, 'putTop', ['2OLM13', '1ROM16', '1ROM17']);
  s.answer('2OLM13');
  ready(s);
  expect(s.player(0)).toMatchObject({ hand: ['1ROM16', '1ROM17'], deck: ['2OLM13'], discard: ['1ROM18', '2OLM12'] });
});

test('2UTO15, 2UTO16 Sacred Scroll: without an action, everybody may draw a card', () => {
  const s = duel({ hand: ['2UTO15', '2UTO16'], deck: ['1ROM16'], actions: 0 }, { deck: ['1ROM17'] });
  s.playCard('2UTO15').answer('yes');
  asked(s, 1, 'may');
  s.answer('no');
  ready(s);
  expect(s.player(0)).toMatchObject({ hand: ['2UTO16', '1ROM16'], actions: 0 });
  expect(s.player(1).hand).toEqual([]);
});
