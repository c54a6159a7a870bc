import { act, screen } from '@testing-library/react';
import type { Core } from '../../games/kit/core';
import type { Ruleset } from '../../games/kit/ruleset';
import type * as Course from '../../client/table/ending/course';
import { openReplay, recorded } from './recorded';
import { toy } from './toy';

const mockCourse: { comes?: Promise<Course.MatchCourse | null> } = {};
jest.mock('../../client/table/ending/course', () => {
  const real = jest.requireActual<typeof Course>('../../client/table/ending/course');
  return {
    ...real,
    courseOf: (...args: Parameters<typeof real.courseOf>) => mockCourse.comes ?? real.courseOf(...args),
  };
});

/** How the match went, at its end. */

const counted: Ruleset = {
  ...toy.ruleset,
  points: (g: Core, seat) => ({ n: toy.ruleset.standing(g).scores[seat] ?? 0, hidden: 0 }),
};
/** Ten turns empty the deck: Ann plants (3 points), Bob sells (2). */
const TURNS = Array.from({ length: 10 }, (_, turn) => (turn % 2 === 0 ? ('plant' as const) : ('sell' as const)));
const END = 21;

test('points over time are drawn from the positions of the match, and told as text', async () => {
  await openReplay(recorded(TURNS, counted), END);
  const chart = await screen.findByRole('img', { name: /^Points over time/ });
  const points = { ann: [3, 3, 6, 6, 9, 9, 12, 12, 15, 15], bob: [0, 2, 2, 4, 4, 6, 6, 8, 8, 10] };
  expect(chart).toHaveAccessibleName(`Points over time. Ann: ${points.ann.join(', ')}; Bob: ${points.bob.join(', ')}`);
  const lines = [...chart.querySelectorAll('polyline')].map((line) =>
    (line.getAttribute('points') ?? '').split(' ').map((point) => point.split(',').map(Number)),
  );
  const heights = lines.map((line) => line.map(([, y = 0]) => y));
  // As high as there are points, of whichever seat.
  const all = [...points.ann, ...points.bob].map((n, i): [number, number] => [n, heights.flat()[i]!]);
  expect(all).toHaveLength(heights.flat().length);
  for (const [n, y] of all) for (const [other, at] of all) expect(Math.sign(y - at)).toBe(Math.sign(other - n));
  for (const line of lines) {
    const across = line.map(([x = 0]) => x);
    expect(across).toEqual([...across].sort((a, b) => a - b));
  }
  // Told apart by more than colour.
  const [ann, bob] = chart.querySelectorAll('polyline');
  expect(ann?.getAttribute('stroke-dasharray')).not.toBe(bob?.getAttribute('stroke-dasharray'));
});

test('as long as the points over time may come their room is kept', async () => {
  let come: (course: null) => void = () => {};
  mockCourse.comes = new Promise((resolve) => {
    come = resolve;
  });
  await openReplay(recorded(TURNS, counted), END);
  const room = await screen.findByRole('region', { name: 'Points over time' });
  expect(room.querySelector('svg')).toHaveAttribute('viewBox');
  await act(async () => come(null));
  expect(room).not.toBeInTheDocument();
  delete mockCourse.comes;
});

test('what a card brought stands beside how its points were counted', async () => {
  await openReplay(recorded(TURNS, counted), END);
  const counts = await screen.findAllByText(/^3 points per tree; counted: 1/);
  expect(counts).toHaveLength(5);
  expect(counts[0]?.closest('li')).toHaveTextContent(/3$/);
});
