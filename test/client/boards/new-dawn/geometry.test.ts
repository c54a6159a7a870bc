import { RADIUS, layoutOf } from '../../../../client/boards/new-dawn/map/geometry';
import { rosesOf } from '../../../../client/boards/new-dawn/map/sea';
import { atlasOf } from '../../../../games/new-dawn/atlas';
import { firstGame } from '../../../../games/new-dawn/cards/layouts';

/** A map that is higher than wide is turned where the window is wide. */

const spacesOf = (seats: number): readonly string[] =>
  atlasOf({ map: firstGame.filter(({ fromPlayers }) => fromPlayers <= seats) }).spaces;

test.each([2, 3, 4])('the map of %i lies as broad as it can, and is never turned where that is not wanted', (seats) => {
  const spaces = spacesOf(seats);
  const [plain, broad] = [layoutOf(spaces, false), layoutOf(spaces, false, true)];
  expect(plain.turned).toBe(false);
  expect(broad.turned).toBe(plain.sheet.height > plain.sheet.width);
  expect(broad.sheet.width).toBeGreaterThanOrEqual(broad.sheet.height);
});

test('turned, spaces lie as far from each other as before, and each outline around its own', () => {
  const spaces = spacesOf(4);
  const [plain, broad] = [layoutOf(spaces, false), layoutOf(spaces, false, true)];
  expect(broad.turned).toBe(true);
  const far = (layout: typeof plain, a: string, b: string): number => {
    const [one, other] = [layout.at(a), layout.at(b)];
    return Math.hypot(one.x - other.x, one.y - other.y);
  };
  const [first = ''] = spaces;
  for (const space of spaces) expect(far(broad, first, space)).toBeCloseTo(far(plain, first, space), 0);
  // Neighbours touch: the corners of a space lie as far from its middle as ever, and on its own sheet.
  for (const space of spaces) {
    const corners = broad
      .outline(broad.at(space))
      .slice(1, -1)
      .split('L')
      .map((each) => each.split(' ').map(Number));
    for (const [x = 0, y = 0] of corners) {
      expect(Math.hypot(x - broad.at(space).x, y - broad.at(space).y)).toBeCloseTo(RADIUS, 0);
      expect([x >= -1, y >= -1, x <= broad.sheet.width + 1, y <= broad.sheet.height + 1]).toEqual([
        true,
        true,
        true,
        true,
      ]);
    }
  }
});

test.each([2, 3, 4])(
  'the roses of the chart lie in the sea off the map of %i, and before there is a map nowhere',
  (seats) => {
    const spaces = spacesOf(seats);
    const layout = layoutOf(spaces, false);
    const roses = rosesOf(spaces, layout);
    expect(roses).toHaveLength(2);
    for (const { x, y } of roses)
      expect(Math.min(...spaces.map(layout.at).map((at) => Math.hypot(at.x - x, at.y - y)))).toBeGreaterThan(
        3 * RADIUS,
      );
    expect(rosesOf([], layoutOf([], true))).toEqual([]);
  },
);
