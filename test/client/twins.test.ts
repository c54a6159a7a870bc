import { couldStandFor, standsIn, swap, twinsOf, type Twins } from '../../client/table/question/twins';

const equal = ['a', 'b', 'c', 'd'];
const among = (id: string): string[] => (equal.includes(id) ? equal.filter((each) => each !== id) : []);

const start: Twins = { for: twinsOf(['a', 'b', 'x'], among), swapped: {} };

test('what no option names could stand for every equal one that is named', () => {
  expect(couldStandFor(start, 'c')).toEqual(['a', 'b']);
  expect(couldStandFor(start, 'a')).toEqual([]);
  expect(couldStandFor(start, 'x')).toEqual([]);
});

test('one takes the place of another, which may take it back', () => {
  const after: Twins = { ...start, swapped: swap(start, 'c', 'a') };
  expect(standsIn(after, 'c')).toBe('a');
  expect(couldStandFor(after, 'c')).toEqual([]);
  expect(couldStandFor(after, 'a')).toEqual(['a']);
  expect(swap(after, 'a', 'a')).toEqual({});
});

test('of two that would stand for the same the later one does', () => {
  const after: Twins = { ...start, swapped: swap(start, 'c', 'a') };
  expect(swap(after, 'd', 'a')).toEqual({ d: 'a' });
});
