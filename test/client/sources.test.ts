import { sourcesOf } from '../../client/table/ending/sources';
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
