import { HIDDEN, type ComponentId } from '../../games/kit/core';
import { veiled } from '../../games/kit/foresee';
import { viewThrough } from '../../games/kit/view';
import { MOVED } from '../../games/kit/events';
import { declareZones } from '../../games/kit/zones';
import { changeCount, moveCards, moveCount } from '../../games/kit/zones/moving';
import { redeal } from '../../games/kit/zones/redeal';
import { undeclared } from '../../games/kit/zones/undeclared';
import { generator } from '../../games/kit/random';
import { Unknown } from '../../games/kit/unknown';
import { toy, type Toy } from './toy';

/** A state with a zone of every shape. */
interface Shapes extends Toy {
  table: { face: ComponentId | null; coins: number }[];
  side: {
    under: Record<ComponentId, ComponentId[]>;
    look: { cards: ComponentId[] } | null;
    tapped: ComponentId[];
    seen: ComponentId[];
  }[];
  armies: Record<string, number[]>;
  land: Record<string, number>;
  forts: string[];
  box: Record<'armies' | 'forts', number>;
}

const zones = declareZones<Shapes>()(
  {
    deck: { list: 'deck', sight: 'none', fits: () => (id) => id.startsWith('d') },
    hand: {
      list: 'hands.<seat>',
      sight: 'owner',
      scores: true,
      likely: (_g, seat) => (id) => id.startsWith(`h${seat}`),
    },
    under: { byHost: 'side.<seat>.under', sight: 'none', notation: ['beneath'] },
    look: { list: 'side.<seat>.look.cards', sight: 'owner' },
    face: { single: 'table.<n>.face', sight: (g) => (g.turn > 0 ? 'all' : 'none') },
  },
  {
    counts: {
      coins: 'table.<n>.coins',
      armies: { bySeat: 'armies' },
      land: { owned: 'land' },
      forts: { listed: 'forts' },
      box: { byPlace: 'box' },
    },
    named: ['side.<seat>.tapped'],
    recalled: ['side.<seat>.seen'],
  },
);

const position = (): Shapes => ({
  ...toy.setup(2, { seed: 'zones' }),
  table: [
    { face: 'f1', coins: 0 },
    { face: null, coins: 3 },
  ],
  side: [
    { under: { h0a: ['u1', 'u2'] }, look: null, tapped: ['h0a'], seen: ['h1a'] },
    { under: {}, look: { cards: ['l1'] }, tapped: [], seen: [] },
  ],
  armies: { hill: [2, 0] },
  land: { hill: 1 },
  forts: ['hill', 'dale', 'hill'],
  box: { armies: 3, forts: 0 },
});

test.each([
  ['d3', { zone: 'deck', seat: null }],
  ['h1b', { zone: 'hand', seat: 1 }],
  ['u2', { zone: 'under', seat: 0, host: 'h0a' }],
  ['l1', { zone: 'look', seat: 1 }],
  ['f1', { zone: 'face', seat: null, n: 0 }],
  ['h9', null],
])('where %s lies', (id, where) => {
  expect(zones.whereIs(position(), id)).toEqual(where);
});

test.each(['d3', 'h1b', 'u2', 'l1', 'f1'])('%s, taken and put back, lies where it lay', (id) => {
  const g = position();
  const there = zones.components(g).sort();
  const from = zones.locate(g, id);
  zones.get(from.zone).take(g, [id], from);
  expect(zones.whereIs(g, id)).toBeNull();
  zones.put(g, [id], from);
  expect(zones.whereIs(g, id)).toEqual(from);
  expect(zones.components(g).sort()).toEqual(there);
});

test('on top or below the others', () => {
  const g = position();
  zones.put(g, ['x'], { zone: 'deck', seat: null }, true);
  zones.put(g, ['y'], { zone: 'deck', seat: null });
  expect(g.deck).toEqual(['x', 'd1', 'd2', 'd3', 'd4', 'y']);
});

test('a host that keeps nothing is forgotten', () => {
  const g = position();
  const under = zones.locate(g, 'u1');
  zones.get(under.zone).take(g, ['u1', 'u2'], under);
  expect(g.side[0]?.under).toEqual({});
});

