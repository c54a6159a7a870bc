import { asked, duel, ready, solstice, testPoints, worth } from './helpers';

/** More cards of Legends, each through real moves. */

const REGIONS = { market: ['1REG1'], small: { REG: ['1REG2', '1REG3'] } };

test('2ART1A: a card discarded brings a knight back', () => {
  const s = duel({ nation: 'arthurians', below: ['2ART2'], hand: ['2ART20'], discard: ['2ART18'] });
  s.exhaust('2ART1A');
  ready(s);
  expect(s.player(0)).toMatchObject({ hand: ['2ART18'], discard: ['2ART20'] });
});

test('2ATL20 Atlantean Fleet: a card of the discard pile sunk steals progress', () => {
  const s = duel(
    { nation: 'atlanteans', side: 'B', hand: ['2ATL20'], actions: 0, discard: ['2ATL15'] },
    { progress: 2 },
    REGIONS,
  );
  s.playCard('2ATL20').answer('branch 0');
  ready(s);
  expect(s.player(0)).toMatchObject({ sunken: ['2ATL15'], progress: 1, discard: ['2ATL20'] });
});

test('2ATL9 Kleito sinks itself; two break-throughs with the Palace of Poseidon in play', () => {
  const s = duel(
    { nation: 'atlanteans', side: 'B', hand: ['2ATL9'], play: ['2ATL10', '2ATL3'] },
    {},
    { ...REGIONS, unrest: 6 },
  );
  s.playCard('2ATL9').answer('branch 1').answer('deck REG').answer('deck REG');
  ready(s);
  expect(s.player(0)).toMatchObject({ hand: ['1REG2', '1REG3'], sunken: ['2ATL9'] });
});

test('2MAU19 Chanakya finds Arthashastra and puts it into the discard pile', () => {
  const s = duel({ nation: 'mauryans', side: 'B', hand: ['2MAU19'], deck: ['2MAU9', '2MAU17'] });
  s.playCard('2MAU19').answer('branch 1');
  ready(s);
  expect(s.player(0)).toMatchObject({ deck: ['2MAU17'], discard: ['2MAU9'], history: ['2MAU19'] });
});

test('2MIN3 Minoan Traders: the others get 2 material', () => {
  const s = duel({ nation: 'minoans', side: 'B', state: 'empire', hand: ['2MIN3'], play: ['2MIN17', '2MIN18'] });
  s.playCard('2MIN3').answer('branch 1');
  ready(s);
  expect(s.player(0)).toMatchObject({ population: 2, material: 0 });
  expect(s.player(1).material).toBe(2);
});

test('2OLM1A: a mask of the discard pile goes into history, or three masks buy a card', () => {
  const s = duel({ nation: 'olmecs', discard: ['2OLM18'] }, {}, REGIONS);
  s.exhaust('2OLM1A');
  if (s.question().ask === 'branch') s.answer('branch 0');
  ready(s);
  expect(s.player(0)).toMatchObject({ history: ['2OLM18'], discard: [] });
  const bought = duel({ nation: 'olmecs', hand: ['2OLM18', '2OLM19', '2OLM20'] }, {}, REGIONS);
  bought.exhaust('2OLM1A').answer('branch 1');
  ready(bought);
  expect(bought.player(0).hand).toEqual(['1REG1']);
});

test('2OLM4 Ritual Sacrifice needs the Step Pyramids in play', () => {
  const has = {
    nation: 'olmecs',
    side: 'B' as const,
    state: 'empire' as const,
    hand: ['2OLM4', '2OLM18', '2OLM19'],
    population: 2,
  };
  expect(duel(has).refused('playCard 2OLM4')).toMatchObject({ why: 'playIf' });
  expect(duel({ ...has, play: ['2OLM3'] }).refused('playCard 2OLM4')).toBeNull();
});

test('2UNC18 Road Building: Conquer counts as without its icon', () => {
  const conquer = { state: 'empire' as const, hand: ['1ROM17'], population: 2 };
  expect(duel(conquer, {}, REGIONS).refused('playCard 1ROM17')).toMatchObject({ why: 'stateIcon' });
  expect(duel({ ...conquer, play: ['2UNC18'] }, {}, REGIONS).refused('playCard 1ROM17')).toBeNull();
});

test('2REG1 Fortunate Isle is exiled after its acquisition', () => {
  const s = duel({ hand: ['2REG1'] }, {}, REGIONS);
  s.playCard('2REG1');
  ready(s);
  expect(s.player(0).hand).toEqual(['1REG1']);
  expect(s.g.exile).toEqual(['2REG1']);
});

