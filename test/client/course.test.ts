import path from 'node:path';
import { positionsOf } from '../../client/net/positions';
import { courseOf, decidedBy, leadOf } from '../../client/table/ending/course';
import { sourcesOf } from '../../client/table/ending/sources';
import imperium from '../../games/imperium';
import mythotopia from '../../games/mythotopia';
import newDawn from '../../games/new-dawn';
import settlers from '../../games/settlers';
import type { Result } from '../../games/kit/core';
import { replayRecord } from '../../games/kit/record';
import { keptIn } from '../kit/kept';

const result = (scores: number[], details: Result['details'] = [], winners = [0]): Result => ({
  winners,
  scores,
  ending: 'x',
  details,
});

test.each([
  ['imperium', imperium.ruleset, 'mainDeck-2.json'],
  ['mythotopia', mythotopia.ruleset, 'declared-3.json'],
  ['settlers', settlers.ruleset, 'scored-3.json'],
  ['new-dawn', newDawn.ruleset, 'agendas-2-first-epic.json'],
])('points over time of a whole match: turn after turn, to the scores (%s)', async (name, rules, file) => {
  const game = keptIn(path.join(__dirname, '..', name, 'fixtures')).find(([each]) => each === file)?.[1];
  if (!game) throw new Error('no game is kept');
  const end = replayRecord(rules, game).g;
  const course = await courseOf(rules, positionsOf(rules, game), end.result!);
  const turns = course!.turns.map(({ turn }) => turn);
  expect(turns).toEqual([...turns].sort((a, b) => a - b));
  expect(turns.length).toBeGreaterThan(end.turn / 2);
  expect(course!.turns.at(-1)).toEqual({ turn: end.turn, points: end.result!.scores });
});

describe('who has led', () => {
  const course = (...points: number[][]) => ({ turns: points.map((each, turn) => ({ turn, points: each })) });
  test('since when, and how often it changed hands; level between is no change', () => {
    expect(leadOf(course([0, 0], [2, 1], [2, 2], [3, 2], [3, 5], [6, 5]))).toEqual({ seat: 0, since: 5, changes: 2 });
    // Level again, nobody led.
    expect(leadOf(course([0, 0], [2, 1], [2, 2], [3, 2]))).toEqual({ seat: 0, since: 3, changes: 0 });
  });
  test('nobody where it ended level', () => expect(leadOf(course([1, 0], [2, 2]))).toBeNull());
  test('nobody who plays alone', () => expect(leadOf(course([1], [2]))).toBeNull());
});

describe('what decided it', () => {
  const decided = (of: Result) =>
    decidedBy(
      of,
      sourcesOf(of, (key) => key),
    );
  test('the source that put the winner furthest ahead of the best other', () => {
    const details: Result['details'] = [
      [
        ['castle', 4],
        ['castle', 2],
        ['roads', 5],
      ],
      [['roads', 1]],
      [
        ['castle', 1],
        ['roads', 4],
      ],
    ];
    expect(decided(result([11, 1, 5], details))).toEqual({ seat: 0, other: 2, source: 'castle', by: 5 });
  });
  test('nothing where the winner has fewer points, since the other gave up', () =>
    expect(decided({ ...result([1, 5], [[['castle', 1]], [['roads', 5]]]), winners: [0] })).toBeNull());
  test('copies of a card are one source', () => {
    const both = result(
      [14, 12],
      [
        [
          ['copy-1', 11],
          ['castle', 3],
        ],
        [
          ['copy-2', 11],
          ['castle', 1],
        ],
      ],
    );
    const nameOf = (source: string): string => source.replace(/-\d$/, '');
    expect(decidedBy(both, sourcesOf(both, nameOf))).toEqual({ seat: 0, other: 1, source: 'castle', by: 2 });
  });
  test('sources that are told together count together', () => {
    const both = result(
      [9, 8],
      [
        [
          ['legion', 4],
          ['senate', 4],
          ['roads', 1],
        ],
        [['roads', 8]],
      ],
    );
    const nation = (source: string): string => (source === 'roads' ? source : 'nation');
    expect(
      decidedBy(
        both,
        sourcesOf(both, (key) => key, nation),
      ),
    ).toMatchObject({ source: 'nation', by: 8 });
  });
  test('between equal scores what decides then, in its order', () => {
    const level: Result = {
      ...result([3, 3]),
      ties: [
        [
          ['wonders', 2],
          ['spaces', 9],
        ],
        [
          ['wonders', 2],
          ['spaces', 7],
        ],
      ],
    };
    expect(decided(level)).toEqual({ seat: 0, other: 1, source: 'spaces', by: 2, tie: true });
  });
  test('nothing where several win, or the winner was ahead in nothing', () => {
    expect(decided(result([3, 3], [], [0, 1]))).toBeNull();
    expect(decided(result([3, 3], [[], [['roads', 3]]]))).toBeNull();
  });
});