test('what is nowhere cannot be taken, and a full place takes no more', () => {
  expect(() => zones.locate(position(), 'h9')).toThrow('h9 is in no zone');
  expect(() => zones.locate(veiled(viewThrough<Shapes>(zones)(position(), 0)), 'h9')).toThrow(Unknown);
  expect(() => zones.put(position(), ['x'], { zone: 'face', seat: null, n: 0 })).toThrow('no room in face');
  expect(() => zones.put(position(), ['x'], { zone: 'look', seat: 0 })).toThrow('look is not there');
});

test('a view hides every shape, and what the phase decides', () => {
  const g = position();
  const [mine, theirs] = [viewThrough<Shapes>(zones)(g, 1), viewThrough<Shapes>(zones)({ ...g, turn: 1 }, 0)];
  expect(mine.side.map(({ under, look }) => [under, look])).toEqual([
    [{ h0a: [HIDDEN, HIDDEN] }, null],
    [{}, { cards: ['l1'] }],
  ]);
  expect(mine.table.map(({ face }) => face)).toEqual([HIDDEN, null]);
  expect(theirs.table[0]?.face).toBe('f1');
  expect(theirs.side[1]?.look).toEqual({ cards: [HIDDEN] });
});

test('what a seat recalls of hidden components it alone sees, and no component lies there', () => {
  const g = position();
  const seen = [0, 1, null].map((seat) => viewThrough<Shapes>(zones)(g, seat).side.map((side) => side.seen));
  expect(seen).toEqual([
    [['h1a'], []],
    [[], []],
    [[], []],
  ]);
  expect(undeclared(g, zones)).toEqual([]);
});

test('a redealt state has each component where it fits, its own where they are likely', () => {
  const g = position();
  const cards = zones.components(g);
  for (const viewer of [0, 1, null]) {
    const view = viewThrough<Shapes>(zones)(g, viewer);
    const dealt = redeal(zones, structuredClone(view), { cards, dealt: true }, generator(`redeal ${viewer}`));
    expect(zones.components(dealt).sort()).toEqual([...cards].sort());
    expect(dealt.deck.every((id) => id.startsWith('d'))).toBe(true);
    expect(dealt.hands.map((hand) => [...hand].sort())).toEqual([
      ['h0a', 'h0b'],
      ['h1a', 'h1b'],
    ]);
    expect(dealt.rng).not.toBeNull();
    expect(viewThrough<Shapes>(zones)(dealt, viewer)).toEqual(view);
  }
});

test('a list of components that nobody declared is found, as value and as key; what names others is declared', () => {
  expect(undeclared(position(), zones)).toEqual([]);
  const g = position();
  g.votes = ['d1'];
  (g as unknown as Record<string, unknown>)['strange'] = { u1: 1 };
  expect(undeclared(g, zones)).toEqual(['d1 at votes.0', 'u1 as a key at strange']);
});

test('paths are checked by the compiler', () => {
  const declare = declareZones<Shapes>();
  // @ts-expect-error no such list
  declare({ x: { list: 'hand.<seat>', sight: 'all' } });
  // @ts-expect-error numbers are no components
  declare({ x: { single: 'table.<n>.coins', sight: 'all' } });
  // @ts-expect-error a list is no single place
  declare({ x: { single: 'deck', sight: 'all' } });
  // @ts-expect-error what the kit has is no zone
  declare({ x: { list: 'events', sight: 'all' } });
});

test('what is counted, in every shape', () => {
  expect(Object.fromEntries(zones.figures(position()))).toEqual({
    'coins 0': 0,
    'coins 1': 3,
    'armies 0 hill': 2,
    'armies 1 hill': 0,
    'land 1 hill': 1,
    'forts hill': 2,
    'forts dale': 1,
    'box armies': 3,
    'box forts': 0,
  });
});

type Counted = Parameters<typeof zones.count>[1];

