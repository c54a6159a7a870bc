import { standsOf } from '../../client/table/ending/stands';
import type { Result } from '../../games/kit/core';

const stands = (result: Partial<Result>): [string, boolean, number][] =>
  standsOf({ winners: [], scores: [], details: [], ending: 'x', ...result }).map(({ key, wins, behind }) => [
    key,
    wins,
    behind,
  ]);

describe('who stands where at the end', () => {
  test('winners come first, whatever they have, then the others by their points', () =>
    expect(stands({ winners: [1], scores: [9, 3, 5, 12] })).toEqual([
      ['1', true, 0],
      ['3', false, 1],
      ['0', false, 2],
      ['2', false, 3],
    ]));

  test('who is level is as far behind', () =>
    expect(stands({ winners: [0, 1], scores: [7, 7, 4, 4] })).toEqual([
      ['0', true, 0],
      ['1', true, 0],
      ['2', false, 2],
      ['3', false, 2],
    ]));

  test('so does who sits nowhere', () =>
    expect(stands({ scores: [4], actors: [{ actor: 'virtual', score: 2, wins: true }] })).toEqual([
      ['virtual', true, 0],
      ['0', false, 1],
    ]));

  test('where nobody wins, the first place is empty', () =>
    expect(stands({ scores: [4, 7] })).toEqual([
      ['1', false, 1],
      ['0', false, 2],
    ]));

  test('what counts no points says what it counts', () => {
    const measure = { of: 'pile', against: 'factionLocations', n: 7 };
    const actors = [{ actor: 'virtual', score: 7, wins: true, measure }];
    expect(standsOf({ winners: [], scores: [31], details: [], ending: 'x', actors }).map(({ of }) => of)).toEqual([
      'pile',
      undefined,
    ]);
  });
});
