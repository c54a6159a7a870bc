import type { PlayerSituation } from '../../../games/imperium/situation';
import {
  asked,
  askedToGarrison,
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
} from './helpers';

/** Two cards without tokens and one with: only the first two can be exiled from the market. */
const MARKET = ['1REG14', { card: '1UNC3', unrest: '1UNR1' }, { card: '1CIV3', progress: 1 }];

interface Plain {
  id: string;
  gains?: { material?: number; population?: number };
  draws?: number;
}

/** Regions whose play effect is a gain, then (common cards) an exile from the market, then a garrison. */
const COMMON: Plain[] = [
  { id: '1REG2', gains: { population: 1 } },
  { id: '1REG3', gains: { material: 3 } },
  { id: '1REG4', draws: 1 },
  { id: '1REG6' },
  { id: '1REG7' },
  { id: '1REG8', gains: { population: 1 } },
  { id: '1REG9', gains: { material: 2 } },
  { id: '1REG10' },
  { id: '1REG12' },
];
const NATIONAL: Plain[] = [
  { id: '1CAR12' },
  { id: '1CAR20' },
  { id: '1CAR21', gains: { material: 2 } },
  { id: '1CEL9' },
  { id: '1CEL11' },
  { id: '1GRE12', gains: { material: 1 } },
  { id: '1GRE20', gains: { population: 1 } },
  { id: '1GRE21' },
  { id: '1MAC18', gains: { population: 1 } },
  { id: '1MAC19', gains: { material: 2 } },
  { id: '1MAC20', gains: { population: 1 } },
  { id: '1PER11' },
  { id: '1PER19', gains: { material: 3 } },
  { id: '1PER20' },
  { id: '1ROM11' },
  { id: '1ROM12', gains: { material: 1 } },
  { id: '1ROM20', gains: { population: 1 } },
  { id: '1SCY10', gains: { population: 1 } },
  { id: '1SCY12', gains: { population: 1 } },
  { id: '1SCY18', gains: { population: 1 } },
  { id: '1SCY19', gains: { population: 1 } },
  { id: '1VIK17' },
];

const has = (id: string): Partial<PlayerSituation> => ({
  hand: [id, '1MAC13', '1SCY16', '1FAM6', '1SCY6', '1ROM14'],
  deck: ['1CAR16', '1CAR11'],
  discard: ['1GRE16'],
});

describe.each(COMMON)('$id, a plain region', ({ id, gains, draws = 0 }) => {
  const drawn = ['1CAR16'].slice(0, draws);

  test('gains, exiles a market card without tokens and garrisons', () => {
    const s = duel(has(id), { play: ['1REG11'] }, { market: MARKET, small: { REG: ['1REG5'] } });
    const others = untouched(s, 1);
    const pile = s.g.unrest.length;
    s.playCard(id);
    expect(s.player(0)).toMatchObject({ material: 0, population: 0, progress: 0, ...gains });
    asked(s, 0, 'exile', ['1REG14', '1UNC3']);
    expect(mayPass(s)).toBe(false);
    s.answer('1REG14');
    expect(s.g).toMatchObject({
      exile: ['1REG14'],
      market: [{ card: '1REG5' }, { card: '1UNC3' }, { card: '1CIV3' }, {}, {}],
    });
    expect(s.g.unrest).toHaveLength(pile);
    askedToGarrison(s, '1MAC13', '1SCY16', ...drawn);
    s.answer('1MAC13');
    expect(s.player(0)).toMatchObject({ play: [id], garrison: { [id]: ['1MAC13'] }, actions: 2, discard: ['1GRE16'] });
    others();
    ready(s);
  });

  test('an exiled card gives its unrest back; the garrison is declined', () => {
    const s = duel(has(id), {}, { market: MARKET, small: { UNC: ['1UNC4'] }, unrest: ['1UNR2', '1UNR3'] });
    s.playCard(id).answer('1UNC3').answer();
    expect(s.g.market[1]).toMatchObject({ card: '1UNC4', unrest: '1UNR2' });
    expect(s.g.unrest).toEqual(['1UNR3', '1UNR1']);
    expect(s.player(0)).toMatchObject({ play: [id], garrison: {} });
    ready(s);
  });
});

