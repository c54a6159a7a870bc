import {
  asked,
  cards,
  duel,
  fillers,
  mayPass,
  over,
  ready,
  solstice,
  table,
  testPoints,
  unrest,
  untouched,
  worth,
} from './helpers';

const me = { nation: 'scythians', side: 'B' as const };
const A = { nation: 'scythians', side: 'A' as const };
const empire = { state: 'empire' as const };

describe('1SCY1A Scythians', () => {
  const market = { market: ['1REG8', '1UNC3'], small: { REG: ['1REG9'] } };

  test('an action and an unrest taken for a break-through for REG', () => {
    const s = duel(A, {}, market);
    s.exhaust('1SCY1A');
    asked(s, 0, 'breakthrough', ['1REG8', 'deck REG']);
    s.answer('deck REG');
    expect(s.player(0).hand).toHaveLength(2);
    expect(s.player(0).hand).toContain('1REG9');
    expect(s.player(0)).toMatchObject({ actions: 2, exhausts: 4 });
    expect(s.g.unrest).toHaveLength(7);
    ready(s);
  });

  test('not without an action (R6.8)', () => {
    expect(duel({ ...A, actions: 0 }, {}, market).refused('exhaust 1SCY1A')).toMatchObject({ why: 'price' });
  });

  test('the last unrest: collapse before the break-through (R10.3)', () => {
    const s = duel(A, {}, { ...market, unrest: 1 });
    s.exhaust('1SCY1A');
    expect(s.player(0).hand).toHaveLength(1);
    over(s, 'collapse');
    expect(s.result?.winners).toEqual([1]);
  });

  testPoints('1SCY1A is worth', '1SCY1A', [
    [0, '5 material', { ...A, material: 5 }],
    [1, '6', { ...A, material: 6 }],
    [10, '60', { ...A, material: 60 }],
    [10, '66', { ...A, material: 66 }],
  ]);

  const regions = cards(22, (c) => c.suits.has('REG'));
  testPoints('1SCY1B is worth: two quotients, each rounded down, one limit', '1SCY1B', [
    [0, '2 material and 2 regions', { ...me, material: 2, hand: regions.slice(0, 2) }],
    [2, '3 and 3', { ...me, material: 3, hand: regions.slice(0, 3) }],
    [2, '5 and 5', { ...me, material: 5, history: regions.slice(0, 5) }],
    [9, '24 and 3', { ...me, material: 24, hand: regions.slice(0, 3) }],
    [10, '27 and 3', { ...me, material: 27, hand: regions.slice(0, 3) }],
    [10, '30 and 21', { ...me, material: 30, deck: regions }],
  ]);
});

describe('1SCY3 Ateas', () => {
  const [a, b] = unrest(2) as [string, string];
  const market = { market: ['1REG8', '1UNC3', null, '1TRI1'] };

  test('may acquire a region, may return an unrest, goes into history', () => {
    const s = duel({ ...me, ...empire, hand: ['1SCY3', a], discard: [b] }, {}, market);
    s.playCard('1SCY3');
    asked(s, 0, 'acquire', ['1REG8']);
    s.answer('1REG8');
    asked(s, 0, 'return', [a]);
    s.answer(a);
    expect(s.player(0)).toMatchObject({ hand: ['1REG8'], discard: [b], history: ['1SCY3'] });
    ready(s);
  });

  test('both declined', () => {
    const s = duel({ ...me, ...empire, hand: ['1SCY3', a] }, {}, market);
    s.playCard('1SCY3').answer().answer();
    expect(s.player(0)).toMatchObject({ hand: [a], history: ['1SCY3'] });
    ready(s);
  });
});

describe('1SCY4 Kurgans', () => {
  test('exhausted, a card of the discard pile goes into history', () => {
    const s = duel({ ...me, play: ['1SCY4'], discard: ['1SCY16', '1SCY22'], hand: ['1SCY23'] });
    s.exhaust('1SCY4');
    asked(s, 0, 'history', ['1SCY16', '1SCY22']);
    s.answer('1SCY22');
    expect(s.player(0)).toMatchObject({ history: ['1SCY22'], discard: ['1SCY16'], hand: ['1SCY23'] });
    ready(s);
  });
});

describe('1SCY6 Jewellery', () => {
  test('cannot be played, cannot be garrisoned, is worth 7', () => {
    const s = duel({ ...me, hand: ['1SCY6', '1SCY16', '1SCY12'] });
    expect(s.refused('playCard 1SCY6')).toMatchObject({ why: 'unplayable' });
    s.playCard('1SCY12');
    asked(s, 0, 'garrison', ['1SCY16']);
    s.answer();
    expect(worth(s, '1SCY6')).toBe(7);
    ready(s);
  });
});

