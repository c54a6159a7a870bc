import { RULESETS, usualSeats } from '../../client/rulesets';

/** How many seats a table has that nobody has chosen another number for. */

test('two where a ruleset is for two, also if one would do', () => {
  const [entry] = RULESETS;
  if (!entry) throw new Error('no ruleset');
  const seats = (minSeats: number, maxSeats: number): number => usualSeats({ ...entry, minSeats, maxSeats });
  expect([seats(1, 4), seats(2, 4), seats(3, 5), seats(1, 1)]).toEqual([2, 2, 3, 1]);
});