test('2TRI10 Macedonians acquire two regions, also from exile', () => {
  const s = duel(
    { hand: ['2TRI10'] },
    {},
    { ...REGIONS, small: { REG: [] }, main: ['1UNC3', '1UNC8'], exile: ['2REG2'] },
  );
  s.playCard('2TRI10').answer('2REG2');
  ready(s);
  expect(s.player(0)).toMatchObject({ hand: ['2REG2', '1REG1'], history: ['2TRI10'] });
});

test('2TRI11 Xiongnu steal a progress from each other player', () => {
  const s = duel({ hand: ['2TRI11'] }, { progress: 2 });
  s.playCard('2TRI11');
  ready(s);
  expect([s.player(0).progress, s.player(1).progress]).toEqual([1, 1]);
});

test('2UTO8 Tree of Knowledge: a scroll garrisoned acquires a card', () => {
  const s = duel(
    { nation: 'utopians', side: 'B', play: ['2UTO8'], hand: ['2UTO12'] },
    {},
    { market: ['1UNC3', '1REG1'], main: ['1UNC8', '1UNC9'], small: { REG: ['1REG2'] } },
  );
  s.exhaust('2UTO8');
  ready(s);
  expect(s.player(0)).toMatchObject({ hand: ['1UNC3'], garrison: { '2UTO8': ['2UTO12'] } });
});

test('2CIV14 Amphitheatre: unrest of the discard pile is its price', () => {
  expect(duel({ play: ['2CIV14'] }).refused('exhaust 2CIV14')).toMatchObject({ why: 'price' });
  const s = duel({ play: ['2CIV14'], discard: ['1UNR1'] });
  s.exhaust('2CIV14');
  ready(s);
  expect(s.player(0)).toMatchObject({ progress: 1, discard: [] });
});

test('2UNC8 Religion: in solstice an unrest, or 3 material', () => {
  const s = solstice([{ play: ['2UNC8'], material: 3 }, {}], { unrest: 5 });
  s.answer('branch 1');
  expect(s.player(0)).toMatchObject({ material: 0, hand: [] });
});

test('2FAM4 Outstanding: up to two cards of the discard pile go into history, without an action', () => {
  const s = duel({ hand: ['2FAM4'], actions: 0, discard: ['1ROM16', '1ROM17', '1ROM18'] });
  s.playCard('2FAM4').answer('1ROM16', '1ROM17');
  ready(s);
  expect(s.player(0)).toMatchObject({ history: ['1ROM16', '1ROM17'], discard: ['1ROM18', '2FAM4'] });
});

describe.each(['2FAM5', '2FAM6'])('%s Proud', (id) => {
  test('cannot be played', () => {
    expect(duel({ hand: [id] }).refused(`playCard ${id}`)).not.toBeNull();
  });

  testPoints('12 garrisoned, 8 in history, else 3', id, [
    [12, 'a garrison', { play: ['1REG1'], garrison: { '1REG1': [id] } }],
    [8, 'history', { history: [id] }],
    [3, 'hand', { hand: [id] }],
    [3, 'discard pile', { discard: [id] }],
  ]);
});

test('2UNC6 Monument: an unrest is played without an action', () => {
  const s = duel({ play: ['2UNC6'], hand: ['1UNR1'], actions: 0, population: 1 });
  s.exhaust('2UNC6');
  ready(s);
  expect(s.player(0)).toMatchObject({ hand: [], population: 0, actions: 0 });
  expect(s.g.unrest).toContain('1UNR1');
});

describe('2UNC10 Domestication', () => {
  test('R13.2: an exhaust token and a progress when a card with a fertile icon has gained material', () => {
    const s = duel({ play: ['2UNC10', '1REG5', '2OLM6'], hand: ['1ROM15'] });
    expect(worth(s, '2UNC10')).toBeGreaterThan(0);
    s.playCard('1ROM15');
    while (s.question().ask !== 'trigger') s.answer(s.question().ask === 'branch' ? 'branch 0' : 'no');
    asked(s, 0, 'trigger', ['ability 2UNC10 0']);
    s.answer('ability 2UNC10 0');
    ready(s);
    expect(s.player(0)).toMatchObject({ progress: 1, exhausts: 4, exhausted: ['2UNC10'] });
  });
});

test('2UNC11 Water Mill: a fertile card recalled gives tokens, a river one an action', () => {
  const has = { play: ['2UNC11', '2OLM6', '2OLM16'] };
  const fertile = duel(has);
  fertile.exhaust('2UNC11').answer('branch 0');
  ready(fertile);
  expect(fertile.player(0)).toMatchObject({ hand: ['2OLM6'], material: 2, population: 1, actions: 3 });
  const river = duel(has);
  river.exhaust('2UNC11').answer('branch 1');
  ready(river);
  expect(river.player(0)).toMatchObject({ hand: ['2OLM16'], material: 0, actions: 4 });
  expect(duel({ play: ['2UNC11'] }).refused('exhaust 2UNC11')).not.toBeNull();
});