describe('1SCY9 Tamga', () => {
  test('a discard for two cards', () => {
    const s = duel({ ...me, play: ['1SCY9'], hand: ['1SCY22'], deck: fillers(3) });
    s.exhaust('1SCY9');
    expect(s.player(0)).toMatchObject({ hand: fillers(2), discard: ['1SCY22'], exhausts: 4 });
    ready(s);
    expect(duel({ ...me, play: ['1SCY9'], deck: fillers(3) }).refused('exhaust 1SCY9')).toMatchObject({ why: 'price' });
  });

  test('the discarded card may come back by the reshuffle', () => {
    const s = duel({ ...me, play: ['1SCY9'], hand: ['1SCY22'], nationDeck: [] });
    s.exhaust('1SCY9');
    expect(s.player(0)).toMatchObject({ hand: ['1SCY22'], discard: [], deck: [] });
    ready(s);
  });

  const regions = cards(22, (c) => c.suits.has('REG'));
  testPoints('1SCY9 is worth', '1SCY9', [
    [0, '1 region', { hand: ['1SCY9', '1REG8'] }],
    [1, '2', { hand: ['1SCY9', '1REG8', '1REG9'] }],
    [10, '22', { play: ['1SCY9'], deck: regions }],
  ]);
});

test('1SCY13 Raiders: 2 cards; each other recalls a region; 1 population from each empire; free', () => {
  const s = table([
    { ...me, hand: ['1SCY13'], deck: fillers(2), play: ['1REG9'], actions: 0 },
    { ...empire, population: 3, play: ['1REG6', '1REG7'] },
    { population: 3, play: ['1REG8'], garrison: { '1REG8': ['1ROM17'] } },
    { ...empire, population: 0 },
  ]);
  s.playCard('1SCY13');
  asked(s, 1, 'recall', ['1REG6', '1REG7']);
  s.answer('1REG7');
  expect([0, 1, 2, 3].map((seat) => s.player(seat).population)).toEqual([1, 2, 3, 0]);
  expect([0, 1, 2, 3].map((seat) => s.player(seat).hand)).toEqual([fillers(2), ['1REG7'], ['1REG8', '1ROM17'], []]);
  expect(s.player(0)).toMatchObject({ play: ['1REG9'], actions: 0 });
  ready(s);
});

describe.each(['1SCY14', '1SCY15'])('%s Nomads', (id) => {
  test('everybody may draw; 1 material for each production icon', () => {
    const s = duel(
      { ...me, hand: [id], play: ['1REG6', '1REG2'], deck: fillers(1) },
      { play: ['1REG7'], deck: ['1ROM17'] },
    );
    s.playCard(id).answer('yes').answer('no');
    expect(s.player(0)).toMatchObject({ material: 2, hand: fillers(1) });
    expect(s.player(1)).toMatchObject({ material: 0, hand: [] });
    ready(s);
  });
});

test('1SCY15 is for barbarians, 1SCY14 for everybody (R13.5)', () => {
  const s = duel({ ...me, ...empire, hand: ['1SCY14', '1SCY15'] });
  expect(['1SCY14', '1SCY15'].map((id) => s.refused(`playCard ${id}`)?.why ?? null)).toEqual([null, 'stateIcon']);
  ready(s);
});

