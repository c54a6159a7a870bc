import { sourcesOf, tintsOf } from '../../client/table/ending/sources';
import type { Result } from '../../games/kit/core';

test('where points come from: what brought most to all first, copies of a card as one, nothing that brought nothing', () => {
  const details: Result['details'] = [
    [
      ['a1', 2],
      ['progress', 4],
      ['a2', 3],
    ],
    [
      ['unrest', -2],
      ['progress', 5],
      ['b', 0],
    ],
  ];
  const result: Result = { winners: [0], scores: [9, 3], ending: 'x', details };
  expect(sourcesOf(result, (key) => key.replace(/\d/, ''))).toEqual([
    { key: 'progress', name: 'progress', points: [4, 5] },
    { key: 'a1', name: 'a', points: [5, 0] },
    { key: 'unrest', name: 'unrest', points: [0, -2] },
  ]);
});

test('a source that is known has the same tint in every match, the others have those that are left, and what brings nothing has none', () => {
  const source = (key: string, ...points: number[]) => ({ key, name: key, points });
  const known = ['progress', 'region', 'fame'];
  expect(tintsOf([source('fame', 9, 0), source('progress', 4, 5)], known, 5)).toEqual([2, 0]);
  expect(tintsOf([source('progress', 14, 5), source('fame', 0, 3)], known, 5)).toEqual([0, 2]);
  // First the tints that no known source has, then those of known ones that are not there.
  const many = ['a', 'region', 'b', 'c', 'd', 'e'].map((key) => source(key, 1));
  expect(tintsOf([...many, source('unrest', -2, 0)], known, 5)).toEqual([3, 1, 4, 0, 2, null, null]);
});
