import { DEEPEST, isBounded } from '../../games/kit/bounds';
import { nested } from './nested';

/** No schema sees a value from outside that is too large or too deep. */

const objects = (levels: number): unknown =>
  JSON.parse('{"a":'.repeat(levels - 1) + '{}' + '}'.repeat(levels - 1)) as unknown;

describe('a value', () => {
  test.each([
    ['lists', nested],
    ['objects', objects],
  ])('may hold %s 32 deep, not 33, not deeper than the stack', (_, nest) => {
    expect(DEEPEST).toBe(32);
    expect(isBounded(nest(32), 1000)).toBe(true);
    for (const levels of [33, 1000, 100_000]) expect(isBounded(nest(levels), 1e9)).toBe(false);
  });

  test('may hold so many elements, wherever they lie', () => {
    for (const value of [[1, 2, 3], { a: 1, b: 2, c: 3 }, [[1, 2]], [{ a: 'long text' }, 1], { a: [null, null] }]) {
      expect(isBounded(value, 3)).toBe(true);
      expect(isBounded(value, 2)).toBe(false);
    }
  });

  test('that is no list and no object is small', () => {
    for (const value of [null, undefined, 7, true, 'x'.repeat(100_000), () => 1])
      expect(isBounded(value, 0)).toBe(true);
    for (const value of [[], {}]) expect(isBounded(value, 0)).toBe(true);
  });

  test('that is binary has an element for each byte', () => {
    expect(isBounded(new Uint8Array(100), 100)).toBe(true);
    expect(isBounded(new Uint8Array(101), 100)).toBe(false);
  });
});

test('looking at too much takes no longer than looking at as much as is allowed', () => {
  let looked = 0;
  const item = new Proxy(
    {},
    {
      ownKeys() {
        looked++;
        return [];
      },
    },
  );
  expect(isBounded([new Array(10_001).fill(item), item], 10_000)).toBe(false);
  expect(looked).toBe(0);
});
