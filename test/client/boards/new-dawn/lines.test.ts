import { linesOf } from '../../../../client/boards/new-dawn/map/lines';

/** Names on the map of A New Dawn. */

test.each([
  ['Geneva', ['Geneva']],
  ['Kilimandzsáró', ['Kilimandzsáró']],
  ['Buenos Aires', ['Buenos', 'Aires']],
  ['Torres del Paine', ['Torres', 'del Paine']],
  ['Great Barrier Reef', ['Great', 'Barrier Reef']],
])('%s is written in as many lines as it needs', (name, lines) => {
  expect(linesOf(name)).toEqual(lines);
});
