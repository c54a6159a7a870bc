import fc from 'fast-check';

import { diff, patch, type Delta } from '../../protocol/delta';
import { canonical } from '../../tools/play/hash';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** What came over the wire: `undefined` and -0 do not. */
const sent = <T>(value: T): T => (value === undefined ? value : (JSON.parse(JSON.stringify(value)) as T));

const json = (): fc.Arbitrary<Json> => fc.jsonValue().map((value) => sent(value) as Json);

/** Freezes all of it: an attempt to change something throws. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}

/** What a client has after the change from `before` to `after` was sent to it. */
const received = (before: unknown, after: unknown): unknown =>
  patch(frozen(before), frozen(sent(diff(frozen(before), frozen(after)))));

/** Jest's own equality passes over a key named `__proto__`. */
const expectSame = (one: unknown, other: unknown): void => expect(canonical(one)).toBe(canonical(other));

/** Something done to a list. */
const listEdit = (element: fc.Arbitrary<Json>): fc.Arbitrary<(list: Json[]) => Json[]> =>
  fc.oneof(
    fc.nat(40).map((n) => (list: Json[]) => list.slice(n)),
    fc.array(element, { maxLength: 3 }).map((come) => (list: Json[]) => [...list, ...come]),
    fc.array(element, { maxLength: 3 }).map((come) => (list: Json[]) => [...list.slice(come.length), ...come]),
    fc.tuple(fc.nat(), fc.nat(5), fc.array(element, { maxLength: 5 })).map(
      ([at, gone, come]) =>
        (list: Json[]) =>
          list.toSpliced(at % (list.length + 1), gone, ...come),
    ),
    fc.constant((list: Json[]) => list.toReversed()),
    fc
      .nat()
      .map((n) => (list: Json[]) => [...list.slice(n % (list.length + 1)), ...list.slice(0, n % (list.length + 1))]),
    fc.tuple(fc.nat(), element).map(
      ([at, value]) =>
        (list: Json[]) =>
          list.length > 0 ? list.with(at % list.length, value) : list,
    ),
  );

/** Something done to one place of a value, deep inside or at its top. */
const edit = (): fc.Arbitrary<(value: Json) => Json> =>
  fc
    .tuple(fc.array(fc.nat(), { maxLength: 4 }), json(), fc.string(), listEdit(json()), fc.nat(2))
    .map(([path, value, name, list, kind]) => {
      const at = (place: Json, [step, ...rest]: number[]): Json => {
        if (Array.isArray(place)) {
          if (step === undefined || place.length === 0) return list(place);
          const i = step % place.length;
          return place.with(i, at(place[i] as Json, rest));
        }
        if (typeof place !== 'object' || place === null) return value;
        const entries = Object.entries(place);
        if (step !== undefined && entries.length > 0) {
          const i = step % entries.length;
          const [key, inner] = entries[i] as [string, Json];
          return Object.fromEntries(entries.with(i, [key, at(inner, rest)]));
        }
        if (kind === 0) return Object.fromEntries(entries.slice(1));
        return Object.fromEntries([...entries.filter(([key]) => key !== name), [name, value]]);
      };
      return (whole: Json) => at(whole, path);
    });

/** Everything in `patched` that is where it was in `before`, and is as it was, has to be the same object. */
function expectShared(before: unknown, patched: unknown): void {
  if (typeof before !== 'object' || before === null || typeof patched !== 'object' || patched === null) return;
  if (canonical(before) === canonical(patched)) expect(patched).toBe(before);
  else if (Array.isArray(before) && Array.isArray(patched)) {
    const until = before.findIndex((each, i) => i >= patched.length || canonical(each) !== canonical(patched[i]));
    for (let i = 0; i < until; i++) expectShared(before[i], patched[i]);
  } else if (!Array.isArray(before) && !Array.isArray(patched)) {
    for (const [key, value] of Object.entries(before)) {
      if (Object.hasOwn(patched, key)) expectShared(value, (patched as Record<string, unknown>)[key]);
    }
  }
}