test.each(COMMON)('$id: with tokens on every market card nothing is exiled (R11.11)', ({ id }) => {
  const s = duel(
    { hand: [id], nationDeck: [] },
    {},
    {
      market: [
        { card: '1REG14', material: 1 },
        { card: '1UNC3', population: 1, unrest: '1UNR1' },
      ],
    },
  );
  s.playCard(id);
  expect(s.g.exile).toEqual([]);
  ready(s);
});

test.each(NATIONAL)('$id, a plain region of a nation: gains and garrisons', ({ id, gains }) => {
  const s = duel(has(id), { play: ['1REG11'] }, { market: MARKET });
  const others = untouched(s, 1);
  s.playCard(id);
  expect(s.player(0)).toMatchObject({ material: 0, population: 0, progress: 0, ...gains });
  askedToGarrison(s, '1MAC13', '1SCY16');
  s.answer('1MAC13');
  expect(s.player(0)).toMatchObject({ play: [id], garrison: { [id]: ['1MAC13'] }, actions: 2 });
  expect(s.g.exile).toEqual([]);
  others();
  ready(s);

  const t = duel(has(id));
  t.playCard(id).answer();
  expect(t.player(0)).toMatchObject({
    play: [id],
    garrison: {},
    hand: ['1MAC13', '1SCY16', '1FAM6', '1SCY6', '1ROM14'],
  });
  ready(t);
});

test.each(['1SCY18', '1SCY19', '1REG14', '1VIK17'])('%s: barbarians only (R6.4)', (id) => {
  expect(duel({ hand: [id], state: 'empire' }).refused(`playCard ${id}`)).toMatchObject({ why: 'stateIcon' });
});

test('a region without hand cards asks nothing', () => {
  const s = duel({ hand: ['1ROM20'] });
  s.playCard('1ROM20');
  expect(s.player(0)).toMatchObject({ population: 1, garrison: {} });
  ready(s);
});

test('the last card of the main deck fills the market after an exile: scoring (R10.1a)', () => {
  const s = duel({ hand: ['1REG6'] }, {}, { market: [null, null, null, '1TRI1'], main: ['1REG9'] });
  s.playCard('1REG6');
  expect(s.g).toMatchObject({ exile: ['1TRI1'], ending: { by: 'mainDeck' } });
  ready(s);
});

describe('regions that may move a card', () => {
  test.each([
    ['1REG5', 'history', { history: ['1GRE16'], discard: ['1ROM16'] }],
    ['1REG11', 'history', { history: ['1GRE16'], discard: ['1ROM16'] }],
    ['1PER10', 'history', { history: ['1GRE16'], discard: ['1ROM16'] }],
    ['1REG13', 'putTop', { deck: ['1GRE16', '1CAR16', '1CAR11'], discard: ['1ROM16'] }],
    ['1CEL21', 'putTop', { deck: ['1GRE16', '1CAR16', '1CAR11'], discard: ['1ROM16'] }],
    ['1CEL12', 'fetch', { hand: ['1MAC13', '1SCY16', '1FAM6', '1GRE16'], discard: ['1ROM16'] }],
  ])('%s: MAY %s a card of the discard pile', (id, ask, lies) => {
    const base = { hand: [id, '1MAC13', '1SCY16', '1FAM6'], deck: ['1CAR16', '1CAR11'], discard: ['1ROM16', '1GRE16'] };
    const s = duel(base);
    s.playCard(id);
    asked(s, 0, ask, ['1ROM16', '1GRE16']);
    expect(s.question()).toMatchObject({ min: 0, max: 1 });
    s.answer('1GRE16');
    askedToGarrison(s, '1MAC13', '1SCY16', ...(ask === 'fetch' ? ['1GRE16'] : []));
    s.answer();
    expect(s.player(0)).toMatchObject({ play: [id], ...lies });
    ready(s);

    const t = duel(base);
    t.playCard(id).answer().answer('1MAC13');
    expect(t.player(0)).toMatchObject({
      deck: ['1CAR16', '1CAR11'],
      discard: ['1ROM16', '1GRE16'],
      history: [],
      garrison: { [id]: ['1MAC13'] },
    });
    ready(t);

    const u = duel({ hand: [id] });
    u.playCard(id);
    expect(u.player(0)).toMatchObject({ play: [id], history: [], discard: [] });
    ready(u);
  });

  test.each(['1CEL10', '1SCY11'])('%s: MAY draw', (id) => {
    const s = duel({ hand: [id, '1SCY16'], deck: fillers(2) });
    s.playCard(id).answer('yes');
    askedToGarrison(s, '1SCY16', ...fillers(1));
    s.answer();
    expect(s.player(0)).toMatchObject({ hand: ['1SCY16', ...fillers(1)], play: [id] });
    ready(s);
    const t = duel({ hand: [id], deck: fillers(2) });
    t.playCard(id).answer('no');
    expect(t.player(0)).toMatchObject({ hand: [], deck: fillers(2) });
    ready(t);
  });

  test.each(['1REG5', '1REG11', '1REG13'])('%s also exiles from the market', (id) => {
    const s = duel({ hand: [id] }, {}, { market: MARKET });
    s.playCard(id);
    asked(s, 0, 'exile', ['1REG14', '1UNC3']);
    s.answer('1REG14');
    expect(s.g.exile).toEqual(['1REG14']);
    ready(s);
  });
});

