import { shared } from '../../../../client/boards/map/geometry';
import { LINE, placeNames, type Named } from '../../../../client/boards/new-dawn/map/names';

/** Names on the map lie on no other name, and on no piece where a side is free. */

const name = (x: number, y: number, ...lines: string[]): Named => ({ at: { x, y }, lines });

test('a name with room around it stands below its piece', () => {
  const [placed] = placeNames([name(100, 100, 'Geneva')], [], 1);
  expect(placed).toMatchObject({ x: 100, anchor: 'middle' });
  expect(placed!.y).toBeGreaterThan(117);
});

test('what stands below, above or at a side is not hidden', () => {
  const pieces = [
    { x: 100, y: 140 },
    { x: 100, y: 60 },
    { x: 140, y: 100 },
  ];
  expect(placeNames([name(100, 100, 'Geneva')], pieces.slice(0, 1), 1)[0]!.y).toBeLessThan(90);
  expect(placeNames([name(100, 100, 'Geneva')], pieces.slice(0, 2), 1)[0]!.anchor).toBe('start');
  expect(placeNames([name(100, 100, 'Geneva')], pieces, 1)[0]!.anchor).toBe('end');
});

test.each([0.6, 1, 1.65, 2.6])('no two names of pieces near each other overlap, %d times as large', (unit) => {
  const names = [name(0, 0, 'Geneva'), name(69, 40, 'Torres', 'del Paine'), name(-35, 60, 'Buenos', 'Aires')];
  const placed = placeNames(names, [], unit);
  for (const [i, one] of placed.entries())
    for (const other of placed.slice(i + 1)) expect(shared(one.box, other.box)).toBe(0);
});

test('a name of two lines above its piece ends above it', () => {
  const [placed] = placeNames([name(0, 0, 'Buenos', 'Aires')], [{ x: 0, y: 40 }], 1);
  expect(placed!.y + LINE).toBeLessThan(-10);
});