testPoints('2UNC11 Water Mill: a point for each fertile and river icon', '2UNC11', [
  [0, 'none', { play: ['2UNC11'] }],
  [2, 'one of each', { play: ['2OLM6'], hand: ['2OLM16'] }],
]);

describe('2UNC19 Art in solstice', () => {
  test('as barbarian a material returns an unrest', () => {
    const s = solstice([{ play: ['2UNC19'], hand: ['1UNR1'], material: 1 }, {}]);
    asked(s, 0, 'may');
    s.answer('yes');
    expect(s.player(0)).toMatchObject({ hand: [], material: 0 });
    expect(s.g.unrest).toContain('1UNR1');
  });

  test('as empire 3 material are a progress', () => {
    const s = solstice([{ state: 'empire', play: ['2UNC19'], hand: ['1UNR1'], material: 4 }, {}]);
    s.answer('yes');
    expect(s.player(0)).toMatchObject({ hand: ['1UNR1'], material: 1, progress: 1 });
  });
});

describe('2CIV7 Astronomy', () => {
  test('a region acquired: an exhaust token for a progress', () => {
    const s = duel({ play: ['2CIV7'], hand: ['1ROM17'], population: 2 }, {}, REGIONS);
    s.playCard('1ROM17');
    asked(s, 0, 'trigger', ['ability 2CIV7 0']);
    s.answer('ability 2CIV7 0');
    ready(s);
    expect(s.player(0)).toMatchObject({ hand: ['1REG1'], progress: 1, exhausts: 4 });
  });

  test('in solstice a region comes back from the discard pile', () => {
    const s = solstice([{ play: ['2CIV7'], discard: ['1REG1', '1ROM16'] }, {}]);
    asked(s, 0, 'fetch', ['1REG1']);
    s.answer('1REG1');
    expect(s.player(0)).toMatchObject({ hand: ['1REG1'], discard: ['1ROM16'] });
  });
});

describe('regions that exile a market card when they are played', () => {
  /** Plays the region; of two market cards the first is exiled, and nothing garrisoned. */
  const settled = (id: string, has: object = {}) => {
    const s = duel({ hand: [id, '1ROM16'], ...has }, {}, { ...REGIONS, market: ['1REG1', '1UNC3'] });
    s.playCard(id);
    asked(s, 0, 'exile', ['1REG1', '1UNC3']);
    s.answer('1REG1');
    asked(s, 0, 'garrison');
    expect(s.question()).toMatchObject({ min: 0, max: 1 });
    s.answer();
    ready(s);
    expect(s.g.exile).toEqual(['1REG1']);
    expect(s.player(0).play).toEqual([id]);
    return s;
  };

  test('2REG4 Peninsula draws two cards', () => {
    expect(settled('2REG4', { deck: ['1ROM17', '1ROM18'] }).player(0).hand).toEqual(['1ROM16', '1ROM17', '1ROM18']);
  });

  test('2REG14 Island draws a card', () => {
    expect(settled('2REG14', { deck: ['1ROM17', '1ROM18'] }).player(0).hand).toEqual(['1ROM16', '1ROM17']);
  });

  test('2ATL18 Elysian Fields do no more', () => {
    expect(settled('2ATL18', { state: 'empire' }).player(0)).toMatchObject({ hand: ['1ROM16'], material: 0 });
    expect(duel({ hand: ['2ATL18'] }).refused('playCard 2ATL18')).toMatchObject({ why: 'stateIcon' });
  });

  test('2REG11 Archipelago: before, a card of the discard pile may go into history', () => {
    const s = duel(
      { hand: ['2REG11', '1ROM16'], discard: ['1ROM17', '1ROM18'] },
      {},
      { ...REGIONS, market: ['1REG1', '1UNC3'] },
    );
    s.playCard('2REG11');
    asked(s, 0, 'history', ['1ROM17', '1ROM18']);
    expect(s.question().min).toBe(0);
    s.answer('1ROM18').answer('1UNC3').answer('1ROM16');
    ready(s);
    expect(s.player(0)).toMatchObject({ history: ['1ROM18'], garrison: { '2REG11': ['1ROM16'] } });
    expect(s.g.exile).toEqual(['1UNC3']);
  });

  test('2REG10 Plain is a progress', () => {
    expect(settled('2REG10').player(0)).toMatchObject({ progress: 1, hand: ['1ROM16'] });
  });

  test.each([
    ['2REG6', 'Highlands', { population: 2, material: 0, hand: [], discard: ['1ROM16'], deck: ['1ROM17'] }],
    ['2REG8', 'Lowlands', { population: 0, material: 3, hand: [], discard: ['1ROM16'], deck: ['1ROM17'] }],
    ['2REG13', 'Grassland', { population: 0, material: 0, hand: ['1ROM17'], discard: ['1ROM16'], deck: [] }],
  ])('%s %s: in solstice something for a card discarded', (id, _name, got) => {
    settled(id);
    const s = solstice([{ play: [id], hand: ['1ROM16'], deck: ['1ROM17'] }, {}]);
    if (s.question().ask === 'discard') s.answer('1ROM16');
    expect(s.player(0)).toMatchObject(got);
  });

  test('2REG12 Fortified Region: for an exhaust token and a population an attack is ignored', () => {
    settled('2REG12');
    const attacked = (has: object) =>
      duel({ hand: ['1ROM21'] }, { play: ['2REG12', '1REG5'], ...has }, { market: ['1REG2'] }).playCard('1ROM21');
    const s = attacked({ population: 1 });
    asked(s, 1, 'protect', ['2REG12']);
    s.answer('2REG12');
    expect(s.player(1)).toMatchObject({ population: 0, exhausts: 4, exhausted: ['2REG12'] });
    expect(attacked({}).question().ask).not.toBe('protect');
  });
});