describe('1SCY20 Mounted Archers', () => {
  const archers = { ...me, play: ['1SCY20', '1REG8'] };
  const attack = (has: object, ...others: object[]) =>
    table([{ ...archers, ...has }, { nation: 'celts', side: 'B' as const, hand: ['1CEL18', '1CEL19'] }, ...others], {
      turn: 1,
    });

  test("exhausted in another's turn, the attack has no effect on the owner (R7.4)", () => {
    const s = attack({}, { play: ['1REG9'] });
    s.playCard('1CEL18');
    asked(s, 0, 'protect', ['1SCY20']);
    expect(mayPass(s)).toBe(true);
    s.answer('1SCY20');
    expect(s.player(0)).toMatchObject({ play: ['1SCY20', '1REG8'], exhausted: ['1SCY20'], exhausts: 4 });
    expect(s.player(2)).toMatchObject({ play: [], discard: ['1REG9'] });
    ready(s, 1);
  });

  test('the token stays until the own clean-up: no second attack is avoided', () => {
    const s = attack({ material: 3 });
    s.playCard('1CEL18').answer('1SCY20');
    s.playCard('1CEL19');
    expect(s.player(0)).toMatchObject({ material: 2, play: ['1SCY20', '1REG8'] });
    ready(s, 1);
  });

  test.each([
    ['declined', {}, true],
    ['without an exhaust token', { exhausts: 0 }, false],
    ['exhausted before', { exhausted: ['1SCY20'], exhausts: 4 }, false],
  ])('%s: the attack goes on', (_what, has, isAsked) => {
    const s = attack(has);
    s.playCard('1CEL18');
    if (isAsked) s.answer();
    expect(s.player(0)).toMatchObject({ play: ['1SCY20'], discard: ['1REG8'] });
    ready(s, 1);
  });

  test('not at will, and not for cards that are no attack', () => {
    expect(duel(archers).refused('exhaust 1SCY20')).toMatchObject({ why: 'onlyWhenTriggered' });
    const s = duel(archers, { hand: ['1ROM15'] }, { turn: 1 });
    s.playCard('1ROM15');
    expect(s.question().ask).toBe('may');
    s.answer('no').answer('no').answer('branch 0');
    ready(s, 1);
  });

  test('two kinds of protection: one is chosen', () => {
    const s = attack({ play: ['1SCY20', '1REG8', '1REG12'] });
    s.playCard('1CEL18');
    asked(s, 0, 'protect', ['1SCY20', '1REG12']);
    s.answer('1REG12');
    expect(s.player(0)).toMatchObject({ play: ['1SCY20', '1REG8'], hand: ['1REG12'], exhausts: 5 });
    ready(s, 1);
  });

  test('several players protect themselves at the same time (R16.5)', () => {
    const s = attack({}, { play: ['1UNC1', '1REG9'] }, { play: ['1REG10'] });
    s.playCard('1CEL18');
    expect(s.g.questions.map((q) => [q.seat, q.ask])).toEqual([
      [2, 'protect'],
      [0, 'protect'],
    ]);
    s.answerAs(0, '1SCY20');
    s.answerAs(2, '1UNC1');
    expect([0, 2, 3].map((seat) => s.player(seat).play)).toEqual([['1SCY20', '1REG8'], ['1UNC1', '1REG9'], []]);
    ready(s, 1);
  });

  test('solstice: 1 material for 1 population', () => {
    const s = solstice([{ ...me, play: ['1SCY20'], material: 1 }, {}]);
    s.answer('yes');
    expect(s.player(0)).toMatchObject({ material: 0, population: 1 });
    ready(s);
    const t = solstice([{ ...me, play: ['1SCY20'], material: 1 }, {}]);
    t.answer('no');
    expect(t.player(0)).toMatchObject({ material: 1, population: 0 });
    ready(t);
    const u = solstice([{ ...me, play: ['1SCY20'] }, {}]);
    expect(u.player(0).population).toBe(0);
    ready(u);
  });
});

describe('1SCY21 Tents', () => {
  const trigger = 'ability 1SCY21 0';

  test('may be exhausted for 1 population when its owner plays a region', () => {
    const s = duel({ ...me, play: ['1SCY21'], hand: ['1SCY12'] });
    s.playCard('1SCY12');
    asked(s, 0, 'trigger', [trigger]);
    s.answer(trigger);
    expect(s.player(0)).toMatchObject({ population: 2, exhausted: ['1SCY21'] });
    ready(s);
  });

  test("declined; not for other cards, not for another's region", () => {
    const s = duel({ ...me, play: ['1SCY21'], hand: ['1SCY12', '1TRI8'] }, { hand: ['1REG8'] });
    s.playCard('1TRI8');
    s.playCard('1SCY12').answer();
    expect(s.player(0)).toMatchObject({ population: 1, exhausts: 5 });
    ready(s);
    const t = duel({ hand: ['1REG8'] }, { ...me, play: ['1SCY21'] });
    t.playCard('1REG8');
    ready(t);
  });

  test('solstice: may recall a region with its garrison', () => {
    const s = solstice([
      { ...me, play: ['1SCY21', '1REG8', '1REG9'], garrison: { '1REG9': ['1SCY22'] } },
      { play: ['1REG6'] },
    ]);
    const others = untouched(s, 1);
    asked(s, 0, 'recall', ['1REG8', '1REG9']);
    expect(mayPass(s)).toBe(true);
    s.answer('1REG9');
    expect(s.player(0)).toMatchObject({ hand: ['1REG9', '1SCY22'], play: ['1SCY21', '1REG8'], garrison: {} });
    others();
    ready(s);
  });

  test('solstice: declined, or no region', () => {
    const s = solstice([{ ...me, play: ['1SCY21', '1REG8'] }, {}]);
    s.answer();
    expect(s.player(0).play).toEqual(['1SCY21', '1REG8']);
    ready(s);
    const t = solstice([{ ...me, play: ['1SCY21'] }, {}]);
    ready(t);
  });
});

test('1SCY2 Glory as accession card turns the state (R8.3)', () => {
  const s = duel({ ...me, hand: ['1UNC21'], nationDeck: [], accession: '1SCY2' });
  s.playCard('1UNC21').answer('branch 0');
  expect(s.player(0)).toMatchObject({ state: 'empire', hand: ['1SCY2'] });
  ready(s);
});
