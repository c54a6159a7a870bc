import type { ReceivedPosition } from '../../client/net/clientStore';
import { beatsOf, summedUp, turnsSince } from '../../client/table/telling/beats';
import { keptBack, LAG, next, positionOf, toldAll, type Story, type Told } from '../../client/table/telling/pace';
import { byTurn } from '../../client/table/log/lines';
import { Teller } from '../../client/table/telling/Teller';
import { newsOf } from '../../client/table/telling/marks';
import type { Core, GameEvent } from '../../games/kit/core';
import { adding, bookkeeping, detail, headline, leading } from '../../games/kit/events';

const KINDS = {
  play: headline('seat', 'cards'),
  pass: headline('seat'),
  gain: detail('seat'),
  pay: leading('seat'),
  refill: bookkeeping('cards'),
  yield: adding('seat', 'n', 'by'),
};
const ev = (k: string, ...cards: string[]): GameEvent => ({ k, seat: 1, ...(cards.length > 0 && { cards }) });
const lines = (...events: GameEvent[]) => events.map((event, n) => ({ n, event }));

/** Positions, each with so many lines told by then, that came so many milliseconds after the first. */
const trail = (...came: [logged: number, at?: number][]): ReceivedPosition[] =>
  came.map(([logged, at = 0], i) => ({ view: { logged } as Core, stateID: i, came: at, news: logged }));

/** Plays a story to its end. @returns what the board showed and what was told, in order */
function played(story: Story, from: Told, now = 0): [stateID: number, told: string | null][] {
  const shown: [number, string | null][] = [];
  for (let told = from; ;) {
    const then = next(told, story, now);
    if (then === told) return shown;
    shown.push([positionOf(then, story).stateID, then.beat && then.beat.head.k]);
    now = Math.max(now, then.until);
    told = then;
  }
}

