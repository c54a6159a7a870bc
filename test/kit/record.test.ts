import { BadRecord, openRecord, replayRecord, type MatchRecord } from '../../games/kit/record';
import { readRecord } from '../../games/kit/recordFile';
import { Replay } from '../../games/kit/replay';
import type { Move } from '../../games/kit/core';
import { toy } from './toy';

/** A match as a file, and what reading it refuses. */

const MOVES: readonly Move[] = [
  { seat: 0, name: 'count', args: [1, '1'] },
  { seat: 0, name: 'count', args: [2, '2'] },
  { seat: 0, name: 'undo', args: [] },
  { seat: 0, name: 'draw', args: [4] },
];
const record = (rest: Partial<Record<keyof MatchRecord, unknown>> = {}): MatchRecord =>
  ({
    civitas: 1,
    ruleset: 'toy',
    version: '1',
    seats: 2,
    options: {},
    seed: 'toy',
    moves: MOVES,
    ...rest,
  }) as MatchRecord;

const problem = (run: () => unknown): unknown => {
  try {
    run();
  } catch (error) {
    if (error instanceof BadRecord) return [error.why, error.params];
    throw error;
  }
  return null;
};

test('a record is read back from its text', () => {
  expect(readRecord(JSON.stringify(record()))).toEqual(record());
  expect(readRecord(JSON.stringify(record({ names: ['Ann', 'Bob'], seed: null })))).toMatchObject({
    names: ['Ann', 'Bob'],
    seed: null,
  });
});

test.each([
  ['no JSON', '{"civitas": 1', ['noJson', {}]],
  ['some other JSON', '[1, 2]', ['noMatch', {}]],
  ['some other object', '{"a": 1}', ['noMatch', {}]],
  ['null', 'null', ['noMatch', {}]],
  ['a later format', JSON.stringify(record({ civitas: 2 })), ['format', {}]],
])('%s', (_what, text, expected) => expect(problem(() => readRecord(text))).toEqual(expected));

test.each<[string, unknown]>([
  ['ruleset', 7],
  ['version', null],
  ['seats', 0],
  ['seats', 2.5],
  ['seats', '2'],
  ['options', []],
  ['options', { seed: 'x' }],
  ['seed', 5],
  ['seed', 'x'.repeat(300)],
  ['moves', {}],
  ['moves', [{ seat: 'a', name: 'count', args: [] }]],
  ['moves', [{ seat: 0, name: 'count' }]],
  ['moves', [null]],
  ['names', 'Ann'],
  ['names', [1]],
])('a wrong %s: %j', (field, value) => {
  expect(problem(() => readRecord(JSON.stringify(record({ [field]: value }))))).toEqual(['field', { field }]);
});

test('a file may be nested 32 deep, not 33', () => {
  // The file, its moves, the move and its arguments come first.
  const file = JSON.stringify(record({ moves: [{ seat: 0, name: 'count', args: ['DEEP'] }] }));
  const read = (levels: number) =>
    problem(() => readRecord(file.replace('"DEEP"', '['.repeat(levels - 4) + ']'.repeat(levels - 4))));
  expect(read(32)).toBeNull();
  for (const levels of [33, 30_000]) expect(read(levels)).toEqual(['noMatch', {}]);
});

test('a file may hold 100,000 moves, not 100,001, and 20 elements for each', () => {
  const read = (moves: number, rest = 0) =>
    problem(() =>
      readRecord(
        JSON.stringify(
          record({
            moves: new Array(moves).fill({ seat: 0, name: 'count', args: [1, '1'] }),
            names: new Array(rest).fill('x'),
          }),
        ),
      ),
    );
  expect(read(100_000)).toBeNull();
  expect(read(100_001)).toEqual(['field', { field: 'moves' }]);
  // Eight fields of the file, and a move of three with two arguments.
  expect(read(1, 2_000_000 - 8 - 6)).toBeNull();
  expect(read(1, 2_000_000 - 8 - 5)).toEqual(['noMatch', {}]);
});

test('what was taken back is played and taken back again', () => {
  const { g } = replayRecord(toy, record());
  expect(g.points).toEqual([1, 0]);
  expect(g.hands[0]).toEqual(['h0a', 'h0b', 'd1']);
});

test('a record is replayed only by the rules that it was played with', () => {
  expect(problem(() => openRecord(toy, record({ ruleset: 'other' })))).toEqual(['ruleset', { name: 'other' }]);
  expect(problem(() => openRecord(toy, record({ version: '0' })))).toEqual(['version', { version: '0', wanted: '1' }]);
});

test('a move that the rules refuse is named by its number', () => {
  const moves = [...MOVES, { seat: 1, name: 'count', args: [5, '1'] }];
  expect(problem(() => replayRecord(toy, record({ moves })))).toEqual(['move', { n: 5 }]);
  expect(problem(() => new Replay(toy, record({ moves })))).toEqual(['move', { n: 5 }]);
});

test('every position can be looked at, in any order', () => {
  // Longer than the distance between kept positions; undo among the moves.
  const moves: Move[] = [];
  for (let n = 1; moves.length < 100; n += 2)
    moves.push({ seat: 0, name: 'count', args: [n, '1'] }, { seat: 0, name: 'undo', args: [] });
  const long = record({ moves });
  const replay = new Replay(toy, long);
  expect(replay.last).toBe(100);
  for (const at of [100, 0, 33, 32, 31, 64, 99, 1, 250, -3]) {
    const wanted = Math.max(0, Math.min(100, at));
    expect(JSON.stringify(replay.at(at))).toBe(
      JSON.stringify(replayRecord(toy, { ...long, moves: moves.slice(0, wanted) }).g),
    );
  }
});
