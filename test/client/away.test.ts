import { awayFrom, type Box } from '../../client/table/telling/away';

/** What is told stands off the place of which it tells. */

const room: Box = { left: 0, top: 0, right: 1000, bottom: 600 };
const caption: Box = { left: 350, top: 250, right: 650, bottom: 350 };
const at = (x: number, y: number): Box => ({ left: x - 20, top: y - 20, right: x + 20, bottom: y + 20 });
const moved = (box: Box, { x, y }: { x: number; y: number }): Box => ({
  left: box.left + x,
  right: box.right + x,
  top: box.top + y,
  bottom: box.bottom + y,
});
const covers = (a: Box, b: Box): boolean =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

test('it stays where it covers nothing', () => {
  expect(awayFrom(caption, at(100, 100), room)).toEqual({ x: 0, y: 0 });
});

test.each([
  [500, 270],
  [500, 330],
  [360, 300],
  [640, 300],
])('it leaves a place at %i, %i, and stays in the room', (x, y) => {
  const there = moved(caption, awayFrom(caption, at(x, y), room));
  expect(covers(there, at(x, y))).toBe(false);
  expect([there.left >= 0, there.right <= 1000, there.top >= 0, there.bottom <= 600]).toEqual([true, true, true, true]);
});

test('it goes the shortest way', () => {
  expect(awayFrom(caption, at(500, 340), room)).toEqual({ x: 0, y: 340 - 20 - 16 - 350 });
});

test('what fills the room stays', () => {
  expect(awayFrom(room, at(500, 300), room)).toEqual({ x: 0, y: 0 });
});