test('2TRI1 Etruscans: 2 progress, as barbarian only', () => {
  const s = duel({ hand: ['2TRI1'] });
  s.playCard('2TRI1');
  ready(s);
  expect(s.player(0).progress).toBe(2);
  expect(duel({ state: 'empire', hand: ['2TRI1'] }).refused('playCard 2TRI1')).toMatchObject({ why: 'stateIcon' });
});

test('2TRI2 Scythians: for an exhaust token an attack is ignored, in the turn of another player (R7.4)', () => {
  const s = duel({ hand: ['1ROM21'] }, { play: ['2TRI2', '1REG5'] }, { market: ['1REG2'] }).playCard('1ROM21');
  asked(s, 1, 'protect', ['2TRI2']);
  s.answer('2TRI2');
  expect(s.player(1)).toMatchObject({ exhausts: 4, exhausted: ['2TRI2'] });
});

test('2TRI4 Phoenicians acquire a civilised card and go into history', () => {
  const s = duel({ hand: ['2TRI4'] }, {}, { market: ['1REG1', '1UNC3', { card: '1CIV1', unrest: 'unrest' }] });
  s.playCard('2TRI4');
  ready(s);
  expect(s.player(0).hand).toContain('1CIV1');
  expect(s.player(0).history).toEqual(['2TRI4']);
});

describe('2TRI6 Greeks', () => {
  test.each([
    ['branch 0', { material: 1 }],
    ['branch 1', { population: 1 }],
    ['branch 2', { hand: ['1ROM17'] }],
  ])('in solstice: %s', (branch, got) => {
    const s = solstice([{ state: 'empire', play: ['2TRI6'], deck: ['1ROM17'] }, {}]).answer(branch);
    expect(s.player(0)).toMatchObject(got);
  });

  testPoints('a point for ten cards', '2TRI6', [
    [0, 'few', { hand: ['2TRI6'] }],
    [
      1,
      'ten with the power card',
      { hand: ['2TRI6', '1ROM14', '1ROM15', '1ROM16', '1ROM17', '1ROM18', '1ROM19', '1ROM20', '1ROM21'] },
    ],
  ]);
});

describe('2TRI7 Carthaginians', () => {
  test('2 material, a card, and a card for each other player', () => {
    const s = duel({ hand: ['2TRI7', '1ROM16'], deck: ['1ROM17'] });
    s.playCard('2TRI7');
    asked(s, 0, 'give', ['1ROM16', '1ROM17']);
    s.answer('1ROM16');
    ready(s);
    expect(s.player(0)).toMatchObject({ material: 2, hand: ['1ROM17'] });
    expect(s.player(1).hand).toEqual(['1ROM16']);
  });

  testPoints('a point for ten material', '2TRI7', [
    [0, '9', { hand: ['2TRI7'], material: 9 }],
    [2, '25', { hand: ['2TRI7'], material: 25 }],
  ]);
});

describe('2TRI8 Persians', () => {
  test('2 population are a break-through for a tributary, and they go into history', () => {
    const s = duel({ hand: ['2TRI8'], population: 2 }, {}, { market: ['1REG1', null, null, '1TRI1'] });
    s.playCard('2TRI8').answer('1TRI1');
    ready(s);
    expect(s.player(0)).toMatchObject({ hand: ['1TRI1'], population: 0, history: ['2TRI8'] });
    expect(duel({ hand: ['2TRI8'], population: 1 }).refused('playCard 2TRI8')).toMatchObject({ why: 'price' });
  });

  testPoints('a point for each tributary', '2TRI8', [
    [1, 'itself', { hand: ['2TRI8'] }],
    [3, 'two more', { hand: ['2TRI8', '1TRI1'], history: ['1TRI2'] }],
  ]);
});