describe('what is told', () => {
  test('a headline with its details, the price before it and what came of it after', () => {
    const beats = beatsOf(lines(ev('pay'), ev('play', 'A'), ev('gain'), ev('refill', 'Z'), ev('pass')), KINDS);
    expect(beats.map(({ n, head, details }) => [n, head.k, details.map(({ k }) => k)])).toEqual([
      [1, 'play', ['pay', 'gain']],
      [4, 'pass', []],
    ]);
  });

  test('what was paid for no headline belongs to what was done before', () => {
    const beats = beatsOf(lines(ev('play', 'A'), ev('pay'), ev('gain'), ev('pass')), KINDS);
    expect(beats.map(({ head, details }) => [head.k, details.map(({ k }) => k)])).toEqual([
      ['play', ['pay', 'gain']],
      ['pass', []],
    ]);
  });

  test('what begins a group of the log is told if it was done, with its price', () => {
    const all = lines(
      { k: 'round' },
      ev('pay'),
      ev('play', 'A'),
      ev('gain'),
      { ...ev('pay'), seat: 2 },
      { ...ev('play', 'B'), seat: 2 },
      ev('turnBegins'),
    );
    const turns = turnsSince(byTurn(all, ['round', 'play', 'turnBegins'], KINDS), 0, KINDS);
    expect(turns.map(({ n, end, beats }) => [n, end, beats.map(({ head }) => head.cards)])).toEqual([
      [0, 1, [undefined]],
      [1, 4, [['A']]],
      [4, 6, [['B']]],
    ]);
    expect(turns[1]?.beats[0]?.details.map(({ k }) => k)).toEqual(['pay', 'gain']);
  });

  test('the same kind of thing is summed up as one, in the order of the first', () => {
    const one = [ev('play', 'A'), ev('pass'), ev('play', 'B'), ev('pass')];
    const beats = beatsOf(lines(...one, { ...ev('play', 'C'), seat: 0 }), KINDS);
    expect(summedUp(beats, KINDS).map(({ k, seat, cards }) => [k, seat, cards])).toEqual([
      ['play', 1, ['A', 'B']],
      ['pass', 1, undefined],
      ['play', 0, ['C']],
    ]);
  });

  test('numbers that add up are told as one, whatever brought them; of each player their own', () => {
    const one = { ...ev('yield'), n: 1, by: 'A' };
    const beats = beatsOf(lines(one, ev('pass'), { ...one, n: 2, by: 'B' }, { ...one, seat: 0 }), KINDS);
    expect(summedUp(beats, KINDS).map(({ k, seat, n }) => [k, seat, n])).toEqual([
      ['yield', 1, 3],
      ['pass', 1, undefined],
      ['yield', 0, 1],
    ]);
  });

  test('turn by turn, without those of which there is nothing to tell', () => {
    const all = lines(
      ev('turnBegins'),
      ev('play', 'A'),
      ev('turnBegins'),
      ev('refill', 'Z'),
      { ...ev('turnBegins'), seat: 2 },
      ev('pass'),
    );
    const turns = turnsSince(byTurn(all, ['turnBegins']), 1, KINDS);
    expect(turns.map(({ n, end, beats }) => [n, end, beats.map(({ head }) => head.k)])).toEqual([
      [1, 2, ['play']],
      [5, 6, ['pass']],
    ]);
  });

  test('turns of one player one after the other are told as one', () => {
    const all = lines(ev('play', 'A'), ev('gain'), ev('play', 'B'), { ...ev('pass'), seat: 2 }, ev('pass'));
    const turns = turnsSince(byTurn(all, ['play', 'pass']), 0, KINDS);
    expect(turns.map(({ n, end, seat, beats }) => [n, end, seat, beats.map(({ n: first }) => first)])).toEqual([
      [0, 3, 1, [0, 2]],
      [3, 4, 2, [3]],
      [4, 5, 1, [4]],
    ]);
  });

  test('what no log says goes its way with the headline that names it, else with the one before', () => {
    const moved = (card: string, from: string, into: string): GameEvent => ({ k: 'moved', cards: [card], from, into });
    const all = lines(ev('play', 'A'), moved('Z', 'deck', 'market'), moved('B', 'hand 1', 'play 1'), ev('play', 'B'), {
      ...ev('gain'),
      from: 'supply',
      into: 'goods 1 wood',
    });
    const ways = [
      [['A'], ['market']],
      [['B'], ['play 1', 'goods 1 wood']],
    ];
    expect(beatsOf(all, KINDS).map(({ head, moves }) => [head.cards, moves.map(({ into }) => into)])).toEqual(ways);
    // Also where a turn is stepped through.
    const turns = turnsSince(byTurn(all, ['play'], KINDS), 0, KINDS);
    expect(turns.flatMap(({ beats }) => beats).flatMap(({ moves }) => moves.map(({ into }) => into))).toHaveLength(3);
  });

  test('marks lie on the cards and places that events name', () => {
    expect([...newsOf([ev('play', 'A', 'B'), { k: 'war', at: 'blore' }, ev('pass')])]).toEqual(['A', 'B', 'blore']);
  });
});