describe.each(['1REG1', '1REG12'])('%s, which avoids an attack', (id) => {
  const attacked = (me: Partial<PlayerSituation>, ...rest: Partial<PlayerSituation>[]) =>
    table([me, { hand: ['1CEL18', '1UNC7'], material: 3 }, ...rest], { turn: 1 });

  test('is recalled with its garrison; the attack does nothing to its owner (R11.20, R16.5)', () => {
    const s = attacked({ play: [id, '1REG8'], garrison: { [id]: ['1ROM16'] } }, { play: ['1REG9'] });
    s.playCard('1CEL18'); // Boudicca: each other abandons a region
    asked(s, 0, 'protect', [id]);
    expect(mayPass(s)).toBe(true);
    s.answer(id);
    expect(s.player(0)).toMatchObject({
      hand: [id, '1ROM16'],
      play: ['1REG8'],
      garrison: {},
      discard: [],
      exhausts: 5,
    });
    expect(s.player(2)).toMatchObject({ play: [], discard: ['1REG9'] });
    ready(s, 1);
  });

  test('declined: the attack goes on', () => {
    const s = attacked({ play: [id], garrison: { [id]: ['1ROM16'] } }, {});
    s.playCard('1CEL18').answer();
    expect(s.player(0)).toMatchObject({ hand: [], play: [], discard: [id, '1ROM16'] });
    ready(s, 1);
  });

  test('only a part may be ignored (R11.4): the recall instead of the unrest', () => {
    const s = attacked({ play: [id, '1REG8'] }, {});
    s.playCard('1UNC7').answer(id);
    asked(s, 0, 'ignore');
    expect(s.question().options).toHaveLength(3);
    s.answer(s.question().options[2] as string).answer('branch 1');
    expect(s.player(0).hand).toHaveLength(2);
    expect(s.player(0)).toMatchObject({ play: ['1REG8'] });
    ready(s, 1);
  });

  test('not from a garrison, and not for an own attack', () => {
    const s = attacked({ play: ['1REG8'], garrison: { '1REG8': [id] } }, {});
    s.playCard('1CEL18');
    expect(s.player(0).discard).toEqual(['1REG8', id]);
    ready(s, 1);
    const t = duel({ play: [id], hand: ['1CEL18'] });
    t.playCard('1CEL18');
    expect(t.player(0).play).toEqual([id]);
    ready(t);
  });
});

