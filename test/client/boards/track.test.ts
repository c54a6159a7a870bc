import { stacked } from '../../../client/boards/common/ScoreTrack';

test('discs that would lie on each other stand on each other, as low as they can', () => {
  expect(stacked([33, 33, 36], 5)).toEqual([0, 1, 2]);
  expect(stacked([18, 50, 21], 8)).toEqual([0, 0, 1]);
  expect(stacked([10, 14, 18], 5)).toEqual([0, 1, 0]);
});