describe('the pace', () => {
  const beats = beatsOf(lines(ev('play', 'A'), ev('play', 'B'), ev('gain'), ev('pass')), KINDS);
  const positions = trail([0], [1], [3], [4]);
  const story: Story = { trail: positions, beats, asked: false, speed: 'fast' };
  const begun = toldAll({ trail: positions.slice(0, 1) });

  test('while nobody waits for me the board goes from position to position, none skipped, each with what it tells', () => {
    expect(played(story, begun)).toEqual([
      [1, 'play'],
      [2, 'play'],
      [3, 'pass'],
      [3, null],
    ]);
  });

  test('within one move everything is told from its events, one after the other', () => {
    expect(played({ ...story, trail: trail([0], [4]) }, begun).map(([, told]) => told)).toEqual([
      'play',
      'play',
      'pass',
      null,
    ]);
  });

  test('a position of which nothing is told stands for a moment', () => {
    expect(played({ ...story, beats: [] }, begun)).toEqual([
      [1, null],
      [2, null],
      [3, null],
    ]);
  });

  test('once I am asked the board stands at the newest position, and the rest is told over it', () => {
    const told = next(begun, story, 0);
    const asked = { ...story, asked: true };
    expect(positionOf(told, asked).stateID).toBe(3);
    expect(played(asked, told)).toEqual([
      [3, 'play'],
      [3, 'pass'],
      [3, null],
    ]);
  });

  test('many things are told faster to somebody who is asked', () => {
    const many = beatsOf(lines(...Array.from({ length: 30 }, () => ev('pass'))), KINDS);
    const asked = { ...story, trail: trail([0], [30]), beats: many, asked: true };
    const first = next(begun, asked, 0);
    expect(first.until).toBeLessThan(next(begun, { ...asked, asked: false }, 0).until);
    expect(first.until).toBeGreaterThan(0);
  });

  test('calm takes longer than fast; at once tells nothing, and the board is where the match is', () => {
    const [fast, calm] = [next(begun, story, 0).until, next(begun, { ...story, speed: 'calm' }, 0).until];
    expect(calm).toBeGreaterThan(fast);
    const atOnce: Story = { ...story, speed: 'atOnce' };
    expect(positionOf(begun, atOnce).stateID).toBe(3);
    expect(next(begun, atOnce, 0)).toEqual(toldAll(story));
    // Back from a tab that nobody saw, nothing of that time is told.
    expect(played(story, next(begun, atOnce, 0))).toEqual([]);
  });

  test('the board lags six seconds at most, then it stands where the match does', () => {
    const told = next(begun, story, LAG + 1);
    expect(told).toEqual(toldAll(story));
    expect(next(begun, story, LAG).beat?.head.k).toBe('play');
  });

  test('a gap, as after a lost connection: what the positions between have told is told from their events', () => {
    const gap = [...positions.slice(0, 1), { ...positions[3]!, stateID: 40 }];
    expect(played({ ...story, trail: gap }, begun).map(([at, told]) => [at, told])).toEqual([
      [40, 'play'],
      [40, 'play'],
      [40, 'pass'],
      [40, null],
    ]);
  });

  test('what another takes back is shown, and told no more', () => {
    const back = { ...story, trail: trail([0], [3], [1]), beats: beats.slice(0, 1) };
    expect(played(back, begun)).toEqual([
      [1, 'play'],
      [2, null],
    ]);
    // What is done anew after that is told again.
    const anew = { ...story, trail: trail([0], [3], [1], [4]), beats };
    const told: Told = { at: 2, n: 1, beat: null, until: 0 };
    expect(played(anew, told)).toEqual([
      [3, 'play'],
      [3, 'pass'],
      [3, null],
    ]);
  });

  test('the log is as far as the telling, a price waits with what it is paid for, and is whole once I am asked', () => {
    const paid = beatsOf(lines(ev('play', 'A'), ev('gain'), ev('pay'), ev('play', 'B'), ev('pass')), KINDS);
    const turn: Story = { ...story, trail: trail([0], [5]), beats: paid };
    const kept: number[] = [];
    for (let told: Told | null = begun; told;) {
      kept.push(keptBack(told, turn));
      const then: Told = next(told, turn, told.until);
      told = then === told ? null : then;
    }
    expect(kept).toEqual([0, 2, 4, 5, 5]);
    const first = next(begun, turn, 0);
    expect(keptBack(first, { ...turn, asked: true })).toBe(5);
    expect(keptBack(first, { ...turn, speed: 'atOnce' })).toBe(5);
  });

  test('my own answer ends the telling', () => {
    const after: Story = { ...story, trail: trail([4]), beats: [] };
    const told = next(next(begun, story, 0), after, 1);
    expect(told.beat).toBeNull();
    expect(played(after, told)).toEqual([]);
  });
});

describe('the teller', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const beats = beatsOf(lines(ev('play', 'A'), ev('pass')), KINDS);
  const story: Story = { trail: trail([0], [1], [2]), beats, asked: false, speed: 'fast' };

  test('tells in its time, and nothing of what was there before', () => {
    const teller = new Teller({ ...story, trail: trail([0]), beats: [] });
    const told: (string | undefined)[] = [];
    teller.subscribe(() => told.push(teller.told().beat?.head.k));
    teller.hear(story);
    expect(told).toEqual(['play']);
    jest.runAllTimers();
    expect(told).toEqual(['play', 'pass', undefined]);
    expect(new Teller(story).told().beat).toBeNull();
  });

  test('a click or key skips all that has happened', () => {
    const teller = new Teller({ ...story, trail: trail([0]), beats: [] });
    teller.hear(story);
    teller.skip();
    expect(teller.told()).toEqual(toldAll(story));
    jest.runAllTimers();
    expect(teller.told()).toEqual(toldAll(story));
  });
});
