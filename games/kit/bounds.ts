/** How deep lists and objects may lie in each other in anything that comes from outside; ours lie five deep at most. */
export const DEEPEST = 32;

/**
 * Whether a value from outside is small enough for code that recurses into it, such as a schema: that takes stack for each level,
 * and may remember each element. This check does neither, so it comes first.
 * @param most items of lists and fields of objects that it may hold, on all levels together
 */
export function isBounded(value: unknown, most: number): boolean {
  let left = most;
  let level = [value].filter(isNest);
  for (let depth = 0; level.length > 0; depth++) {
    if (depth === DEEPEST) return false;
    const next: object[] = [];
    for (const nest of level) {
      const elements: unknown[] = Array.isArray(nest) ? nest : Object.values(nest);
      left -= elements.length;
      if (left < 0) return false;
      for (const each of elements) if (isNest(each)) next.push(each);
    }
    level = next;
  }
  return true;
}

const isNest = (value: unknown): value is object => typeof value === 'object' && value !== null;
