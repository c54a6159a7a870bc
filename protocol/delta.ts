/**
 * What changed between two plain JSON values, as small plain JSON: `[value]` is a new value; `{ o: { key: change } }`
 * changes an object's own keys, where 0 removes a key; `{ a: splices, e: { index: change } }` changes an array: first
 * the splices, in order, then single elements.
 */
export type Delta = [value: unknown] | ObjectDelta | ArrayDelta;

export interface ObjectDelta {
  o: Record<string, Delta | 0>;
}

export interface ArrayDelta {
  /** Index, number of elements removed, elements inserted there. */
  a?: [at: number, gone: number, ...come: unknown[]][];
  e?: Record<string, Delta>;
}

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The change from one plain JSON value to another; undefined when they are equal. An object that both values share
 * costs nothing; any other element is compared a few times for each array that contains it. A key whose value is
 * undefined counts as absent, as in JSON; the order of keys does not count.
 */
export function diff(before: unknown, after: unknown): Delta | undefined {
  if (before === after) return undefined;
  if (Array.isArray(before) && Array.isArray(after)) return diffArrays(before, after);
  if (isObject(before) && isObject(after)) return diffObjects(before, after);
  return [after];
}

function diffObjects(before: Json, after: Json): Delta | undefined {
  let changes: ObjectDelta['o'] | undefined;
  // An inherited property is no part of a JSON value.
  for (const key in after) {
    const value = after[key];
    if (value === undefined || value === before[key]) continue;
    const had = Object.hasOwn(before, key) && before[key] !== undefined;
    const change: Delta | undefined = had ? diff(before[key], value) : [value];
    if (change) put((changes ??= {}), key, change);
  }
  for (const key in before) {
    const value = before[key];
    if (value === undefined || value === after[key]) continue;
    if (!Object.hasOwn(after, key) || after[key] === undefined) put((changes ??= {}), key, 0);
  }
  return changes && { o: changes };
}

/** Reading elements of a frozen array is slow in V8, copying the array is fast. */
const readable = (list: readonly unknown[]): readonly unknown[] => (Object.isFrozen(list) ? [...list] : list);

/** How far an array may have moved forward as a whole (a log that drops its oldest lines) and still be recognised. */
const LONGEST_SHIFT = 32;

function diffArrays(was: readonly unknown[], is: readonly unknown[]): Delta | undefined {
  const [before, after] = [readable(was), readable(is)];
  const shift = shiftOf(before, after);
  const shorter = Math.min(before.length - shift, after.length);
  let head = 0;
  while (head < shorter && same(before[shift + head], after[head])) head++;
  let tail = 0;
  while (tail < shorter - head && same(before[before.length - 1 - tail], after[after.length - 1 - tail])) tail++;

  const splices: NonNullable<ArrayDelta['a']> = shift > 0 ? [[0, shift]] : [];
  const gone = before.length - shift - head - tail;
  const come = after.length - head - tail;
  if (gone === come && (gone <= 2 || !after.slice(head, head + come).every(isPlain))) {
    const elements: Record<string, Delta> = {};
    for (let i = head; i < head + gone; i++) {
      const change = diff(before[shift + i], after[i]);
      if (change) elements[i] = change;
    }
    if (gone > 0) return splices.length > 0 ? { a: splices, e: elements } : { e: elements };
  } else {
    splices.push([head, gone, ...after.slice(head, head + come)]);
  }
  return splices.length > 0 ? { a: splices } : undefined;
}

/** How many elements `after` has dropped at its beginning while it keeps the rest; 0 when it has not moved. */
function shiftOf(before: readonly unknown[], after: readonly unknown[]): number {
  if (after.length === 0 || before.length < 2 || equal(before[0], after[0])) return 0;
  const last = Math.min(LONGEST_SHIFT, before.length - 1);
  for (let shift = 1; shift <= last; shift++) {
    // Two elements in a row have to agree: in an array of few different values a single one agrees by chance.
    const next = Math.min(shift + 1, before.length - 1) - shift;
    if (equal(before[shift], after[0]) && next < after.length && equal(before[shift + next], after[next])) return shift;
  }
  return 0;
}

/** The same as `equal`, but without a call where both are the same object, as most are. */
const same = (a: unknown, b: unknown): boolean => a === b || equal(a, b);

/**
 * Whether `diff(a, b)` is undefined. It stops at the first difference; within arrays, `diff` would compare the same
 * elements again.
 */
function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) return Array.isArray(b) && equalLists(a, b);
  return isObject(a) && isObject(b) && equalObjects(a, b);
}

function equalLists(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false;
  return true;
}

function equalObjects(a: Json, b: Json): boolean {
  for (const key in a) {
    const value = a[key];
    if (value === undefined || value === b[key]) continue;
    if (!Object.hasOwn(b, key) || !equal(value, b[key])) return false;
  }
  for (const key in b) {
    const value = b[key];
    if (value === undefined || value === a[key]) continue;
    if (a[key] === undefined || !Object.hasOwn(a, key)) return false;
  }
  return true;
}

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** The same as `object[key] = value`, also for a key named `__proto__`. */
function put(object: Json, key: string, value: unknown): void {
  if (key === '__proto__')
    Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
  else object[key] = value;
}

/**
 * Applies a change. Neither argument is altered; unchanged parts are the same objects as in `before`.
 * @throws Error when the change does not fit the value
 */
export const patch = <T>(before: T, delta: Delta | undefined): T => changed(before, delta) as T;

function changed(before: unknown, delta: Delta | undefined): unknown {
  if (delta === undefined) return before;
  if (Array.isArray(delta)) return delta[0];
  if ('o' in delta) {
    if (!isObject(before)) throw new Error('a change of an object does not fit');
    const after = { ...before };
    for (const key of Object.keys(delta.o)) {
      const change = delta.o[key];
      const has = Object.hasOwn(before, key);
      if (change !== 0) put(after, key, changed(has ? before[key] : undefined, change));
      else if (has) delete after[key];
      else throw new Error('a change of an object does not fit');
    }
    return after;
  }
  if (!Array.isArray(before)) throw new Error('a change of a list does not fit');
  const list: readonly unknown[] = before;
  let after = [...list];
  for (const [at, gone, ...come] of delta.a ?? []) {
    if (!isCount(at) || !isCount(gone) || at + gone > after.length) throw new Error('a change of a list does not fit');
    // `splice` takes elements as arguments, and an array may have more elements than a call may have arguments.
    after = [...after.slice(0, at), ...come, ...after.slice(at + gone)];
  }
  for (const [index, change] of Object.entries(delta.e ?? {})) {
    if (!isCount(Number(index)) || Number(index) >= after.length) throw new Error('a change of a list does not fit');
    after[Number(index)] = changed(after[Number(index)], change);
  }
  return after;
}

/**
 * A copy of `after` in which everything equal to a part of `before` is that part itself, so that `===` shows what has
 * not changed.
 */
export const sharing = <T>(before: unknown, after: T): T => changed(before, diff(before, after)) as T;

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0;
