import fc from 'fast-check';
import { canonical, hashOf } from '../../tools/play/hash';
import { seedOf } from '../../tools/play/seeds';
import { difference } from '../../tools/verify/difference';
import { notPlain } from '../../tools/verify/laws/plain';

describe('canonical JSON', () => {
  test('does not depend on the order of keys', () => {
    expect(canonical({ b: 1, a: [{ d: null, c: 'x' }] })).toBe('{"a":[{"c":"x","d":null}],"b":1}');
    expect(hashOf({ b: 1, a: 2 })).toBe(hashOf({ a: 2, b: 1 }));
    expect(hashOf([1, 2])).not.toBe(hashOf([2, 1]));
  });

  test('is JSON of the value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  test('SHA-256 of a known value', () => {
    expect(hashOf({})).toBe('44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a');
  });
});

test('seeds count on, the first is the seed itself', () => {
  expect([0, 1, 2].map((i) => seedOf('9', i))).toEqual(['9', '10', '11']);
  expect([0, 1].map((i) => seedOf('spring', i))).toEqual(['spring', 'spring+1']);
});

describe('difference', () => {
  test('equal values have none', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(difference(value, structuredClone(value))).toBeNull();
      }),
    );
  });

  test.each<[unknown, unknown, string]>([
    [{ a: 1 }, { a: 2 }, '$.a: 1 / 2'],
    [{ a: 1 }, {}, '$.a: 1 / absent'],
    [{}, { a: undefined }, '$.a: absent / undefined'],
    [{ a: [1, 2] }, { a: [1] }, '$.a: 2 / 1 entries: [1,2] / [1]'],
    [{ a: [1, { b: null }] }, { a: [1, { b: 0 }] }, '$.a[1].b: null / 0'],
    [[], {}, '$: [] / {}'],
  ])('%j and %j', (a, b, said) => {
    expect(difference(a, b)).toBe(said);
  });
});

test.each<[unknown, string]>([
  [{ a: { by: undefined } }, '$.a.by is undefined'],
  [[1, NaN], '$[1] is NaN'],
  [{ a: -0 }, '$.a is -0'],
  [{ a: new Date(0) }, '$.a is no plain object'],
  [{ a: () => 1 }, '$.a is function'],
])('%p is not plain JSON', (value, said) => {
  expect(notPlain(value)).toBe(said);
  expect(notPlain(JSON.parse(JSON.stringify({ a: 1, b: [null, 'x', true] })))).toBeNull();
});