test('1REG1 Wilderness: exiles from the market and garrisons', () => {
  const s = table([{ hand: ['1REG1', '1ROM16', '1ROM17'] }, {}, {}], { market: MARKET });
  s.playCard('1REG1').answer('1UNC3');
  askedToGarrison(s, '1ROM16', '1ROM17');
  s.answer('1ROM16');
  expect(s.g.exile).toEqual(['1UNC3']);
  expect(s.player(0).garrison).toEqual({ '1REG1': ['1ROM16'] });
  ready(s);
});

describe('1REG14 Sacred Pass (R8.8)', () => {
  const me = { play: ['1REG14'], hand: ['1ROM16', '1FAM6'], nationDeck: ['1ROM12', '1ROM11'], accession: '1ROM2' };

  test('played: no exile and no garrison', () => {
    const s = duel({ hand: ['1REG14', '1ROM16'] }, {}, { market: MARKET.slice(1) });
    s.playCard('1REG14');
    expect(s.player(0)).toMatchObject({ play: ['1REG14'], hand: ['1ROM16'] });
    expect(s.g.exile).toEqual([]);
    ready(s);
  });

  test('looks, is abandoned, and a hand card changes places with the top nation card', () => {
    const s = duel(me);
    s.exhaust('1REG14').answer('yes');
    expect(s.player(0).looking).toEqual({ from: 'nation', cards: ['1ROM12'] });
    expect(imperiumView(s)).toEqual(['?', '?']);
    s.answer('yes');
    asked(s, 0, 'swapHand', ['1ROM16', '1FAM6']);
    s.answer('1FAM6');
    expect(s.player(0)).toMatchObject({
      hand: ['1ROM16', '1ROM12'],
      nationDeck: ['1FAM6', '1ROM11'],
      play: [],
      discard: ['1REG14'],
      accession: '1ROM2',
      exhausts: 4,
      exhausted: [],
    });
    ready(s);
  });

  /** What the other player sees of the nation deck and the card that is looked at. */
  const imperiumView = (s: ReturnType<typeof duel>) => {
    const { looking, nationDeck } = s.view(1).players[0] as {
      looking: { cards: string[] } | null;
      nationDeck: string[];
    };
    return [...(looking?.cards ?? []), ...nationDeck];
  };

  test.each([
    ['yes', 'no'],
    ['no', 'no'],
  ])('look: %s, swap: %s: nothing moves', (look, swap) => {
    const s = duel(me);
    s.exhaust('1REG14').answer(look).answer(swap);
    expect(s.player(0)).toMatchObject({
      hand: me.hand,
      nationDeck: me.nationDeck,
      play: ['1REG14'],
      exhausted: ['1REG14'],
    });
    ready(s);
  });

  test('never the accession card: with no other nation card nothing is swapped', () => {
    const s = duel({ ...me, nationDeck: [] });
    s.exhaust('1REG14');
    for (let q = s.question(); q.stage !== 'turn'; q = s.question())
      s.answer(...(q.ask === 'may' ? ['yes'] : q.options.slice(0, q.min)));
    expect(s.player(0)).toMatchObject({ nationDeck: [], accession: '1ROM2', state: 'barbarian' });
    expect(s.player(0).hand).toEqual(me.hand);
    ready(s);
  });

  test('as empire it still works in play (R7.2)', () => {
    const s = duel({ ...me, state: 'empire' });
    s.exhaust('1REG14').answer('no').answer('yes').answer('1ROM16');
    expect(s.player(0)).toMatchObject({ hand: ['1ROM12', '1FAM6'], nationDeck: ['1ROM16', '1ROM11'] });
    ready(s);
  });
});

testPoints('plain regions are worth', '1REG1', [[1, 'Wilderness', { hand: ['1REG1'] }]]);

describe('collapse while a market place is filled', () => {
  test('1REG6: the refill takes the last unrest (R10.4)', () => {
    const s = duel(
      { hand: ['1REG6'] },
      { hand: unrest(1) },
      { market: [null, null, null, '1REG8'], main: ['1TRI1', '1TRI2'], unrest: 1 },
    );
    s.playCard('1REG6');
    over(s, 'collapse');
    expect(s.result?.winners).toEqual([0]);
    expect(() => passTurn(s)).toThrow();
  });
});
