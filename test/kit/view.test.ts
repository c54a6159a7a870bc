import { HIDDEN, type Core, type Frame } from '../../games/kit/core';
import { viewThrough } from '../../games/kit/view';
import { declareZones, sees, type Sight } from '../../games/kit/zones';
import { answer, table, toy, type Toy } from './toy';

const fresh = (): Toy => toy.setup(2, { seed: 'view' });
const text = (g: Core): string => JSON.stringify(g);

describe('sees', () => {
  test.each<[Sight, number | null, boolean]>([
    ['all', 0, true],
    ['all', 1, true],
    ['all', null, true],
    ['owner', 0, true],
    ['owner', 1, false],
    ['owner', null, false],
    ['search', 0, true],
    ['search', 1, false],
    ['search', null, false],
    ['none', 0, false],
    ['none', null, false],
  ])('a zone for %s, seat %p: %p', (sight, viewer, seen) => {
    expect(sees({ sight, seat: 0 }, viewer)).toBe(seen);
  });

  test("an owner's zone without an owner is nobody's", () => {
    expect(sees({ sight: 'owner', seat: null }, 0)).toBe(false);
    expect(sees({ sight: 'owner', seat: null }, null)).toBe(false);
  });
});

describe('a view', () => {
  test('hidden cards are masked and counted; the position itself is untouched', () => {
    const g = fresh();
    const before = structuredClone(g);
    const view = toy.view(g, 0);
    expect(view.hands).toEqual([
      ['h0a', 'h0b'],
      [HIDDEN, HIDDEN],
    ]);
    expect(view.deck).toEqual([HIDDEN, HIDDEN, HIDDEN, HIDDEN]);
    expect(g).toEqual(before);
  });

  test('a spectator sees no hand; what lies open all see', () => {
    const t = table();
    answer(t, 0, 'keep');
    answer(t, 0, 'h0a');
    for (const seat of [0, 1, null]) expect(t.view(seat).open).toEqual(['h0a']);
    expect(t.view(null).hands).toEqual([[HIDDEN], [HIDDEN, HIDDEN]]);
  });

  test('no view holds the source of chance or the seed', () => {
    const g = fresh();
    for (const seat of [0, 1, null]) expect(toy.view(g, seat)).toMatchObject({ rng: null, seed: null });
  });

  test('a question shows its options to the asked only', () => {
    const t = table();
    answer(t, 0, 'keep');
    expect(t.view(0).questions).toMatchObject([{ options: ['h0a', 'h0b'], min: 0, max: 2 }]);
    for (const seat of [1, null]) {
      expect(t.view(seat).questions).toEqual([
        { n: 2, seat: 0, stage: 'answer', ask: 'keep', options: [], min: 0, max: 0 },
      ]);
    }
  });

  test("what others are asked for does not show in the question's words", () => {
    const g = fresh();
    g.questions = [
      {
        n: 1,
        seat: 0,
        stage: 'answer',
        ask: 'which',
        card: 'x1',
        node: 3,
        params: { secret: 'h0a' },
        options: ['h0a'],
        min: 0,
        max: 1,
        ordered: true,
      },
    ];
    expect(text(toy.view(g, 1))).not.toContain('h0a');
    expect(toy.view(g, 1).questions[0]).toEqual({
      n: 1,
      seat: 0,
      stage: 'answer',
      ask: 'which',
      card: 'x1',
      options: [],
      min: 0,
      max: 0,
    });
  });

  test('answers that came in are for their givers; the others learn that they did', () => {
    const t = table(3);
    answer(t, 0, 'vote');
    answer(t, 0, 'yes');
    expect(t.view(0).agenda.at(-1)?.picks).toEqual({ 0: ['yes'] });
    expect(t.view(1).agenda.at(-1)?.picks).toEqual({ 0: [HIDDEN] });
    expect(t.view(null).agenda.at(-1)?.picks).toEqual({ 0: [HIDDEN] });
  });

  test('events show cards to those who saw them', () => {
    const t = table();
    answer(t, 0, 'draw');
    expect(t.view(0).events).toMatchObject([{ k: 'draw', cards: ['d1'] }]);
    for (const seat of [1, null]) expect(t.view(seat).events).toMatchObject([{ k: 'draw', cards: [HIDDEN] }]);
    expect(text(t.view(1))).not.toContain('d1');
  });

  test('a frame with an owner tells the others only that it is there', () => {
    const g = fresh();
    const mine: Frame & { n: number } = { op: 'pay', owner: 1, n: 3 };
    const any: Core = g;
    any.agenda = [mine];
    const frame = (seat: number | null): Frame | undefined => toy.view(g, seat).agenda[0];
    expect(frame(1)).toEqual({ op: 'pay', owner: 1, n: 3 });
    expect([frame(0), frame(null)]).toEqual([
      { op: 'pay', owner: 1 },
      { op: 'pay', owner: 1 },
    ]);
  });

  test('frames name no hidden card, however deep', () => {
    const g = fresh();
    const any: Core = g;
    any.agenda = [
      {
        op: 'x',
        card: 'd1',
        list: [['h1a', 2]],
        map: { a: { b: 'play h1b now' } },
        known: 'h0a',
        word: 'played',
      } as unknown as Frame,
    ];
    const view = toy.view(g, 0);
    expect(view.agenda).toEqual([
      {
        op: 'x',
        card: HIDDEN,
        list: [[HIDDEN, 2]],
        map: { a: { b: `play ${HIDDEN} now` } },
        known: 'h0a',
        word: 'played',
      },
    ]);
  });

  test('a zone that its owner searches is shown to the owner sorted', () => {
    const g = fresh();
    g.hands[0] = ['h0c', 'h0a', 'h0b'];
    const view = viewThrough<Toy>(declareZones<Toy>()({ hand: { list: 'hands.<seat>', sight: 'search' } }));
    expect(view(g, 0).hands[0]).toEqual(['h0a', 'h0b', 'h0c']);
    expect(view(g, 1).hands[0]).toEqual([HIDDEN, HIDDEN, HIDDEN]);
    expect(g.hands[0]).toEqual(['h0c', 'h0a', 'h0b']);
  });

  test('after the end everything is open', () => {
    const t = table();
    for (let i = 0; i < 5; i++) answer(t, 0, 'count 2');
    for (const seat of [0, 1, null]) {
      const view = t.view(seat);
      expect(view.hands).toEqual([
        ['h0a', 'h0b'],
        ['h1a', 'h1b'],
      ]);
      expect(view.seed).toBe('toy');
      expect(view.undo).toBeNull();
    }
  });

  test('what is hidden is not shared with the position, what the viewer sees is', () => {
    const g = fresh();
    const view = toy.view(g, 0);
    expect(view.hands[0]).toBe(g.hands[0]);
    view.hands[1]?.push('mine');
    view.deck.pop();
    view.agenda.pop();
    view.questions.pop();
    view.events.pop();
    expect(g).toEqual(fresh());
  });

  test('the view of a headless table stays as it is when the table goes on', () => {
    const t = table();
    const view = t.view(0);
    const before = structuredClone(view);
    answer(t, 0, 'draw');
    expect(t.view(0).hands).not.toEqual(before.hands);
    expect(view).toEqual(before);
  });
});