describe('a change, made, sent and applied', () => {
  test('leads from any value to any other', () => {
    fc.assert(
      fc.property(json(), json(), (a, b) => expectSame(received(a, b), b)),
      { numRuns: 500 },
    );
  });

  test('leads from a value to what was made of it, step by step', () => {
    fc.assert(
      fc.property(json(), fc.array(edit(), { minLength: 1, maxLength: 5 }), (first, edits) => {
        let [value, mine]: [Json, unknown] = [first, first];
        for (const each of edits) {
          const next = sent(each(value));
          mine = patch(frozen(mine), sent(diff(value, next)));
          expectSame(mine, next);
          value = next;
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('leads from a list to the same list shifted, spliced, turned round', () => {
    const lists = fc.oneof(
      fc.array(fc.nat(3), { maxLength: 60 }),
      fc.array(fc.record({ id: fc.nat(20), at: fc.array(fc.nat(2), { maxLength: 2 }) }), { maxLength: 60 }),
      fc.array(fc.array(fc.nat(1), { maxLength: 3 }), { maxLength: 60 }),
    ) as fc.Arbitrary<Json[]>;
    fc.assert(
      fc.property(lists, fc.array(listEdit(json()), { minLength: 1, maxLength: 3 }), (list, edits) => {
        const after = edits.reduce((value, each) => each(value), list);
        expectSame(received(list, after), after);
      }),
      { numRuns: 1000 },
    );
  });

  test('shares what has not changed', () => {
    fc.assert(
      fc.property(json(), edit(), (a, change) => expectShared(a, received(a, sent(change(a))))),
      { numRuns: 500 },
    );
    const before = {
      hands: [{ cards: [1, 2] }, { cards: [3] }],
      log: [{ n: 1 }, { n: 2 }, { n: 3 }],
      market: { row: [7, 8] },
    };
    const after = {
      hands: [{ cards: [1, 2] }, { cards: [3, 4] }],
      log: [{ n: 2 }, { n: 3 }, { n: 4 }],
      market: { row: [7, 8] },
    };
    const shared = received(before, after) as typeof before;
    expect(shared).toEqual(after);
    expect(shared.market).toBe(before.market);
    expect(shared.hands[0]).toBe(before.hands[0]);
    expect([shared.log[0], shared.log[1]].map((line, i) => line === before.log[i + 1])).toEqual([true, true]);
  });

  test('is nothing where values are equal', () => {
    fc.assert(
      fc.property(json(), (value) => {
        expect(diff(frozen(value), frozen(sent(value)))).toBeUndefined();
      }),
    );
    expect(patch(3, undefined)).toBe(3);
    // Neither an undefined value nor the order of keys arrives in JSON as a difference that counts.
    expect(diff({ a: undefined, b: 1, c: 2 }, { c: 2, b: 1 })).toBeUndefined();
    expect(diff([{ a: undefined, b: 1 }], [{ b: 1, a: undefined }])).toBeUndefined();
    expect(diff({ b: 1 }, { a: undefined, b: 2 })).toEqual({ o: { b: [2] } });
    expect(diff({ a: 1 }, { a: undefined })).toEqual({ o: { a: 0 } });
  });

  test('may take, change and bring a key named __proto__', () => {
    const values = [
      '{}',
      '{"__proto__":1}',
      '{"__proto__":{"a":1}}',
      '{"__proto__":{"a":2,"b":[]}}',
      '[{"__proto__":null}]',
      '[{}]',
    ].map((text) => JSON.parse(text) as Json);
    for (const a of values) {
      for (const b of values) {
        const after = received(a, b);
        expectSame(after, b);
        if (!Array.isArray(after)) expect(Object.getPrototypeOf(after)).toBe(Object.prototype);
      }
    }
    expect(({} as Record<string, unknown>).a).toBeUndefined();
  });

  test('does not look for keys in what objects inherit', () => {
    expectSame(received({}, { toString: { a: 1 }, constructor: 0 }), { toString: { a: 1 }, constructor: 0 });
    expectSame(received({ toString: 1 }, {}), {});
  });
});

describe('a change that does not fit is refused', () => {
  test.each<[string, unknown, unknown]>([
    ['keys of a list', [1], { o: { a: [1] } }],
    ['keys of nothing', undefined, { o: { a: [1] } }],
    ['keys of null', null, { o: { a: [1] } }],
    ['a key that is not there to take away', { b: 1 }, { o: { a: 0 } }],
    ['inside a key that is not there', { b: 1 }, { o: { a: { o: { c: [1] } } } }],
    ['inside a key that is only inherited', {}, { o: { toString: { o: { c: [1] } } } }],
    ['elements of an object', { 0: 1 }, { e: { 0: [2] } }],
    ['an element behind the end', [1], { e: { 1: [2] } }],
    ['an element before the beginning', [1], { e: { '-1': [2] } }],
    ['an element with a name', [1], { e: { length: [0] } }],
    ['a splice behind the end', [1], { a: [[1, 1]] }],
    ['a splice before the beginning', [1, 2], { a: [[-1, 1]] }],
    ['a splice of less than nothing', [1, 2], { a: [[1, -1]] }],
    ['a splice at no number', [1, 2], { a: [['0', '1']] }],
    ['a number', { a: 1 }, 7],
  ])('%s', (_, before, delta) => {
    const text = JSON.stringify(before);
    expect(() => patch(frozen(before), delta as Delta)).toThrow();
    expect(JSON.stringify(before)).toBe(text);
  });
});

describe('work and size', () => {
  /** Counts every look at an element or value, at any depth. */
  function counted(value: unknown, looks: { n: number }): unknown {
    if (typeof value !== 'object' || value === null) return value;
    const inner = Array.isArray(value)
      ? value.map((each) => counted(each, looks))
      : Object.fromEntries(Object.entries(value).map(([key, each]) => [key, counted(each, looks)]));
    return new Proxy(inner, {
      get: (target, key) => {
        looks.n++;
        return Reflect.get(target, key) as unknown;
      },
    });
  }
  function looksFor(before: unknown, after: unknown): number {
    const looks = { n: 0 };
    diff(counted(before, looks), counted(after, looks));
    return looks.n;
  }

  const many = Array.from({ length: 5000 }, (_, i) => i);
  const shuffled = many.map((i) => (i * 1693 + 7) % 5000);

  test('a list in another order is told again, in little more than its length', () => {
    expect(new Set(shuffled).size).toBe(5000);
    const size = JSON.stringify(diff(many, shuffled)).length;
    expect(size).toBeLessThanOrEqual(JSON.stringify(shuffled).length + 20);
    expect(looksFor(many, shuffled)).toBeLessThan(20 * many.length);
    expect(patch(many, diff(many, shuffled))).toEqual(shuffled);
  });

  test('components in another order cost a few times their length', () => {
    const [before, after] = [many, shuffled].map((list) => list.map((id) => ({ id, on: [] as number[] })));
    expect(looksFor(before, after)).toBeLessThan(60 * many.length);
    expect(JSON.stringify(diff(before, after)).length).toBeLessThan(1.5 * JSON.stringify(after).length);
  });

  test('lists that are longer than a call has room for', () => {
    const long = Array.from({ length: 200_000 }, (_, i) => i);
    expect((received([], long) as number[]).length).toBe(long.length);
    expect(received([-1, ...long], [-1, 0.5, ...long])).toEqual([-1, 0.5, ...long]);
  });

  test('one line more and the oldest gone is a small change of a long log', () => {
    const log = many.map((n) => ({ k: 'drew', n }));
    const next = [...log.slice(1), { k: 'drew', n: 5000 }];
    expect(diff(log, next)).toEqual({
      a: [
        [0, 1],
        [4999, 0, { k: 'drew', n: 5000 }],
      ],
    });
    expect(looksFor(log, next)).toBeLessThan(20 * log.length);
  });

  test('lists in lists in lists do not multiply the work', () => {
    const nest = (leaf: Json, depth: number): Json => (depth === 0 ? leaf : [nest(leaf, depth - 1)]);
    const looks = [8, 16].map((depth) => looksFor(nest(1, depth), nest(2, depth)));
    // Twice the depth is four times the work, not 4^8 times.
    expect(looks[1]).toBeLessThan(6 * (looks[0] as number));
    expect(diff(nest(1, 3), nest(2, 3))).toEqual({ e: { 0: { e: { 0: { e: { 0: [2] } } } } } });
  });

  test('what is the same object is not looked at', () => {
    const part = { list: many };
    const looks = { n: 0 };
    const same = counted(part, looks);
    expect(diff({ same, turn: 1 }, { same, turn: 2 })).toEqual({ o: { turn: [2] } });
    expect(diff([same, 1], [same, 2])).toEqual({ e: { 1: [2] } });
    expect(looks.n).toBe(0);
  });
});