test.each<[Counted, number, object]>([
  [
    { count: 'coins', n: 0 },
    2,
    {
      table: [
        { face: 'f1', coins: 2 },
        { face: null, coins: 3 },
      ],
    },
  ],
  [{ count: 'armies', seat: 1, place: 'hill' }, 1, { armies: { hill: [2, 1] } }],
  [{ count: 'armies', seat: 1, place: 'dale' }, 1, { armies: { hill: [2, 0], dale: [0, 1] } }],
  // A place without any is forgotten.
  [{ count: 'armies', seat: 0, place: 'hill' }, -2, { armies: {} }],
  [{ count: 'land', seat: 0, place: 'dale' }, 1, { land: { hill: 1, dale: 0 } }],
  [{ count: 'land', seat: 1, place: 'hill' }, -1, { land: {} }],
  [{ count: 'forts', place: 'dale' }, 1, { forts: ['hill', 'dale', 'hill', 'dale'] }],
  [{ count: 'forts', place: 'hill' }, -2, { forts: ['dale'] }],
  [{ count: 'box', place: 'forts' }, 1, { box: { armies: 3, forts: 1 } }],
])('%j changes by %i', (at, by, after) => {
  const g = position();
  zones.count(g, at, by);
  expect(g).toEqual({ ...position(), ...after });
});

test.each<[Counted, number]>([
  [{ count: 'coins', n: 0 }, -1],
  [{ count: 'coins', n: 9 }, 1],
  [{ count: 'armies', seat: 0, place: 'hill' }, -3],
  [{ count: 'armies', seat: 0, place: 'dale' }, -1],
  // In order: somebody holds it already; it is another's; nobody has it.
  [{ count: 'land', seat: 0, place: 'hill' }, 1],
  [{ count: 'land', seat: 0, place: 'hill' }, -1],
  [{ count: 'land', seat: 0, place: 'dale' }, -1],
  [{ count: 'forts', place: 'lake' }, -1],
  [{ count: 'box', place: 'armies' }, -4],
])('%j cannot change by %i', (at, by) => {
  expect(() => zones.count(position(), at, by)).toThrow('cannot change');
});

test('moving tells what moved, from where, into what, and to whom', () => {
  const g = position();
  moveCards(zones, g, ['d1', 'd2'], { zone: 'deck', seat: null }, { zone: 'hand', seat: 1 });
  moveCount(zones, g, 2, { count: 'armies', seat: 0, place: 'hill' }, { count: 'armies', seat: 0, place: 'dale' });
  moveCount(zones, g, 1, { count: 'forts', place: 'dale' }, { count: 'box', place: 'forts' }, (moved) => ({
    k: 'razed',
    at: 'dale',
    ...moved,
  }));
  changeCount(zones, g, { count: 'coins', n: 1 }, -2);
  expect([g.deck, g.hands[1], g.armies, g.forts]).toEqual([
    ['d3', 'd4'],
    ['h1a', 'h1b', 'd1', 'd2'],
    { dale: [2, 0] },
    ['hill', 'hill'],
  ]);
  expect(g.events).toEqual([
    { k: MOVED, seat: 1, cards: ['d1', 'd2'], from: 'deck', into: 'hand 1', eyes: [1] },
    { k: MOVED, seat: 0, n: 2, from: 'armies 0 hill', into: 'armies 0 dale' },
    { k: 'razed', at: 'dale', n: 1, from: 'forts dale', into: 'box forts' },
    { k: MOVED, n: 2, from: 'coins 1' },
  ]);
});

test('nothing moved is nothing told', () => {
  const g = position();
  moveCards(zones, g, [], { zone: 'deck', seat: null }, { zone: 'hand', seat: 1 });
  changeCount(zones, g, { count: 'box', place: 'armies' }, 0);
  expect(g).toEqual(position());
});

test('scoring zones, and zones that lie open', () => {
  const g = position();
  expect([zones.scores({ zone: 'hand', seat: 0 }), zones.scores({ zone: 'deck', seat: null })]).toEqual([true, false]);
  expect(zones.isOpen(g, { zone: 'face', seat: null, n: 0 })).toBe(false);
  expect(zones.isOpen({ ...g, turn: 1 }, { zone: 'face', seat: null, n: 0 })).toBe(true);
});
